import { leader } from '#ti2/rules/components/component.ts';

export default leader('sucaban', 'Sucaban', { race: 'jolnar', type: 'scientist' });
