import { actionCard } from '#ti2/rules/components/component.ts';
import fullBurn from '#ti2/content/own/action-cards/full-burn.ts';

export default actionCard({
  ...fullBurn,
  id: 'flank-speed',
  name: 'Flank Speed',
  copies: 3,
  text: 'While you move: the ships of one of your fleets get +1 movement in this turn, each fleet once a round.',
  sources: { text: 'single', copies: 'confirmed', numbers: 'own' },
});
