import type { Context } from '../context.ts';
import { answerCommands } from './answer.ts';
import type { Command } from './command.ts';
import { gameCommand } from './game.ts';
import { lookCommands } from './look.ts';
import { ownCommands, repairCommand } from './own.ts';
import { tradeCommand } from './trade.ts';

export const allCommands = (context: Context): Command[] => [
  gameCommand(context), ...lookCommands, tradeCommand, ...ownCommands, ...answerCommands(context.commands), repairCommand(context.eyes),
];

export { registration, type Command, type Given } from './command.ts';
