import { customId } from '#discord/interactions/custom-id.ts';

/** Separates a command's path from the option to ask for. */
export const ASKED_OPTION_SEPARATOR = '?';

/**
 * Origin of a menu command, which decides the target of its Back button: below a question, or directly in the More menu.
 * Otherwise it is the menu of the command's group, or the More menu for a command without one.
 */
export type MenuOrigin = '' | 'question' | 'more';

/** Returns the custom id of a button or menu that runs a command; without a chosen value, it asks for the option. */
export const menuCommandId = (game: string, path: string, ask?: string, from: MenuOrigin = ''): string =>
  customId('c', game, from, 'lead', ask === undefined ? path : `${path}${ASKED_OPTION_SEPARATOR}${ask}`);
