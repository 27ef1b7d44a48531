import { ask, call, chosenKey, done } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { canProduceAnything } from '#ti4/rules/production/units-to-produce.ts';
import { producibleTypes, type Production } from '#ti4/rules/production/production-capacity.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { definitionFor, unitsAt } from '#ti4/rules/units/units.ts';
import { agentAbility } from '#ti4/content/shared/cards/agents.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';

const UNITS = 2;
const DEAREST = 4;

/**
 * Returns the terms of the production: up to 2 units, even if other effects raise the limit (note 4), without any
 * unit's Production. The printed cost decides, before any reductions (note 2).
 */
function forge(game: Game, seat: SeatId, system: SystemId): Production {
  const production: Production = { seat, system, limit: UNITS, allCount: true };
  return {
    ...production,
    only: producibleTypes(game, production).filter((type) => (definitionFor(game, seat, type).cost ?? 0) <= DEAREST),
  };
}

/** Lists the systems with a seat's war sun or flagship where it can produce. */
const forges = (game: Game, seat: SeatId): SystemId[] =>
  [
    ...new Set(
      unitsAt(game, { owner: seat }).flatMap(({ type, system }) =>
        type === 'war-sun' || type === 'flagship' ? [system] : [],
      ),
    ),
  ].filter((system) => canProduceAnything(game, forge(game, seat, system)));

const able = (game: Game): SeatId[] =>
  seatsFrom(game.state, game.state.speaker).filter((seat) => forges(game, seat).length > 0);

const forging = procedure<{ seat: SeatId }>()('umbat', {
  where: (game, { seat }) =>
    ask(
      [chooseSystem.ask(seat, { prompt: 'Umbat: in which system do you produce?', systems: forges(game, seat) })],
      'produce',
    ),
  produce: (game, { seat }, got) => {
    const system = chosenKey(got.answer);
    return system === undefined ? done() : call(produceUnits, forge(game, seat, system), 'end');
  },
  end: () => done(),
});

export default leader({
  id: 'umbat',
  set: 'pok',
  faction: 'muaat',
  name: 'Umbat',
  role: 'agent',
  text: 'Action: exhaust this card and choose a player. They may produce up to 2 units that cost 4 or less each, in a system with their war sun or flagship.',
  advice: { gains: { tradeGoods: 1 } },
  action: agentAbility({
    problem: (game) =>
      able(game).length ? undefined : 'No player can produce units in a system with their war sun or flagship.',
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Which player may produce up to 2 units?', seats: able(game) }),
    effect: (_game, _held, target) => {
      const seat = chosenKey(target);
      return seat === undefined ? undefined : call(forging, { seat }, 'finish');
    },
  }),
  procedures: [forging],
});
