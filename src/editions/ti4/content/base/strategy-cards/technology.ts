import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { strategyCard } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { pay, payment, type Bill } from '#ti4/rules/production/payment.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { callResearchPrice, researchBudget } from '#ti4/rules/technology/research-price.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { formatCount } from '#text/sentences.ts';

const bill = (game: Game, seat: SeatId, amount: number): Bill => ({
  kind: 'resources',
  amount: Math.min(amount, modify(game, 'technology-price', { seat }, amount)),
  for: 'to research a technology',
});

/** Asks whether the seat pays for a second technology (91.2). */
const researchAgain = question<object>()(
  'technology-again',
  (game, seat): Spec => {
    const { amount } = bill(game, seat, 6);
    const budget = researchBudget(game, seat);
    const short = budget < amount;
    const price = formatCount(amount, 'resource');
    const prompt = short
      ? `Do you research another technology for ${price}? You can spend only ${budget}, so you must trade first.`
      : `Do you research another technology${amount ? ` for ${price}` : ''}?`;
    return choose(prompt, [
      {
        key: 'yes',
        label: amount ? `Research for ${price}` : 'Research for free',
        ...(short && { disabledReason: `It costs ${price}; you can spend ${budget}.` }),
      },
      { key: 'no', label: 'Research nothing' },
    ]);
  },
  { title: 'decide on a second technology' },
);

interface PaidResearch {
  seat: SeatId;
  price: number;
  /** Resources by which the price is reduced. */
  less?: number;
}

const dueFor = (game: Game, { seat, price, less = 0 }: PaidResearch): Bill => {
  const whole = bill(game, seat, price);
  return { ...whole, amount: whole.amount - less };
};

/** Collects the payment, then researches (1.13: an effect whose cost is not paid does not resolve). */
const paidResearch = procedure<PaidResearch>()('technology-paid', {
  bill: (game, data) => callResearchPrice(game, { seat: data.seat, amount: dueFor(game, data).amount }, 'due'),
  due: (game, data, got) => {
    data.less = Number(got.result ?? 0);
    const due = dueFor(game, data);
    return due.amount > 0 ? ask([payment.ask(data.seat, due)], 'paid') : goto('research');
  },
  paid: (game, data, got) => {
    if (got.answer === null) return done();
    pay(game, data.seat, dueFor(game, data), got.answer);
    return goto('research');
  },
  research: (_game, { seat }) => call(research, { seat }, 'end'),
  end: () => done(),
});

const primary = procedure<{ seat: SeatId }>()('technology-primary', {
  research: (_game, { seat }) => call(research, { seat }, 'again'),
  again: (_game, { seat }) => ask([researchAgain.ask(seat, {})], 'answered'),
  answered: (_game, { seat }, got) =>
    chosenKey(got.answer) === 'yes' ? call(paidResearch, { seat, price: 6 }, 'end') : done(),
  end: () => done(),
});

const secondary = procedure<{ seat: SeatId }>()('technology-secondary', {
  research: (_game, { seat }) => call(paidResearch, { seat, price: 4 }, 'end'),
  end: () => done(),
});

export default strategyCard({
  id: 'technology',
  name: 'Technology',
  set: 'base',
  text: 'Primary: research a technology. Then you may spend 6 resources to research another one. Secondary: spend a strategy token and 4 resources to research a technology.',
  offer: 'Research a technology for 4 resources.',
  initiative: 7,
  primary,
  secondary,
  secondaryCost: true,
  secondaryUnable: (game, seat) => {
    const { amount } = bill(game, seat, 4);
    return researchBudget(game, seat) < amount ? `You cannot pay ${formatCount(amount, 'resource')}.` : undefined;
  },
  procedures: [primary, secondary, paidResearch],
  questions: [researchAgain],
});
