import { Illegal, isAi, type GameInfo, type UserId } from '#service';
import { textReply, type Reply } from '#discord/interactions/replies.ts';
import type { CommandOptions, GameInteraction, GameSubcommand } from '#discord/edition/edition-adapter.ts';
import { resolvePlace, formatGamePlace } from '#discord/channels/parent-channel.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { booleanOption, gameNameOption } from '#discord/commands/options.ts';
import { suggestRetries } from '#discord/commands/retry.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { sanitizeName } from '#text/sanitize.ts';

/** Commands to show a game's status and, for its organizer, to pause, resume, name, move or end it. */
export const lifecycleCommands: GameSubcommand[] = [
  {
    name: 'status',
    description: 'Show the state of the game and who it waits for.',
    run: ({ loaded }) => textReply(loaded.presenter.status()),
  },
  {
    name: 'pause',
    description: 'Pause the game and its reminders (organizer only).',
    quota: 'posts',
    options: [booleanOption('sure', 'Confirm, if other people play.')],
    run: async ({ context, origin, loaded }, given) => {
      if (!given.boolean('sure') && pausesForOthers(loaded.info, origin.caller.user)) return confirmPause(given);
      await context.service.pause(origin.caller, loaded.info.id);
      return textReply('The game is paused.');
    },
  },
  {
    name: 'resume',
    description: 'Resume a paused game (organizer only).',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      await context.service.resume(origin.caller, loaded.info.id);
      return textReply('The game is resumed.');
    },
  },
  {
    name: 'name',
    description: 'Name the game (organizer only).',
    quota: 'posts',
    options: [gameNameOption(true)],
    run: async ({ context, origin, loaded }, given) => {
      const name = sanitizeName(given.text('name') ?? '');
      await context.service.nameGame(origin.caller, loaded.info.id, name);
      return textReply(`The game is now called **${escapeMarkdown(name)}**.`);
    },
  },
  {
    name: 'move',
    description: 'Move the game to a new thread in this channel (organizer only).',
    quota: 'threads',
    run: moveGame,
  },
  {
    name: 'abandon',
    description: 'End the game early if the other players agree (organizer only).',
    quota: 'posts',
    options: [{ ...booleanOption('sure', 'Confirm: an ended game cannot be resumed.'), required: true }],
    run: async ({ context, origin, loaded }, given) => {
      if (!given.boolean('sure')) return textReply('Nothing was changed.');
      const { request } = await context.service.abandon(origin.caller, loaded.info.id);
      return textReply(
        request === null
          ? 'The game has ended.'
          : 'I asked the other players. If no one objects within a week, use this command again to end the game.',
      );
    },
  },
];

/** Tells whether the organizer would pause a game that other people play. */
const pausesForOthers = ({ status, members, organiser }: GameInfo, user: UserId): boolean =>
  status === 'running' &&
  organiser === user &&
  members.some((member) => member.seat !== null && member.user !== user && !isAi(member.user));

/** Asks whether to pause the game for the other people too. */
const confirmPause = (given: CommandOptions): Reply => ({
  message: suggestRetries(
    'Pause the game for all players? No one can move and no reminders are sent until you use `/game resume`.',
    [{ key: 'sure', label: 'Pause the game' }],
    () => {
      const game = given.text('game');
      return { path: 'game pause', options: { sure: true, ...(game !== undefined && { game }) } };
    },
  ),
});

async function moveGame({ context, origin, loaded: { info } }: GameInteraction): Promise<Reply> {
  if (origin.channel === gamePlaceOf(info).thread)
    throw new Illegal('The game is already in this channel. Use this command in the channel you want to move it to.');
  // A player who is not in the new server would no longer see their questions.
  if (
    origin.guild !== gamePlaceOf(info).guild &&
    info.members.some(({ user }) => user !== origin.caller.user && !isAi(user))
  ) {
    throw new Illegal(
      'You cannot move this game to another server, because its other players may not be there. Use this command in a channel of its own server.',
    );
  }
  const place = resolvePlace(origin);
  // The new place gets a talk thread too if the game has one.
  const talk = gamePlaceOf(info).talk !== undefined && { talk: true };
  await context.service.moveGame(origin.caller, info.id, { ...place, ...talk });
  return textReply(`The game continues in a new thread in ${formatGamePlace(origin, place)}.`);
}
