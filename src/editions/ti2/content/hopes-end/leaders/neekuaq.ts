import { leader } from '#ti2/rules/components/component.ts';

export default leader('neekuaq', 'Neekuaq', { race: 'xxcha', type: 'admiral' });
