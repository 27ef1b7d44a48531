import { leader } from '../../../rules/components/component.ts';

export default leader('shval', "Sh'val", { race: 'norr', type: 'general' });
