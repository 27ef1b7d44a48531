import type { ExplainedChoice } from './choice-texts.ts';

/** Choices of the setting `races` of the third and second edition. */
export const RACE_CHOICES: readonly ExplainedChoice[] = [
  {
    key: 'wished',
    label: 'chosen by players, the rest dealt (default)',
    about: 'Players may choose a race with `/game wish race:`. All other players are dealt a random race.',
  },
  {
    key: 'dealt',
    label: 'dealt to all players',
    about: 'Each player is dealt a random race. No one may choose one.',
  },
];
