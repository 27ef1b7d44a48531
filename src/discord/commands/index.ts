import type { Context } from '../context.ts';
import { answerCommands } from './answer.ts';
import type { Command } from './command.ts';
import { gameCommand } from './game.ts';
import { lookCommands } from './look.ts';
import { oddsCommand } from './odds.ts';
import { ownCommands, repairCommand } from './own.ts';
import { tradeCommand } from './trade.ts';
import { whyCommand } from './why.ts';

export const allCommands = (context: Pick<Context, 'eyes' | 'commands'>): Command[] => [
  gameCommand(context),
  ...lookCommands,
  whyCommand(context.eyes.inquiries),
  oddsCommand,
  tradeCommand,
  ...ownCommands,
  ...answerCommands(context.commands),
  repairCommand(context.eyes),
];

export { carryOut, offeredFor, registration, type Command, type Given } from './command.ts';
