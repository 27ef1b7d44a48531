import { createQuestionForms } from '#discord/forms/form-jobs.ts';
import { formsOffered } from '#ti3/forms/index.ts';
import type { ThirdEditionPresenter } from './presenter.ts';

/** Forms that answer several questions at once. */
export const questionForms = createQuestionForms<ThirdEditionPresenter>((presenter, asked, options) =>
  formsOffered(presenter.game, asked, options),
);
