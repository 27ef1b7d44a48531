import { actionCard } from '#ti2/rules/components/component.ts';
import fullBurn from '#ti2/content/own/action-cards/full-burn.ts';

export default actionCard({
  ...fullBurn,
  id: 'flank-speed',
  name: 'Flank Speed',
  copies: 3,
  text: 'During your movement segment: choose 1 of your fleets. Its ships get +1 movement this turn. A fleet can get this bonus only once per round.',
  sources: { text: 'single', copies: 'confirmed', numbers: 'own' },
});
