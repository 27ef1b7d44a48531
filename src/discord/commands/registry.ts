import type { EditionAdapter, GameCommand } from '#discord/edition/edition-adapter.ts';
import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import { answerCommand, createAnswerCommands } from './play/answer.ts';
import { toRegistration, type Command } from './command.ts';
import { createGameRootCommand } from './game/game-command.ts';
import { helpCommand } from '#discord/help/help-command.ts';
import { commonCommands } from './look/common-commands.ts';
import { leafForGame, mergeCommands } from './merge-editions.ts';
import { userCommands } from './settings.ts';
import { createRepairCommands } from './game/repair.ts';

const toCommand = ({ leaf = { run: () => ({}) }, ...command }: GameCommand): Command => ({
  ...command,
  subcommands: undefined,
  leaf: leafForGame(leaf),
});

/** Creates all commands: the shared ones and those of each edition. Throws an Error if two of them clash by name. */
export function createCommands(adapters: AdapterRegistry): Command[] {
  const of = (face: EditionAdapter): GameCommand[] => [
    ...face.commands,
    ...createAnswerCommands(face.questionCommands),
    ...createRepairCommands(face),
  ];
  const all = [
    createGameRootCommand(adapters),
    ...[...commonCommands, answerCommand].map(toCommand),
    helpCommand,
    ...userCommands,
    ...mergeCommands(adapters, of),
  ];
  const twice = all.find(({ name }, i) => all.findIndex((one) => one.name === name) < i);
  if (twice) throw new Error(`/${twice.name} is already a command of every edition`);
  for (const command of all) assertUniqueNames(`/${command.name}`, toRegistration(command));
  return all;
}

/**
 * Throws an Error if two options, subcommands or groups within one command share a name, such as an edition's option
 * and the shared option `game`.
 */
function assertUniqueNames(path: string, { options = [] }: { options?: NamedEntry[] }): void {
  const twice = options.find(({ name }, i) => options.findIndex((one) => one.name === name) < i);
  if (twice) throw new Error(`${path} has two options or subcommands called ${twice.name}`);
  for (const one of options) assertUniqueNames(`${path} ${one.name}`, one);
}

interface NamedEntry {
  name: string;
  options?: NamedEntry[];
}

export { parseRetry, optionsFromRetry } from './retry.ts';
export { handleMenuCommand } from './menu-command.ts';
export { asksForGameName, handleNewGame, isNewGamePress, NAME_KEY } from './game/new-game-steps.ts';
export { truncateTyped } from './text-limits.ts';
export { executeCommand, findCommand, completeOption, toRegistration, type Command } from './command.ts';
