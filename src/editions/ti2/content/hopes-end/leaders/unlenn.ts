import { leader } from '../../../rules/components/component.ts';

export default leader('unlenn', 'Unlenn', { race: 'letnev', type: 'admiral' });
