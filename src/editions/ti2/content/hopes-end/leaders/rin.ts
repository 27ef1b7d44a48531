import { leader } from '../../../rules/components/component.ts';

export default leader('rin', 'Rin', { race: 'jolnar', type: 'scientist' });
