import { attachment } from '#ti4/content/pok/shared/attachment.ts';

export default attachment({
  id: 'tomb-of-emphidia',
  name: 'Tomb of Emphidia',
  deck: 'cultural',
  text: "Attach: this planet has 1 more influence. When the status phase ends: if this planet's controller has The Crown of Emphidia, they may purge that relic for 1 victory point.",
  influence: 1,
});
