import { attachment } from '#ti4/content/pok/shared/attachment.ts';

export default attachment({
  id: 'mining-world',
  name: 'Mining World',
  deck: 'hazardous',
  text: 'Attach: this planet has 2 more resources.',
  resources: 2,
});
