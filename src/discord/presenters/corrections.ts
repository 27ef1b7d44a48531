import { isPractice, type Message as Said, type Requested } from '../../table/index.ts';
import type { Message } from '../message.ts';
import { moment } from '../text.ts';
import { gameButtons } from './buttons.ts';
import { mention } from './mention.ts';
import type { Posted } from './posted.ts';
import { consent } from './requests.ts';
import { toldOf } from './turn.ts';
import { waitingLine } from './waiting.ts';

type Of<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

/** What everybody may know of what is taken back, or was. */
function takenBack(posted: Posted, { from, to, stage }: Of<'undo'>): string {
  // An undo has the number after the last that it takes back.
  const undoneBy = stage === 'done' ? to + 1 : null;
  const past = posted.context.table.history(posted.game, from, to).filter((one) => one.undoneBy === undoneBy);
  return toldOf(
    posted,
    past.flatMap(({ facts }) => facts),
  );
}

/** Who is asked for their consent; `so`: what happens to it where nobody is there to ask, and nobody has said no. */
const asking = ({ needed, until }: Requested, so: string): string =>
  needed.length
    ? `Do you agree, ${needed.map(mention).join(', ')}?`
    : `Whoever has left the game can say no${until ? ` until ${moment(until)}; given again after that, it ${so}` : ''}.`;

export function undoMessage(posted: Posted, said: Of<'undo'>): Message {
  const { context, seen, game } = posted;
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} would like to take back ${takenBack(posted, said)}Something was rolled or shown, or others have had a part in it. ${asking(said, 'is done')}`,
        components: consent(context, game, said.request),
        ping: said.needed,
      };
    case 'done':
      return {
        content: `${mention(said.user)} has taken back ${takenBack(posted, said)}What others were asked meanwhile is asked again.\n\n${waitingLine(seen)}`,
        components: gameButtons(posted),
      };
    case 'refused':
      return { content: 'Not everybody agrees: the move stands.' };
    case 'lapsed':
      return { content: 'The wish to take back a move has lapsed, since the game has gone on.' };
    case 'impossible':
      return { content: 'The move can no longer be taken back.' };
  }
}

/** By whose leave. */
function corrected({ seen }: Posted): string {
  const people = seen.game.members.filter(({ user }) => !isPractice(user)).length;
  return people > 1 ? "Corrected, with everybody's consent" : 'Corrected; no other person plays in this game';
}

export function repairMessage(posted: Posted, said: Of<'repair'>): Message {
  const { context, seen, game } = posted;
  const fields = (said.data ?? {}) as Record<string, string>;
  const about = seen.face.repairs.find((one) => one.name === said.name)?.tell(seen.sight, fields) ?? said.name;
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} proposes a correction: ${about}. ${asking(said, 'is made')}`,
        components: consent(context, game, said.request),
        ping: said.needed,
      };
    case 'done':
      return {
        content: `${corrected(posted)}: ${about}.\n\n${waitingLine(seen)}`.trim(),
        components: gameButtons(posted),
      };
    case 'refused':
      return { content: 'Not everybody agrees: nothing is corrected.' };
    case 'lapsed':
    case 'impossible':
      return { content: 'The correction can no longer be made.' };
  }
}
