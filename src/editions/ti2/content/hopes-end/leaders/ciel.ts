import { leader } from '../../../rules/components/component.ts';

export default leader('ciel', 'Ciel', { race: 'letnev', type: 'diplomat' });
