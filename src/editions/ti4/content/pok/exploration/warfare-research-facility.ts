import { researchFacility } from '#ti4/content/pok/shared/attachment.ts';

export default researchFacility(
  'warfare-research-facility',
  'Warfare Research Facility',
  'hazardous',
  'warfare',
  'red',
);
