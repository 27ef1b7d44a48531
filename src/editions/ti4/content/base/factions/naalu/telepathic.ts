import { noteHolder } from '#ti4/rules/trade/promissory-notes.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'telepathic',
  name: 'Telepathic',
  set: 'base',
  faction: 'naalu',
  text: 'When the strategy phase ends: your initiative becomes 0. You are first in initiative order.',
  modifiers: {
    // Another player has the number while Gift of Prescience is in that player's play area.
    initiative: (game, { holder }, number, { seat }) => {
      if (seat !== holder) return number;
      const gift = `gift-of-prescience@${holder}`;
      const bearer = noteHolder(game, gift);
      return bearer !== undefined && seatOf(game, bearer).playArea.includes(gift) ? number : 0;
    },
  },
});
