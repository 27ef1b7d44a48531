import type { SettingsField } from './settings-form.ts';
import { textOption, integerOption, booleanOption } from '#discord/commands/options.ts';
import { capitalize } from '#text/sentences.ts';
import { explainChoices } from './choice-texts.ts';

/** Descriptions of the veil settings for the lobby message. */
export const VEIL_DESCRIPTIONS = {
  nothing:
    'the game waits only for players who can respond, and all players see who they are (in a combat, both sides)',
  cards:
    'players cannot see who can respond to a card or an agenda, or which side of a combat can act; at other times, they see who can respond',
  everything: 'players can never see who can respond',
};

const veilTold = (veil: keyof typeof VEIL_DESCRIPTIONS, waiting: string): string =>
  `${capitalize(VEIL_DESCRIPTIONS[veil])}. ${waiting}`;

const VEIL_CHOICES = [
  {
    key: 'cards',
    label: 'responses to cards and agendas (default)',
    about: veilTold('cards', 'For cards and agendas, the game waits for all players, even those who cannot respond.'),
  },
  {
    key: 'everything',
    label: 'all responses (slowest game)',
    about: veilTold(
      'everything',
      'The game always waits for all players, even those who cannot respond. This is the slowest setting.',
    ),
  },
  {
    key: 'nothing',
    label: 'nothing (fastest game)',
    about: veilTold('nothing', 'The game never waits for players who cannot respond.'),
  },
];

/** Settings that every edition has, on hidden answers and on what is dealt: `veil`, `windowHours` and `partial`. */
export const veilFields: readonly SettingsField[] = [
  {
    key: 'veil',
    option: textOption('veil', 'Hide who can respond by waiting for all players.', { choices: VEIL_CHOICES }),
    explain: explainChoices(VEIL_CHOICES),
  },
  {
    key: 'windowHours',
    option: integerOption('window', 'Hours to respond with cards and abilities.', { min: 1, max: 72 }),
  },
  { key: 'partial', option: booleanOption('partial', 'Also use components that I cannot fully referee. Default: no.') },
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
  `Time to respond to a card: ${windowHours === 1 ? '1 hour' : `${windowHours} hours`}. ${capitalize(VEIL_DESCRIPTIONS[veil])}.${partial ? ' Components that I cannot fully referee are in play too.' : ''}`;
