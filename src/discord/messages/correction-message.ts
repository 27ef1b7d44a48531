import type { Fact } from '#engine';
import { isPractice, type Message as Said, type Requested } from '#service';
import { upper } from '#text/sentences.ts';
import type { Workings } from '#discord/interactions/replies.ts';
import type { Sighted } from '#discord/edition/edition-adapter.ts';
import type { Message } from './message.ts';
import { moment } from '#text/markdown.ts';
import { mention, withNames } from '#discord/format/mention.ts';
import { ended, moved } from '#discord/format/last-move.ts';
import type { Posted } from './message-context.ts';
import { consent } from './consent-message.ts';
import type { Retraction } from '#discord/format/chapter-lines.ts';
import { toldOf } from './turn-message.ts';

type Of<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

export type Undo = Omit<Of<'undo'>, 'kind'>;

/** What is taken back, or was. */
async function factsOf(context: Workings, game: string, { from, to, stage }: Undo): Promise<Fact[]> {
  // An undo has the number after the last that it takes back.
  const undoneBy = stage === 'done' ? to + 1 : null;
  const past = (await context.table.history(game, from, to)).filter((one) => one.undoneBy === undoneBy);
  return past.flatMap(({ facts }) => facts);
}

/** What everybody may know of it. */
const takenBack = async (posted: Posted, said: Undo): Promise<string> =>
  toldOf(posted, await factsOf(posted.context, posted.game, said));

/** What stands in the place of what was taken back: "Ann took back this: Sol moves a cruiser to Lodor"; undefined of what nobody was to hear of. */
export async function retraction(context: Workings, seen: Sighted, said: Undo): Promise<Retraction | undefined> {
  const { game, sight } = seen;
  const mover = game.members.find(({ user }) => user === said.user)?.seat ?? null;
  const told = moved(sight, await factsOf(context, game.id, said), { viewer: null, mover });
  const who = upper(withNames(game, mention(said.user)));
  return told ? { after: said.to, line: `-# ${who} took back this: ${ended(told)}` } : undefined;
}

/** Who is asked for their consent; `so`: what happens to it where nobody is there to ask, and nobody has said no. */
const asking = ({ needed, until }: Requested, so: string): string =>
  needed.length
    ? `Do you agree, ${needed.map(mention).join(', ')}?`
    : `Whoever has left the game can say no${until ? ` until ${moment(until)}; given again after that, it ${so}` : ''}.`;

export async function undoMessage(posted: Posted, said: Of<'undo'>): Promise<Message> {
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} would like to take back ${await takenBack(posted, said)}Something was rolled or shown, or others have had a part in it. ${asking(said, 'is done')}`,
        components: consent(posted, said.request),
        ping: said.needed,
      };
    case 'done':
      return {
        content: `${mention(said.user)} has taken back ${await takenBack(posted, said)}What others were asked meanwhile is asked again.`,
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
  const { seen } = posted;
  const fields = (said.data ?? {}) as Record<string, string>;
  const about = seen.face.repairs.find((one) => one.name === said.name)?.tell(seen.sight, fields) ?? said.name;
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} proposes a correction: ${about}. ${asking(said, 'is made')}`,
        components: consent(posted, said.request),
        ping: said.needed,
      };
    case 'done':
      return {
        content: `${corrected(posted)}: ${about}.`,
      };
    case 'refused':
      return { content: 'Not everybody agrees: nothing is corrected.' };
    case 'lapsed':
    case 'impossible':
      return { content: 'The correction can no longer be made.' };
  }
}
