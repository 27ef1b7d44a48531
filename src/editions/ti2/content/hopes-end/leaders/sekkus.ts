import { leader } from '../../../rules/components/component.ts';

export default leader('sekkus', "Sek'kus", { race: 'norr', type: 'general' });
