import { createQuestionForms } from '#discord/forms/form-jobs.ts';
import { formsOffered } from '#ti4/forms/index.ts';
import type { FourthEditionPresenter } from './presenter.ts';

/** The question forms of this edition. They are listed here, but a worker builds and parses them. */
export const questionForms = createQuestionForms<FourthEditionPresenter>(
  ({ game }, asked, options) => formsOffered(game, asked, options),
  { lists: true },
);
