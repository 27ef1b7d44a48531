import { interruptWith } from '#kit/components/moments.ts';
import { kit } from '#ti3/rules/components/component.ts';

export { interruptWith };
export const { queueMoment, momentProcedures, momentCheck } = kit;
