import { openAsks, type EngineState } from '#engine';
import type { AskRef } from './inquiries.ts';

// By what card or ability somebody is asked.

interface Printed {
  name: string;
  text: string;
  questions?: readonly { name: string }[];
}

interface Played {
  state: EngineState;
  book: { components: Readonly<Record<string, Printed>> };
}

/** Where a frame keeps what it carries out. */
const CARRIED = ['component', 'card'] as const;

/** What the card or ability says by which a question is asked, as far as whoever is asked knows it: "Spies: ...". */
export function findSourceText(
  { state, book: { components } }: Played,
  { seat, question }: AskRef,
): string | undefined {
  const asking = Object.values(components).filter(({ questions = [] }) =>
    questions.some(({ name }) => name === question),
  );
  const carried = asking.length === 1 ? asking : carriedOut(state, components, { seat, question });
  // Several may ask the same, as which system is meant.
  const found = carried.findLast((one) => asking.includes(one)) ?? carried.at(-1);
  return found && `${found.name}: ${found.text}`;
}

/** The cards and abilities that are carried out where a question is asked, the innermost last. */
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
      return typeof id === 'string' && Object.hasOwn(components, id) ? [components[id]] : [];
    });
  });
}
