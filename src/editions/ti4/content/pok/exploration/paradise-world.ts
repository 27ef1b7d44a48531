import { attachment } from '#ti4/content/pok/shared/attachment.ts';

export default attachment({
  id: 'paradise-world',
  name: 'Paradise World',
  deck: 'cultural',
  text: 'Attach: this planet has 2 more influence.',
  influence: 2,
});
