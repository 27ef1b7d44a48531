import { attachment } from '#ti4/content/pok/shared/attachment.ts';

export default attachment({
  id: 'rich-world',
  name: 'Rich World',
  deck: 'hazardous',
  text: 'Attach: this planet has 1 more resource.',
  resources: 1,
});
