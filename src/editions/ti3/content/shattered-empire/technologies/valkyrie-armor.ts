import { call } from '#engine';
import { hasLossChoice } from '#ti3/rules/invasion/supporting-ships.ts';
import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { destroyUnits, hasQuality, groundForcesOn } from '#ti3/rules/units/units.ts';
import { loseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import type { PlanetId, SeatId, UnitType } from '#ti3/rules/terms.ts';

const TEN = 10;

/** Counts the ground forces that a seat lost in the invasion round that just ended. */
function fallen(game: Game, seat: SeatId, planet: PlanetId): number {
  const { facts } = game;
  const begun = facts.findLastIndex((fact) => fact.type === 'battle-round-begins' && fact.planet === planet);
  return facts.slice(begun + 1).reduce((sum, fact) => {
    if (fact.type !== 'units-destroyed' || fact.seat !== seat || fact.planet !== planet) return sum;
    const lost = Object.entries(fact.units) as [UnitType, number][];
    return (
      sum + lost.reduce((total, [type, count]) => total + (hasQuality(game, 'ground-force', { type }) ? count : 0), 0)
    );
  }, 0);
}

export default technology({
  id: 'valkyrie-armor',
  name: 'Valkyrie Armor',
  text: 'When a round of invasion combat ends: roll 1 die for each ground force you lost in it. For each 10, the enemy assigns 1 hit to their ground forces.',
  race: 'norr',
  cost: 3,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'invasion-round-ends', {
      mandatory: true,
      isUsable: (game, { holder }, { attacker, defender, planet }) =>
        [attacker, defender].includes(holder) && fallen(game, holder, planet) > 0,
      effect: (game, { holder, component }, { attacker, defender, planet }) => {
        const enemy = holder === attacker ? defender : attacker;
        const faces = game.roll(component, fallen(game, holder, planet));
        const hits = faces.filter((face) => face === TEN).length;
        game.addFact({ type: 'card-dice-rolled', seat: holder, component, faces, hits });
        const troops = groundForcesOn(game, planet, enemy);
        if (!hits || !troops.length) return undefined;
        if (hasLossChoice(game, troops))
          return call(
            loseImposed,
            { losses: [{ seat: enemy, units: troops.map(({ id }) => id), count: hits, hits: true }] },
            'finish',
          );
        return destroyUnits(game, troops.slice(0, hits));
      },
    }),
  ],
});
