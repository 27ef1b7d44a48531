import { leader } from '../../../rules/components/component.ts';

export default leader('suffi', 'Suffi', { race: 'mentak', type: 'diplomat' });
