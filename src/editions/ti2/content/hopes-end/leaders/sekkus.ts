import { leader } from '#ti2/rules/components/component.ts';

export default leader('sekkus', "Sek'kus", { race: 'norr', type: 'general' });
