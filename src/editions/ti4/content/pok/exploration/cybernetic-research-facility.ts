import { researchFacility } from '#ti4/content/pok/shared/attachment.ts';

export default researchFacility(
  'cybernetic-research-facility',
  'Cybernetic Research Facility',
  'industrial',
  'cybernetic',
  'yellow',
);
