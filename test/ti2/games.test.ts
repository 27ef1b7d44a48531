import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { simulate } from '#ti2/simulation/simulate.ts';
import { OPTION_IDS } from '#ti2/rules/terms.ts';

const book = rulebookOf(['base', 'own', 'printed', 'hopes-end']);

test.each([2, 3, 4, 5, 6])('E2 10.5 random games end without faults: %i players', (players) => {
  for (const late of [false, true]) {
    const { stuck, endless, refused, faults, ending } = simulate(book, {
      players,
      seed: `games ${players}`,
      late,
      lastRound: 4,
      played: OPTION_IDS,
    });
    expect({ stuck, endless, refused, faults }).toEqual({ stuck: [], endless: [], refused: [], faults: [] });
    expect(['last-round', 'by-arms', 'last-one-left', 'imperium-rex']).toContain(ending);
  }
});
