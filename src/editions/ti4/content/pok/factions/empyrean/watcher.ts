import { unwind } from '#engine';
import { on } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, UnitId } from '#ti4/rules/state.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

/** Lists a player's mechs in or adjacent to a system with another player's units. */
function watching(game: Game, seat: SeatId, other: SeatId): UnitId[] {
  const systems = [...new Set(unitsAt(game, { owner: other }).map(({ system }) => system))];
  return unitsAt(game, { owner: seat, type: 'mech' })
    .filter((unit) => systems.some((system) => system === unit.system || isAdjacent(game, unit.system, system, seat)))
    .map(({ id }) => id);
}

export default mech({
  id: 'watcher',
  name: 'Watcher',
  faction: 'empyrean',
  text: "Cost 2, combat 6, Sustain Damage. When another player with units in or adjacent to this mech's system plays an action card: you may remove this mech to cancel that card.",
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (game, { holder }, { seat }) => seat !== holder && watching(game, holder, seat).length > 0,
      target: (game, { holder }, { seat }) =>
        chooseUnit.ask(holder, {
          prompt: 'Which Watcher do you remove from the board?',
          units: watching(game, holder, seat),
        }),
      effect: (game, { holder }, { seat, card, frame }, [id]) => {
        const unit = id === undefined ? undefined : game.state.units[id];
        if (!unit) return undefined;
        removeUnit(game, unit, 'watcher');
        game.addFact({ type: 'action-card-cancelled', seat, card, by: holder });
        return unwind(frame, 'cancelled');
      },
    }),
  ],
});
