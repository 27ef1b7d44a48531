import { leader } from '../../../rules/components/component.ts';

export default leader('sskril', 'Sskril', { race: 'yssaril', type: 'admiral' });
