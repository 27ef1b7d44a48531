import { begun, playing } from '../../../../discord/commands/at.ts';
import { matching, text, whole } from '../../../../discord/commands/options.ts';
import { systemChoices } from '../../../../discord/commands/systems.ts';
import { playersOf, seatMeant } from '../../../../discord/commands/whose.ts';
import { shown, type Reply } from '../../../../discord/context.ts';
import type { At, Choice, FaceCommand } from '../../../../discord/face.ts';
import { handOf } from '../../../../discord/hand.ts';
import { LIMITS } from '../../../../discord/limits.ts';
import { clip } from '../../../../discord/text.ts';
import type { Picture } from '../../../../discord/message.ts';
import { Illegal, type SeatId } from '../../../../engine/index.ts';
import type { ThirdSight } from '../sight.ts';

type Here = At<ThirdSight>;

/** What completes an option, once there is a game to look at. */
const once = ({ seen }: Here, typed: string, list: (sight: ThirdSight) => Choice[]): Choice[] =>
  seen.game.status === 'lobby' ? [] : matching(list(seen.sight), typed);

const board: FaceCommand<ThirdSight> = {
  name: 'board',
  description: 'The board, or a part of it drawn large.',
  alone: {
    costs: 'pictures',
    options: [
      text('system', 'Draw this system and its surroundings large.', { complete: true }),
      whole('rings', 'How far around it.', { min: 0, max: 3 }),
    ],
    complete: (at, option, typed) => (option === 'system' ? once(at, typed, (sight) => systemChoices(sight.systems())) : []),
    run: (at, given) => {
      const sight = begun(at);
      const named = given.text('system');
      const { user } = at.from.caller;
      if (!named) return shown(sight.status(), sight.board(user));
      return shown(sight.status(), sight.part([sight.systemMeant(named)], given.number('rings') ?? 1, user));
    },
  },
};

/** The player who is named or asks, for completion and for what is shown. */
const ofPlayer = (name: string, description: string) => ({
  options: [text(name, description, { complete: true })],
  complete: (at: Here, _option: string, typed: string) => once(at, typed, (sight) => sight.seats()),
});

function seatNamed(at: Here, named: string | undefined): { sight: ThirdSight; seat: SeatId } {
  const sight = begun(at);
  const seat = seatMeant(at, named);
  if (seat === null) throw new Illegal(`You do not play here. Say whom you would like to see: ${playersOf(sight)}.`);
  return { sight, seat };
}

/** A head, a picture, and what is told below it. */
async function inEmbeds(head: string, pictures: Promise<Picture[]>, parts: readonly string[]): Promise<Reply> {
  const { message } = await shown(head, pictures);
  return { message: { content: head, ...message, embeds: parts.map((description) => ({ description })) } };
}

const player: FaceCommand<ThirdSight> = {
  name: 'player',
  description: 'One player’s area.',
  alone: {
    costs: 'pictures',
    ...ofPlayer('seat', 'Whose area? Left out, your own.'),
    run: (at, given) => {
      const { sight, seat } = seatNamed(at, given.text('seat'));
      const { head, parts } = sight.sheetText(seat);
      return inEmbeds(head, sight.sheet(seat, at.from.caller.user), parts);
    },
  },
};

const technology: FaceCommand<ThirdSight> = {
  name: 'technology',
  description: 'A player’s technologies: what is owned, what could be gained next, and what that opens.',
  alone: {
    costs: 'pictures',
    ...ofPlayer('player', 'Whose technologies? Left out, your own.'),
    run: (at, given) => {
      const { sight, seat } = seatNamed(at, given.text('player'));
      return inEmbeds(sight.sheetText(seat).head, sight.technologyTree(seat, at.from.caller.user), [sight.technologies(seat)]);
    },
  },
};

const objectives: FaceCommand<ThirdSight> = {
  name: 'objectives',
  description: 'How far everybody is with each objective; your own secret one is shown only to you.',
  alone: {
    ...ofPlayer('player', 'Who is looked at more closely? Left out, you.'),
    run: (at, given) => {
      const [content = '', ...own] = begun(at).objectives(at.seat ?? null, seatMeant(at, given.text('player')));
      return { message: { content: clip(content, LIMITS.content), embeds: own.map((description) => ({ description })) } };
    },
  },
};

const hand: FaceCommand<ThirdSight> = {
  name: 'hand',
  description: 'Your action cards and your secret objective; nobody else sees them.',
  alone: { run: (at) => handOf(at.context, at.from, at.seen, playing(at).seat) },
};

/** What can be looked at. */
export const lookingCommands = [board, player, technology, objectives, hand];
