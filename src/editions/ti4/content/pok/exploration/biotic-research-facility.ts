import { researchFacility } from '../shared/attachment.ts';

export default researchFacility(
  'biotic-research-facility',
  'Biotic Research Facility',
  'industrial',
  'biotic',
  'green',
);
