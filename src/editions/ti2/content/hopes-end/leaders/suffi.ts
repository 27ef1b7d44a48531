import { leader } from '#ti2/rules/components/component.ts';

export default leader('suffi', 'Suffi', { race: 'mentak', type: 'diplomat' });
