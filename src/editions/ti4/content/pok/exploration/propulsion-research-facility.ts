import { researchFacility } from '#ti4/content/pok/shared/attachment.ts';

export default researchFacility(
  'propulsion-research-facility',
  'Propulsion Research Facility',
  'industrial',
  'propulsion',
  'blue',
);
