import { ApplicationCommandOptionType } from 'discord.js';
import { bareLabel, lettersOf } from '#discord/edition/choice-texts.ts';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { SettingsField } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { escapeMarkdown } from '#text/markdown.ts';

// `/help` for what a lobby offers, as far as the rules do not cover it: settings, wishes and their choices.

/** Returns the labels of all choices of a field, including completions for `typed`. */
function choicesOf({ option, complete }: SettingsField, typed: string): string[] {
  const fixed = option.type === ApplicationCommandOptionType.String ? (option.choices ?? []) : [];
  return [
    ...fixed.map(({ name }) => bareLabel(name)),
    ...(complete?.(typed, undefined) ?? []).map(({ label }) => bareLabel(label)),
  ];
}

const describeField = ({ option }: SettingsField): string =>
  `Use \`${option.name}:\` when you create a game. ${option.description}`;

/** Tells whether a text is a completed setting: "points (setting)". */
export const isSetting = (about: string): boolean => / \(setting\)$/.test(about);

/** Explains a lobby setting; undefined if none has this name. */
export function describeSetting({ lobby }: EditionAdapter, about: string): string | undefined {
  const wanted = lettersOf(bareLabel(about));
  const field = lobby.settings.fields.find(({ option }) => wanted !== '' && lettersOf(option.name) === wanted);
  return field && `**${upperName(field)}** (setting)\n${describeField(field)}`;
}

/** Lists the fields of a lobby. `where`: the command and option that set the field, as text. */
const fieldsOf = ({ lobby }: EditionAdapter): { field: SettingsField; where: string }[] => [
  ...lobby.settings.fields.map((field) => ({ field, where: `\`/game create ${field.option.name}:\`` })),
  ...lobby.wishes.fields.map((field) => ({ field, where: `\`/game wish ${field.option.name}:\`` })),
];

/**
 * Explains a choice of a setting or wish, for each field that offers it; undefined if none does, or the rules explain
 * it.
 */
export function describeChoice(face: EditionAdapter, about: string): string | undefined {
  const wanted = lettersOf(bareLabel(about));
  if (!wanted) return undefined;
  const found = fieldsOf(face).flatMap(({ field, where }) => {
    const label = field.explain && choicesOf(field, about).find((choice) => lettersOf(choice) === wanted);
    const told = label === undefined ? undefined : field.explain?.(label);
    return label === undefined || told === undefined ? [] : [{ label, told: `${told}\n-# Choose it with ${where}.` }];
  });
  return found.length
    ? [`**${escapeMarkdown(found[0].label)}** (choice)`, ...new Set(found.map(({ told }) => told))].join('\n')
    : undefined;
}

const upperName = ({ option: { name } }: SettingsField): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Returns the lobby settings and the choices of settings whose names contain the typed text. */
export function findSettings({ lobby }: EditionAdapter, typed: string): Choice[] {
  const wanted = typed.trim().toLowerCase();
  const { fields } = lobby.settings;
  return [
    ...fields
      .filter(({ option }) => option.name.includes(wanted))
      .map(({ option: { name } }) => ({ key: `${name} (setting)`, label: `${name} (setting)` })),
    ...fields.flatMap((field) =>
      wanted && field.explain
        ? choicesOf(field, typed)
            .filter((label) => label.toLowerCase().includes(wanted) && field.explain?.(label) !== undefined)
            .map((label) => ({ key: label, label: `${label} (${field.option.name})` }))
        : [],
    ),
  ];
}
