import { createQuestionForms } from '#discord/forms/form-jobs.ts';
import { formsOffered } from '#ti4/forms/index.ts';
import type { FourthEditionPresenter } from './presenter.ts';

/** The forms of this edition, put together where it holds up nobody. */
export const questionForms = createQuestionForms<FourthEditionPresenter>(({ game }, asked, options) =>
  formsOffered(game, asked, options),
);
