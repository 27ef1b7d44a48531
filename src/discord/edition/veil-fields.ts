import type { SettingsField } from './edition-adapter.ts';
import { textOption, integerOption, booleanOption } from '#discord/commands/options.ts';
import { capitalize } from '#text/sentences.ts';
import { explainChoices } from './choice-texts.ts';

/** Descriptions of the veil settings for the lobby message. */
export const VEIL_DESCRIPTIONS = {
  nothing: 'only who can answer is asked, and is named unless it is in a combat, where both sides are',
  cards:
    'nobody sees who could answer a card that is played, or an agenda, nor which side of a combat could act; whoever may act at another moment is named',
  everything: 'nobody sees who could answer anything',
};

const veilTold = (veil: keyof typeof VEIL_DESCRIPTIONS, waiting: string): string =>
  `${capitalize(VEIL_DESCRIPTIONS[veil])}. ${waiting}`;

const VEIL_CHOICES = [
  {
    key: 'cards',
    label: 'answers to cards and agendas (default)',
    about: veilTold('cards', 'There the game also waits for players who have no answer, as if they had one.'),
  },
  {
    key: 'everything',
    label: 'every answer',
    about: veilTold(
      'everything',
      'The game waits at every such moment, also for players who have no answer: this takes the longest.',
    ),
  },
  {
    key: 'nothing',
    label: 'nothing: the fastest game',
    about: veilTold('nothing', 'The game waits for nobody who has no answer.'),
  },
];

/** Settings that every edition has, on hidden answers and on what is dealt: `veil`, `windowHours` and `partial`. */
export const veilFields: readonly SettingsField[] = [
  {
    key: 'veil',
    option: textOption('veil', 'What is kept hidden by waiting: who could answer a card.', { choices: VEIL_CHOICES }),
    explain: explainChoices(VEIL_CHOICES),
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
