import { leader } from '../../../rules/components/component.ts';

export default leader('farran', 'Farran', { race: 'letnev', type: 'general' });
