import { ApplicationCommandOptionType } from 'discord.js';
import type { Choice, EditionAdapter, SettingsField } from '#discord/edition/edition-adapter.ts';
import { escapeMarkdown } from '#text/markdown.ts';

// `/help` for lobby settings and their choices that the rules do not cover.

/** Normalizes a name to its letters and digits: "Codex 1", "codex-1" and "CODEX1" are equal. */
const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Removes the addition in parentheses from a label. */
const bare = (label: string): string => label.replace(/ \(.*$/, '');

/** Returns the labels of all choices of a setting, including completions for `typed`. */
function choicesOf({ option, complete }: SettingsField, typed: string): string[] {
  const fixed = option.type === ApplicationCommandOptionType.String ? (option.choices ?? []) : [];
  return [
    ...fixed.map(({ name }) => bare(name)),
    ...(complete?.(typed, undefined) ?? []).map(({ label }) => bare(label)),
  ];
}

const describeField = ({ option }: SettingsField): string =>
  `Setting \`${option.name}:\` of a new game. ${option.description}`;

/** Tells whether a text is a completed setting: "points (setting)". */
export const isSetting = (about: string): boolean => / \(setting\)$/.test(about);

/** Explains a lobby setting or one of its choices; undefined if none has this name. */
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

/** Returns the lobby settings whose names contain the typed text. */
export const findSettings = ({ lobby }: EditionAdapter, typed: string): Choice[] =>
  lobby.settings.fields
    .filter(({ option }) => option.name.includes(typed.trim().toLowerCase()))
    .map(({ option: { name } }) => ({ key: `${name} (setting)`, label: `${name} (setting)` }));
