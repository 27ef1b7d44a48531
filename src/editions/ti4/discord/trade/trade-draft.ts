import type { Choice } from '#discord/edition/edition-adapter.ts';
import type { Json, SeatId } from '#engine';
import { formatList, formatCount } from '#text/sentences.ts';
import { componentOf, noteOf, noteOwner } from '#ti4/rules/components/component.ts';
import { fingerprint } from '#engine';
import { goodsProblem, parseGoods } from '#ti4/rules/trade/goods.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { CardId, Goods } from '#ti4/rules/state.ts';

// Drafts of transactions from menus. The custom ids of the components carry the draft, so that nothing needs to be
// saved.

/**
 * The trade partner, and the goods given and taken as short codes: "g3" for 3 trade goods, "c1" for a commodity,
 * "n1x9z" for a card.
 */
export interface TradeDraft {
  to: SeatId;
  give: string[];
  take: string[];
}

export const formatTradeDraft = ({ to, give, take }: TradeDraft): string =>
  [to, give.join('.'), take.join('.')].join('~');

export function parseTradeDraft(text: string): TradeDraft {
  const [to = '', give = '', take = ''] = text.split('~');
  const words = (part: string): string[] => part.split('.').filter(Boolean).slice(0, MAX_GOODS_PER_SIDE);
  return { to, give: words(give), take: words(take) };
}

/** Maximum number of different goods on each side, since a custom id is short. */
const MAX_GOODS_PER_SIDE = 4;
/** Maximum number of trade goods or commodities in a menu, which also holds other goods. */
const MAX_COUNT = 8;

/** Returns a short code for a card. */
const wordFor = (card: CardId): string => fingerprint(card).slice(0, 6);

/** Returns the seats that a transaction is possible with now, with their public holdings. */
export const tradePartners = (game: Game, seat: SeatId): Choice[] =>
  othersOf(game, seat)
    .filter((other) => transactionProblem(game, seat, other) === undefined)
    .map((other) => ({
      key: other,
      label: nameOfSeat(game, other),
      hint: formatHoldings(game, other),
    }));

/** Explains why no partner is available: each reason with the seats it applies to. */
export function explainNoPartner(game: Game, seat: SeatId): string[] {
  const found = othersOf(game, seat).map((other) => ({ other, why: transactionProblem(game, seat, other) ?? '' }));
  return [...new Set(found.map(({ why }) => why))].filter(Boolean).map((why) => {
    const names = found.filter((one) => one.why === why).map(({ other }) => nameOfSeat(game, other));
    return `${formatList(names)}: ${why}`;
  });
}

const othersOf = ({ state }: Game, seat: SeatId): SeatId[] =>
  state.order.filter((id) => id !== seat && !state.seats[id].eliminated);

export function formatHoldings(game: Game, seat: SeatId): string {
  const { tradeGoods, commodities, promissoryNotes, fragments = [] } = seatOf(game, seat);
  return [
    formatCount(tradeGoods, 'trade good'),
    formatCount(commodities, 'commodity', 'commodities'),
    formatCount(promissoryNotes.length, 'promissory note'),
    ...(fragments.length ? [formatCount(fragments.length, 'relic fragment')] : []),
  ].join(', ');
}

/** A card that one player could give. */
interface Card {
  kind: 'notes' | 'fragments';
  card: CardId;
  label: string;
}

/**
 * Returns cards that a seat can give. For the other player, includes every promissory note that could be in the hidden
 * hand.
 */
export function givableCards(game: Game, from: SeatId, to: SeatId, own: boolean): Card[] {
  const name = (card: CardId): string => game.book.components[componentOf(card)]?.name ?? card;
  const hand = own ? seatOf(game, from).promissoryNotes : theirNotes(game, from);
  const notes = hand.map((card): Card => ({
    kind: 'notes',
    card,
    label: `${name(card)} of ${nameOfSeat(game, noteOwner(card))}`,
  }));
  const kept = (seatOf(game, from).fragments ?? []).map((card): Card => ({
    kind: 'fragments',
    card,
    label: name(card),
  }));
  return [...notes, ...kept].filter(
    ({ kind, card }) => goodsProblem(game, from, to, parseGoods({ [kind]: [card] }), own) === undefined,
  );
}

/** Returns the promissory notes that a player began with. Each may still be in their hand or not. */
const theirNotes = (game: Game, seat: SeatId): CardId[] =>
  Object.values(game.book.byKind['promissory-note'])
    .filter(({ faction }) => faction === undefined || faction === seatOf(game, seat).faction)
    .map(({ id }) => noteOf(id, seat));

/** Returns everything that one player can give, as menu options. */
export function givableGoods(game: Game, from: SeatId, to: SeatId, own: boolean): Choice[] {
  const { tradeGoods, commodities } = seatOf(game, from);
  const counts = (word: string, most: number, one: string, many: string): Choice[] =>
    Array.from({ length: Math.min(most, MAX_COUNT) }, (_, i) => ({
      key: `${word}${i + 1}`,
      label: formatCount(i + 1, one, many),
    }));
  return [
    ...counts('g', tradeGoods, 'trade good', 'trade goods'),
    ...counts('c', commodities, 'commodity', 'commodities'),
    ...givableCards(game, from, to, own).map(({ card, label }) => ({ key: `n${wordFor(card)}`, label })),
  ];
}

/**
 * Merges a menu's new selection with the previous one. Of trade goods and of commodities, only the newest choice
 * counts.
 */
export function mergeMenuChoice(before: readonly string[], chosen: readonly string[]): string[] {
  const kindOf = (word: string): string => (word.startsWith('n') ? word : word.slice(0, 1));
  const kinds = [...new Set(chosen.map(kindOf))];
  return kinds.flatMap((kind) => {
    const all = chosen.filter((word) => kindOf(word) === kind);
    return all.find((word) => !before.includes(word)) ?? all[0] ?? [];
  });
}

/** Converts the codes of a draft to goods. */
export function goodsOfDraft(
  game: Game,
  { from, to, own, words }: { from: SeatId; to: SeatId; own: boolean; words: readonly string[] },
): Goods {
  const count = (sign: string): number =>
    Number(words.find((word) => new RegExp(`^${sign}\\d+$`).test(word))?.slice(1) ?? 0);
  const cards = givableCards(game, from, to, own).filter(({ card }) => words.includes(`n${wordFor(card)}`));
  const of = (kind: Card['kind']): CardId[] => cards.filter((one) => one.kind === kind).map(({ card }) => card);
  return parseGoods({
    tradeGoods: count('g'),
    commodities: count('c'),
    notes: of('notes'),
    fragments: of('fragments'),
  } satisfies Record<string, Json>);
}

/** Formats the goods of a draft. */
export const formatDraftGoods = (
  game: Game,
  { from, to, own, words }: { from: SeatId; to: SeatId; own: boolean; words: readonly string[] },
): string =>
  formatList(givableGoods(game, from, to, own).flatMap(({ key, label }) => (words.includes(key) ? [label] : []))) ||
  'nothing';
