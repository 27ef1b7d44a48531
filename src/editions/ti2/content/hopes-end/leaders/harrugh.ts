import { leader } from '../../../rules/components/component.ts';

export default leader('harrugh', 'Harrugh', { race: 'hacan', type: 'general' });
