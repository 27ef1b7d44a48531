import { leader, on } from '#ti4/rules/components/component.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { technologiesOf } from '#ti4/rules/technology/technology.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const TECHNOLOGIES = 3;

export default leader({
  id: 'nekro-acidos',
  set: 'pok',
  faction: 'nekro',
  name: 'Nekro Acidos',
  role: 'commander',
  text: 'Unlock: own 3 technologies (a Valefar Assimilator counts only if it copies a technology). After you gain a technology: you may draw 1 action card.',
  ...unlocksWith(
    TECHNOLOGIES,
    'technologies',
    (game, seat) => technologiesOf(game, seat).filter(({ assimilator }) => !assimilator).length,
  ),
  reactions: [
    on('after', 'technology-gained', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => void drawActionCards(game, holder, 1),
    }),
  ],
});
