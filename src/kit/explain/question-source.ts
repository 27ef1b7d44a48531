import type { EngineState } from '#engine';
import type { AbilityUse } from '#kit/components/ability-use.ts';
import { findAsk, type AskingCard, type AskRef } from './inquiries.ts';

// The card or ability that asks a question.

interface Printed extends AskingCard {
  kind?: string;
  questions?: readonly { name: string }[];
  reactions?: readonly { hint?: string }[];
}

interface Played {
  state: EngineState;
  book: { components: Readonly<Record<string, Printed>> };
}

/** Fields in which a frame stores the component that it carries out. */
const CARRIED = ['component', 'card'] as const;

/** Returns the card or ability that asks a question; undefined if none is found. */
export function findSourceCard(
  { state, book: { components } }: Played,
  { seat, question }: AskRef,
): AskingCard | undefined {
  const asking = askersOf(components, question);
  const carried = asking.length === 1 ? asking : carriedOut(state, components, { seat, question });
  // Several components may ask the same question, such as which system is meant.
  return carried.findLast((one) => asking.includes(one)) ?? carried.at(-1);
}

/**
 * Returns the card or ability that asks a question, with the part of its text that is used: the one whose target is
 * chosen, or the only one with such a question. Undefined for other questions. `broadKinds`: kinds of components whose
 * texts have several abilities, which a single question need not repeat.
 */
export function findUsedCard(
  { state, book: { components } }: Played,
  { seat, question }: AskRef,
  broadKinds: readonly string[],
): AskingCard | undefined {
  const open = findAsk(state, { seat, question });
  const data = open?.path.at(-1)?.data;
  if (data !== null && typeof data === 'object' && !Array.isArray(data) && 'use' in data) {
    const { component, use } = data as unknown as AbilityUse;
    const card = Object.hasOwn(components, component) ? components[component] : undefined;
    if (!card?.text) return undefined;
    return { name: card.name, text: (typeof use === 'number' ? card.reactions?.[use]?.hint : undefined) ?? card.text };
  }
  const asking = askersOf(components, question);
  const [only] = asking;
  if (!only || asking.length > 1) return undefined;
  const { name, text, kind } = only;
  return text && !(kind !== undefined && broadKinds.includes(kind)) ? { name, text } : undefined;
}

const askersOf = (components: Played['book']['components'], question: string): Printed[] =>
  Object.values(components).filter(({ questions = [] }) => questions.some(({ name }) => name === question));

/** Returns the cards and abilities that are carried out around a question, innermost last. */
function carriedOut(
  state: EngineState,
  components: Played['book']['components'],
  { seat, question }: AskRef,
): Printed[] {
  const open = findAsk(state, { seat, question });
  return (open?.path ?? []).flatMap(({ data }) => {
    const kept = data !== null && typeof data === 'object' && !Array.isArray(data) ? data : {};
    return CARRIED.flatMap((key) => {
      const id = kept[key];
      const card = typeof id === 'string' && Object.hasOwn(components, id) ? components[id] : undefined;
      return card ? [card] : [];
    });
  });
}
