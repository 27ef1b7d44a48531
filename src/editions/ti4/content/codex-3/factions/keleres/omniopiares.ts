import { unitsAt } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'omniopiares',
  name: 'Omniopiares',
  set: 'codex-3',
  faction: 'keleres',
  text: 'Cost 2, combat 6, Sustain Damage. Committing ground forces to its planet costs other players 1 influence.',
  modifiers: {
    // Each mech requires its own payment.
    'landing-prices': (game, { holder }, prices, { seat, planet }) =>
      seat === holder ? prices : [...prices, ...unitsAt(game, { owner: holder, type: 'mech', planet }).map(() => 1)],
  },
});
