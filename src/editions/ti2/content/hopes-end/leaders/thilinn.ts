import { leader } from '#ti2/rules/components/component.ts';

export default leader('thilinn', 'Thilinn', { race: 'yssaril', type: 'agent' });
