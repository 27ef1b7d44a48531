import { Illegal, type SeatId } from '#engine';
import type { UserId } from '#service';
import { shown, type Reply } from '#discord/interactions/replies.ts';
import type { At, Choice, FaceCommand, Sight } from '#discord/edition/edition-adapter.ts';
import { handOf } from './show-hand.ts';
import type { Picture } from '#discord/messages/message.ts';
import { begun, playing } from '#discord/commands/guards.ts';
import { matching, text, whole } from '#discord/commands/options.ts';
import { systemChoices, type SystemCalled } from '#discord/input/resolve-system.ts';
import { playersOf, seatMeant } from '#discord/commands/seat-option.ts';

// What lies on the table, looked at by commands: the board, a player's area and technologies, one's own hand.

/** A sight of all that. */
export interface TableSight extends Sight {
  systems(): SystemCalled[];
  systemMeant(typed: string): string;
  /** Some systems with so many rings around them. */
  part(systems: string[], rings: number, by?: UserId): Promise<Picture[]>;
  sheet(seat: SeatId, by: UserId): Promise<Picture[]>;
  /** A player's area in words, in parts. */
  sheetText(seat: SeatId): { head: string; parts: string[] };
  technologyTree(seat: SeatId, by: UserId): Promise<Picture[]>;
  technologies(seat: SeatId): string;
}

type Here = At<TableSight>;

/** What completes an option, once there is a game to look at. */
const once = ({ seen }: Here, typed: string, list: (sight: TableSight) => Choice[]): Choice[] =>
  seen.game.status === 'lobby' ? [] : matching(list(seen.sight), typed);

/** The option that names a player. */
export const ofPlayer = (name: string, description: string) => ({
  options: [text(name, description, { complete: true })],
  complete: (at: Here, _option: string, typed: string) => once(at, typed, (sight) => sight.seats()),
});

/** The player who is named, or whoever asks. */
function seatNamed(at: Here, named: string | undefined): { sight: TableSight; seat: SeatId } {
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

const board: FaceCommand<TableSight> = {
  name: 'board',
  description: 'The board, or a part of it drawn large.',
  alone: {
    costs: 'pictures',
    options: [
      text('system', 'Draw this system and its surroundings large.', { complete: true }),
      whole('rings', 'How far around it.', { min: 0, max: 3 }),
    ],
    complete: (at, option, typed) =>
      option === 'system' ? once(at, typed, (sight) => systemChoices(sight.systems())) : [],
    run: (at, given) => {
      const sight = begun(at);
      const named = given.text('system');
      const { user } = at.from.caller;
      if (!named) return shown(sight.status(), sight.board(user));
      return shown(sight.status(), sight.part([sight.systemMeant(named)], given.number('rings') ?? 1, user));
    },
  },
};

const player: FaceCommand<TableSight> = {
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

const technology: FaceCommand<TableSight> = {
  name: 'technology',
  description: 'A player’s technologies: what is owned, what could be gained next, and what that opens.',
  alone: {
    costs: 'pictures',
    ...ofPlayer('player', 'Whose technologies? Left out, your own.'),
    run: (at, given) => {
      const { sight, seat } = seatNamed(at, given.text('player'));
      return inEmbeds(sight.sheetText(seat).head, sight.technologyTree(seat, at.from.caller.user), [
        sight.technologies(seat),
      ]);
    },
  },
};

/** `held`: what `/hand` shows. */
export const tableLooks = (held: string): FaceCommand<TableSight>[] => [
  board,
  player,
  technology,
  { name: 'hand', description: held, alone: { run: (at) => handOf(at.context, at.from, at.seen, playing(at).seat) } },
];
