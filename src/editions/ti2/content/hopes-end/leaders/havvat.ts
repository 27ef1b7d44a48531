import { leader } from '#ti2/rules/components/component.ts';

export default leader('havvat', 'Havvat', { race: 'mentak', type: 'admiral' });
