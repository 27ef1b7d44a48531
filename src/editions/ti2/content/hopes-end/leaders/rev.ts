import { leader } from '../../../rules/components/component.ts';

export default leader('rev', 'Rev', { race: 'sol', type: 'diplomat' });
