import { leader } from '../../../rules/components/component.ts';

export default leader('qanoj', 'Qanoj', { race: 'xxcha', type: 'diplomat' });
