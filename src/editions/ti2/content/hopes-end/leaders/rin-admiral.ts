import { leader } from '#ti2/rules/components/component.ts';

export default leader('rin-admiral', 'Rin (Admiral)', { race: 'jolnar', type: 'admiral' });
