import { type Spec } from '../../../../../engine/index.ts';
import { pairKey } from '../../../../../kit/keys.ts';
import { adjacentTo } from '../../../rules/board/galaxy.ts';
import { enemiesIn, troopsOn } from '../../../rules/board/units.ts';
import { planetWithPlace } from '../../../rules/board/planets-told.ts';
import { question } from '../../../rules/game.ts';
import { nameOfPlanet } from '../../../rules/names.ts';
import { planetsOf } from '../../../rules/seats.ts';
import type { PlanetId, SeatId } from '../../../rules/terms.ts';
import { on, technology, type Game } from '../../../rules/components/component.ts';

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
