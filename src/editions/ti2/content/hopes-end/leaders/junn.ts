import { leader } from '#ti2/rules/components/component.ts';

export default leader('junn', 'Junn', { race: 'xxcha', type: 'diplomat' });
