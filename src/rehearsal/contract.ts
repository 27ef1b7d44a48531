import type { EngineBook } from '../engine/index.ts';

/** Names that saved games hold: a procedure's steps, questions, and what may be done unasked. */
export interface Contract {
  steps: string[];
  questions: string[];
  actions: string[];
}

/** Every such name of a book, in order. */
export const contractOf = (book: Pick<EngineBook<never>, 'procedures' | 'questions' | 'actions'>): Contract => ({
  steps: Object.values(book.procedures)
    .flatMap(({ name, steps }) => Object.keys(steps).map((step) => `${name}.${step}`))
    .sort(),
  questions: Object.keys(book.questions).sort(),
  actions: Object.keys(book.actions).sort(),
});
