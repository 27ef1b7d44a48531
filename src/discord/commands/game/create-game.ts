import { textReply } from '#discord/interactions/replies.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import { resolvePlace, formatGamePlace } from '#discord/channels/parent-channel.ts';
import { leafWithoutGame, type Subcommand } from '#discord/commands/command.ts';
import { completeField, readFormOptions, formOptions } from './form-options.ts';
import { showGameList } from './list-games.ts';
import { hostGameInChannel } from './host-game.ts';
import { openNewGame } from './new-game-steps.ts';
import { gameNameOption, integerOption, talkOption, textOption } from '#discord/commands/options.ts';

const editionOption = ({ defaultAdapter, choices }: AdapterRegistry) =>
  textOption('edition', `Edition of the game. Default: ${defaultAdapter.title.toLowerCase()}.`, {
    choices: choices(''),
  });

const practiceOption = ({ all }: AdapterRegistry) =>
  integerOption('practice', 'Number of practice players to add.', {
    min: 1,
    max: Math.max(...all.map(({ lobby }) => lobby.players.max)) - 1,
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
    ...leafWithoutGame({ run: showGameList }),
  },
];

function formatPlayerRange({ all }: AdapterRegistry): string {
  const players = all.map(({ lobby }) => lobby.players);
  return `${Math.min(...players.map(({ min }) => min))} to ${Math.max(...players.map(({ max }) => max))}`;
}

/** Creates a game with the typed options; without any, shows the form for a new game. */
function createLeaf(adapters: AdapterRegistry) {
  const options = [
    editionOption(adapters),
    gameNameOption(),
    ...formOptions(adapters, (face) => face.lobby.settings),
    practiceOption(adapters),
    talkOption,
  ];
  const isGiven = (given: CommandOptions): boolean =>
    options.some(({ name }) => [given.text, given.number, given.boolean].some((read) => read(name) !== undefined));
  return leafWithoutGame({
    quota: 'threads',
    isFree: (given) => !isGiven(given),
    options,
    run: (context, from, given) => {
      if (!isGiven(given)) return openNewGame(context, from);
      const adapter = adapters.resolveByName(given.text('edition'));
      const values = readFormOptions(adapters, ({ lobby }) => lobby.settings, adapter, given);
      return hostGameInChannel(context, from, {
        adapter,
        settings: adapter.lobby.settings.read(values),
        name: given.text('name'),
        talk: given.boolean('talk'),
        practice: given.number('practice'),
      });
    },
    complete: (_context, _from, option, typed, given) =>
      completeField(adapterOf(adapters, given).lobby.settings, option, typed),
  });
}

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
