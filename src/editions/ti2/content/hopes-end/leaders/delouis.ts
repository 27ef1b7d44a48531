import { leader } from '../../../rules/components/component.ts';

export default leader('delouis', 'DeLouis', { race: 'sol', type: 'admiral' });
