import { formsAtDesk } from '../../../discord/desk-forms.ts';
import { formsOffered } from '../forms/index.ts';
import type { SecondSight } from './sight.ts';

/** What is said at once: ships and their cargo, the end of movement and the landings after it; purchases; what is placed. */
export const forms = formsAtDesk<SecondSight>(({ game }, asked, options) => formsOffered(game, asked, options), {
  lists: true,
});
