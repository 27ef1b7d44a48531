import { researchFacility } from '../shared/attachment.ts';

export default researchFacility(
  'warfare-research-facility',
  'Warfare Research Facility',
  'hazardous',
  'warfare',
  'red',
);
