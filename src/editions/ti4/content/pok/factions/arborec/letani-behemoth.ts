import { unwind } from '#engine';
import { on } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, UnitId } from '#ti4/rules/state.ts';
import { canDeploy } from '#ti4/rules/units/deploy.ts';
import { countInReinforcements, placeUnits, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

/** Lists a seat's infantry that a mech can replace, on planets or in space. */
const outgrown = (game: Game, seat: SeatId): UnitId[] =>
  unitsAt(game, { owner: seat, type: 'infantry' })
    .filter(({ planet }) =>
      planet === undefined
        ? countInReinforcements(game, seat, 'mech') > 0
        : canDeploy(game, { seat, type: 'mech', planet }),
    )
    .map(({ id }) => id);

export default mech({
  id: 'letani-behemoth',
  name: 'Letani Behemoth',
  faction: 'arborec',
  deploys: { replaces: 'infantry' },
  text: 'Cost 2, combat 6, Sustain Damage, Planetary Shield, Production 2. Deploy: instead of using Mitosis, you may replace 1 of your infantry with this mech.',
  planetaryShield: true,
  production: 2,
  questions: [chooseUnit],
  reactions: [
    on('when', 'ability-begins', {
      isUsable: (game, { holder }, { seat, ability }) =>
        seat === holder && ability === 'mitosis' && outgrown(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseUnit.ask(holder, {
          prompt: 'Which infantry do you replace with a Letani Behemoth?',
          units: outgrown(game, holder),
        }),
      effect: (game, { holder }, { frame }, [id]) => {
        const infantry = game.state.units[id ?? ''];
        if (!infantry) return undefined;
        removeUnit(game, infantry, 'replaced');
        const { system, planet } = infantry;
        placeUnits(game, holder, 'mech', 1, { system, ...(planet !== undefined && { planet }) });
        return unwind(frame, 'replaced');
      },
    }),
  ],
});
