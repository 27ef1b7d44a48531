import { leader } from '#ti2/rules/components/component.ts';

export default leader('connor', 'Connor', { race: 'sol', type: 'agent' });
