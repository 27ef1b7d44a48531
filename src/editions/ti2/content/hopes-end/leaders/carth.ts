import { leader } from '../../../rules/components/component.ts';

export default leader('carth', 'Carth', { race: 'hacan', type: 'scientist' });
