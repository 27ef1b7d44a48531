import { openAsks, type EngineState } from '#engine';
import type { AbilityUse } from '#kit/components/ability-use.ts';
import type { AskingCard, AskRef } from './inquiries.ts';

// The card or ability that asks a question.

interface Printed extends AskingCard {
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
  const asking = Object.values(components).filter(({ questions = [] }) =>
    questions.some(({ name }) => name === question),
  );
  const carried = asking.length === 1 ? asking : carriedOut(state, components, { seat, question });
  // Several components may ask the same question, such as which system is meant.
  return carried.findLast((one) => asking.includes(one)) ?? carried.at(-1);
}

/**
 * Returns the card or ability whose target a question asks for, with the part of its text that is used; undefined for
 * other questions.
 */
export function findUsedCard(
  { state, book: { components } }: Played,
  { seat, question }: AskRef,
): AskingCard | undefined {
  const open = openAsks(state).find(({ ask }) => ask.player === seat && ask.question === question);
  const data = open?.path.at(-1)?.data;
  if (data === null || typeof data !== 'object' || Array.isArray(data) || !('use' in data)) return undefined;
  const { component, use } = data as unknown as AbilityUse;
  const card = Object.hasOwn(components, component) ? components[component] : undefined;
  if (!card?.text) return undefined;
  return { name: card.name, text: (typeof use === 'number' ? card.reactions?.[use]?.hint : undefined) ?? card.text };
}

/** Returns the cards and abilities that are carried out around a question, innermost last. */
function carriedOut(
  state: EngineState,
  components: Played['book']['components'],
  { seat, question }: AskRef,
): Printed[] {
  const open = openAsks(state).find(({ ask }) => ask.player === seat && ask.question === question);
  return (open?.path ?? []).flatMap(({ data }) => {
    const kept = data !== null && typeof data === 'object' && !Array.isArray(data) ? data : {};
    return CARRIED.flatMap((key) => {
      const id = kept[key];
      const card = typeof id === 'string' && Object.hasOwn(components, id) ? components[id] : undefined;
      return card ? [card] : [];
    });
  });
}
