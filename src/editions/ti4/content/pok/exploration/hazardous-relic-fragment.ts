import { relicFragment } from '../shared/fragment.ts';

export default relicFragment('hazardous', 'Hazardous', 7);
