import type { Field } from './edition-adapter.ts';
import { text, whole, yesNo } from '#discord/commands/options.ts';

/** How far the veil reaches, as a lobby says it. */
export const VEILS = {
  nothing: 'only who can answer is asked, and is named unless it is in a combat, where both sides are',
  cards:
    'nobody sees who could answer a card that is played, or an agenda, nor which side of a combat could act; whoever may act at another moment is named',
  everything: 'nobody sees who could answer anything',
};

const CHOICES = [
  { key: 'cards', label: 'answers to cards and agendas (default)' },
  { key: 'everything', label: 'every answer' },
  { key: 'nothing', label: 'nothing: the fastest game' },
];

/** What is chosen for a game about hidden answers, and what is dealt, whatever its edition: `veil`, `windowHours` and `partial`. */
export const veilFields: readonly Field[] = [
  {
    key: 'veil',
    option: text('veil', 'What is kept hidden by waiting: who could answer a card.', { choices: CHOICES }),
  },
  {
    key: 'windowHours',
    option: whole('window', 'Hours to answer with cards and abilities, at most.', { min: 1, max: 72 }),
  },
  { key: 'partial', option: yesNo('partial', 'Also deal components that are not refereed in full.') },
];

/** The words of a lobby for the same. */
export const veilTold = ({
  windowHours,
  veil,
  partial,
}: {
  windowHours: number;
  veil: keyof typeof VEILS;
  partial: boolean;
}): string =>
  `Cards can be answered for up to ${windowHours === 1 ? '1 hour' : `${windowHours} hours`}; ${VEILS[veil]}.${partial ? ' Components that are not refereed in full are dealt too.' : ''}`;
