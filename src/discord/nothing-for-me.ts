import { customId } from './custom-id.ts';
import { button } from './message.ts';

/** What the press carries where it is meant for all that is left of a vote. */
export const WHOLE_VOTE = 'vote';

/** Below what one person alone reads, wherever the panel is by then; `mark` tells the panel's from it. */
export const nothingForMe = (game: string, mark = '') => button(customId('g', game, mark, 'nothing'), 'Nothing for me');

/** The same for all that is left of a vote: it is asked about moment by moment, and to somebody who has nothing for it each is one press too many. */
export const nothingInVote = (game: string) => button(customId('g', game, '', 'nothing', WHOLE_VOTE), 'Nothing for me in this vote');
