import { say } from '#discord/interactions/replies.ts';
import type { Given } from '#discord/edition/edition-adapter.ts';
import type { Faces } from '#discord/edition/edition-adapter.ts';
import { newPlace, whereOf } from '#discord/channels/parent-channel.ts';
import { anywhere, type Subcommand } from '#discord/commands/command.ts';
import { fieldChoices, filledIn, formOptions } from './form-options.ts';
import { talkOption, text } from '#discord/commands/options.ts';

const editionOption = ({ usual, choices }: Faces) =>
  text('edition', `Which edition of the game; left out, ${usual.title.toLowerCase()}.`, { choices: choices('') });

/** Commands by which a game comes to be. */
export const foundingCommands = (faces: Faces): Subcommand[] => [
  {
    name: 'create',
    description: `Create a game for ${howMany(faces)} players; it gets a thread of its own.`,
    ...creating(faces),
  },
  {
    name: 'demonstration',
    description: 'See how it goes: a game of your own begins at once, with practice players on the other seats.',
    ...demonstrating(faces),
  },
  {
    name: 'list',
    description: 'Your games.',
    ...anywhere({
      run: async ({ table }, from) => {
        const games = await table.games({ user: from.caller.user });
        const lines = games.slice(0, 25).map((game) => `- **${game.id}**: ${game.status}`);
        return say(games.length ? lines.join('\n') : 'You are in no game. Create one with `/game create`.');
      },
    }),
  },
];

function howMany({ all }: Faces): string {
  const players = all.map(({ lobby }) => lobby.players);
  return `${Math.min(...players.map(({ min }) => min))} to ${Math.max(...players.map(({ max }) => max))}`;
}

const creating = (faces: Faces) =>
  anywhere({
    costs: 'threads',
    options: [editionOption(faces), ...formOptions(faces, (face) => face.lobby.settings), talkOption],
    run: async ({ table }, from, given) => {
      const place = { ...newPlace(from), ...(given.flag('talk') && { talk: true as const }) };
      const face = faces.named(given.text('edition'));
      const settings = face.lobby.settings.read(filledIn(faces, ({ lobby }) => lobby.settings, face, given));
      const { game } = await table.hostGame(
        from.caller,
        { edition: face.edition, settings, place },
        { name: from.name },
      );
      return say(
        `Game **${game}** is created and you have joined it. Its thread opens in ${whereOf(from, place)}; the others join with the button there, or with \`/game join game:${game}\`.`,
      );
    },
    complete: (_context, _from, option, typed, given) =>
      fieldChoices(faceOf(faces, given).lobby.settings, option, typed),
  });

const demonstrating = (faces: Faces) =>
  anywhere({
    costs: 'threads',
    options: [
      editionOption(faces),
      ...formOptions(faces, ({ lobby }) => lobby.wishes),
      ...formOptions(faces, ({ lobby }) => lobby.alone),
    ],
    run: async ({ table }, from, given) => {
      const place = newPlace(from);
      const face = faces.named(given.text('edition'));
      const wishes = face.lobby.wishes.read(filledIn(faces, ({ lobby }) => lobby.wishes, face, given));
      const settings = face.lobby.alone.read(filledIn(faces, ({ lobby }) => lobby.alone, face, given));
      const easy = face.lobby.easy?.(settings, wishes, numberOf(from.caller.user));
      const { game } = await table.demonstrate(
        from.caller,
        { edition: face.edition, settings, place },
        { name: from.name, wishes: easy?.wishes ?? wishes },
      );
      return say(
        [
          `Game **${game}** begins: its thread opens in ${whereOf(from, place)}.${easy?.called ? ` You play **${easy.called}**; all others are practice players.` : ''}`,
          '1. Press **Your move** in the thread whenever you are waited for: all that you can do has a button there.',
          '2. Where something is proposed, **Confirm** takes it. What you regret, `/undo` takes back.',
          '3. What a card or a rule means, `/help` says; why something cannot be done, `/why`.',
        ].join('\n'),
      );
    },
    complete: (_context, _from, option, typed, given) => {
      const { wishes, alone } = faceOf(faces, given).lobby;
      return [wishes, alone].flatMap((form) => fieldChoices(form, option, typed));
    },
  });

/** The same for the same person. */
const numberOf = (user: string): number => [...user].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

/** The edition named so far. */
const faceOf = (faces: Faces, given: Given) => faces.named(given.text('edition'));
