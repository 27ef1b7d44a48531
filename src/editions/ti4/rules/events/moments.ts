import { kit } from '#ti4/rules/components/component.ts';

export { interruptWith } from '#kit/components/moments.ts';

/** Events queued in the middle of a step; their windows open as soon as the step is over. */
export const { queueMoment, momentProcedures, momentCheck } = kit;
