import { formsAtDesk } from '../../../discord/desk-forms.ts';
import { formsOffered } from '../forms/index.ts';
import type { FourthSight } from './sight.ts';

/** The forms of this edition, put together where it holds up nobody. */
export const forms = formsAtDesk<FourthSight>(({ game }, asked, options) => formsOffered(game, asked, options));
