import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { createOfferSubcommands } from '#discord/trade/offer-commands.ts';
import { replyToOffer } from '#discord/trade/reply-to-offer.ts';
import { createPromiseSubcommands } from '#discord/trade/promise-commands.ts';
import { matchChoices, textOption, integerOption } from '#discord/commands/options.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type { GameInteraction, GameCommand, CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { Illegal } from '#engine';
import { parseListParts } from '#kit/prompts/read-list.ts';
import { commitmentKey } from '#ti4/rules/trade/deals.ts';
import type { Game } from '#ti4/rules/game.ts';
import { dealChoices, tradableNotes, tradableCards } from '#ti4/discord/trade/offers.ts';
import {
  CAPTURED,
  RELIC_FRAGMENTS,
  PLANETS,
  TECHNOLOGIES,
  completeNamedGoods,
  resolveNamedGoods,
} from '#ti4/discord/input/named-goods.ts';
import { completeGoods, parseGoods, type ParsedGoods } from '#ti4/discord/input/parse-goods.ts';
import { givableCards } from '#ti4/discord/trade/holdings.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { makeOffer } from '#ti4/discord/trade/make-offer.ts';

type Here = GameInteraction<FourthEditionPresenter>;

const BY_NAME = [RELIC_FRAGMENTS, CAPTURED, PLANETS, TECHNOLOGIES];
const LISTS = BY_NAME.flatMap(({ name }) => [`give-${name}`, `take-${name}`]);

/** Transactions (94), offered and accepted at any time that the rules allow. */
export const tradeCommand: GameCommand<FourthEditionPresenter> = {
  name: 'trade',
  description: 'Make, accept and decline offers.',
  subcommands: [
    {
      name: 'offer',
      description: 'Make an offer to another player.',
      quota: 'posts',
      options: [
        textOption('to', 'Player to trade with.', { required: true, complete: true }),
        textOption('give', 'Everything you give, like “2 trade goods, 1 commodity, Ceasefire”.', {
          complete: true,
          kind: 'list',
        }),
        textOption('take', 'Everything you gain, in the same format.', { complete: true, kind: 'list' }),
        integerOption('give-trade-goods', 'Trade goods you give.', { min: 0, max: 100 }),
        integerOption('give-commodities', 'Commodities you give.', { min: 0, max: 100 }),
        textOption('give-note', 'Promissory note you give.', { complete: true }),
        integerOption('take-trade-goods', 'Trade goods you gain.', { min: 0, max: 100 }),
        integerOption('take-commodities', 'Commodities you gain.', { min: 0, max: 100 }),
        textOption('take-note', "Promissory note you want from the other player's hand.", { complete: true }),
        textOption('give-cards', 'Action cards you give, if an ability allows it.', { complete: true, kind: 'list' }),
        textOption('give-fragments', 'Relic fragments you give, like “2 Cultural Relic Fragments”.', {
          complete: true,
          kind: 'list',
        }),
        textOption('take-fragments', 'Relic fragments you gain.', { complete: true, kind: 'list' }),
        textOption('give-captured', 'Captured units you return to the other player, like “2 cruisers”.', {
          complete: true,
          kind: 'list',
        }),
        textOption('take-captured', 'Your captured units that the other player returns.', {
          complete: true,
          kind: 'list',
        }),
        textOption('give-planets', 'Planets you give, if an ability allows it.', { complete: true, kind: 'list' }),
        textOption('take-planets', 'Planets you gain, if an ability allows it.', {
          complete: true,
          kind: 'list',
        }),
        textOption('give-technologies', 'Technologies you share, if an ability allows it. You keep them.', {
          complete: true,
          kind: 'list',
        }),
        textOption('take-technologies', 'Technologies you gain, if an ability lets the other player share them.', {
          complete: true,
          kind: 'list',
        }),
        textOption('they-choose', "The other player's answer to a question they have now (binding).", {
          complete: true,
        }),
        textOption('i-choose', 'Your answer to a question you have now (binding).', {
          complete: true,
        }),
        textOption('note', 'Other promises between you (not binding).', { kind: 'note' }),
      ],
      freeTextOptions: ['give', 'take', 'give-cards', ...LISTS],
      run: runOffer,
      complete: completeOffer,
    },
    ...createOfferSubcommands(),
    ...createPromiseSubcommands<FourthEditionPresenter>(),
  ],
};

async function runOffer(at: Here, given: CommandOptions): Promise<Reply> {
  const { presenter, seat } = resolvePlayer(at);
  const to = given.text('to') ?? '';
  const others = presenter.seatChoices().filter(({ key }) => key !== seat);
  if (!others.some(({ key }) => key === to))
    throw new Illegal(`Choose a player to trade with: ${others.map(({ label }) => label).join('; ')}.`);
  const deeds = [
    { seat: to, chosen: given.text('they-choose') },
    { seat, chosen: given.text('i-choose') },
  ].flatMap(({ seat: who, chosen = '' }) => {
    // The typed text need not be one of the choices.
    const [question, answer = question] = commitmentKey.parse(chosen);
    return chosen ? [{ seat: who, question, answer }] : [];
  });
  const note = given.text('note');
  const { game } = presenter;
  const mine = { from: seat, to, own: true };
  const theirs = { from: to, to: seat, own: false };
  const cards = cardsIn(given);
  const give = mergeGoods(
    {
      ...amountsOf(given, 'give'),
      ...namedGoodsOf(game, 'give', { from: seat, to, given }),
      ...(cards.length && { cards }),
    },
    parseGoods(game, mine, 'give', given.text('give') ?? ''),
  );
  const take = mergeGoods(
    { ...amountsOf(given, 'take'), ...namedGoodsOf(game, 'take', { from: to, to: seat, given }) },
    parseGoods(game, theirs, 'take', given.text('take') ?? ''),
  );
  return replyToOffer(at, async () => {
    await makeOffer(at, seat, { to, give, take, ...(deeds.length && { deeds }), ...(note && { note }) });
    return 'I sent your offer to the other player.';
  });
}

/** One side of an offer, merged from several options. */
interface OfferSide {
  tradeGoods: number;
  commodities: number;
  [kind: string]: number | string[];
}

function amountsOf(given: CommandOptions, which: 'give' | 'take'): OfferSide {
  const note = given.text(`${which}-note`);
  return {
    tradeGoods: given.number(`${which}-trade-goods`) ?? 0,
    commodities: given.number(`${which}-commodities`) ?? 0,
    ...(note && { notes: [note] }),
  };
}

const listIn = (one: number | string[] | undefined): string[] => (Array.isArray(one) ? one : []);

const mergeGoods = (one: OfferSide, { tradeGoods, commodities, cards }: ParsedGoods): OfferSide => ({
  ...one,
  ...Object.fromEntries(Object.entries(cards).map(([kind, more]) => [kind, [...listIn(one[kind]), ...more]])),
  tradeGoods: one.tradeGoods + tradeGoods,
  commodities: one.commodities + commodities,
});

/** Resolves the goods that one player gives by name. */
const namedGoodsOf = (
  game: Game,
  which: 'give' | 'take',
  { from, to, given }: { from: string; to: string; given: CommandOptions },
): Record<string, string[]> =>
  Object.fromEntries(
    BY_NAME.flatMap((kind) => {
      const cards = resolveNamedGoods(game, kind, {
        from,
        to,
        typed: given.text(`${which}-${kind.name}`) ?? '',
        own: which === 'give',
      });
      return cards.length ? [[kind.name, cards]] : [];
    }),
  );

const cardsIn = (given: CommandOptions): string[] => parseListParts(given.text('give-cards') ?? '', /,/);

function completeOffer(at: Here, option: string, typed: string, given: CommandOptions): Choice[] {
  const here = findPlayer(at);
  if (!here) return [];
  const {
    presenter: { game },
    seat,
  } = here;
  // The text of a command that is still being typed can be anything.
  const to = here.presenter.seatChoices().find(({ key }) => key === given.text('to') && key !== seat)?.key;
  // The completion of a list contains the list so far and is filtered already.
  for (const kind of BY_NAME) {
    if (option === `give-${kind.name}`) return completeNamedGoods(game, kind, { from: seat, to: to ?? '', typed });
    if (option === `take-${kind.name}`) return to ? completeNamedGoods(game, kind, { from: to, to: seat, typed }) : [];
  }
  // The same applies to the lists of all goods.
  if (option === 'give') return to ? completeGoods(game, { from: seat, to, own: true }, typed) : [];
  if (option === 'take') return to ? completeGoods(game, { from: to, to: seat, own: false }, typed) : [];
  const lists: Record<string, () => Choice[]> = {
    'take-note': () => (to ? requestableNotes(game, to, seat) : []),
    to: () => here.presenter.seatChoices().filter((one) => one.key !== seat),
    'give-cards': () => tradableCards(game, seat),
    'i-choose': () => dealChoices(game, seat),
    'they-choose': () => (to ? dealChoices(game, to) : []),
    'give-note': () => tradableNotes(game, seat),
  };
  return matchChoices(lists[option]?.() ?? [], typed);
}

/** Returns the promissory notes that a player may have, as far as the public knows. */
const requestableNotes = (game: Game, from: string, to: string): Choice[] =>
  givableCards(game, from, to, false)
    .filter(({ kind }) => kind === 'notes')
    .map(({ card, label }) => ({ key: card, label }));
