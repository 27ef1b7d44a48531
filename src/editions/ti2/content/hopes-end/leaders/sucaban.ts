import { leader } from '../../../rules/components/component.ts';

export default leader('sucaban', 'Sucaban', { race: 'jolnar', type: 'scientist' });
