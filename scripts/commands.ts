// Writes docs/commands.md from the commands as Discord is told of them; --print shows it instead.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { APIApplicationCommandOption } from 'discord.js';
import { bookOf } from '../src/editions/ti4/book.ts';
import { GAME } from '../src/discord/commands/command.ts';
import { allCommands, registration } from '../src/discord/commands/index.ts';
import { playerCommands } from '../src/editions/ti4/face/commands.ts';
import { eyesOf } from '../src/editions/ti4/face/eyes.ts';
import { fourthEdition } from '../src/editions/ti4/face/index.ts';
import { openStore } from '../src/store/index.ts';
import { Table } from '../src/table/index.ts';

const { values } = parseArgs({ options: { print: { type: 'boolean', default: false } } });

const SUBCOMMAND = 1;
const GROUP = 2;
const KINDS: Record<number, string> = { 3: 'text', 4: 'whole number', 5: 'yes or no', 6: 'person' };

/** An option as a line: what it is called, what goes in, what it is for. */
function line(option: APIApplicationCommandOption): string {
  const choices = 'choices' in option && option.choices ? option.choices.map(({ name }) => name).join('; ') : '';
  const bounds =
    'min_value' in option && option.min_value !== undefined
      ? `${option.min_value} to ${'max_value' in option ? option.max_value : ''}`
      : '';
  const completed = 'autocomplete' in option && option.autocomplete ? 'completes what is possible' : '';
  const kind = [KINDS[option.type] ?? 'text', option.required ? 'needed' : '', bounds, completed].filter(Boolean).join(', ');
  return `- \`${option.name}\` (${kind}): ${option.description}${choices ? ` One of: ${choices}.` : ''}`;
}

/** Every command about a game has this one; it is told of once. */
const told = ({ name }: APIApplicationCommandOption): boolean => name !== GAME.name;

const lines = (options: APIApplicationCommandOption[], indent: string): string[] =>
  options.filter(told).map((option) => indent + line(option));

function document(): string {
  const book = bookOf();
  const quiet = (): void => {};
  const log = { info: quiet, warn: quiet, error: quiet };
  const store = openStore(':memory:');
  const table = new Table({ store, editions: [fourthEdition(book) as never], clock: () => 0, random: () => 0, log });
  const commands = allCommands({ eyes: eyesOf(table, book), commands: playerCommands }).map(registration);
  store.close();
  const parts = [
    '# Commands',
    '',
    'Whatever can be answered by a command can also be answered by buttons: under **Your move**, or after `/next`. Commands that answer complete what',
    'is legal just now. Those about a game also take its code as `game`, which is only needed outside the thread of the game.',
    '',
    'This page is written by `npm run commands`.',
    '',
  ];
  for (const { name, description, options = [] } of commands) {
    parts.push(`## /${name}`, '', description, '');
    const spelt = options.flatMap((option) =>
      option.type === GROUP ? (option.options ?? []).map((one) => ({ ...one, name: `${option.name} ${one.name}` })) : [option],
    );
    for (const option of spelt) {
      if (option.type !== SUBCOMMAND) parts.push(...lines([option], ''));
      else parts.push(`- **/${name} ${option.name}**: ${option.description}`, ...lines(option.options ?? [], '  '));
    }
    if (options.some(told)) parts.push('');
  }
  return `${parts.join('\n').trimEnd()}\n`;
}

if (values.print) process.stdout.write(document());
else writeFileSync(fileURLToPath(new URL('../docs/commands.md', import.meta.url)), document());
