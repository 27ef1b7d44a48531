import { textReply } from '#discord/interactions/replies.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import { resolvePlace, formatGamePlace } from '#discord/channels/parent-channel.ts';
import { leafWithoutGame, type Subcommand } from '#discord/commands/command.ts';
import { completeField, readFormOptions, formOptions } from './form-options.ts';
import { listGames } from './list-games.ts';
import { gameNameOption, talkOption, textOption } from '#discord/commands/options.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { sanitizeName } from '#text/sanitize.ts';

const editionOption = ({ defaultAdapter, choices }: AdapterRegistry) =>
  textOption('edition', `Edition of the game. Default: ${defaultAdapter.title.toLowerCase()}.`, {
    choices: choices(''),
  });

/** Creates the commands that create and list games. */
export const creationCommands = (adapters: AdapterRegistry): Subcommand[] => [
  {
    name: 'create',
    description: `Create a game for ${formatPlayerRange(adapters)} players in its own thread.`,
    ...createLeaf(adapters),
  },
  {
    name: 'demonstration',
    description: 'Try it out: start a game against practice players right away.',
    ...demonstrationLeaf(adapters),
  },
  {
    name: 'list',
    description: 'List your games and what they wait for.',
    ...leafWithoutGame({ run: listGames }),
  },
];

function formatPlayerRange({ all }: AdapterRegistry): string {
  const players = all.map(({ lobby }) => lobby.players);
  return `${Math.min(...players.map(({ min }) => min))} to ${Math.max(...players.map(({ max }) => max))}`;
}

const createLeaf = (adapters: AdapterRegistry) =>
  leafWithoutGame({
    quota: 'threads',
    options: [
      editionOption(adapters),
      gameNameOption(),
      ...formOptions(adapters, (face) => face.lobby.settings),
      talkOption,
    ],
    run: async ({ service }, from, given) => {
      const place = { ...resolvePlace(from), ...(given.boolean('talk') && { talk: true as const }) };
      const face = adapters.resolveByName(given.text('edition'));
      const settings = face.lobby.settings.read(readFormOptions(adapters, ({ lobby }) => lobby.settings, face, given));
      const typed = given.text('name');
      const name = typed === undefined ? undefined : sanitizeName(typed);
      const { game } = await service.hostGame(
        from.caller,
        { edition: face.editionId, settings, place, ...(name !== undefined && { name }) },
        { name: from.name },
      );
      return textReply(
        `You created game **${name === undefined ? game : `${escapeMarkdown(name)} (${game})`}** and joined it. Its thread opens in ${formatGamePlace(from, place)}. Other players join with the button there, or with \`/game join game:${game}\`.`,
      );
    },
    complete: (_context, _from, option, typed, given) =>
      completeField(adapterOf(adapters, given).lobby.settings, option, typed),
  });

const demonstrationLeaf = (adapters: AdapterRegistry) =>
  leafWithoutGame({
    quota: 'threads',
    options: [
      editionOption(adapters),
      ...formOptions(adapters, ({ lobby }) => lobby.wishes),
      ...formOptions(adapters, ({ lobby }) => lobby.demo),
    ],
    run: async ({ service }, from, given) => {
      const place = resolvePlace(from);
      const face = adapters.resolveByName(given.text('edition'));
      const wishes = face.lobby.wishes.read(readFormOptions(adapters, ({ lobby }) => lobby.wishes, face, given));
      const settings = face.lobby.demo.read(readFormOptions(adapters, ({ lobby }) => lobby.demo, face, given));
      const easy = face.lobby.beginnerWishes?.(settings, wishes, variantOf(from.caller.user));
      const { game } = await service.startDemoGame(
        from.caller,
        { edition: face.editionId, settings, place },
        { name: from.name, wishes: easy?.wishes ?? wishes },
      );
      return textReply(
        `Game **${game}** starts. Its thread opens in ${formatGamePlace(from, place)}, with a short tour.${easy?.called ? ` You play **${easy.called}**; all other players are practice players.` : ''}`,
      );
    },
    complete: (_context, _from, option, typed, given) => {
      const { wishes, demo } = adapterOf(adapters, given).lobby;
      return [wishes, demo].flatMap((form) => completeField(form, option, typed));
    },
  });

/** Returns a number from 0 to 9972 that is always the same for the same user. */
const variantOf = (user: string): number => [...user].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

/** Returns the adapter of the edition named in the options. Throws Illegal if there is none. */
const adapterOf = (adapters: AdapterRegistry, given: CommandOptions) => adapters.resolveByName(given.text('edition'));
