import { leader } from '../../../rules/components/component.ts';

export default leader('neekuaq', 'Neekuaq', { race: 'xxcha', type: 'admiral' });
