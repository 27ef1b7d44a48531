import { createQuestionForms } from '#discord/forms/form-jobs.ts';
import { formsOffered } from '#ti2/forms/index.ts';
import type { SecondEditionPresenter } from './presenter.ts';

/** What is said at once: ships and their cargo, the end of movement and the landings after it; purchases; what is placed. */
export const questionForms = createQuestionForms<SecondEditionPresenter>(
  ({ game }, asked, options) => formsOffered(game, asked, options),
  {
    lists: true,
  },
);
