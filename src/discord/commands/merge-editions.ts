import type { APIApplicationCommandBasicOption } from 'discord.js';
import { Illegal } from '#service';
import { listed } from '#text/sentences.ts';
import type { Context } from '#discord/interactions/replies.ts';
import type { Face, FaceCommand, FaceLeaf, FaceSubcommand, Given } from '#discord/edition/edition-adapter.ts';
import type { Faces } from '#discord/edition/edition-adapter.ts';
import type { From } from '#discord/channels/game-place.ts';
import { atGame, gameHere } from '#discord/access/game-access.ts';
import { theEdition } from '#discord/format/option-labels.ts';
import type { Bound, Command, Leaf, Subcommand } from './command.ts';
import { GAME, mergedOptions, misgiven } from './options.ts';

/** A command as each edition that has it means it. */
type Meanings = { face: Face; leaf: FaceLeaf }[];

export const NO_GAME = 'There is no game in this channel. Go to the game’s thread, or name its code.';

/** A command about a game, which every edition has and means alike. */
export const aboutGame = (leaf: FaceLeaf): Leaf => ({
  options: [...(leaf.options ?? []), GAME],
  ...(leaf.costs && { costs: leaf.costs }),
  bind: async (context, from, given) => bound(context, from, given, () => leaf),
});

async function bound(
  context: Context,
  from: From,
  given: Given,
  leafOf: (edition: string) => FaceLeaf | Illegal,
): Promise<Bound> {
  const seen = await gameHere(context, from, given.text(GAME.name));
  const leaf = seen ? leafOf(seen.game.edition) : new Illegal(NO_GAME);
  if (!seen || leaf instanceof Illegal)
    return {
      run: () => {
        throw leaf;
      },
    };
  const at = atGame(context, from, seen);
  return {
    run: (what) => leaf.run(at, what),
    complete: (option, typed, what) => leaf.complete?.(at, option, typed, what) ?? [],
    ...(leaf.reads && { reads: leaf.reads }),
    shorthand: seen.face.shorthand,
  };
}

/**
 * The commands of all editions, merged by command, group and name; each goes to what the edition of the channel's game means by it.
 * Throws an Error where two editions cannot mean what they do by one name.
 */
export function mergedCommands(faces: Faces, of: (face: Face) => FaceCommand[]): Command[] {
  const all = faces.all.flatMap((face) => of(face).map((command) => ({ face, command })));
  const names = [...new Set(all.map(({ command }) => command.name))];
  return names.map((name) => {
    const here = all.filter(({ command }) => command.name === name);
    const [{ command }] = here;
    const alone = here.flatMap(({ face, command: { alone: leaf } }) => (leaf ? [{ face, leaf }] : []));
    if (alone.length && alone.length < here.length)
      throw new Error(`/${name} has subcommands in one edition and none in another`);
    const shared = { name, description: command.description };
    return alone.length
      ? { ...shared, alone: mergedLeaf(faces, name, alone) }
      : { ...shared, subcommands: mergedSubcommands(faces, name, here) };
  });
}

function mergedSubcommands(faces: Faces, name: string, here: { face: Face; command: FaceCommand }[]): Subcommand[] {
  const all = here.flatMap(({ face, command }) => (command.subcommands ?? []).map((one) => ({ face, leaf: one })));
  const called = ({ group, name: own }: FaceSubcommand): string => [group?.name, own].filter(Boolean).join(' ');
  return [...new Set(all.map(({ leaf }) => called(leaf)))].map((path) => {
    const meanings = all.filter(({ leaf }) => called(leaf) === path);
    const { group, name: own, description } = meanings[0].leaf;
    return {
      ...(group && { group }),
      name: own,
      description,
      ...mergedLeaf(faces, `${name} ${path}`, meanings, (edition) => {
        const own = all.filter(({ face }) => face.edition === edition).map(({ leaf }) => leaf);
        // What stands for it there is named alone.
        const instead = own.filter(({ standsFor = [] }) => standsFor.includes(path));
        return (instead.length ? instead : own).map((one) => `${name} ${called(one)}`);
      }),
    };
  });
}

/** `beside`: what of the same command an edition has. */
function mergedLeaf(
  faces: Faces,
  path: string,
  meanings: Meanings,
  beside: (edition: string) => string[] = () => [],
): Leaf {
  const [{ leaf: first }] = meanings;
  if (meanings.some(({ leaf }) => leaf.costs !== first.costs))
    throw new Error(`/${path} costs one thing in one edition and another in another`);
  if (new Set(meanings.map(({ face }) => face)).size < meanings.length)
    throw new Error(`/${path} is twice in one edition`);
  const options = mergedOptions(
    path,
    meanings.map(({ leaf }) => leaf.options ?? []),
  );
  return {
    options: [...options, GAME],
    ...(first.costs && { costs: first.costs }),
    ...(meanings.length < faces.all.length && { editions: meanings.map(({ face }) => face.edition) }),
    bind: async (context, from, given) =>
      bound(context, from, given, (edition) => {
        const leaf = meanings.find(({ face }) => face.edition === edition)?.leaf;
        if (leaf) return checked(leaf, options);
        const instead = beside(edition).map((one) => `\`/${one}\``);
        return new Illegal(
          `${theEdition(faces.of(edition).title)} has no \`/${path}\`; ${instead.length ? `it has ${listed(instead)}` : '`/help` says what it has'}.`,
        );
      }),
  };
}

/** Discord knows only what all editions need: that a command is given as this one has it is looked at here. */
const checked = (leaf: FaceLeaf, options: APIApplicationCommandBasicOption[]): FaceLeaf => ({
  ...leaf,
  run: (at, given) => {
    for (const { name } of options) {
      const own = leaf.options?.find((one) => one.name === name);
      const isGiven = [given.text, given.number, given.flag].some((read) => read(name) !== undefined);
      if (!own && isGiven) throw new Illegal(`${theEdition(at.seen.face.title)} takes no \`${name}\` here.`);
      if (own?.required && !isGiven && own.type !== USER)
        throw new Illegal(`\`${name}\` is missing: ${own.description}`);
      const problem = own && misgiven(own, given);
      if (problem !== undefined) throw new Illegal(problem);
    }
    return leaf.run(at, given);
  },
});

/** ApplicationCommandOptionType.User: who is meant is read by another function, and never in two editions. */
const USER = 6;
