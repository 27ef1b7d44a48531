import type { APIApplicationCommandBasicOption } from 'discord.js';
import { Illegal } from '#service';
import { formatList } from '#text/sentences.ts';
import type { HandlerContext } from '#discord/interactions/replies.ts';
import type {
  EditionAdapter,
  GameCommand,
  GameCommandLeaf,
  GameSubcommand,
  CommandOptions,
} from '#discord/edition/edition-adapter.ts';
import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { createGameInteraction, findCurrentGame } from '#discord/access/game-access.ts';
import { formatEditionTitle } from '#discord/format/option-labels.ts';
import type { BoundCommand, Command, CommandLeaf, Subcommand } from './command.ts';
import { GAME_OPTION, mergeOptions, optionProblem } from './options.ts';

/** The leaves of one command path, one for each edition that has it. */
type EditionLeaves = { face: EditionAdapter; leaf: GameCommandLeaf }[];

export const NO_GAME_MESSAGE = "There is no game in this channel. Go to the game's thread, or add the game's code.";

/** Creates a game command that is the same in every edition. */
export const leafForGame = (leaf: GameCommandLeaf): CommandLeaf => ({
  options: [...(leaf.options ?? []), GAME_OPTION],
  ...(leaf.quota && { quota: leaf.quota }),
  bind: async (context, from, given) => {
    const { runWithoutGame } = leaf;
    const elsewhere = runWithoutGame && (() => runWithoutGame(context, from));
    return bindToGame(context, from, given, () => leaf, elsewhere);
  },
});

/** Binds a command to the current game. `elsewhere`: what to run instead where no game is found. */
async function bindToGame(
  context: HandlerContext,
  from: InteractionOrigin,
  given: CommandOptions,
  leafOf: (edition: string) => GameCommandLeaf | Illegal,
  elsewhere?: BoundCommand['run'],
): Promise<BoundCommand> {
  const seen = await findCurrentGame(context, from, given.text(GAME_OPTION.name));
  if (!seen && elsewhere) return { run: elsewhere };
  const leaf = seen ? leafOf(seen.info.edition) : new Illegal(NO_GAME_MESSAGE);
  if (!seen || leaf instanceof Illegal)
    return {
      run: () => {
        throw leaf;
      },
    };
  const at = createGameInteraction(context, from, seen);
  return {
    run: (what) => leaf.run(at, what),
    complete: (option, typed, what) => leaf.complete?.(at, option, typed, what) ?? [],
    ...(leaf.freeTextOptions && { freeTextOptions: leaf.freeTextOptions }),
    abbreviations: seen.adapter.abbreviations,
  };
}

/**
 * Merges the commands of all editions by command, group and name; each runs the leaf of the game's edition.
 * Throws an Error if the definitions of two editions are incompatible.
 */
export function mergeCommands(adapters: AdapterRegistry, of: (face: EditionAdapter) => GameCommand[]): Command[] {
  const all = adapters.all.flatMap((face) => of(face).map((command) => ({ face, command })));
  const names = [...new Set(all.map(({ command }) => command.name))];
  return names.map((name) => {
    const here = all.filter(({ command }) => command.name === name);
    const [{ command }] = here;
    const alone = here.flatMap(({ face, command: { leaf } }) => (leaf ? [{ face, leaf }] : []));
    if (alone.length && alone.length < here.length)
      throw new Error(`/${name} has subcommands in one edition, but not in another`);
    const shared = { name, description: command.description };
    return alone.length
      ? { ...shared, leaf: mergedLeaf(adapters, name, alone) }
      : { ...shared, subcommands: mergedSubcommands(adapters, name, here) };
  });
}

function mergedSubcommands(
  adapters: AdapterRegistry,
  name: string,
  here: { face: EditionAdapter; command: GameCommand }[],
): Subcommand[] {
  const all = here.flatMap(({ face, command }) => (command.subcommands ?? []).map((one) => ({ face, leaf: one })));
  const called = ({ group, name: own }: GameSubcommand): string => [group?.name, own].filter(Boolean).join(' ');
  return [...new Set(all.map(({ leaf }) => called(leaf)))].map((path) => {
    const meanings = all.filter(({ leaf }) => called(leaf) === path);
    const { group, name: own, description } = meanings[0].leaf;
    return {
      ...(group && { group }),
      name: own,
      description,
      ...mergedLeaf(adapters, `${name} ${path}`, meanings, (edition) => {
        const own = all.filter(({ face }) => face.editionId === edition).map(({ leaf }) => leaf);
        // If the edition has an equivalent, name only that.
        const instead = own.filter(({ equivalents = [] }) => equivalents.includes(path));
        return (instead.length ? instead : own).map((one) => `${name} ${called(one)}`);
      }),
    };
  });
}

/** Merges the leaves of one command path. `beside`: paths to suggest in an edition that lacks the command. */
function mergedLeaf(
  adapters: AdapterRegistry,
  path: string,
  meanings: EditionLeaves,
  beside: (edition: string) => string[] = () => [],
): CommandLeaf {
  const [{ leaf: first }] = meanings;
  if (meanings.some(({ leaf }) => leaf.quota !== first.quota))
    throw new Error(`/${path} has different quotas in two editions`);
  if (new Set(meanings.map(({ face }) => face)).size < meanings.length)
    throw new Error(`/${path} is defined twice in one edition`);
  const options = mergeOptions(
    path,
    meanings.map(({ leaf }) => leaf.options ?? []),
  );
  return {
    options: [...options, GAME_OPTION],
    ...(first.quota && { quota: first.quota }),
    ...(meanings.length < adapters.all.length && { editions: meanings.map(({ face }) => face.editionId) }),
    bind: async (context, from, given) =>
      bindToGame(context, from, given, (edition) => {
        const leaf = meanings.find(({ face }) => face.editionId === edition)?.leaf;
        if (leaf) return withOptionChecks(leaf, options);
        const instead = beside(edition).map((one) => `\`/${one}\``);
        return new Illegal(
          `${formatEditionTitle(adapters.resolve(edition).title)} has no \`/${path}\`. ${instead.length ? `It has ${formatList(instead)}` : 'See `/help` for its commands'}.`,
        );
      }),
  };
}

/** Adds checks of the edition's own option rules, since Discord checks only the merged ones. Running throws Illegal. */
const withOptionChecks = (leaf: GameCommandLeaf, options: APIApplicationCommandBasicOption[]): GameCommandLeaf => ({
  ...leaf,
  run: (at, given) => {
    for (const { name } of options) {
      const own = leaf.options?.find((one) => one.name === name);
      const isGiven = [given.text, given.number, given.boolean].some((read) => read(name) !== undefined);
      if (!own && isGiven)
        throw new Illegal(`${formatEditionTitle(at.loaded.adapter.title)} has no option \`${name}\` here.`);
      if (own?.required && !isGiven && own.type !== USER_OPTION_TYPE)
        throw new Illegal(`Add the option \`${name}\`: ${own.description}`);
      const problem = own && optionProblem(own, given);
      if (problem !== undefined) throw new Illegal(problem);
    }
    return leaf.run(at, given);
  },
});

/** ApplicationCommandOptionType.User. Not checked here: users are read by another function and never merged. */
const USER_OPTION_TYPE = 6;
