import { attachment } from '#ti4/content/pok/shared/attachment.ts';

export default attachment({
  id: 'tomb-of-emphidia',
  name: 'Tomb of Emphidia',
  deck: 'cultural',
  text: 'From now on this planet has 1 more influence; whoever has it and the relic The Crown of Emphidia can turn the relic into a victory point.',
  influence: 1,
});
