import { politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { specialOf } from '#ti3/rules/board/adjacency.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';
import { destroyUnits, unitsInSystem } from '#ti3/rules/units/units.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { SeatId, Special, SystemId } from '#ti3/rules/terms.ts';

const ID = 'centrillic-gas';
const GOODS = 5;
const GASEOUS: readonly string[] = ['nebula', 'storm'] satisfies Special[];

const clouds = (game: Game): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => GASEOUS.includes(specialOf(game, system) ?? ''));

const held = (game: Game, seat: SeatId): number =>
  clouds(game).filter((system) => controlsSystem(game, seat, system)).length;

export default politicalCard({
  id: ID,
  name: 'Centrillic Gas',
  text: 'For: roll 1 die. On 1 to 3, destroy all units in nebulas and ion storms. On 4 to 10, each player gains 5 trade goods for each of those systems they control. Against: no effect.',
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => 2 * held(game, seat) }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    if (outcome === 'against') return;
    const faces = game.roll(ID, 1);
    game.addFact({
      type: 'card-dice-rolled',
      seat: game.state.speaker,
      component: ID,
      faces,
      hits: Number(faces[0] > 3),
    });
    if (faces[0] > 3)
      for (const seat of remainingSeats(game.state)) changeTradeGoods(game, seat, GOODS * held(game, seat));
    else {
      const lost = clouds(game).flatMap((system) => unitsInSystem(game, system));
      destroyUnits(game, lost);
    }
  },
});
