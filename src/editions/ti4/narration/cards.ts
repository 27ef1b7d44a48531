import { noteOwner } from '#ti4/rules/components/component.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { possessive } from '#kit/board/names.ts';
import { formatChoice } from '#kit/narration/targets.ts';
import { type GroupedFact, type Narrators, type Words } from './words.ts';
import { formatUnitPlaces, formatTransfers, formatUnitTargets } from './unit-places.ts';
import { formatList, formatCount } from '#text/sentences.ts';

const named = (list: readonly string[], say: Words): string => formatList(list.map((card) => say.component(card)));

/** Counts how often each target occurs. */
const counts = (targets: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(targets)].map((target) => [target, targets.filter((one) => one === target).length]));

/** Tells whether a target is an outcome without a name of its own. */
const isBareOutcome = (target: string): boolean => target === 'for' || target === 'against';

/** Names of hands other than action cards. */
const HANDS: Record<string, string> = {
  'promissory-notes': 'promissory notes',
  'secret-objectives': 'secret objectives',
};

/** Formats one sentence for several players who draw the same. */
const drawnBy = (all: readonly (SeatId | undefined)[], what: string, say: Words): string =>
  all.length > 2
    ? `${formatCount(all.length, 'player')} each draw ${what}.`
    : `${formatList(all.map(say.seat))} ${all.length > 1 ? `each draw ${what}` : `draws ${what}`}.`;

/** Returns the names of a card's targets, or its amount. */
export function listTargets({ seat, target: targets = [], amount }: GroupedFact<'target-named'>, say: Words): string[] {
  if (typeof amount === 'number') return [String(amount)];
  const moves = formatTransfers(counts(targets), say);
  if (moves.length) return moves;
  const places = formatUnitPlaces(counts(targets), say, 'at');
  if (places.length) return places;
  // Predicted outcomes are formatted as outcomes.
  if (targets.every(isBareOutcome)) return targets.map((target) => say.outcome(target));
  return [...formatUnitTargets(targets, seat, say), ...targets.flatMap((target) => say.target(target) ?? [])];
}

/** Sentences about cards drawn, played and passed on, and about abilities used. */
export const cardNarrators = {
  'ability-used': (fact, say) =>
    say.takesEffectUnused(fact.component) && !fact.parts?.results
      ? `${say.component(fact.component)} takes effect for ${say.seat(fact.seat)}.`
      : `${say.seat(fact.seat)} uses ${say.component(fact.component)}.`,
  'action-card-played': (fact, say) => `${say.seat(fact.seat)} plays ${say.component(fact.component)}.`,
  'action-card-cancelled': (fact, say) =>
    `${fact.seat === undefined ? '' : `${possessive(say.seat(fact.seat))} `}${say.component(fact.card)} is canceled.`,
  'target-named': (fact, say) => {
    const moves = formatTransfers(counts(fact.target ?? []), say);
    return moves.length
      ? `${say.seat(fact.seat)} chooses to move ${formatList(moves)} with ${say.component(fact.component)}.`
      : formatChoice(say.seat(fact.seat), listTargets(fact, say), say.component(fact.component));
  },
  'action-cards-drawn': ({ seat, all = [seat], count }, say) => drawnBy(all, formatCount(count, 'action card'), say),
  'action-cards-revealed': (fact, say) =>
    named(fact.cards, say) ? `${say.seat(fact.seat)} reveals ${named(fact.cards, say)}.` : undefined,
  'action-cards-seen': ({ seat, cards, to = [] }, say) =>
    // Cards from another hand are shown to both players.
    named(cards, say) ? `${say.direct.does(seat, to.length > 1 ? 'gain' : 'draw')} ${named(cards, say)}.` : undefined,
  'action-cards-discarded': (fact, say) =>
    named(fact.cards, say) ? `${say.seat(fact.seat)} discards ${named(fact.cards, say)}.` : undefined,
  'hand-looked-at': (fact, say) =>
    `${say.seat(fact.seat)} looks at ${possessive(say.seat(fact.of))} ${HANDS[String(fact.what)] ?? 'action cards'}.`,
  'hand-seen': (fact, say) => `${say.seat(fact.of)} has ${named(fact.cards, say) || 'no action cards'} in hand.`,
  'action-cards-passed': (fact, say) =>
    `${say.seat(fact.receiver)} gains ${formatCount(fact.count, 'action card')} from ${say.seat(fact.seat)}.`,
  'deck-shuffled': (fact) => `The ${fact.deck} deck is shuffled.`,
  'secret-objectives-drawn': ({ seat, all = [seat], count }, say) =>
    drawnBy(all, formatCount(count, 'secret objective'), say),
  'secret-objectives-seen': (fact, say) => {
    const cards = named(fact.cards, say);
    if (!cards) return undefined;
    if (fact.to) return `${say.direct.does(fact.seat, 'draw')} ${cards}.`;
    // Cards that all players see may have been drawn earlier (Search Warrant).
    return `${say.seat(fact.seat)} has the secret ${fact.cards.length > 1 ? 'objectives' : 'objective'} ${cards}.`;
  },
  'secret-objectives-returned': (fact, say) =>
    `${say.seat(fact.seat)} returns ${formatCount(fact.count, 'secret objective')}.`,
  'notes-seen': (fact, say) => {
    const notes = fact.cards.map((card) => `${possessive(say.seat(noteOwner(card)))} ${say.component(card)}`);
    return `${say.seat(fact.of)} has ${notes.length ? formatList(notes) : 'no promissory notes'} in hand.`;
  },
  'promissory-note-received': (fact, say) =>
    `${say.seat(fact.seat)} gains ${say.component(fact.card)} from ${say.seat(fact.from)}.`,
  'promissory-note-played': (fact, say) => `${say.seat(fact.seat)} plays ${say.component(fact.card)}.`,
  'promissory-note-returned': (fact, say) => `${say.component(fact.card)} returns to ${say.seat(fact.seat)}.`,
} satisfies Partial<Narrators>;
