import { type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { systemsOneStepFrom } from '#ti2/rules/board/adjacency.ts';
import { enemyShipsIn, groundForcesOn } from '#ti2/rules/units/units.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';
import { question } from '#ti2/rules/game.ts';
import { formatUnitCounts, nameOfPlanet } from '#ti2/rules/names.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { on, technology, type Game } from '#ti2/rules/components/component.ts';

const wayKey = pairKey<PlanetId, PlanetId>('>');

/** Lists the planets between which ground forces may go, and the number of ground forces on the first. */
function ways(game: Game, seat: SeatId): { from: PlanetId; to: PlanetId; count: number }[] {
  const free = planetsOf(game, seat).filter(({ system }) => !enemyShipsIn(game, system, seat).length);
  return free.flatMap(({ id: from, system }) => {
    const count = groundForcesOn(game, from, seat).length;
    const near = [system, ...systemsOneStepFrom(game, system)];
    return count
      ? free.flatMap((one) => (one.id !== from && near.includes(one.system) ? [{ from, to: one.id, count }] : []))
      : [];
  });
}

const shuttle = question<object, Record<string, number>>()('shuttle', (game, seat): Spec => {
  const all = ways(game, seat);
  if (!all.length) return { kind: 'none', reason: 'None of your ground forces can move.' };
  return {
    kind: 'allot',
    prompt: 'Which ground forces do you move?',
    amounts: all.map(({ from, to, count }) => {
      const isNear = game.state.planets[from].system === game.state.planets[to].system;
      const route = `from ${isNear ? nameOfPlanet(game, from) : planetWithPosition(game, from)} to ${planetWithPosition(game, to)}`;
      return {
        key: wayKey.format(from, to),
        label: `Ground force ${route}`,
        max: count,
        weights: { [from]: 1 },
      };
    }),
    limits: [...new Map(all.map((way) => [way.from, way])).values()].map(({ from, count }) => ({
      measure: from,
      measureLabel: `from ${nameOfPlanet(game, from)}`,
      atMost: count,
      message: `You can move at most ${formatUnitCounts(game, { 'ground-force': count })} from ${nameOfPlanet(game, from)}.`,
    })),
    proposed: {},
    emptyLabel: 'Move no ground forces',
  };
});

export default technology({
  id: 'shuttle-logistics',
  name: 'Shuttle Logistics',
  text: 'Before your space combat segment: each of your ground forces may move once from one of your planets to another in the same or an adjacent system, if neither system has enemy ships.',
  color: 'blue',
  needs: ['cybernetics', 'graviton-negator'],
  sources: { text: 'confirmed' },
  questions: [shuttle],
  reactions: [
    on('when', 'battles-due', {
      isUsable: (game, { holder }, { seat }) => seat === holder && ways(game, holder).length > 0,
      target: (_game, { holder }) => shuttle.ask(holder, {}),
      effect: (game, { holder }, _event, target) => {
        const going = target.map((key) => wayKey.parse(key));
        // Units are picked before any of them moves, so that none moves twice.
        const left = new Map(going.map(([from]) => [from, [...groundForcesOn(game, from, holder)]]));
        for (const [from, to] of going) {
          const unit = left.get(from)?.shift();
          if (!unit) continue;
          unit.planet = to;
          unit.system = game.state.planets[to].system;
        }
        game.invalidateStep();
      },
    }),
  ],
});
