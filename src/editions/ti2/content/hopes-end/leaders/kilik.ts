import { leader } from '#ti2/rules/components/component.ts';

export default leader('kilik', 'Kilik', { race: 'mentak', type: 'agent' });
