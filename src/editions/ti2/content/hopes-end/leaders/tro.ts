import { leader } from '#ti2/rules/components/component.ts';

export default leader('tro', "T'ro", { race: 'norr', type: 'admiral' });
