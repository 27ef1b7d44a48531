import { leader } from '#ti2/rules/components/component.ts';

export default leader('gila', 'Gila', { race: 'hacan', type: 'diplomat' });
