import { noteOwner } from '#ti4/rules/components/component.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { type Narrators, type Words } from './words.ts';
import { formatUnitPlaces, formatTransfers } from './unit-places.ts';
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
    ? `${formatCount(all.length, 'player')} draw ${what} each.`
    : `${formatList(all.map(say.seat))} ${all.length > 1 ? `draw ${what} each` : `draws ${what}`}.`;

/** Sentences about cards drawn, played and passed on, and about abilities used. */
export const cardNarrators = {
  'ability-used': (fact, say) => `${say.seat(fact.seat)} uses ${say.component(fact.component)}.`,
  'action-card-played': (fact, say) => `${say.seat(fact.seat)} plays ${say.component(fact.component)}.`,
  'action-card-cancelled': (fact, say) => `${say.component(fact.card)} is canceled.`,
  'target-named': (fact, say) => {
    if (fact.amount !== undefined) return `${say.component(fact.component)} is played for ${fact.amount}.`;
    const { target: targets = [] } = fact;
    if (!targets.length) return undefined;
    const moves = formatTransfers(counts(targets), say);
    if (moves.length) return `${say.component(fact.component)}: ${formatList(moves)}.`;
    const places = formatUnitPlaces(counts(targets), say, 'at');
    if (places.length) return `${say.component(fact.component)}: ${formatList(places)}.`;
    // Predicted outcomes are formatted as outcomes.
    if (targets.every(isBareOutcome))
      return `${say.component(fact.component)}: ${formatList(targets.map((target) => say.outcome(target)))}.`;
    return `${say.component(fact.component)}: ${formatList(targets.map((target) => say.anything(target)))}.`;
  },
  'action-cards-drawn': ({ seat, all = [seat], count }, say) => drawnBy(all, formatCount(count, 'action card'), say),
  'action-cards-revealed': (fact, say) =>
    named(fact.cards, say) ? `${say.seat(fact.seat)} reveals ${named(fact.cards, say)}.` : undefined,
  'action-cards-seen': (fact, say) =>
    named(fact.cards, say) ? `${say.seat(fact.seat)} now holds ${named(fact.cards, say)}.` : undefined,
  'action-cards-discarded': (fact, say) =>
    named(fact.cards, say) ? `${say.seat(fact.seat)} discards ${named(fact.cards, say)}.` : undefined,
  'hand-looked-at': (fact, say) =>
    `${say.seat(fact.seat)} looks at the ${HANDS[String(fact.what)] ?? 'action cards'} of ${say.seat(fact.of)}.`,
  'hand-seen': (fact, say) => `${say.seat(fact.of)} holds ${named(fact.cards, say) || 'no action card'}.`,
  'action-cards-passed': (fact, say) =>
    `${say.seat(fact.seat)} hands ${formatCount(fact.count, 'action card')} to ${say.seat(fact.receiver)}.`,
  'deck-shuffled': (fact) => `The ${fact.deck} deck is shuffled.`,
  'secret-objectives-drawn': ({ seat, all = [seat], count }, say) =>
    drawnBy(all, formatCount(count, 'secret objective'), say),
  'secret-objectives-seen': (fact, say) =>
    named(fact.cards, say) ? `${say.seat(fact.seat)} now holds ${named(fact.cards, say)}.` : undefined,
  'secret-objectives-returned': (fact, say) =>
    `${say.seat(fact.seat)} puts back ${formatCount(fact.count, 'secret objective')}.`,
  'notes-seen': (fact, say) => {
    const notes = fact.cards.map((card) => `${say.component(card)} of ${say.seat(noteOwner(card))}`);
    return `You see ${notes.length ? formatList(notes) : 'no promissory note'} in the hand of ${say.seat(fact.of)}.`;
  },
  'promissory-note-received': (fact, say) =>
    `${say.seat(fact.seat)} receives ${say.component(fact.card)} from ${say.seat(fact.from)}.`,
  'promissory-note-played': (fact, say) => `${say.seat(fact.seat)} plays ${say.component(fact.card)}.`,
  'promissory-note-returned': (fact, say) => `${say.component(fact.card)} returns to ${say.seat(fact.seat)}.`,
} satisfies Partial<Narrators>;
