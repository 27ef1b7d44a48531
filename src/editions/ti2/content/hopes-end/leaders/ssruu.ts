import { leader } from '../../../rules/components/component.ts';

export default leader('ssruu', 'Ssruu', { race: 'yssaril', type: 'agent' });
