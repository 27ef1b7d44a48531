import { researchFacility } from '../shared/attachment.ts';

export default researchFacility(
  'propulsion-research-facility',
  'Propulsion Research Facility',
  'industrial',
  'propulsion',
  'blue',
);
