import { relicFragment } from '#ti4/content/pok/shared/relic-fragment.ts';

export default relicFragment('cultural', 'Cultural', 9);
