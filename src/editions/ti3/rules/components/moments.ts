import { above } from '../../../../kit/moments.ts';
import { kit } from './component.ts';

export { above };
export const { happened, momentProcedures, momentCheck } = kit;
