import { leader } from '../../../rules/components/component.ts';

export default leader('connor', 'Connor', { race: 'sol', type: 'agent' });
