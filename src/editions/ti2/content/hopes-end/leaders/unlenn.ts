import { leader } from '#ti2/rules/components/component.ts';

export default leader('unlenn', 'Unlenn', { race: 'letnev', type: 'admiral' });
