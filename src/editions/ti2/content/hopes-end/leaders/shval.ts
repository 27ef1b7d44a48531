import { leader } from '#ti2/rules/components/component.ts';

export default leader('shval', "Sh'val", { race: 'norr', type: 'general' });
