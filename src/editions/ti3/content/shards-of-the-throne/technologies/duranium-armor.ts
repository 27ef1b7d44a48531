import { on, technology, type Game, type Held } from '#ti3/rules/components/component.ts';
import { chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { repairShips } from '#ti3/rules/units/repairs.ts';
import { inSystem } from '#ti3/rules/units/units.ts';
import type { PlanetId, SystemId, UnitId } from '#ti3/rules/terms.ts';

/** Where a battle is fought: for a planet, or in the space of a system. */
type Where = { system: SystemId; planet?: PlanetId };

const damagedIn = (game: Game, { holder }: Held, { system, planet }: Where): UnitId[] =>
  inSystem(game, system).flatMap((unit) =>
    unit.owner === holder && unit.damaged && unit.planet === planet ? [unit.id] : [],
  );

const repairing = {
  mandatory: true,
  usable: (game: Game, held: Held, where: Where): boolean => damagedIn(game, held, where).length > 0,
  target: (game: Game, held: Held, where: Where) =>
    chooseUnit.of(held.holder, { prompt: 'Which unit is repaired?', units: damagedIn(game, held, where) }),
  effect: (game: Game, { holder }: Held, _where: Where, [id]: string[]): void =>
    repairShips(game, holder, id === undefined ? [] : [game.state.units[id]]),
} as const;

export default technology({
  id: 'duranium-armor',
  name: 'Duranium Armor',
  text: 'At the end of each round of battle one of your damaged units in it is repaired.',
  color: 'red',
  needs: ['deep-space-cannon'],
  confidence: 'high',
  reactions: [on('after', 'space-battle-round-ends', repairing), on('after', 'invasion-round-ends', repairing)],
});
