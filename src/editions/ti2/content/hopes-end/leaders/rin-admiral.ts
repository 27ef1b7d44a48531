import { leader } from '../../../rules/components/component.ts';

export default leader('rin-admiral', 'Rin (Admiral)', { race: 'jolnar', type: 'admiral' });
