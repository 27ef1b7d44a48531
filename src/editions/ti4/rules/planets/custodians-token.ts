import { ask, choose, chosenKey, done, goto, type Spec } from '#engine';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { MECATOL_REX } from './planets.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const CUSTODIANS_INFLUENCE_COST = 6;

export const custodiansBill = (game: Game, seat: SeatId): Bill => ({
  kind: 'influence',
  amount: modify(game, 'custodians-cost', { seat }, CUSTODIANS_INFLUENCE_COST),
  for: 'to remove the custodians token',
});

/** Asks whether to remove the custodians token (27.2). */
const removeTheCustodians = question<object>()(
  'remove-custodians',
  (game, seat): Spec => {
    const bill = custodiansBill(game, seat);
    const spendable = spendableAmount(game, seat, 'influence');
    const short = spendable < bill.amount;
    return choose(
      short
        ? `Do you remove the custodians token from Mecatol Rex for ${bill.amount} influence? You can spend only ${spendable}, so you must trade first.`
        : 'Do you remove the custodians token from Mecatol Rex? You must then commit at least 1 ground force to the planet.',
      [
        {
          key: 'remove',
          label: bill.amount ? `Spend ${bill.amount} influence` : 'Remove the token',
          hint: 'gain 1 victory point',
          ...(short && { disabledReason: `It costs ${bill.amount} influence; you can spend ${spendable}.` }),
        },
        { key: 'leave', label: 'Leave the token' },
      ],
    );
  },
  { title: 'decide whether to remove the custodians token' },
);

/**
 * Removes the custodians token from Mecatol Rex (27) for its cost: gains a victory point and enables the agenda phase.
 * Returns whether it was removed.
 */
export const removeCustodians = procedure<{ seat: SeatId }>()('remove-custodians', {
  start: (_game, { seat }) => ask([removeTheCustodians.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, got) => {
    if (chosenKey(got.answer) !== 'remove') return done(false);
    const bill = custodiansBill(game, seat);
    return bill.amount > 0 ? ask([payment.ask(seat, bill)], 'paid') : goto('remove');
  },
  paid: (game, { seat }, got) => {
    if (got.answer === null) return done(false);
    pay(game, seat, custodiansBill(game, seat), got.answer);
    return goto('remove');
  },
  remove: (game, { seat }) => {
    game.state.custodians = false; // 27.4, 27.5
    game.addFact({ type: 'custodians-removed', seat });
    gainPoints(game, seat, 1, 'custodians');
    return openWindow('after', 'custodians-removed', { seat }, 'finish');
  },
  finish: () => done(true),
});

/** 27.1: no units can land on Mecatol Rex while the custodians token is there. */
export const isGuardedByCustodians = (game: Game, planet: string): boolean =>
  planet === MECATOL_REX && game.state.custodians;

export const custodiansProcedures = [removeCustodians];
export const custodiansQuestions = [removeTheCustodians];
