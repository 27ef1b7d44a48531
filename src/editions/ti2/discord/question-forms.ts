import { createQuestionForms } from '#discord/forms/form-jobs.ts';
import { formsOffered } from '#ti2/forms/index.ts';
import type { SecondEditionPresenter } from './presenter.ts';

/** Forms of this edition: movement with cargo and the landings after it, purchases, and the placing of units. */
export const questionForms = createQuestionForms<SecondEditionPresenter>(
  ({ game }, asked, options) => formsOffered(game, asked, options),
  {
    lists: true,
  },
);
