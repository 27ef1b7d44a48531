import { formsAtDesk } from '#discord/forms/form-jobs.ts';
import { formsOffered } from '#ti3/forms/index.ts';
import type { ThirdSight } from './presenter.ts';

/** What several questions are answered with at once. */
export const forms = formsAtDesk<ThirdSight>((sight, asked, options) => formsOffered(sight.game, asked, options));
