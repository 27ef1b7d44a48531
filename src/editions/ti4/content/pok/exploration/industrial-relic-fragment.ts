import { relicFragment } from '#ti4/content/pok/shared/relic-fragment.ts';

export default relicFragment('industrial', 'Industrial', 5);
