import { formsAtDesk } from '../../../discord/desk-forms.ts';
import { formsOffered } from '../forms/index.ts';
import type { ThirdSight } from './sight.ts';

/** What several questions are answered with at once. */
export const forms = formsAtDesk<ThirdSight>((sight, asked, options) => formsOffered(sight.game, asked, options));
