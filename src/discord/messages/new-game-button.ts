import { customId } from '#discord/interactions/custom-id.ts';
import { button } from './message.ts';

/** Verb of the button that opens the form for a new game. */
export const OPEN_NEW_GAME = 'new';

/** Button that opens the form for a new game. */
export const newGameButton = () => button(customId('c', '0', '', OPEN_NEW_GAME), 'New game');
