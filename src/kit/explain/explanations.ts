import type { EngineState, SeatId } from '#engine';
import { capitalize } from '#text/sentences.ts';
import { createWhyNot, type InquiryOf, type InquiryTopic } from './inquiries.ts';
import { createRefusalExplainer } from './refusals.ts';
import { findSourceCard } from './question-source.ts';

type ExplainedGame = Parameters<typeof findSourceCard>[0] & {
  state: EngineState;
  book: { components: Readonly<Record<string, { id: string; name: string; primary?: unknown }>> };
};

/** Rules by which an edition explains what cannot be done. */
interface ExplanationConfig<G> {
  inquiries: readonly InquiryOf<G>[];
  /** Inquiries that explain only refusals, before the others. */
  refusalInquiries?: readonly InquiryOf<G>[];
  /** Inquiries that explain only refusals, after the others. */
  lastInquiries?: readonly InquiryOf<G>[];
  /** Lists of what questions choose among: planets, systems, players. */
  kinds: (game: G) => readonly (readonly InquiryTopic[])[];
  /** Lists of further names in the game, which are not components, planets, systems or players. */
  known?: (game: G, seat: SeatId) => readonly (readonly InquiryTopic[])[];
  /** Sections of the rules behind the options of questions, by question name. */
  sections: Readonly<Record<string, string>>;
  /** Formats a reference to a section: "E3 5.2". */
  cited: (section: string) => string;
  /** Matches a reason that already names its section. */
  cites: RegExp;
  /** Returns whose move it is, if that explains why a seat is not asked; else an empty text. */
  moment: (game: G, seat: SeatId) => string;
}

/**
 * Lists the components of a game by name, each name once. Strategy cards are left out: their names are words of other
 * texts, too.
 */
const nameComponents = ({ book: { components } }: ExplainedGame): InquiryTopic[] => {
  const named = new Map<string, InquiryTopic>();
  for (const { id, name, primary } of Object.values(components))
    if (primary === undefined) named.set(name, { key: id, label: name });
  return [...named.values()];
};

/** Creates the functions that explain a typed answer that is not an option, and answer "why not?". */
export function createExplanations<G extends ExplainedGame>({
  inquiries,
  refusalInquiries = [],
  lastInquiries = [],
  kinds,
  known,
  sections,
  moment,
  ...citation
}: ExplanationConfig<G>) {
  const citing = { ...citation, upper: capitalize };
  const explainRefusal = createRefusalExplainer<G>({
    ...citing,
    inquiries: [...refusalInquiries, ...inquiries, ...lastInquiries],
    sections,
    kinds,
    known: (game, seat) => [...(known?.(game, seat) ?? []), nameComponents(game)],
    asking: findSourceCard,
  });
  return { explainRefusal, answerInquiry: createWhyNot<G>({ ...citing, inquiries, moment, refused: explainRefusal }) };
}
