import { atPlay, playing } from '#discord/commands/guards.ts';
import { answeringOffers } from '#discord/trade/offer-commands.ts';
import { matching, text, whole } from '#discord/commands/options.ts';
import { say, type Reply } from '#discord/interactions/replies.ts';
import type { At, Choice, FaceCommand, Given } from '#discord/edition/edition-adapter.ts';
import { Illegal } from '#engine';
import { readListParts } from '#kit/prompts/read-list.ts';
import { deedKey } from '#ti4/rules/trade/deals.ts';
import type { Game } from '#ti4/rules/game.ts';
import { doableOf, notesOf, tradableCards } from '#ti4/discord/trade/offers.ts';
import {
  CAPTURED,
  FRAGMENTS,
  PLANETS,
  TECHNOLOGIES,
  goodsChoices,
  goodsMeant,
} from '#ti4/discord/input/named-goods.ts';
import { goodsOffered, goodsTyped, type GoodsTyped } from '#ti4/discord/input/parse-goods.ts';
import { cardsFrom } from '#ti4/discord/trade/trade-draft.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';
import { makeOffer } from '#ti4/discord/trade/make-offer.ts';

type Here = At<FourthSight>;

const BY_NAME = [FRAGMENTS, CAPTURED, PLANETS, TECHNOLOGIES];
const LISTS = BY_NAME.flatMap(({ name }) => [`give-${name}`, `take-${name}`]);

/** Transactions (94), offered and accepted at any time the rules allow. */
export const tradeCommand: FaceCommand<FourthSight> = {
  name: 'trade',
  description: 'Offer, accept and decline transactions.',
  subcommands: [
    {
      name: 'offer',
      description: 'Offer a transaction to another player.',
      costs: 'posts',
      options: [
        text('to', 'To whom.', { required: true, complete: true }),
        text('give', 'All that you give, as “2 trade goods, 1 commodity” and names.', { complete: true, kind: 'list' }),
        text('take', 'All that you get, in the same way.', { complete: true, kind: 'list' }),
        whole('give-trade-goods', 'Trade goods you give.', { min: 0, max: 100 }),
        whole('give-commodities', 'Commodities you give.', { min: 0, max: 100 }),
        text('give-note', 'A promissory note you give.', { complete: true }),
        whole('take-trade-goods', 'Trade goods you get.', { min: 0, max: 100 }),
        whole('take-commodities', 'Commodities you get.', { min: 0, max: 100 }),
        text('take-note', 'A promissory note of theirs you ask for, by name.', { complete: true }),
        text('give-cards', 'Action cards you give, where a faction allows it.', { complete: true, kind: 'list' }),
        text('give-fragments', 'Relic fragments you give, as “2 Cultural Relic Fragment”.', {
          complete: true,
          kind: 'list',
        }),
        text('take-fragments', 'Relic fragments of theirs you get.', { complete: true, kind: 'list' }),
        text('give-captured', 'Captured units of theirs that you return, as “2 cruiser”.', {
          complete: true,
          kind: 'list',
        }),
        text('take-captured', 'Captured units of yours that you get back.', { complete: true, kind: 'list' }),
        text('give-planets', 'Planets you give, where something lets you.', { complete: true, kind: 'list' }),
        text('take-planets', 'Planets of theirs you get, where something lets them.', { complete: true, kind: 'list' }),
        text('give-technologies', 'Technologies you share, where something lets you: you keep them.', {
          complete: true,
          kind: 'list',
        }),
        text('take-technologies', 'Technologies of theirs you gain, where something lets them share.', {
          complete: true,
          kind: 'list',
        }),
        text('they-choose', 'What they choose in return, where they are asked just now (binding).', { complete: true }),
        text('i-choose', 'What you choose in return, where you are asked just now (binding).', { complete: true }),
        text('note', 'What else you promise each other; it binds nobody.', { kind: 'note' }),
      ],
      reads: ['give', 'take', 'give-cards', ...LISTS],
      run: offering,
      complete: completing,
    },
    ...answeringOffers(),
  ],
};

async function offering(at: Here, given: Given): Promise<Reply> {
  const { sight, seat } = playing(at);
  const to = given.text('to') ?? '';
  const others = sight.seats().filter(({ key }) => key !== seat);
  if (!others.some(({ key }) => key === to))
    throw new Illegal(`Say with whom: ${others.map(({ label }) => label).join('; ')}.`);
  const deeds = [
    { seat: to, chosen: given.text('they-choose') },
    { seat, chosen: given.text('i-choose') },
  ].flatMap(({ seat: who, chosen = '' }) => {
    // What is typed need not be one of the options.
    const [question, answer = question] = deedKey.read(chosen);
    return chosen ? [{ seat: who, question, answer }] : [];
  });
  const note = given.text('note');
  const { game } = sight;
  const mine = { from: seat, to, own: true };
  const theirs = { from: to, to: seat, own: false };
  const cards = cardsIn(given);
  const give = together(
    { ...side(given, 'give'), ...namedIn(game, 'give', { from: seat, to, given }), ...(cards.length && { cards }) },
    goodsTyped(game, mine, 'give', given.text('give') ?? ''),
  );
  const take = together(
    { ...side(given, 'take'), ...namedIn(game, 'take', { from: to, to: seat, given }) },
    goodsTyped(game, theirs, 'take', given.text('take') ?? ''),
  );
  await makeOffer(at, seat, { to, give, take, ...(deeds.length && { deeds }), ...(note && { note }) });
  return say('The offer is made; the other player is told.');
}

/** What is given by several options is given together. */
interface Side {
  tradeGoods: number;
  commodities: number;
  [kind: string]: number | string[];
}

function side(given: Given, which: 'give' | 'take'): Side {
  const note = given.text(`${which}-note`);
  return {
    tradeGoods: given.number(`${which}-trade-goods`) ?? 0,
    commodities: given.number(`${which}-commodities`) ?? 0,
    ...(note && { notes: [note] }),
  };
}

const listIn = (one: number | string[] | undefined): string[] => (Array.isArray(one) ? one : []);

const together = (one: Side, { tradeGoods, commodities, cards }: GoodsTyped): Side => ({
  ...one,
  ...Object.fromEntries(Object.entries(cards).map(([kind, more]) => [kind, [...listIn(one[kind]), ...more]])),
  tradeGoods: one.tradeGoods + tradeGoods,
  commodities: one.commodities + commodities,
});

/** What one of the two gives that is written by name. */
const namedIn = (
  game: Game,
  which: 'give' | 'take',
  { from, to, given }: { from: string; to: string; given: Given },
): Record<string, string[]> =>
  Object.fromEntries(
    BY_NAME.flatMap((kind) => {
      const cards = goodsMeant(game, kind, {
        from,
        to,
        typed: given.text(`${which}-${kind.name}`) ?? '',
        own: which === 'give',
      });
      return cards.length ? [[kind.name, cards]] : [];
    }),
  );

const cardsIn = (given: Given): string[] => readListParts(given.text('give-cards') ?? '', /,/);

function completing(at: Here, option: string, typed: string, given: Given): Choice[] {
  const here = atPlay(at);
  if (!here) return [];
  const {
    sight: { game },
    seat,
  } = here;
  // What is typed while a command is put together may be anything.
  const to = here.sight.seats().find(({ key }) => key === given.text('to') && key !== seat)?.key;
  // What is written of several goes on where it stops: it has been looked through already.
  for (const kind of BY_NAME) {
    if (option === `give-${kind.name}`) return goodsChoices(game, kind, { from: seat, to: to ?? '', typed });
    if (option === `take-${kind.name}`) return to ? goodsChoices(game, kind, { from: to, to: seat, typed }) : [];
  }
  // So is what is written of all that is given.
  if (option === 'give') return to ? goodsOffered(game, { from: seat, to, own: true }, typed) : [];
  if (option === 'take') return to ? goodsOffered(game, { from: to, to: seat, own: false }, typed) : [];
  const lists: Record<string, () => Choice[]> = {
    'take-note': () => (to ? askable(game, to, seat) : []),
    to: () => here.sight.seats().filter((one) => one.key !== seat),
    'give-cards': () => tradableCards(game, seat),
    'i-choose': () => doableOf(game, seat),
    'they-choose': () => (to ? doableOf(game, to) : []),
    'give-note': () => notesOf(game, seat),
  };
  return matching(lists[option]?.() ?? [], typed);
}

/** Promissory notes that somebody may have, for all that others know. */
const askable = (game: Game, from: string, to: string): Choice[] =>
  cardsFrom(game, from, to, false)
    .filter(({ kind }) => kind === 'notes')
    .map(({ card, label }) => ({ key: card, label }));
