import { describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { computeScenarioOdds } from '#ti4/odds/index.ts';
import { formatOddsReport as fourthOdds } from '#ti4/discord/odds/odds-report.ts';
import { formatOddsReport as thirdOdds } from '#ti3/discord/odds/odds-report.ts';
import { formatOddsReport as secondOdds } from '#ti2/discord/odds/odds-report.ts';
import { plain } from '../rules/loaded-dice.ts';
import { table as fourthTable } from '../rules/table.ts';
import { table as thirdTable } from '../ti3/table.ts';
import { table as secondTable } from '../ti2/table.ts';

const nameOf = (seat: string): string => seat;
const ANN = { seat: 'ann', nameOf };

/** The answer for each list of attackers at the place of a fleet and a landing, and at the place of a fleet alone. */
const editions = {
  ti4: {
    list: '4 infantry',
    listed: '4 infantry',
    onPlanet: /^\*\*Ground combat on New Albion\*\*: your 4 infantry against bob's 2 infantry/m,
    ask: (attacker: string, system = '27') =>
      fourthOdds(
        fourthTable({
          seats: plain,
          active: 'ann',
          space: { 27: { bob: '1 dreadnought' }, 35: { bob: '1 dreadnought' } },
          ground: { 'new-albion': { bob: '2 infantry' } },
        }).game,
        'ann',
        { system, attacker },
        nameOf,
      ),
    fleet: '35',
  },
  ti3: {
    list: '4 ground-force',
    listed: '4 ground forces',
    onPlanet: /^\*\*Invasion of Saudor: 4 ground forces against 2 ground forces\*\*/m,
    ask: (attacker: string, system = 'saudor') =>
      thirdOdds(
        thirdTable({
          space: { saudor: 'bob cruiser', 'empty-2': 'bob cruiser' },
          ground: { saudor: 'bob 2 ground-force' },
        }).game,
        { system, attacker },
        ANN,
      ),
    fleet: 'empty-2',
  },
  ti2: {
    list: '4 ground-force',
    listed: '4 ground forces',
    onPlanet: /^\*\*Invasion of Ravne: 4 ground forces against 2 ground forces\*\*/m,
    ask: (attacker: string, system = 'ravne') =>
      secondOdds(
        secondTable({
          space: { quill: 'bob cruiser', ravne: 'bob cruiser' },
          ground: { ravne: 'bob 2 ground-force' },
        }).turn().game,
        { system, attacker },
        ANN,
      ),
    fleet: 'quill',
  },
};

describe.each(Object.entries(editions))('%s', (_edition, { ask, list, listed, onPlanet, fleet }) => {
  test('odds of ground forces alone are those of the landing', () => {
    const told = ask(list).join('\n');
    expect(told).toMatch(
      new RegExp(
        `^\\*\\*Space (combat|battle)\\*\\*: none, because your list has no ships \\(${listed}\\)\\. Add ships to see the odds in space\\.$`,
        'm',
      ),
    );
    expect(told).toMatch(onPlanet);
    expect(ask(`1 cruiser, ${list}`).join('\n')).not.toContain('your list has no ships');
  });

  test('odds of ground forces against ships alone say what is missing', () => {
    expect(() => ask(list, fleet)).toThrow(
      /^There is no one to fight at .*: your list has no ships \(4 .*\), and no other player controls a planet there\. Add ships to your list\.$/,
    );
  });
});

test('npm run odds names the combat that a list is for', () => {
  const of =
    (attacker: string, defender: string, ground = false) =>
    () =>
      computeScenarioOdds(rulebookOf(), { attacker: { list: attacker }, defender: { list: defender }, ground });
  expect(of('4 infantry', '1 cruiser')).toThrow(
    "None of the attacker's units can fight in space: 4 infantry. Ground forces fight in ground combat: add --ground.",
  );
  expect(of('1 cruiser', '4 infantry')).toThrow(
    "None of the defender's units can fight in space: 4 infantry. Ground forces fight in ground combat: add --ground.",
  );
  expect(of('1 cruiser', '4 infantry', true)).toThrow(
    "None of the attacker's units can fight on the ground: 1 cruiser. Ships fight in space combat: leave out --ground.",
  );
});
