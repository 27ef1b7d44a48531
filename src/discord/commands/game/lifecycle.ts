import { Illegal, isPractice } from '#service';
import { say, type Reply } from '#discord/interactions/replies.ts';
import type { At, FaceSubcommand } from '#discord/edition/edition-adapter.ts';
import { newPlace, whereOf } from '#discord/channels/parent-channel.ts';
import { placeOf } from '#discord/channels/game-place.ts';
import { yesNo } from '#discord/commands/options.ts';

/** How a game goes on: for its organiser. */
export const courseCommands: FaceSubcommand[] = [
  {
    name: 'status',
    description: 'How the game stands, and who is waited for.',
    run: ({ seen }) => say(seen.sight.status()),
  },
  {
    name: 'pause',
    description: 'Pause the game: nobody is reminded (its organiser).',
    costs: 'posts',
    run: async ({ context, from, seen }) => {
      await context.table.pause(from.caller, seen.game.id);
      return say('The game is paused.');
    },
  },
  {
    name: 'resume',
    description: 'Take a paused game up again (its organiser).',
    costs: 'posts',
    run: async ({ context, from, seen }) => {
      await context.table.resume(from.caller, seen.game.id);
      return say('The game goes on.');
    },
  },
  {
    name: 'move',
    description: 'Go on with the game in this channel, in a new thread (its organiser).',
    costs: 'threads',
    run: moveHere,
  },
  {
    name: 'abandon',
    description: 'End the game before its time, if the others agree (its organiser).',
    costs: 'posts',
    options: [{ ...yesNo('sure', 'It cannot be taken up again.'), required: true }],
    run: async ({ context, from, seen }, given) => {
      if (!given.flag('sure')) return say('Nothing is changed.');
      const { request } = await context.table.abandon(from.caller, seen.game.id);
      return say(
        request === null
          ? 'The game has ended.'
          : 'The others are asked. If nobody has said no after a week, give this command again, and the game ends.',
      );
    },
  },
];

async function moveHere({ context, from, seen: { game } }: At): Promise<Reply> {
  if (from.channel === placeOf(game).thread)
    throw new Illegal('The game is played here already. Give this command in the channel it is to go to.');
  // Whoever is not in that server would hear nothing any more of what is asked of them.
  if (
    from.guild !== placeOf(game).guild &&
    game.members.some(({ user }) => user !== from.caller.user && !isPractice(user))
  ) {
    throw new Illegal(
      'A game that others play stays in its server, for they might not be in this one. Give this command in another channel there.',
    );
  }
  const place = newPlace(from);
  // A thread for talk is made there as well.
  const talk = placeOf(game).talk !== undefined && { talk: true };
  await context.table.move(from.caller, game.id, { ...place, ...talk });
  return say(`The game goes on in a new thread in ${whereOf(from, place)}.`);
}
