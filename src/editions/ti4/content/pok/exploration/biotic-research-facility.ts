import { researchFacility } from '#ti4/content/pok/shared/attachment.ts';

export default researchFacility(
  'biotic-research-facility',
  'Biotic Research Facility',
  'industrial',
  'biotic',
  'green',
);
