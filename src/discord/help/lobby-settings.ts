import { ApplicationCommandOptionType } from 'discord.js';
import type { Choice, EditionAdapter, SettingsField } from '#discord/edition/edition-adapter.ts';
import { escapeMarkdown } from '#text/markdown.ts';

// What `/help` says of the settings of a lobby and of what can be chosen there, where the rules say nothing of it.

/** Letters and digits of a name: "Codex 1", "codex-1" and "CODEX1" are one. */
const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A label without what is added in parentheses. */
const bare = (label: string): string => label.replace(/ \(.*$/, '');

/** All that can be chosen for a setting by its name. */
function choicesOf({ option, complete }: SettingsField, typed: string): string[] {
  const fixed = option.type === ApplicationCommandOptionType.String ? (option.choices ?? []) : [];
  return [
    ...fixed.map(({ name }) => bare(name)),
    ...(complete?.(typed, undefined) ?? []).map(({ label }) => bare(label)),
  ];
}

const describeField = ({ option }: SettingsField): string =>
  `Setting \`${option.name}:\` of a new game. ${option.description}`;

/** Whether a text is a setting as it is completed: "points (setting)". */
export const isSetting = (about: string): boolean => / \(setting\)$/.test(about);

/** Explains a setting of the lobby, or one of its choices; undefined where nothing there is called so. */
export function describeSetting({ lobby }: EditionAdapter, about: string): string | undefined {
  const wanted = letters(bare(about));
  if (!wanted) return undefined;
  const { fields } = lobby.settings;
  const field = fields.find(({ option }) => letters(option.name) === wanted);
  if (field) return `**${upperName(field)}** (setting)\n${describeField(field)}`;
  for (const one of fields) {
    const label = choicesOf(one, about).find((choice) => letters(choice) === wanted);
    if (label !== undefined) return `**${escapeMarkdown(label)}** (a choice)\n${describeField(one)}`;
  }
  return undefined;
}

const upperName = ({ option: { name } }: SettingsField): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Settings of the lobby whose names hold what was typed. */
export const findSettings = ({ lobby }: EditionAdapter, typed: string): Choice[] =>
  lobby.settings.fields
    .filter(({ option }) => option.name.includes(typed.trim().toLowerCase()))
    .map(({ option: { name } }) => ({ key: `${name} (setting)`, label: `${name} (setting)` }));
