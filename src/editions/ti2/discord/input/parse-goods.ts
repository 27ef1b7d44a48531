import { resolveList, AmbiguousInput, type ListInput } from '#discord/input/ambiguous-input.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { collapseWhitespace } from '#text/markdown.ts';
import type { ListOption } from '#discord/input/parse-names.ts';
import { Illegal } from '#engine';
import { parseListParts } from '#kit/prompts/read-list.ts';
import { formatCount } from '#text/sentences.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { captivesOf } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOf, nameOfLeader } from '#ti2/rules/names.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { CardId, ComponentId, LeaderId, SeatId } from '#ti2/rules/terms.ts';
import { abbreviations } from './abbreviations.ts';

// Parses goods that are given or wanted in a debate (E2 4.3): "10 credits, 2 Trade Agreement".

const CREDITS = 'credits';
/** A number alone, which means credits. */
const BARE = /^\d{1,3}$/;
const PARTS = /[,;+&\n]|\band\b/i;

/** Something that a seat can give. `max` is how many it has; undefined if unknown. */
type Good = ListOption & ({ card: ComponentId } | { captive: LeaderId } | { money: true });

/** Parsed list of goods with their counts. */
type ParsedGoods = { good: Good; count: number }[];

const captivesThere = (game: Game, seat: SeatId): Good[] =>
  captivesOf(game, seat).map((one) => ({ key: one.id, label: nameOfLeader(game, one), max: 1, captive: one.id }));

function ownGoods(game: Game, seat: SeatId): Good[] {
  const { credits, actionCards } = seatOf(game, seat);
  const ids = [...new Set(actionCards.map(componentOf))];
  return [
    { key: CREDITS, label: 'credit', max: credits, money: true, isFrequent: true },
    ...ids.map((card): Good => ({ key: card, label: nameOf(game, card), max: actionCards.filter((one) => componentOf(one) === card).length, card })), // prettier-ignore
    ...captivesThere(game, seat),
  ];
}

/** Returns the goods that a player can ask of a seat. Hands are secret, so every action card is included. */
function theirGoods(game: Game, seat: SeatId): Good[] {
  return [
    { key: CREDITS, label: 'credit', max: seatOf(game, seat).credits, money: true, isFrequent: true },
    ...captivesThere(game, seat),
    ...Object.values(game.book.byKind['action-card']).map(({ id, name, copies }): Good => ({
      key: id,
      label: name,
      max: copies,
      card: id,
    })),
  ];
}

/** Words around "card" that do not name one: "one of your action cards", "a card from your hand". */
const FILLERS = new Set(
  [
    'a an any some one two three four five six seven all each both another other more extra every few several',
    'of your yours my mine their theirs his her hers its our the this that those these from in out at by to',
    'action random unknown secret hidden hand hands whatever whichever which you he she they i have has hold holds like likes want wants',
    'choose chooses choice kind sort good useful spare please just unnamed blind blindly',
  ].flatMap((words) => words.split(' ')),
);

/** Tells whether a part of the list is a card without a name: "2 action cards", "one of your cards". */
const isUnnamedCard = (typed: string): boolean =>
  parseListParts(typed, PARTS).some((part) => {
    const words = part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const isCard = (word: string): boolean => /^cards?$/.test(word);
    return words.some(isCard) && words.every((word) => isCard(word) || /^\d+x?$/.test(word) || FILLERS.has(word));
  });

/** Refusals of a card without a name, by option. */
const UNNAMED_CARD: Readonly<Record<string, string>> = {
  give: 'Name the action card you give (E2 4.3).',
  take: 'Name the action card you want (E2 4.3). If any card is fine, write in the chat what you give for it, and let the other player make the offer with `/trade offer`.',
};

/**
 * Like `resolveList`, but its errors explain which goods can change hands. Throws Illegal for a card without a name.
 */
function resolveGoods(list: readonly ListOption[], typed: ListInput): ReturnType<typeof resolveList> {
  if (isUnnamedCard(typed.typed)) throw new Illegal(UNNAMED_CARD[typed.option]);
  try {
    return resolveList(list, typed);
  } catch (error) {
    if (!(error instanceof AmbiguousInput)) throw error;
    throw new AmbiguousInput(`${error.message} You can trade only credits, action cards and captive leaders (E2 4.3).`, typed.option, error.choices); // prettier-ignore
  }
}

function parseGoodsList(list: readonly Good[], option: string, typed: string): ParsedGoods {
  const parts = parseListParts(typed, PARTS);
  const whole = parts.map((part) => (BARE.test(part) ? `${part} credit` : part)).join(', ');
  if (/^(nothing|none|-)?$/i.test(whole)) return [];
  const found = new Map<string, ParsedGoods[number]>();
  const named = list.map(({ key, label, isFrequent }) => ({ key, label, ...(isFrequent && { isFrequent }) }));
  for (const {
    option: { key },
    count = 1,
  } of resolveGoods(named, { option, typed: whole, abbreviations })) {
    // prettier-ignore
    const good = list.find((one) => one.key === key);
    if (good) found.set(key, { good, count: (found.get(key)?.count ?? 0) + count });
  }
  return [...found.values()];
}

const creditsIn = (all: ParsedGoods): number =>
  all.reduce((sum, { good, count }) => sum + ('money' in good ? count : 0), 0);
const captivesIn = (all: ParsedGoods): LeaderId[] =>
  all.flatMap(({ good }) => ('captive' in good ? [good.captive] : []));
const cardsIn = (all: ParsedGoods): { card: ComponentId; count: number }[] =>
  all.flatMap(({ good, count }) => ('card' in good ? [{ card: good.card, count }] : []));

/** Formats an amount of a good: "1 credit", "2 Trade Agreement". */
const formatAmount = ({ label }: ListOption, count: number): string =>
  label === 'credit' ? formatCount(count, label) : `${count} ${label}`;

/** Parses the credits, cards and captives that a seat gives. Throws Illegal if it has fewer of a card. */
export function parseGivenGoods(
  game: Game,
  seat: SeatId,
  typed: string,
): { credits: number; cards: CardId[]; captives?: LeaderId[] } {
  const all = parseGoodsList(ownGoods(game, seat), 'give', typed);
  for (const { good, count } of all)
    if ('card' in good && count > (good.max ?? 0))
      throw new Illegal(`You cannot give ${count} ${good.label}: you have ${good.max ?? 0} (E2 4.3).`);
  const hand = seatOf(game, seat).actionCards;
  const cards = cardsIn(all).flatMap(({ card, count }) =>
    hand.filter((one) => componentOf(one) === card).slice(0, count),
  );
  const captives = captivesIn(all);
  return { credits: creditsIn(all), cards, ...(captives.length && { captives }) };
}

/**
 * Parses the credits, captives and cards that a player wants, the cards by name because hands are secret. Throws
 * Illegal if the game has fewer copies of a card.
 */
export function parseWantedGoods(
  game: Game,
  from: SeatId,
  typed: string,
): { wantsCredits: number; wantsCards: ComponentId[]; wantsCaptives?: LeaderId[] } {
  // prettier-ignore
  const all = parseGoodsList(theirGoods(game, from), 'take', typed);
  for (const { good, count } of all)
    if ('card' in good && count > (good.max ?? 0))
      throw new Illegal(`You cannot ask for ${count} ${good.label}: the game has only ${good.max ?? 0}.`);
  const captives = captivesIn(all);
  return {
    wantsCredits: creditsIn(all),
    wantsCards: cardsIn(all).flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
    ...(captives.length && { wantsCaptives: captives }),
  };
}

/** Completes a list of goods: the parts already typed, plus each good that matches the last part. */
export function completeGoods(game: Game, seat: SeatId, option: 'give' | 'take', typed: string): Choice[] {
  const at = typed.lastIndexOf(',') + 1;
  const [before, last] = [typed.slice(0, at).trim(), typed.slice(at).trim().toLowerCase()];
  const [, count, name] = /^(\d{1,3})? ?(.*)$/.exec(collapseWhitespace(last)) ?? ['', undefined, last];
  return (option === 'give' ? ownGoods : theirGoods)(game, seat)
    .filter(({ label, max }) => max !== 0 && label.toLowerCase().includes(name))
    .map((good) => {
      const whole = `${before}${before ? ' ' : ''}${count === undefined && good.key !== CREDITS ? good.label : formatAmount(good, Number(count ?? 1))}`;
      return { key: whole, label: whole };
    });
}
