import { attachment } from '#ti4/content/pok/shared/attachment.ts';

export default attachment({
  id: 'tomb-of-emphidia',
  name: 'Tomb of Emphidia',
  deck: 'cultural',
  text: 'Attach: this planet has 1 more influence. If you control the planet and have The Crown of Emphidia, you can purge that relic for 1 victory point.',
  influence: 1,
});
