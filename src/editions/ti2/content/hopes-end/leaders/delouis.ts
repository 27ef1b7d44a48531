import { leader } from '#ti2/rules/components/component.ts';

export default leader('delouis', 'DeLouis', { race: 'sol', type: 'admiral' });
