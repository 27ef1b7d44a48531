import { ask, call, done, goto } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { purgeKeptCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { procedure } from '#ti4/rules/game.ts';
import { callResearchPrice, researchBudget } from '#ti4/rules/technology/research-price.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { pay, payment, type Bill } from '#ti4/rules/production/payment.ts';
import type { CardId, SeatId } from '#ti4/rules/state.ts';

const PRICE = 6;

interface Use {
  seat: SeatId;
  card: CardId;
  /** Reduction of the price, in resources. */
  less?: number;
}

const billOf = ({ less = 0 }: Use): Bill => ({
  kind: 'resources',
  amount: PRICE - less,
  for: 'for the Enigmatic Device',
});

const useDevice = procedure<Use>()('enigmatic-device', {
  start: (game, { seat }) => callResearchPrice(game, { seat, amount: PRICE }, 'due'),
  due: (_game, data, got) => {
    data.less = Number(got.result ?? 0);
    return data.less < PRICE ? ask([payment.ask(data.seat, billOf(data))], 'paid') : goto('research');
  },
  paid: (game, data, got) => {
    if (got.answer === null) return done();
    pay(game, data.seat, billOf(data), got.answer);
    return goto('research');
  },
  research: (game, { seat, card }) => {
    purgeKeptCards(game, seat, [card]);
    return call(research, { seat }, 'end');
  },
  end: () => done(),
});

export default explorationCard({
  id: 'enigmatic-device',
  name: 'Enigmatic Device',
  set: 'pok',
  text: 'Keep this card. Action: purge this card and spend 6 resources to research a technology.',
  deck: 'frontier',
  copies: 2,
  advice: { gains: { technologies: 1 }, spends: { resources: PRICE } },
  then: 'keep',
  procedures: [useDevice],
  action: {
    problem: (game, { holder }) =>
      researchBudget(game, holder) < PRICE ? `You cannot pay ${PRICE} resources.` : undefined,
    effect: (_game, { holder, key }) => call(useDevice, { seat: holder, card: key }, 'finish'),
  },
});
