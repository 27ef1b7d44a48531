import { describe, expect, test } from 'vitest';
import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { formatOddsReport as fourthOdds } from '#ti4/discord/odds/odds-report.ts';
import { formatOddsReport as thirdOdds } from '#ti3/discord/odds/odds-report.ts';
import { formatOddsReport as secondOdds } from '#ti2/discord/odds/odds-report.ts';
import { plain } from '../rules/loaded-dice.ts';
import { table as fourthTable } from '../rules/table.ts';
import { table as thirdTable } from '../ti3/table.ts';
import { table as secondTable } from '../ti2/table.ts';

const nameOf = (seat: string): string => seat;
const ANN = { seat: 'ann', nameOf };

/** Bob has a fleet and a planet at `enemy`, Ann at `friendly`, and nobody is at `empty`. */
const editions = {
  ti4: {
    ask: (asked: OddsQuery) =>
      fourthOdds(
        fourthTable({
          seats: plain,
          active: 'ann',
          space: { 27: { bob: '2 cruiser' }, 35: { ann: '1 dreadnought' } },
          ground: { 'new-albion': { bob: '2 infantry' }, bereg: { ann: '1 infantry, 1 pds' } },
        }).game,
        'ann',
        asked,
        nameOf,
      ),
    enemy: '27',
    friendly: '35',
    empty: '20',
    fleet: '3 cruiser, 1 carrier, 3 infantry',
    defenders: '2 cruiser, 2 infantry',
    ships: '2 cruiser',
    infantry: '3 infantry',
    next: 'bob',
    other: 'cat',
  },
  ti3: {
    ask: (asked: OddsQuery) =>
      thirdOdds(
        thirdTable({
          space: { saudor: 'bob 2 cruiser', 'empty-2': 'ann cruiser' },
          ground: { saudor: 'bob 2 ground-force' },
        }).game,
        asked,
        ANN,
      ),
    enemy: 'saudor',
    friendly: 'empty-2',
    empty: 'empty-3',
    fleet: '3 cruiser, 1 carrier, 3 ground-force',
    defenders: '2 cruiser, 2 ground-force',
    ships: '2 cruiser',
    infantry: '3 ground-force',
    next: 'bob',
    other: 'cal',
  },
  ti2: {
    ask: (asked: OddsQuery) =>
      secondOdds(
        secondTable({
          space: { quill: 'ann cruiser', ravne: 'bob 2 cruiser' },
          ground: { ravne: 'bob 2 ground-force' },
        }).turn().game,
        asked,
        ANN,
      ),
    enemy: 'ravne',
    friendly: 'quill',
    empty: 'solm',
    fleet: '3 cruiser, 1 carrier, 3 ground-force',
    defenders: '2 cruiser, 2 ground-force',
    ships: '2 cruiser',
    infantry: '3 ground-force',
    next: 'bob',
    other: 'cal',
  },
};

/** Lines on combats without their places. */
const combats = (lines: string[]): string[] =>
  lines
    .filter((line) => /^\*\*(Space|Ground|Invasion)/.test(line))
    .map((line) => line.replace(/^(\*\*(?:Ground combat|Invasion)) (?:on|of) [^*:]+/, '$1'));

describe.each(Object.entries(editions))('%s', (_edition, all) => {
  const { ask, enemy, friendly, empty, fleet, defenders, ships, infantry, next, other } = all;
  const real = (): string[] => combats(ask({ system: enemy, attacker: fleet }));

  test('listed fleets without a system fight as at a real one', () => {
    const lines = ask({ attacker: fleet, defender: defenders });
    expect(lines[0]).toMatch(/^\*\*Any system\*\* with the units you listed: /);
    expect(combats(lines)).toEqual(real());
    expect(lines.at(-1)).toBe(
      `-# I assume that ${next} defends, with everything that helps its units (name another player in \`opponent\`), and that the system is an ordinary one without other units in or near it.`,
    );
  });

  test.each([
    ['empty', empty],
    ['friendly', friendly],
  ])('listed fleets fight in a system that is %s', (_kind, system) => {
    const lines = ask({ system, attacker: fleet, defender: defenders });
    expect(combats(lines)[0]).toBe(real()[0]);
    expect(lines.at(-1)).toMatch(
      new RegExp(`^-# I assume that ${next} defends, .*, and that there are no other units at .+\\.$`),
    );
  });

  test('a named opponent defends, without other units', () => {
    const lines = ask({ attacker: fleet, defender: defenders, opponent: other });
    expect(lines.at(-1)).toMatch(/^-# I assume that (cat|cal) defends, with everything that helps its units, and /);
  });

  test('a named opponent who is there defends with the units there', () => {
    expect(combats(ask({ system: enemy, attacker: fleet, opponent: 'bob' }))).toEqual(real());
  });

  test('fleets without ground forces fight in space only', () => {
    expect(combats(ask({ attacker: fleet, defender: ships }))).toHaveLength(1);
    expect(() => ask({ attacker: infantry, defender: ships })).toThrow(
      'There is no combat: the attacker has no ships, and the defender has no ground forces. Change your lists.',
    );
  });

  test('missing lists are asked for', () => {
    expect(() => ask({ system: empty, attacker: fleet })).toThrow(
      /^There is no one to fight at .+\. List the defending units in `defender`, or choose another system\.$/,
    );
    const both = 'List the units of both sides in `attacker` and `defender`, or choose a system.';
    expect(() => ask({ attacker: fleet })).toThrow(both);
    expect(() => ask({ defender: ships })).toThrow(both);
    expect(() => ask({})).toThrow(both);
  });
});
