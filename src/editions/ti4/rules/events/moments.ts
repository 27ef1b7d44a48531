import { kit } from '#ti4/rules/components/component.ts';

export { interruptWith } from '#kit/components/moments.ts';

/** What has come about in the middle of a step, and the windows that open for it as soon as the step is over. */
export const { queueMoment, momentProcedures, momentCheck } = kit;
