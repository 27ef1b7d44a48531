import { on, technology, type Game, type HeldComponent } from '#ti3/rules/components/component.ts';
import { chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { repairShips } from '#ti3/rules/units/repairs.ts';
import { unitsInSystem } from '#ti3/rules/units/units.ts';
import type { PlanetId, SystemId, UnitId } from '#ti3/rules/terms.ts';

/** Location of a battle: a planet, or the space of a system. */
type Where = { system: SystemId; planet?: PlanetId };

const damagedIn = (game: Game, { holder }: HeldComponent, { system, planet }: Where): UnitId[] =>
  unitsInSystem(game, system).flatMap((unit) =>
    unit.owner === holder && unit.damaged && unit.planet === planet ? [unit.id] : [],
  );

const repairing = {
  mandatory: true,
  isUsable: (game: Game, held: HeldComponent, where: Where): boolean => damagedIn(game, held, where).length > 0,
  target: (game: Game, held: HeldComponent, where: Where) =>
    chooseUnit.ask(held.holder, { prompt: 'Which unit do you repair?', units: damagedIn(game, held, where) }),
  effect: (game: Game, { holder }: HeldComponent, _where: Where, [id]: string[]): void =>
    repairShips(game, holder, id === undefined ? [] : [game.state.units[id]]),
} as const;

export default technology({
  id: 'duranium-armor',
  name: 'Duranium Armor',
  text: 'When a round of a battle ends: repair 1 of your damaged units in that battle.',
  color: 'red',
  needs: ['deep-space-cannon'],
  confidence: 'high',
  reactions: [on('after', 'space-battle-round-ends', repairing), on('after', 'invasion-round-ends', repairing)],
});
