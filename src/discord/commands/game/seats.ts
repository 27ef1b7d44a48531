import { Illegal } from '#service';
import { say, type Reply } from '#discord/interactions/replies.ts';
import type { At, Choice, Faces, FaceSubcommand, Given } from '#discord/edition/edition-adapter.ts';
import { plain } from '#text/markdown.ts';
import { matching, person, text, whole } from '#discord/commands/options.ts';

/** The seat is somebody's, who is asked. */
const ASKED_FOR_SEAT =
  'Whoever sits there is asked, and so are the others. It is done when they agree; or, if they do nothing for days and all the others agree, when you give this command again.';

const SEAT = { name: 'seat', description: 'Seats that the program plays.' };

const seatsOf = ({ seen }: At, option: string, typed: string): Choice[] =>
  option === 'seat' && seen.game.status !== 'lobby' ? matching(seen.sight.seats(), typed) : [];

/** Those beside the organiser in the largest game there is. */
const othersAtMost = ({ all }: Faces): number => Math.max(...all.map(({ lobby }) => lobby.players.max)) - 1;

/** Somebody is away for a while. */
const AWAY: FaceSubcommand = {
  name: 'away',
  description: 'Let a practice player play for you until you come back with /game join.',
  costs: 'posts',
  run: async ({ context, from, seen }) => {
    await context.table.standIn(from.caller, seen.game.id);
    return say(
      'A practice player plays for you from now on. `/game join` gives you your seat back, whenever you like.',
    );
  },
};

/** Who sits where and who organises; practice players, who fill a seat before the game begins or stand in for somebody who has left. */
export const seatCommands = (faces: Faces): FaceSubcommand[] => [
  {
    name: 'replace',
    description: 'Offer a seat to another person; whoever sits there is asked (the organiser).',
    costs: 'posts',
    options: [text('seat', 'Which seat.', { required: true, complete: true }), person('player', 'Who takes it.')],
    run: replaceSeat,
    complete: seatsOf,
  },
  AWAY,
  {
    group: SEAT,
    name: 'bot',
    description: 'Let a practice player take a seat (its organiser).',
    costs: 'posts',
    options: [
      text('seat', 'Under way: whose seat. Left out, one that nobody sits on.', { complete: true }),
      whole('count', 'Before the game begins: how many practice players join.', { min: 1, max: othersAtMost(faces) }),
    ],
    run: seatBot,
    complete: seatsOf,
  },
  {
    group: SEAT,
    name: 'clear',
    description: 'Take a practice player out again, before the game begins (its organiser).',
    costs: 'posts',
    run: async ({ context, from, seen }) => {
      await context.table.unseatPractice(from.caller, seen.game.id);
      return say('A practice player has left.');
    },
  },
  {
    name: 'organiser',
    description: 'Ask another player to organise the game from now on.',
    costs: 'posts',
    options: [person('player', 'Who organises from now on.')],
    run: async ({ context, from, seen }, given) => {
      const next = given.person('player');
      if (!next) throw new Illegal('Say who organises from now on.');
      await context.table.appoint(from.caller, seen.game.id, next.id);
      return say('They are asked; until they agree you organise the game.');
    },
  },
  {
    name: 'takeover',
    description: 'Organise the game in place of somebody who has gone silent or left; the others are asked.',
    costs: 'posts',
    run: async ({ context, from, seen }) => {
      const outcome = await context.table.takeOver(from.caller, seen.game.id);
      return say(
        outcome.request === null
          ? 'You organise the game from now on.'
          : 'The others are asked, and the organiser can say no. If nobody has after a week, give this command again, and it is done.',
      );
    },
  },
];

async function replaceSeat({ context, from, seen: { game } }: At, given: Given): Promise<Reply> {
  const next = given.person('player');
  if (!next) throw new Illegal('Say who takes the seat.');
  const seat = given.text('seat') ?? '';
  const { request } = await context.table.replace(from.caller, game.id, { seat, user: next.id, name: next.name });
  if (request === null) return say('Done. They are asked anew what waits for that seat.');
  return say(
    game.vacant.includes(seat) ? `${plain(next.name)} is asked; they have the seat when they take it.` : ASKED_FOR_SEAT,
  );
}

async function seatBot({ context, from, seen: { game } }: At, given: Given): Promise<Reply> {
  const seat = given.text('seat');
  if (game.status !== 'lobby') {
    const { request } = await context.table.seatPractice(from.caller, game.id, seat);
    return say(
      request === null
        ? 'A practice player sits there now. Offer the seat to a person with `/game replace`.'
        : ASKED_FOR_SEAT,
    );
  }
  const count = given.number('count') ?? 1;
  await context.table.seatPractice(from.caller, game.id, undefined, count);
  return say(
    `${count === 1 ? 'A practice player has' : `${count} practice players have`} joined. They give way to people who join later.`,
  );
}
