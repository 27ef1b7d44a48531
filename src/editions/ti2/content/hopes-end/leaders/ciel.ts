import { leader } from '#ti2/rules/components/component.ts';

export default leader('ciel', 'Ciel', { race: 'letnev', type: 'diplomat' });
