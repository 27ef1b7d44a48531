import { describe, expect, test } from 'vitest';
import { council } from './council.ts';

/** Whose planets may be elected, by what is printed on the card. */
const PRINTED: Record<string, string> = {
  'senate-sanctuary': 'cultural',
  'holy-planet-of-ixth': 'cultural',
  'demilitarized-zone': 'cultural',
  'core-mining': 'hazardous',
  'terraforming-initiative': 'hazardous',
  'research-team-warfare': 'hazardous',
  'research-team-biotic': 'industrial',
  'research-team-cybernetic': 'industrial',
  'research-team-propulsion': 'industrial',
};

/** Two controlled planets of each trait, beside Mecatol Rex and the home systems; Quann and Tequ'ran are nobody's. */
const CONTROLLED: Record<string, string[]> = {
  cultural: ['lodor', 'torkan'],
  hazardous: ['starpoint', 'zohbat'],
  industrial: ['new-albion', 'qucenn'],
};

describe.each(Object.entries(PRINTED))('%s', (agenda, trait) => {
  test(`8.11 elects only controlled ${trait} planets, excluding homes, Mecatol Rex`, () => {
    const t = council(agenda, {
      planets: { bob: ['mecatol-rex', 'lodor', 'starpoint', 'new-albion'], cat: ['torkan', 'zohbat', 'qucenn'] },
    });
    expect(t.options('bob', 'vote-for').sort()).toEqual([...CONTROLLED[trait]!, 'abstain'].sort());
    for (const other of [
      'mecatol-rex',
      ...Object.entries(CONTROLLED)
        .filter(([one]) => one !== trait)
        .flatMap(([, planets]) => planets),
    ]) {
      expect(t.refusal('bob', [other], 'vote-for')).toBe(`“${other}” is not among the choices.`);
    }
  });

  test(`8.20 without a controlled ${trait} planet the agenda is discarded`, () => {
    const t = council(agenda, { planets: { bob: ['mecatol-rex'], cat: [] } }, ['ann', 'cat']);
    expect(t.open.filter((one) => one.includes('planets-for-votes'))).toEqual([]);
    for (let i = 0; i < 9 && !t.state.decks.agenda.discard.includes(agenda); i++)
      for (const seat of ['bob', 'cat', 'ann']) if (t.asks(seat, 'vote-for')) t.seat(seat).abstains();
    expect(t.state.decks.agenda.discard).toContain(agenda);
    expect(t.state.laws[agenda]).toBeUndefined();
  });
});
