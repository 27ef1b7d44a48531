import { leader } from '#ti2/rules/components/component.ts';

export default leader('carth', 'Carth', { race: 'hacan', type: 'scientist' });
