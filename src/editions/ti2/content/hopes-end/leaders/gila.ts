import { leader } from '../../../rules/components/component.ts';

export default leader('gila', 'Gila', { race: 'hacan', type: 'diplomat' });
