import { ongoingCombats } from '#ti4/rules/combat/combat.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'pride-of-kenara',
  name: 'Pride of Kenara',
  faction: 'hacan',
  text: 'Cost 2, combat 6, Sustain Damage. Except in combat you may trade away the card of its planet in a transaction; then all you have there moves to another planet of yours.',
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
