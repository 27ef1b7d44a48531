import { leader } from '../../../rules/components/component.ts';

export default leader('kilik', 'Kilik', { race: 'mentak', type: 'agent' });
