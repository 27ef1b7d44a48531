import { atPlay, playing } from '../../../../discord/commands/at.ts';
import { matching, text, whole } from '../../../../discord/commands/options.ts';
import { say, type Reply } from '../../../../discord/context.ts';
import { customId, type CustomId } from '../../../../discord/custom-id.ts';
import type { At, Choice, FaceCommand, Given, OfferShown } from '../../../../discord/face.ts';
import { button, rows } from '../../../../discord/message.ts';
import { plain } from '../../../../discord/text.ts';
import { Illegal } from '../../../../engine/index.ts';
import { deedKey } from '../../rules/deals/deals.ts';
import type { Game } from '../../rules/game.ts';
import { doableOf, notesOf, tradableCards } from '../deals.ts';
import { CAPTURED, FRAGMENTS, PLANETS, TECHNOLOGIES, goodsChoices, goodsMeant } from '../goods-by-name.ts';
import { goodsOffered, goodsTyped, type GoodsTyped } from '../goods-typed.ts';
import { cardsFrom } from '../trade-draft.ts';
import type { FourthSight } from '../sight.ts';
import { makeOffer } from '../trade-refused.ts';

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
        text('give', 'All that you give, as “2 trade goods, 1 commodity” and names.', { complete: true }),
        text('take', 'All that you get, in the same way.', { complete: true }),
        whole('give-trade-goods', 'Trade goods you give.', { min: 0, max: 100 }),
        whole('give-commodities', 'Commodities you give.', { min: 0, max: 100 }),
        text('give-note', 'A promissory note you give.', { complete: true }),
        whole('take-trade-goods', 'Trade goods you get.', { min: 0, max: 100 }),
        whole('take-commodities', 'Commodities you get.', { min: 0, max: 100 }),
        text('take-note', 'A promissory note of theirs you ask for, by name.', { complete: true }),
        text('give-cards', 'Action cards you give, where a faction allows it.', { complete: true }),
        text('give-fragments', 'Relic fragments you give, as “2 Cultural Relic Fragment”.', { complete: true }),
        text('take-fragments', 'Relic fragments of theirs you get.', { complete: true }),
        text('give-captured', 'Captured units of theirs that you return, as “2 cruiser”.', { complete: true }),
        text('take-captured', 'Captured units of yours that you get back.', { complete: true }),
        text('give-planets', 'Planets you give, where something lets you.', { complete: true }),
        text('take-planets', 'Planets of theirs you get, where something lets them.', { complete: true }),
        text('give-technologies', 'Technologies you share, where something lets you: you keep them.', { complete: true }),
        text('take-technologies', 'Technologies of theirs you gain, where something lets them share.', { complete: true }),
        text('they-choose', 'What they choose in return, where they are asked just now (binding).', { complete: true }),
        text('i-choose', 'What you choose in return, where you are asked just now (binding).', { complete: true }),
        text('note', 'What else you promise each other; it binds nobody.'),
      ],
      reads: ['give', 'take', 'give-cards', ...LISTS],
      run: offering,
      complete: completing,
    },
    {
      name: 'answer',
      description: 'Accept or decline an offer made to you.',
      options: [text('offer', 'Which.', { complete: true })],
      run: (at, given) => {
        const { sight, seat } = playing(at);
        const mine = sight.offers().filter((offer) => offer.to === seat);
        const offer = mine.find((one) => one.alias === given.text('offer')) ?? (mine.length === 1 ? mine[0] : undefined);
        if (!offer) throw new Illegal(mine.length ? 'Say which offer.' : 'No offer is made to you.');
        return shownTo(at, offer);
      },
      complete: (at, _option, typed) => matching(offersOf(at, 'to'), typed),
    },
    {
      name: 'withdraw',
      description: 'Take back an offer of yours.',
      options: [text('offer', 'Which.', { required: true, complete: true })],
      run: (at, given) => {
        const { sight, seat } = playing(at);
        const mine = sight.offers().find((offer) => offer.from === seat && offer.alias === given.text('offer'));
        at.context.table.act(at.from.caller, at.seen.game.id, 'withdraw-offer', { offer: mine?.id ?? '' });
        return say('The offer is withdrawn.');
      },
      complete: (at, _option, typed) => matching(offersOf(at, 'from'), typed),
    },
  ],
};

function offersOf(at: Here, mine: 'from' | 'to'): Choice[] {
  const here = atPlay(at);
  const offers = here?.sight.offers().filter((offer) => offer[mine] === here.seat) ?? [];
  return offers.map((offer) => ({ key: offer.alias, label: offer.text }));
}

function offering(at: Here, given: Given): Reply {
  const { sight, seat } = playing(at);
  const to = given.text('to') ?? '';
  const others = sight.seats().filter(({ key }) => key !== seat);
  if (!others.some(({ key }) => key === to)) throw new Illegal(`Say with whom: ${others.map(({ label }) => label).join('; ')}.`);
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
  makeOffer(at, seat, { to, give, take, ...(deeds.length && { deeds }), ...(note && { note }) });
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
      const cards = goodsMeant(game, kind, { from, to, typed: given.text(`${which}-${kind.name}`) ?? '', own: which === 'give' });
      return cards.length ? [[kind.name, cards]] : [];
    }),
  );

const cardsIn = (given: Given): string[] =>
  (given.text('give-cards') ?? '')
    .split(',')
    .map((card) => card.trim())
    .filter(Boolean);

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

/** An offer, for the one it is made to. */
const shownTo = ({ seen: { game } }: Here, { alias, text: words }: OfferShown): Reply => ({
  message: {
    content: plain(words),
    components: rows([
      button(customId('t', game.id, alias, 'accept'), 'Accept', 'success'),
      button(customId('t', game.id, alias, 'decline'), 'Decline', 'danger'),
    ]),
  },
});

/** What a press on an offer's button does, and what is said of it. */
const DONE: Record<string, { action: string; said: string } | undefined> = {
  accept: { action: 'accept-offer', said: 'The trade is done.' },
  decline: { action: 'decline-offer', said: 'You have declined.' },
  withdraw: { action: 'withdraw-offer', said: 'The offer is withdrawn.' },
};

/** A press on the button of an offer. */
export function onTrade(at: Here, { id, verb }: CustomId): Reply | undefined {
  const { context, from, seen, seat } = at;
  const offer = seen.sight.offers().find((one) => one.alias === id && (one.to === seat || one.from === seat));
  // Whether an offer between two others still stands is nobody else's to know.
  if (!offer)
    throw new Illegal(
      /^o\d+$/.test(id)
        ? 'That button is from before an update of mine; `/trade answer` shows what is offered to you.'
        : 'That offer is not open to you: it is between two others, or has been settled.',
    );
  if (verb === 'look') {
    if (seat === offer.to) return shownTo(at, offer);
    const components = rows([button(customId('t', seen.game.id, id, 'withdraw'), 'Withdraw my offer')]);
    return { message: { content: plain(offer.text), components } };
  }
  const done = Object.hasOwn(DONE, verb) ? DONE[verb] : undefined;
  if (!done) return undefined;
  context.table.act(from.caller, seen.game.id, done.action, { offer: offer.id });
  return say(done.said);
}
