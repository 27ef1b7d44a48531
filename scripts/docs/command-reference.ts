// Writes docs/commands.md from the commands registered with Discord; --print prints it instead.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIApplicationCommandOption } from 'discord.js';
import { GAME_OPTION } from '#discord/commands/options.ts';
import type { CommandLeaf, Subcommand } from '#discord/commands/command.ts';
import { createCommands } from '#discord/commands/registry.ts';
import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { loadEditions } from '#editions';
import { readOptions } from '../lib/options.ts';

const { values } = readOptions('Writes docs/commands.md.', {
  print: { type: 'boolean', default: false, about: 'prints it' },
});

const KINDS: Record<number, string> = { 3: 'text', 4: 'whole number', 5: 'yes or no', 6: 'person', 11: 'file' };

/** Formats an option as a line: its name, kind of value and description. */
function line(option: APIApplicationCommandOption): string {
  const choices = 'choices' in option && option.choices ? option.choices.map(({ name }) => name).join('; ') : '';
  const bounds =
    'min_value' in option && option.min_value !== undefined
      ? `${option.min_value} to ${'max_value' in option ? option.max_value : ''}`
      : '';
  const completed = 'autocomplete' in option && option.autocomplete ? 'completes what is possible' : '';
  const kind = [KINDS[option.type] ?? 'text', option.required ? 'needed' : '', bounds, completed]
    .filter(Boolean)
    .join(', ');
  return `- \`${option.name}\` (${kind}): ${option.description}${choices ? ` One of: ${choices}.` : ''}`;
}

/** Tells whether an option is listed: the game option, which every game command has, is described once. */
const told = ({ name }: APIApplicationCommandOption): boolean => name !== GAME_OPTION.name;

const lines = (options: APIApplicationCommandOption[], indent: string): string[] =>
  options.filter(told).map((option) => indent + line(option));

/** Returns the editions that have a command. Empty if all have it. */
const only = (adapters: AdapterRegistry, { editions }: CommandLeaf): string =>
  editions ? ` *Only: ${editions.map((edition) => adapters.resolve(edition).title).join(', ')}.*` : '';

/** Formats a command of a group with its options. */
const spelt = (
  adapters: AdapterRegistry,
  command: string,
  { group, name, description, ...leaf }: Subcommand,
): string[] => [
  `- **/${[command, group?.name, name].filter(Boolean).join(' ')}**: ${description}${only(adapters, leaf)}`,
  ...lines(leaf.options ?? [], '  '),
];

function document(adapters: AdapterRegistry): string {
  const parts = [
    '# Commands',
    '',
    'Whatever can be answered by a command can also be answered by buttons: under **Your move**, or after `/next`. Commands that answer complete what',
    'is legal just now. Those about a game also take its code as `game`, which is only needed outside the thread of the game.',
    '',
    'This page is written by `npm run -s tool -- command-reference`.',
    '',
  ];
  for (const { name, description, leaf, subcommands = [] } of createCommands(adapters)) {
    const inner = [
      ...lines(leaf?.options ?? [], ''),
      ...inOrder(subcommands).flatMap((one) => spelt(adapters, name, one)),
    ];
    parts.push(`## /${name}`, '', `${description}${leaf ? only(adapters, leaf) : ''}`, '', ...inner);
    if (inner.length) parts.push('');
  }
  return `${parts.join('\n').trimEnd()}\n`;
}

/** Returns commands in Discord's order: those in groups last. */
const inOrder = (list: Subcommand[]): Subcommand[] => [
  ...list.filter(({ group }) => !group),
  ...list.filter(({ group }) => group),
];

const written = document(createAdapterRegistry((await loadEditions()).map(({ adapter }) => adapter)));
if (values.print) process.stdout.write(written);
else writeFileSync(fileURLToPath(new URL('../../docs/commands.md', import.meta.url)), written);
