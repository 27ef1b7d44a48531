import { agenda, on } from '#ti4/rules/components/component.ts';
import { discardLaw } from '#ti4/rules/politics/laws.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { cutTurnShort } from '#ti4/rules/phases/turn-state.ts';

export default agenda({
  id: 'minister-of-peace',
  name: 'Minister of Peace',
  set: 'base',
  text: "Elect a player: after a player activates a system where another player has units, this card's owner may discard this card to end the active player's turn immediately.",
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  advice: { harms: (_game, seat, event) => (event?.seat === seat ? {} : { actions: 1 }) },
  reactions: [
    on('after', 'system-activated', {
      // Applies to every active player, the owner included; units of any player but the active one suffice.
      isUsable: (game, _held, { seat, system }) => unitsAt(game, { system, notOwner: seat }).length > 0,
      effect: (game, { holder, key }, { seat }) => {
        discardLaw(game, key);
        return cutTurnShort(game, seat, holder);
      },
    }),
  ],
});
