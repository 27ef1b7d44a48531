import { relicFragment } from '../shared/fragment.ts';

export default relicFragment('cultural', 'Cultural', 9);
