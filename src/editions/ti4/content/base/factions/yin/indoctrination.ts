import { ask, call, done } from '../../../../../../engine/index.ts';
import { bothFight, isSide, opponentIn } from '../../../../rules/combat/combat.ts';
import { procedure } from '../../../../rules/game.ts';
import { pay, payment, purse, type Bill } from '../../../../rules/production/payment.ts';
import type { PlanetId, SeatId } from '../../../../rules/state.ts';
import { infantryFighting, replaceInfantry } from '../../../shared/replaced-infantry.ts';
import { ability, on } from '../../../../rules/components/component.ts';

const PRICE = 2;
const bill: Bill = { kind: 'influence', amount: PRICE, for: 'to replace an infantry' };

const indoctrination = procedure<{ seat: SeatId; opponent: SeatId; planet: PlanetId }>()('indoctrination', {
  price: (_game, { seat }) => ask([payment.of(seat, bill)], 'paid'),
  paid: (game, { seat, opponent, planet }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, bill, got.answer);
    replaceInfantry(game, seat, opponent, planet);
    return done();
  },
});

export default ability({
  id: 'indoctrination',
  name: 'Indoctrination',
  set: 'base',
  faction: 'yin',
  text: "As a ground combat starts, spend 2 influence to replace an infantry of your opponent's with one of yours.",
  reactions: [
    on('when', 'ground-combat-begins', {
      usable: (game, { holder }, event) =>
        isSide(event, holder) &&
        bothFight(game, event) &&
        purse(game, holder, 'influence') >= PRICE &&
        infantryFighting(game, opponentIn(event, holder), event.planet).length > 0,
      effect: (_game, { holder }, event) =>
        call(indoctrination, { seat: holder, opponent: opponentIn(event, holder), planet: event.planet }, 'finish'),
    }),
  ],
  procedures: [indoctrination],
});
