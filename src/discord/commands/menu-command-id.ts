import { customId } from '#discord/interactions/custom-id.ts';

/** Between a command and the option that is asked for. */
export const ASKED_OPTION_SEPARATOR = '?';

/** From where a command is given, and so where the way back leads: below a question, or where all can be seen and done. */
export type MenuOrigin = '' | 'question';

/** The button or menu by which a command is given: without a choice it asks for what it needs. */
export const menuCommandId = (game: string, path: string, ask?: string, from: MenuOrigin = ''): string =>
  customId('c', game, from, 'lead', ask === undefined ? path : `${path}${ASKED_OPTION_SEPARATOR}${ask}`);
