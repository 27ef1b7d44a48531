import { leader } from '#ti2/rules/components/component.ts';

export default leader('rev', 'Rev', { race: 'sol', type: 'diplomat' });
