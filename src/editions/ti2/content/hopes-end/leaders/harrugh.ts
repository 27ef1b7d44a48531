import { leader } from '#ti2/rules/components/component.ts';

export default leader('harrugh', 'Harrugh', { race: 'hacan', type: 'general' });
