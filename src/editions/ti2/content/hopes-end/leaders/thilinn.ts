import { leader } from '../../../rules/components/component.ts';

export default leader('thilinn', 'Thilinn', { race: 'yssaril', type: 'agent' });
