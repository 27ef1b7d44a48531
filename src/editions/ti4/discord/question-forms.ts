import { formsAtDesk } from '#discord/forms/form-jobs.ts';
import { formsOffered } from '#ti4/forms/index.ts';
import type { FourthSight } from './presenter.ts';

/** The forms of this edition, put together where it holds up nobody. */
export const forms = formsAtDesk<FourthSight>(({ game }, asked, options) => formsOffered(game, asked, options));
