import { leader } from '../../../rules/components/component.ts';

export default leader('junn', 'Junn', { race: 'xxcha', type: 'diplomat' });
