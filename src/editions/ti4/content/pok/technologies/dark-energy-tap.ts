import { call } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { explore, findExplorableToken } from '#ti4/rules/exploration/exploration.ts';
import { shipsIn, unitsAt } from '#ti4/rules/units/units.ts';

export default technology({
  id: 'dark-energy-tap',
  name: 'Dark Energy Tap',
  set: 'pok',
  text: "After your tactical action: explore the frontier token in the active system if you have ships there. Your ships can retreat to any adjacent system without other players' units.",
  // Exploring gains something only while the frontier deck has cards.
  advice: { gains: ({ state }) => (state.decks.frontier?.draw.length ? { tradeGoods: 1.2 } : {}) },
  color: 'propulsion',
  prerequisites: {},
  reactions: [
    on('after', 'tactical-action-ends', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder && shipsIn(game, system, holder).length > 0 && findExplorableToken(game, system) !== undefined,
      mandatory: true,
      effect: (_game, { holder }, { system }) => call(explore, { seat: holder, system }, 'finish'),
    }),
  ],
  modifiers: {
    'explores-space': (_game, { holder }, explores, { seat }) => explores || seat === holder,
    'retreat-refuge': (game, { holder }, refuge, { seat, system }) =>
      refuge || (seat === holder && !unitsAt(game, { system, notOwner: seat }).length),
  },
});
