import { customId } from '../custom-id.ts';

/** Between a command and the option that is asked for. */
export const ASKED = '?';

/** The button or menu by which a command is given: without a choice it asks for what it needs. */
export const ledId = (game: string, path: string, ask?: string): string =>
  customId('c', game, '', 'lead', ask === undefined ? path : `${path}${ASKED}${ask}`);
