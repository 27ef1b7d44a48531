import { leader } from '../../../rules/components/component.ts';

export default leader('havvat', 'Havvat', { race: 'mentak', type: 'admiral' });
