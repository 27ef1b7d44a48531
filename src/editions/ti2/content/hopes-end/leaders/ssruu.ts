import { leader } from '#ti2/rules/components/component.ts';

export default leader('ssruu', 'Ssruu', { race: 'yssaril', type: 'agent' });
