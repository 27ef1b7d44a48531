import { researchFacility } from '../shared/attachment.ts';

export default researchFacility(
  'cybernetic-research-facility',
  'Cybernetic Research Facility',
  'industrial',
  'cybernetic',
  'yellow',
);
