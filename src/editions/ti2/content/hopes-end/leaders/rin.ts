import { leader } from '#ti2/rules/components/component.ts';

export default leader('rin', 'Rin', { race: 'jolnar', type: 'scientist' });
