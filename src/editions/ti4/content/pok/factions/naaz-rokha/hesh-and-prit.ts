import { ask, call, choose, chosenKeys, chosenKey, done, goto, type Option, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { strategyCardOf } from '#ti4/rules/phases/strategic-action.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, TokenPool, SeatId } from '#ti4/rules/state.ts';
import { TOKEN_POOLS, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { capitalize } from '#text/sentences.ts';

const MOST = 2;

/** Lists the strategy cards that no player has chosen or that have not been used yet. */
const atHand = ({ state }: Game): ComponentId[] => [
  ...Object.keys(state.strategyCards),
  ...Object.values(state.seats).flatMap(({ strategyCards }) =>
    Object.entries(strategyCards).flatMap(([card, { used }]) => (used ? [] : [card])),
  ),
];

const tokensLeft = (game: Game, seat: SeatId): boolean =>
  tokensInReinforcements(game, seat) > 0 || TOKEN_POOLS.some((pool) => seatOf(game, seat).tokens[pool] > 0);

/** Returns why a seat cannot perform a secondary ability now, or undefined if it can. */
function unable(game: Game, seat: SeatId, card: ComponentId): string | undefined {
  const { secondaryUnable, secondaryCost } = strategyCardOf(game, card);
  return (
    secondaryUnable?.(game, seat) ??
    (secondaryCost && !tokensLeft(game, seat) ? 'You have no command token to spend for it.' : undefined)
  );
}

/** Asks for the strategy cards, all before the first ability is performed. */
const whichCards = question<object>()(
  'perfect-synthesis',
  (game, seat): Spec => {
    const options = atHand(game).map((key): Option => {
      const { name, text } = strategyCardOf(game, key);
      const off = unable(game, seat, key);
      return { key, label: name, hint: text, ...(off !== undefined && { disabledReason: off }) };
    });
    if (options.every(({ disabledReason }) => disabledReason))
      return { kind: 'none', reason: 'There is no secondary ability that you can perform.' };
    const open = options.filter(({ disabledReason }) => !disabledReason).length;
    return choose('For which strategy cards do you perform the secondary ability?', options, {
      min: 0,
      max: Math.min(MOST, open),
    });
  },
  { title: 'choose secondary abilities' },
);

const whichFirst = question<{ cards: ComponentId[] }>()(
  'perfect-synthesis-order',
  (game, _seat, { cards }): Spec => ({
    kind: 'order',
    prompt: 'In which order do you perform these secondary abilities?',
    options: cards.map((key) => ({ key, label: strategyCardOf(game, key).name })),
  }),
  { title: 'choose the order of secondary abilities', forced: true },
);

/** Asks which pool to spend a token from if none is left in the reinforcements. */
const whichPool = question<object>()(
  'perfect-synthesis-pool',
  (game, seat): Spec => {
    const pools = TOKEN_POOLS.filter((pool) => seatOf(game, seat).tokens[pool] > 0);
    if (!pools.length) return { kind: 'none', reason: 'You have no command token to spend.' };
    return choose(
      'You have no command tokens in your reinforcements. From which pool do you spend one?',
      pools.map((key) => ({ key, label: `${capitalize(key)} pool` })),
    );
  },
  { title: 'spend a command token', forced: true },
);

const synthesis = procedure<{ seat: SeatId; cards?: ComponentId[]; card?: ComponentId }>()('perfect-synthesis', {
  relic: (_game, { seat }) => call(gainRelic, { seat }, 'choose'),
  choose: (_game, { seat }) => ask([whichCards.ask(seat, {})], 'chosen'),
  chosen: (_game, data, got) => {
    const cards = chosenKeys(got.answer);
    data.cards = cards;
    return cards.length > 1 ? ask([whichFirst.ask(data.seat, { cards })], 'ordered') : goto('next');
  },
  ordered: (_game, data, got) => {
    if (got.answer !== null) data.cards = chosenKeys(got.answer);
    return goto('next');
  },
  next: (game, data) => {
    const card = data.cards?.shift();
    if (card === undefined) return done();
    data.card = card;
    if (unable(game, data.seat, card) !== undefined) return goto('next');
    const free = !strategyCardOf(game, card).secondaryCost || tokensInReinforcements(game, data.seat) > 0;
    return free ? goto('perform') : ask([whichPool.ask(data.seat, {})], 'spent');
  },
  spent: (game, { seat, card }, got) => {
    const pool = chosenKey(got.answer) as TokenPool | undefined;
    if (pool === undefined || card === undefined) return goto('next');
    seatOf(game, seat).tokens[pool] -= 1;
    game.addFact({ type: 'tokens-spent', seat, pools: { [pool]: 1 }, why: card });
    return goto('perform');
  },
  perform: (game, { seat, card = '' }) => {
    game.addFact({ type: 'secondary-used', seat, card });
    return call(strategyCardOf(game, card).secondary, { seat }, 'performed');
  },
  performed: (_game, { seat, card = '' }) => openWindow('after', 'strategy-ability-resolved', { seat, card }, 'next'),
});

export default leader({
  id: 'hesh-and-prit',
  set: 'pok',
  faction: 'naaz-rokha',
  name: 'Hesh and Prit',
  role: 'hero',
  text: 'Action: gain a relic. You may perform the secondary abilities of up to 2 readied or unpicked strategy cards; for these, spend command tokens from your reinforcements. Then purge this card.',
  advice: { gains: { points: 0.8 } },
  action: {
    problem: () => undefined,
    effect: (game, held) => {
      purgeLeader(game, held);
      return call(synthesis, { seat: held.holder }, 'finish');
    },
  },
  procedures: [synthesis],
  questions: [whichCards, whichFirst, whichPool],
});
