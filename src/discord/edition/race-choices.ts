import type { ExplainedChoice } from './choice-texts.ts';

/** Choices of the setting `races` of the third and second edition. */
export const RACE_CHOICES: readonly ExplainedChoice[] = [
  {
    key: 'wished',
    label: 'as players wish, the rest dealt (default)',
    about:
      'Players may say with `/game wish race:` what they would like to play; the others are dealt a race by chance.',
  },
  {
    key: 'dealt',
    label: 'dealt to all',
    about: 'Chance deals a race to every player, and nobody may wish for one.',
  },
];
