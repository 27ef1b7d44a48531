import type { EngineBook } from '#engine';

/** Names that saved games contain: steps of procedures, questions and unasked actions. */
export interface Contract {
  steps: string[];
  questions: string[];
  actions: string[];
}

type Named = Pick<EngineBook<never>, 'procedures' | 'questions' | 'actions'>;

const inOrder = (books: readonly Named[], names: (book: Named) => string[]): string[] =>
  [...new Set(books.flatMap(names))].sort();

/** Collects these names from some books, each once and sorted. */
export const collectContract = (...books: readonly Named[]): Contract => ({
  steps: inOrder(books, ({ procedures }) =>
    Object.values(procedures).flatMap(({ name, steps }) => Object.keys(steps).map((step) => `${name}.${step}`)),
  ),
  questions: inOrder(books, ({ questions }) => Object.keys(questions)),
  actions: inOrder(books, ({ actions }) => Object.keys(actions)),
});
