import type { Json } from '#engine';
import { Illegal } from '#service';
import { textReply } from '#discord/interactions/replies.ts';
import type { GameSubcommand } from '#discord/edition/edition-adapter.ts';
import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import { gamePlaceOf, type GamePlace } from '#discord/channels/game-place.ts';
import { resolveJoinable } from '#discord/access/game-access.ts';
import { formatEditionTitle } from '#discord/format/option-labels.ts';
import { completeField, readFormOptions, formOptions } from './form-options.ts';
import { talkOption } from '#discord/commands/options.ts';

/** Creates the commands for a game that has not begun; `join` and `leave` also work later. */
export const lobbyCommands = (adapters: AdapterRegistry): GameSubcommand[] => [
  {
    name: 'join',
    description: 'Join a game that has not started, or return to your seat in a game you left.',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      const game = resolveJoinable(origin, loaded.info);
      await context.service.join(origin.caller, game.id, { name: origin.name });
      return textReply(game.status === 'lobby' ? `You joined game ${game.id}.` : 'You are back in your seat.');
    },
  },
  {
    name: 'leave',
    description: 'Leave a game. If it has started, your seat stays empty until a player takes it.',
    quota: 'posts',
    run: async ({ context, origin, loaded: { info } }) => {
      await context.service.leave(origin.caller, info.id);
      return textReply(`You left game ${info.id}.`);
    },
  },
  wishCommand(adapters),
  settingsCommand(adapters),
  {
    name: 'start',
    description: 'Start the game (organizer only).',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      await context.service.startGame(origin.caller, loaded.info.id);
      return textReply('The game starts.');
    },
  },
];

const wishCommand = (adapters: AdapterRegistry): GameSubcommand => ({
  name: 'wish',
  description: 'Choose what you want to play before the game starts.',
  quota: 'posts',
  options: formOptions(adapters, ({ lobby }) => lobby.wishes),
  run: async ({ context, origin, loaded: { info, adapter } }, given) => {
    if (!adapter.lobby.wishes.fields.length)
      throw new Illegal(
        `You cannot set a preference: ${formatEditionTitle(adapter.title).replace('The', 'the')} has none.`,
      );
    const before = info.members.find((member) => member.user === origin.caller.user)?.wishes;
    const wishes = adapter.lobby.wishes.read(
      readFormOptions(adapters, ({ lobby }) => lobby.wishes, adapter, given),
      before,
    );
    await context.service.setWishes(origin.caller, info.id, wishes);
    const told = adapter.lobby.formatWish?.(info.settings, wishes);
    return textReply(told ? `Noted: ${told}.` : 'Noted.');
  },
  complete: ({ loaded }, option, typed) =>
    completeField(loaded.adapter.lobby.wishes, option, typed, loaded.info.settings),
});

/** Returns the place with or without a talk thread; unchanged if `wanted` is undefined. */
function withTalkThread({ talk, ...place }: GamePlace, wanted: boolean | undefined): Json {
  const has = wanted ?? talk !== undefined;
  return { ...place, ...(has && { talk: talk ?? true }) };
}

const settingsCommand = (adapters: AdapterRegistry): GameSubcommand => ({
  name: 'settings',
  description: 'Change the settings of a game that has not started (organizer only).',
  quota: 'posts',
  options: [...formOptions(adapters, ({ lobby }) => lobby.settings), talkOption],
  run: async ({ context, origin, loaded: { info, adapter } }, given) => {
    const settings = adapter.lobby.settings.read(
      readFormOptions(adapters, ({ lobby }) => lobby.settings, adapter, given),
      info.settings,
    );
    await context.service.configure(
      origin.caller,
      info.id,
      settings,
      withTalkThread(gamePlaceOf(info), given.boolean('talk')),
    );
    return textReply('The settings were changed.');
  },
  complete: ({ loaded }, option, typed) =>
    completeField(loaded.adapter.lobby.settings, option, typed, loaded.info.settings),
});
