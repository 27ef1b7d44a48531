import { technology, type Game } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import type { SeatId, UnitId } from '#ti4/rules/state.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { capture, captureProblem } from '#ti4/rules/units/capture.ts';
import { isStructure, unitsAt } from '#ti4/rules/units/units.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';

/**
 * Lists the other players' units, except structures, that a seat can capture next to its space docks. A dock's own
 * system counts only if another dock is adjacent to it.
 */
const within = (game: Game, seat: SeatId): UnitId[] =>
  [
    ...new Set(
      unitsAt(game, { owner: seat, type: 'space-dock' }).flatMap(({ system }) => adjacentSystems(game, system, seat)),
    ),
  ]
    .flatMap((system) => unitsAt(game, { system, notOwner: seat }))
    .filter((unit) => !isStructure(game, unit) && captureProblem(game, seat, unit) === undefined)
    .map(({ id }) => id);

export default technology({
  id: 'vortex',
  name: 'Vortex',
  set: 'pok',
  faction: 'vuilraith',
  text: "Action: exhaust this card and choose a non-structure unit of another player in a system adjacent to your space dock. Capture a unit of its type from that player's reinforcements.",
  color: 'warfare',
  prerequisites: { warfare: 1 },
  advice: { gains: { resources: 2 } },
  questions: [chooseUnit],
  action: {
    problem: (game, held) =>
      isExhausted(game, held)
        ? 'This card is exhausted.'
        : within(game, held.holder).length
          ? undefined
          : 'No unit adjacent to your space docks is of a type that you can capture.',
    target: (game, { holder }) =>
      chooseUnit.ask(holder, {
        prompt: "Which unit's type do you capture? You capture 1 unit of that type from its owner's reinforcements.",
        units: within(game, holder),
      }),
    effect: (game, held, [id]) => {
      exhaust(game, held);
      const unit = id === undefined ? undefined : game.state.units[id];
      if (unit) capture(game, held.holder, unit.owner, [unit.type]);
    },
  },
});
