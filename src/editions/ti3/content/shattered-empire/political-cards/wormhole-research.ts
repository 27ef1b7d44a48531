import { call, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { allWormholesIn } from '#ti3/rules/board/adjacency.ts';
import { destroyUnits, shipsIn } from '#ti3/rules/units/units.ts';
import { votersFor } from '#ti3/rules/politics/political-counts.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { orderOfPlay, remainingSeats } from '#ti3/rules/seats.ts';
import { research } from '#ti3/rules/technology/technology.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const ID = 'wormhole-research';

const gates = (game: Game): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => allWormholesIn(game, system).length);

const guards = (game: Game, seat: SeatId): boolean => gates(game).some((system) => shipsIn(game, system, seat).length);

const experiment = procedure<{ voters: SeatId[] }>()('wormhole-research', {
  roll: (game) => {
    const faces = game.roll(ID, 1);
    game.addFact({
      type: 'card-dice-rolled',
      seat: game.state.speaker,
      component: ID,
      faces,
      hits: Number(faces[0] > 3),
    });
    if (faces[0] > 7) return goto('learn');
    if (faces[0] <= 3) {
      const ships = gates(game).flatMap((system) => shipsIn(game, system));
      destroyUnits(game, ships);
    } else for (const seat of remainingSeats(game.state)) if (guards(game, seat)) changeTradeGoods(game, seat, 2);
    return done();
  },
  learn: (_game, data) => {
    const [seat, ...voters] = data.voters;
    data.voters = voters;
    return seat === undefined ? done() : call(research, { seat, color: 'blue' as const }, 'learn');
  },
});

export default politicalCard({
  id: ID,
  name: 'Wormhole Research',
  text: 'For: roll 1 die. 1 to 3: destroy all ships in systems with wormholes. 4 to 7: each player with ships in such a system gains 2 trade goods. 8 to 10: each player who voted “For” gains 1 blue technology whose prerequisites they own. Against: wormholes connect no systems for the rest of the round.',
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => (guards(game, seat) ? -1 : 1) }),
  confidence: 'medium',
  modifiers: { 'wormholes-closed': () => true },
  procedures: [experiment],
  resolve: (game, outcome, votes) => {
    const voters = orderOfPlay(game).filter((seat) => votersFor(votes, 'for').includes(seat));
    if (outcome === 'for') return call(experiment, { voters }, 'finish');
    addEffect(game, ID, '', null, 'round');
  },
});
