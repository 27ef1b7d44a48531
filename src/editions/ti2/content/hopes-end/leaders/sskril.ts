import { leader } from '#ti2/rules/components/component.ts';

export default leader('sskril', 'Sskril', { race: 'yssaril', type: 'admiral' });
