import { type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { adjacentTo } from '#ti2/rules/board/adjacency.ts';
import { enemiesIn, troopsOn } from '#ti2/rules/units/units.ts';
import { planetWithPlace } from '#ti2/rules/planets/planet-labels.ts';
import { question } from '#ti2/rules/game.ts';
import { nameOfPlanet } from '#ti2/rules/names.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { on, technology, type Game } from '#ti2/rules/components/component.ts';

const wayKey = pairKey<PlanetId, PlanetId>('>');

/** From which planet to which ground forces may go. */
function ways(game: Game, seat: SeatId): { from: PlanetId; to: PlanetId; count: number }[] {
  const free = planetsOf(game, seat).filter(({ system }) => !enemiesIn(game, system, seat).length);
  return free.flatMap(({ id: from, system }) => {
    const count = troopsOn(game, from, seat).length;
    const near = [system, ...adjacentTo(game, system)];
    return count
      ? free.flatMap((one) => (one.id !== from && near.includes(one.system) ? [{ from, to: one.id, count }] : []))
      : [];
  });
}

const shuttle = question<object, Record<string, number>>()('shuttle', (game, seat): Spec => {
  const all = ways(game, seat);
  if (!all.length) return { kind: 'none', reason: 'No ground force can go anywhere.' };
  return {
    kind: 'allot',
    prompt: 'Which ground forces go where?',
    lines: all.map(({ from, to, count }) => ({
      key: wayKey.of(from, to),
      label: `From ${planetWithPlace(game, from)} to ${planetWithPlace(game, to)}`,
      max: count,
      worth: { [from]: 1 },
    })),
    limits: [...new Map(all.map((way) => [way.from, way])).values()].map(({ from, count }) => ({
      measure: from,
      called: `from ${nameOfPlanet(game, from)}`,
      atMost: count,
      say: `There are ${count} on ${nameOfPlanet(game, from)}.`,
    })),
    start: {},
    nothing: 'None',
  };
});

export default technology({
  id: 'shuttle-logistics',
  name: 'Shuttle Logistics',
  text: 'Before your space battles each of your ground forces may go once to a planet of yours in its system or next to it, where no enemy ships are in either.',
  color: 'blue',
  needs: ['cybernetics', 'graviton-negator'],
  sources: { text: 'confirmed' },
  questions: [shuttle],
  reactions: [
    on('when', 'battles-due', {
      usable: (game, { holder }, { seat }) => seat === holder && ways(game, holder).length > 0,
      target: (_game, { holder }) => shuttle.of(holder, {}),
      effect: (game, { holder }, _event, target) => {
        const going = target.map((key) => wayKey.read(key));
        // Who goes is chosen before anybody moves: nobody goes twice.
        const left = new Map(going.map(([from]) => [from, [...troopsOn(game, from, holder)]]));
        for (const [from, to] of going) {
          const unit = left.get(from)?.shift();
          if (!unit) continue;
          unit.planet = to;
          unit.system = game.state.planets[to].system;
        }
        game.stirred();
      },
    }),
  ],
});
