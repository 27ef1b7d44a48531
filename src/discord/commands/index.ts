import type { Face, FaceCommand } from '../face.ts';
import type { Faces } from '../face.ts';
import { answerCommand, answerCommands } from './answer.ts';
import type { Command } from './command.ts';
import { gameCommand } from './game.ts';
import { helpCommand } from './help.ts';
import { lookCommands } from './look.ts';
import { aboutGame, mergedCommands } from './merged.ts';
import { ownCommands } from './own.ts';
import { repairCommands } from './repair.ts';

const ofAll = ({ alone = { run: () => ({}) }, ...command }: FaceCommand): Command => ({
  ...command,
  subcommands: undefined,
  alone: aboutGame(alone),
});

/** All commands: those that every edition has, and those of each. Throws an Error where two are called alike and mean different things. */
export function allCommands(faces: Faces): Command[] {
  const of = (face: Face): FaceCommand[] => [...face.commands, ...answerCommands(face.answers), ...repairCommands(face)];
  const all = [
    gameCommand(faces),
    ...[...lookCommands, answerCommand].map(ofAll),
    helpCommand,
    ...ownCommands,
    ...mergedCommands(faces, of),
  ];
  const twice = all.find(({ name }, i) => all.findIndex((one) => one.name === name) < i);
  if (twice) throw new Error(`/${twice.name} is a command that every edition has`);
  return all;
}

export { carryOut, offeredFor, registration, type Command } from './command.ts';
