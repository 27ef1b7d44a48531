import { countByType, groundForcesOn, hasQuality, leastWorthyFirst } from '#ti2/rules/units/units.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { formatUnitCounts } from '#ti2/rules/names.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId } from '#ti2/rules/terms.ts';
import { on, technology, type Game } from '#ti2/rules/components/component.ts';

/** Lists a player's planets with ground forces. */
const manned = (game: Game, seat: string): string[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    groundForcesOn(game, id, seat).some((one) => hasQuality(game, 'troop', one)) ? [id] : [],
  );

/** A choice of ground forces to move: "2" takes the least worthy ones, "2:1" one shock troop instead of another unit. */
interface Party {
  key: string;
  units: Unit[];
}

/** Lists up to 3 ground forces of a planet in every mix of types. */
function parties(game: Game, planet: PlanetId, seat: string): Party[] {
  const sorted = leastWorthyFirst(game, groundForcesOn(game, planet, seat));
  const plain = sorted.filter(({ type }) => type === 'ground-force');
  const shock = sorted.filter(({ type }) => type !== 'ground-force');
  return Array.from({ length: Math.min(3, sorted.length) }, (_, i) => i + 1).flatMap((count) => {
    const fewest = Math.max(0, count - plain.length);
    return Array.from({ length: Math.min(count, shock.length) - fewest + 1 }, (_, i) => fewest + i).map((shocks) => ({
      key: shocks === fewest ? `${count}` : `${count}:${shocks}`,
      units: [...plain.slice(0, count - shocks), ...shock.slice(0, shocks)],
    }));
  });
}

export default technology({
  id: 'transit-diodes',
  name: 'Transit Diodes',
  text: 'Before your movement segment: you may move up to 3 ground forces from 1 of your planets to another of your planets.',
  color: 'yellow',
  needs: ['dacxive-animators', 'light-wave-deflector'],
  any: true,
  sources: { text: 'confirmed' },
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder }, { seat }) =>
        seat === holder && planetsOf(game, holder).length > 1 && manned(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlanet(game, holder, 'From which planet do you move ground forces?', manned(game, holder)),
      furtherTarget: (game, { holder }, _event, target) => {
        if (target.length === 1) {
          const others = planetsOf(game, holder).flatMap(({ id }) => (id === target[0] ? [] : [id]));
          return choosePlanet(game, holder, 'To which planet do you move the ground forces?', others);
        }
        if (target.length > 2) return undefined;
        const options = parties(game, target[0], holder).map(({ key, units }) => ({
          key,
          label: formatUnitCounts(game, countByType(units)),
        }));
        const isMixed = parties(game, target[0], holder).some(({ units }) => units[0].type !== units.at(-1)?.type);
        const prompt = `${isMixed ? 'Which' : 'How many'} ground forces do you move?`;
        // The fewest are proposed, so that the planet stays guarded.
        return chooseOption.ask(holder, { prompt, options, ranked: true });
      },
      effect: (game, { holder }, _event, [from, to, count]) => {
        const party = parties(game, from, holder).find(({ key }) => key === count);
        for (const unit of party?.units ?? []) {
          unit.planet = to;
          unit.system = game.state.planets[to].system;
        }
        game.invalidateStep();
      },
    }),
  ],
});
