import { formsAtDesk } from '#discord/forms/form-jobs.ts';
import { formsOffered } from '#ti2/forms/index.ts';
import type { SecondSight } from './presenter.ts';

/** What is said at once: ships and their cargo, the end of movement and the landings after it; purchases; what is placed. */
export const forms = formsAtDesk<SecondSight>(({ game }, asked, options) => formsOffered(game, asked, options), {
  lists: true,
});
