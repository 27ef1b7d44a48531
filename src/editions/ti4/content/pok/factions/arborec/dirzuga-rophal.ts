import { call } from '#engine';
import { leader, on } from '#ti4/rules/components/component.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { canProduceAnything } from '#ti4/rules/production/units-to-produce.ts';
import { producersIn } from '#ti4/rules/production/production-capacity.ts';
import { isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const GROUND_FORCES = 12;

export default leader({
  id: 'dirzuga-rophal',
  name: 'Dirzuga Rophal',
  set: 'pok',
  faction: 'arborec',
  role: 'commander',
  text: 'Unlock: have 12 ground forces on planets you control. After another player activates a system where you have a unit with Production: you may produce 1 unit there.',
  ...unlocksWith(
    GROUND_FORCES,
    'ground forces on planets',
    (game, seat) =>
      unitsAt(game, { owner: seat }).filter(
        (unit) =>
          unit.planet !== undefined &&
          isGroundForce(game, unit) &&
          game.state.planets[unit.planet]?.controller === seat,
      ).length,
  ),
  // No unit uses Production here, so reactions to Production do not apply.
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder &&
        producersIn(game, holder, system).length > 0 &&
        canProduceAnything(game, { seat: holder, system, limit: 1 }),
      effect: (_game, { holder }, { system }) => call(produceUnits, { seat: holder, system, limit: 1 }, 'finish'),
    }),
  ],
});
