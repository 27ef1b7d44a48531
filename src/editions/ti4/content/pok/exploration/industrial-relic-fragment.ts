import { relicFragment } from '../shared/fragment.ts';

export default relicFragment('industrial', 'Industrial', 5);
