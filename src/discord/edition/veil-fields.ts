import type { SettingsField } from './edition-adapter.ts';
import { textOption, integerOption, booleanOption } from '#discord/commands/options.ts';

/** Descriptions of the veil settings for the lobby message. */
export const VEIL_DESCRIPTIONS = {
  nothing: 'only who can answer is asked, and is named unless it is in a combat, where both sides are',
  cards:
    'nobody sees who could answer a card that is played, or an agenda, nor which side of a combat could act; whoever may act at another moment is named',
  everything: 'nobody sees who could answer anything',
};

const VEIL_CHOICES = [
  { key: 'cards', label: 'answers to cards and agendas (default)' },
  { key: 'everything', label: 'every answer' },
  { key: 'nothing', label: 'nothing: the fastest game' },
];

/** Settings that every edition has, on hidden answers and on what is dealt: `veil`, `windowHours` and `partial`. */
export const veilFields: readonly SettingsField[] = [
  {
    key: 'veil',
    option: textOption('veil', 'What is kept hidden by waiting: who could answer a card.', { choices: VEIL_CHOICES }),
  },
  {
    key: 'windowHours',
    option: integerOption('window', 'Hours to answer with cards and abilities, at most.', { min: 1, max: 72 }),
  },
  { key: 'partial', option: booleanOption('partial', 'Also deal components that are not refereed in full.') },
];

/** Formats these settings for the lobby message. */
export const formatVeil = ({
  windowHours,
  veil,
  partial,
}: {
  windowHours: number;
  veil: keyof typeof VEIL_DESCRIPTIONS;
  partial: boolean;
}): string =>
  `Cards can be answered for up to ${windowHours === 1 ? '1 hour' : `${windowHours} hours`}; ${VEIL_DESCRIPTIONS[veil]}.${partial ? ' Components that are not refereed in full are dealt too.' : ''}`;
