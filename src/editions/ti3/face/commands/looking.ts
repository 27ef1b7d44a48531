import { begun, playing } from '../../../../discord/commands/at.ts';
import { matching, text, whole } from '../../../../discord/commands/options.ts';
import { systemChoices } from '../../../../discord/commands/systems.ts';
import { playersOf, seatMeant } from '../../../../discord/commands/whose.ts';
import { say, shown } from '../../../../discord/context.ts';
import type { At, Choice, FaceCommand } from '../../../../discord/face.ts';
import { handOf } from '../../../../discord/hand.ts';
import { LIMITS } from '../../../../discord/limits.ts';
import { clip } from '../../../../discord/text.ts';
import { Illegal } from '../../../../engine/index.ts';
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

const player: FaceCommand<ThirdSight> = {
  name: 'player',
  description: 'One player’s area.',
  alone: {
    costs: 'pictures',
    options: [text('seat', 'Whose area? Left out, your own.', { complete: true })],
    complete: (at, option, typed) => (option === 'seat' ? once(at, typed, (sight) => sight.seats()) : []),
    run: (at, given) => {
      const sight = begun(at);
      const seat = seatMeant(at, given.text('seat'));
      if (seat === null) throw new Illegal(`You do not play here. Say whom you would like to see: ${playersOf(sight)}.`);
      return shown(sight.sheetText(seat), sight.sheet(seat, at.from.caller.user));
    },
  },
};

const objectives: FaceCommand<ThirdSight> = {
  name: 'objectives',
  description: 'The objectives that lie open, and who could claim them; your own secret one is shown only to you.',
  alone: { run: (at) => say(clip(begun(at).objectives(at.seat ?? null), LIMITS.content)) },
};

const hand: FaceCommand<ThirdSight> = {
  name: 'hand',
  description: 'Your action cards and your secret objective; nobody else sees them.',
  alone: { run: (at) => handOf(at.context, at.from, at.seen, playing(at).seat) },
};

/** What can be looked at. */
export const lookingCommands = [board, player, objectives, hand];
