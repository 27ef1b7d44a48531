import { leader } from '#ti2/rules/components/component.ts';

export default leader('qanoj', 'Qanoj', { race: 'xxcha', type: 'diplomat' });
