import { call, chosenKey } from '#engine';
import { technology } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { canProduceAnything } from '#ti4/rules/production/units-to-produce.ts';
import type { Production } from '#ti4/rules/production/production-capacity.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { typesIn, unitsAt } from '#ti4/rules/units/units.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const oneShip = (seat: SeatId, system: SystemId): Production => ({
  seat,
  system,
  limit: 1,
  least: 1,
  only: [...typesIn('ship')],
});

/** Lists the systems with a seat's space dock where it can produce and pay for a ship. */
const yards = (game: Game, seat: SeatId): SystemId[] =>
  [...new Set(unitsAt(game, { owner: seat, type: 'space-dock' }).map(({ system }) => system))].filter((system) =>
    canProduceAnything(game, oneShip(seat, system)),
  );

export default technology({
  id: 'sling-relay',
  name: 'Sling Relay',
  set: 'pok',
  text: 'Action: exhaust this card to produce 1 ship in a system with your space dock.',
  advice: { gains: { moves: 1, actions: 0.5 }, spends: { resources: 2 } },
  color: 'propulsion',
  prerequisites: { propulsion: 1 },
  action: {
    problem: (game, held) => {
      if (isExhausted(game, held)) return 'This card is exhausted.';
      return yards(game, held.holder).length ? undefined : 'You cannot produce a ship at any of your space docks.';
    },
    target: (game, { holder }) =>
      chooseSystem.ask(holder, { prompt: 'In which system do you produce a ship?', systems: yards(game, holder) }),
    effect: (game, held, target) => {
      const system = chosenKey(target);
      if (system === undefined) return undefined;
      exhaust(game, held);
      return call(produceUnits, oneShip(held.holder, system), 'finish');
    },
  },
});
