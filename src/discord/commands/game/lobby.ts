import type { Json } from '#engine';
import { Illegal } from '#service';
import { say } from '#discord/interactions/replies.ts';
import type { FaceSubcommand } from '#discord/edition/edition-adapter.ts';
import type { Faces } from '#discord/edition/edition-adapter.ts';
import { placeOf, type Place } from '#discord/channels/game-place.ts';
import { joinable } from '#discord/access/game-access.ts';
import { theEdition } from '#discord/format/option-labels.ts';
import { fieldChoices, filledIn, formOptions } from './form-options.ts';
import { talkOption } from '#discord/commands/options.ts';

/** Commands for a game that has not begun. */
export const lobbyCommands = (faces: Faces): FaceSubcommand[] => [
  {
    name: 'join',
    description: 'Join a game that has not begun, or come back to your seat in one you have left.',
    costs: 'posts',
    run: async ({ context, from, seen }) => {
      const game = joinable(from, seen.game);
      await context.table.join(from.caller, game.id, { name: from.name });
      return say(game.status === 'lobby' ? `You have joined game ${game.id}.` : 'You are back on your seat.');
    },
  },
  {
    name: 'leave',
    description: 'Leave a game. Under way, your seat waits for somebody else.',
    costs: 'posts',
    run: async ({ context, from, seen: { game } }) => {
      await context.table.leave(from.caller, game.id);
      return say(`You have left game ${game.id}.`);
    },
  },
  wishing(faces),
  setting(faces),
  {
    name: 'start',
    description: 'Begin the game (its organiser).',
    costs: 'posts',
    run: async ({ context, from, seen }) => {
      await context.table.start(from.caller, seen.game.id);
      return say('The game begins.');
    },
  },
];

const wishing = (faces: Faces): FaceSubcommand => ({
  name: 'wish',
  description: 'Say what you would like to play, before the game begins.',
  costs: 'posts',
  options: formOptions(faces, ({ lobby }) => lobby.wishes),
  run: async ({ context, from, seen: { game, face } }, given) => {
    if (!face.lobby.wishes.fields.length)
      throw new Illegal(
        `In ${theEdition(face.title).replace('The', 'the')} there is nothing to choose for oneself beforehand.`,
      );
    const before = game.members.find((member) => member.user === from.caller.user)?.wishes;
    const wishes = face.lobby.wishes.read(
      filledIn(faces, ({ lobby }) => lobby.wishes, face, given),
      before,
    );
    await context.table.wish(from.caller, game.id, wishes);
    const told = face.lobby.wishTold?.(game.settings, wishes);
    return say(told ? `Noted: ${told}.` : 'Noted.');
  },
  complete: ({ seen }, option, typed) => fieldChoices(seen.face.lobby.wishes, option, typed, seen.game.settings),
});

/** The place, with a thread for talk or without; unchanged where nothing is said of it. */
function talking({ talk, ...place }: Place, wanted: boolean | undefined): Json {
  const has = wanted ?? talk !== undefined;
  return { ...place, ...(has && { talk: talk ?? true }) };
}

const setting = (faces: Faces): FaceSubcommand => ({
  name: 'settings',
  description: 'Change the settings of a game that has not begun (its organiser).',
  costs: 'posts',
  options: [...formOptions(faces, ({ lobby }) => lobby.settings), talkOption],
  run: async ({ context, from, seen: { game, face } }, given) => {
    const settings = face.lobby.settings.read(
      filledIn(faces, ({ lobby }) => lobby.settings, face, given),
      game.settings,
    );
    await context.table.configure(from.caller, game.id, settings, talking(placeOf(game), given.flag('talk')));
    return say('The settings are changed.');
  },
  complete: ({ seen }, option, typed) => fieldChoices(seen.face.lobby.settings, option, typed, seen.game.settings),
});
