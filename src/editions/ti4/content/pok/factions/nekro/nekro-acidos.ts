import { leader, on } from '#ti4/rules/components/component.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { technologiesOf } from '#ti4/rules/technology/technology.ts';

const TECHNOLOGIES = 3;

export default leader({
  id: 'nekro-acidos',
  set: 'pok',
  faction: 'nekro',
  name: 'Nekro Acidos',
  role: 'commander',
  text: 'Unlocked by 3 technologies that you own; a Valefar Assimilator counts once it has taken one on. After you have gained a technology you may draw an action card.',
  unlocks: (game, seat) => technologiesOf(game, seat).filter(({ assimilator }) => !assimilator).length >= TECHNOLOGIES,
  reactions: [
    on('after', 'technology-gained', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => void drawActionCards(game, holder, 1),
    }),
  ],
});
