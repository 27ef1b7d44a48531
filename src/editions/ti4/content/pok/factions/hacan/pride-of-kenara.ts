import { ongoingCombats } from '#ti4/rules/combat/combat.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'pride-of-kenara',
  name: 'Pride of Kenara',
  faction: 'hacan',
  text: "Cost 2, combat 6, Sustain Damage. Outside combat, you can give the card of this mech's planet in a transaction. If you do, move all your units from that planet to another planet you control.",
  modifiers: {
    'tradable-planets': (game, { holder }, planets, { from }) =>
      from === holder && !ongoingCombats(game).length
        ? [
            ...new Set([
              ...planets,
              ...unitsAt(game, { owner: holder, type: 'mech' }).flatMap(({ planet }) => planet ?? []),
            ]),
          ]
        : planets,
  },
});
