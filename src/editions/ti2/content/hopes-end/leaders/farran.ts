import { leader } from '#ti2/rules/components/component.ts';

export default leader('farran', 'Farran', { race: 'letnev', type: 'general' });
