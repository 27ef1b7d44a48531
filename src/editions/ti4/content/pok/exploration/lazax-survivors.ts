import { attachment } from '#ti4/content/pok/shared/attachment.ts';

export default attachment({
  id: 'lazax-survivors',
  name: 'Lazax Survivors',
  deck: 'hazardous',
  text: 'Attach: this planet has 1 more resource and 2 more influence.',
  resources: 1,
  influence: 2,
});
