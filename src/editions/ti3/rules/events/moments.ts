import { above } from '#kit/components/moments.ts';
import { kit } from '#ti3/rules/components/component.ts';

export { above };
export const { happened, momentProcedures, momentCheck } = kit;
