import { ask, call, done } from '#engine';
import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { enemyShipsIn } from '#ti3/rules/units/units.ts';
import { exhaustChosenPlanets } from '#ti3/rules/politics/imposed-choices.ts';
import { votersFor, isFirstAsked } from '#ti3/rules/politics/political-counts.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { payment, pay, canPay } from '#ti3/rules/production/payment.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'short-term-truce';

const PRICE = 10;
const BILL = { kind: 'influence', amount: PRICE, for: 'to end the truce' } as const;

const holds = (game: Game): boolean => effectsOf(game, ID).some(({ data }) => data === game.state.round);

const end = (game: Game): void => discardLaw(game, ID);

const payOff = procedure<{ seat: SeatId }>()('short-term-truce', {
  ask: (_game, { seat }) => ask([payment.ask(seat, BILL)], 'paid'),
  paid: (game, { seat }, { answer }) => {
    if (answer === null) return done();
    pay(game, seat, BILL, answer);
    end(game);
    return done();
  },
});

export default politicalCard({
  id: ID,
  name: 'Short Term Truce',
  text: "For: next round, players cannot activate systems with other players' ships or land on other players' planets. At any time, a player may pay 10 influence to end this law. Against: each player who voted “Against” exhausts 1 of their planets, chosen by the player on their left.",
  sense: 'seldom',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: {
    'activation-barred': (game, { memory }, why, { seat, system }) =>
      memory === game.state.round && enemyShipsIn(game, system, seat)
        ? "You cannot activate a system with other players' ships this round (Short Term Truce)."
        : why,
    'landing-barred': (game, { memory }, why, { seat, planet }) => {
      const { owner } = game.state.planets[planet];
      return memory === game.state.round && owner !== null && owner !== seat
        ? "You cannot land on another player's planet this round (Short Term Truce)."
        : why;
    },
  },
  reactions: [
    on('when', 'status-phase-ends', {
      mandatory: true,
      isUsable: (game, { holder }) => isFirstAsked(game, holder) && holds(game),
      effect: (game) => end(game),
    }),
  ],
  anytime: {
    problem: (game, { holder }) =>
      canPay(game, holder, 'influence', PRICE) ? undefined : `You cannot pay ${PRICE} influence to end the truce.`,
    effect: (_game, { holder }) => call(payOff, { seat: holder }, 'finish'),
  },
  procedures: [payOff],
  resolve: (game, outcome, votes) => {
    if (outcome === 'for') {
      addEffect(game, ID, '', game.state.round + 1, 'game');
      return;
    }
    const due = votersFor(votes, 'against').map((whose) => ({
      seat: othersFrom(game.state, whose)[0],
      whose,
      count: 1,
    }));
    return call(exhaustChosenPlanets, { due }, 'finish');
  },
});
