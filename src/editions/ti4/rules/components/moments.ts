import { kit } from './component.ts';

export { above } from '../../../../kit/moments.ts';

/** What has come about in the middle of a step, and the windows that open for it as soon as the step is over. */
export const { happened, momentProcedures, momentCheck } = kit;
