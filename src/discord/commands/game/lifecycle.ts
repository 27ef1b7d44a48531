import { Illegal, isAi } from '#service';
import { textReply, type Reply } from '#discord/interactions/replies.ts';
import type { GameInteraction, GameSubcommand } from '#discord/edition/edition-adapter.ts';
import { resolvePlace, formatGamePlace } from '#discord/channels/parent-channel.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { booleanOption } from '#discord/commands/options.ts';

/** Commands to show a game's status and, for its organizer, to pause, resume, move or end it. */
export const lifecycleCommands: GameSubcommand[] = [
  {
    name: 'status',
    description: 'How the game stands, and who is waited for.',
    run: ({ loaded }) => textReply(loaded.presenter.status()),
  },
  {
    name: 'pause',
    description: 'Pause the game: nobody is reminded (its organizer).',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      await context.service.pause(origin.caller, loaded.info.id);
      return textReply('The game is paused.');
    },
  },
  {
    name: 'resume',
    description: 'Take a paused game up again (its organizer).',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      await context.service.resume(origin.caller, loaded.info.id);
      return textReply('The game goes on.');
    },
  },
  {
    name: 'move',
    description: 'Go on with the game in this channel, in a new thread (its organizer).',
    quota: 'threads',
    run: moveGame,
  },
  {
    name: 'abandon',
    description: 'End the game before its time, if the others agree (its organizer).',
    quota: 'posts',
    options: [{ ...booleanOption('sure', 'It cannot be taken up again.'), required: true }],
    run: async ({ context, origin, loaded }, given) => {
      if (!given.boolean('sure')) return textReply('Nothing is changed.');
      const { request } = await context.service.abandon(origin.caller, loaded.info.id);
      return textReply(
        request === null
          ? 'The game has ended.'
          : 'The others are asked. If nobody has said no after a week, give this command again, and the game ends.',
      );
    },
  },
];

async function moveGame({ context, origin, loaded: { info } }: GameInteraction): Promise<Reply> {
  if (origin.channel === gamePlaceOf(info).thread)
    throw new Illegal('The game is played here already. Give this command in the channel it is to go to.');
  // A player who is not in the new server would no longer see their questions.
  if (
    origin.guild !== gamePlaceOf(info).guild &&
    info.members.some(({ user }) => user !== origin.caller.user && !isAi(user))
  ) {
    throw new Illegal(
      'A game that others play stays in its server, for they might not be in this one. Give this command in another channel there.',
    );
  }
  const place = resolvePlace(origin);
  // The new place gets a talk thread too if the game has one.
  const talk = gamePlaceOf(info).talk !== undefined && { talk: true };
  await context.service.moveGame(origin.caller, info.id, { ...place, ...talk });
  return textReply(`The game goes on in a new thread in ${formatGamePlace(origin, place)}.`);
}
