import type { Face, FaceCommand } from '#discord/edition/edition-adapter.ts';
import type { Faces } from '#discord/edition/edition-adapter.ts';
import { answerCommand, answerCommands } from './play/answer.ts';
import { registration, type Command } from './command.ts';
import { gameCommand } from './game/game-command.ts';
import { helpCommand } from '#discord/help/help-command.ts';
import { lookCommands } from './look/common-commands.ts';
import { aboutGame, mergedCommands } from './merge-editions.ts';
import { ownCommands } from './settings.ts';
import { repairCommands } from './game/repair.ts';

const ofAll = ({ alone = { run: () => ({}) }, ...command }: FaceCommand): Command => ({
  ...command,
  subcommands: undefined,
  alone: aboutGame(alone),
});

/** All commands: those that every edition has, and those of each. Throws an Error where two are called alike and mean different things. */
export function allCommands(faces: Faces): Command[] {
  const of = (face: Face): FaceCommand[] => [
    ...face.commands,
    ...answerCommands(face.answers),
    ...repairCommands(face),
  ];
  const all = [
    gameCommand(faces),
    ...[...lookCommands, answerCommand].map(ofAll),
    helpCommand,
    ...ownCommands,
    ...mergedCommands(faces, of),
  ];
  const twice = all.find(({ name }, i) => all.findIndex((one) => one.name === name) < i);
  if (twice) throw new Error(`/${twice.name} is a command that every edition has`);
  for (const command of all) noneTwice(`/${command.name}`, registration(command));
  return all;
}

/** Within one command: an option of an edition beside one that all have (`game`), a subcommand of one beside a group of another. */
function noneTwice(path: string, { options = [] }: { options?: Named[] }): void {
  const twice = options.find(({ name }, i) => options.findIndex((one) => one.name === name) < i);
  if (twice) throw new Error(`${path} has two things called ${twice.name}`);
  for (const one of options) noneTwice(`${path} ${one.name}`, one);
}

interface Named {
  name: string;
  options?: Named[];
}

export { againOf, givenAgain } from './retry.ts';
export { onLed } from './menu-command.ts';
export { readableText } from './text-limits.ts';
export { carryOut, commandCalled, offeredFor, registration, type Command } from './command.ts';
