import { attachment } from '#ti4/content/pok/shared/attachment.ts';

export default attachment({
  id: 'dyson-sphere',
  name: 'Dyson Sphere',
  deck: 'cultural',
  text: 'Attach: this planet has 2 more resources and 1 more influence.',
  resources: 2,
  influence: 1,
});
