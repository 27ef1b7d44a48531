import { expect, test } from 'vitest';
import type { GameInteraction, CommandOptions } from '#discord/edition/edition-adapter.ts';
import { createGameInteraction } from '#discord/access/game-access.ts';
import { oddsCommand } from '#ti4/discord/commands/look.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { LIMITS } from '#discord/limits.ts';
import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { formatOddsReport } from '#ti4/discord/odds/odds-report.ts';
import { canonicalJson, Illegal } from '#engine';
import { rulebookOf } from '#ti4/rulebook.ts';
import { computeScenarioOdds } from '#ti4/odds/index.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { inView, lateTable } from '../discord/late.ts';
import { load, plain } from '../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';

/** A busy machine must not fail a test that is not about time. */
const SLOWEST = 240_000;

// Tile 27 lies at 102, beside 28 (103) and 20 and 21 further out.
const setting: Setting = {
  seats: plain,
  active: 'ann',
  space: {
    20: { ann: '2 cruiser, 1 carrier, 3 fighter, 2 infantry' },
    35: { ann: '1 dreadnought' },
    27: { bob: '1 dreadnought, 4 fighter' },
  },
  ground: { 'new-albion': { bob: '2 infantry, 1 pds' } },
};
const says = (t: TestTable, asked: Partial<OddsQuery> = {}, seat = 'ann'): string =>
  formatOddsReport(t.game, seat, { system: '102', ...asked }, (other) => `the player ${other}`).join('\n');
const percentOf = (chance: number): string => `${Math.round(100 * chance)}%`;

test('Matriarch: odds at a system send fighters down with her', () => {
  const there = (space: string, ground: string): string =>
    says(
      table({
        seats: { ann: 'naalu', bob: 'winnu', cat: 'yssaril' },
        active: 'ann',
        space: { 27: { ann: space } },
        ground: { starpoint: { bob: ground } },
      }),
    );
  expect(there('1 flagship, 2 fighter, 1 infantry', '3 infantry')).toMatch(/you \*\*4[78]/);
  expect(there('1 flagship, 2 fighter', '1 infantry')).not.toContain('no ground forces to commit');
  expect(there('1 carrier, 2 fighter', '1 infantry')).toContain('no ground forces to commit');
});

test('System odds use every unit that can arrive against those there', () => {
  const t = table(setting);
  const said = says(t);
  // The dreadnought at 35 is too far away; the carrier holds 4.
  expect(said).toContain(
    'all your units that are there or can move there: 1 carrier, 2 cruisers, 3 fighters, 1 infantry.',
  );
  const { odds } = computeScenarioOdds(rulebookOf(), {
    attacker: { list: '2 cruiser, 1 carrier, 3 fighter' },
    defender: { list: '1 dreadnought, 4 fighter, 1 pds' },
  });
  expect(said).toContain(`Chance to win: you **${percentOf(odds.win)}**, the player bob **${percentOf(odds.loss)}**`);
  const ground = computeScenarioOdds(rulebookOf(), {
    attacker: { list: '1 infantry' },
    defender: { list: '2 infantry, 1 pds' },
    ground: true,
  });
  expect(said).toMatch(/Ground combat on New Albion\*\*: your 1 infantry against the player bob's 2 infantry, 1 PDS/);
  expect(said).toContain(`Chance to win: you **${percentOf(ground.odds.win)}**`);
  expect(said).not.toContain('Starpoint**');
});

test('95 infantry are carried before fighters if no ship defends', () => {
  const loaded = { 20: { ann: '1 carrier, 4 fighter, 4 infantry' } };
  const alone = says(
    table({ seats: plain, active: 'ann', space: loaded, ground: { starpoint: { bob: '1 infantry' } } }),
  );
  expect(alone).toContain('can move there: 1 carrier, 4 infantry. Your ships have no capacity for 4 fighters.');
  expect(alone).not.toContain('no ground forces to commit');
  const against = { ...loaded, 27: { bob: '1 dreadnought' } };
  const fought = says(
    table({ seats: plain, active: 'ann', space: against, ground: { starpoint: { bob: '1 infantry' } } }),
  );
  expect(fought).toContain('can move there: 1 carrier, 4 fighters. Your ships have no capacity for 4 infantry.');
});

test('5.2 no ship reaches a system with an own command token', () => {
  const t = table({ ...setting, active: 'bob' });
  t.game.state.systems['27'].tokens.push('ann');
  expect(() => says(t)).toThrow('You have no ships that can move to New Albion and Starpoint (102) now');
});

/** Fighters of ann beside 27, and what else of hers is there. */
const fightersAt20 = (more: string, change: Setting = {}): TestTable =>
  table({
    ...setting,
    technologies: { ann: ['fighter-ii'] },
    space: { 20: { ann: `4 fighter${more}` }, 27: { bob: '1 dreadnought' } },
    ground: {},
    ...change,
  });

test('Fighter II: fighters move on their own', () => {
  expect(says(fightersAt20(''))).toContain('can move there: 3 fighters. Your fleet pool allows up to 3 ships there.');
});

test('Fighter II: excess fighters use the fleet pool left by ships', () => {
  expect(says(fightersAt20(', 1 cruiser'))).toContain(
    'can move there: 1 cruiser, 2 fighters. Your fleet pool allows up to 3 ships there.',
  );
  expect(says(fightersAt20(', 1 carrier'))).toContain('can move there: 1 carrier, 4 fighters.');
});

test('Hybrid Crystal Fighter II: two fighters count as one ship', () => {
  const t = fightersAt20(', 4 fighter', {
    seats: { ...plain, ann: 'naalu' },
    technologies: { ann: ['hybrid-crystal-fighter-ii'] },
  });
  expect(says(t)).toContain('can move there: 6 fighters. Your fleet pool allows up to 3 ships there.');
});

test('Gravity Drive: only one of the ships needing it comes', () => {
  const t = table({
    ...setting,
    technologies: { ann: ['gravity-drive'] },
    space: { 20: { ann: '1 cruiser' }, 19: { ann: '2 dreadnought' }, 27: { bob: '1 dreadnought' } },
    ground: {},
  });
  expect(says(t)).toContain(
    'can move there: 1 dreadnought, 1 cruiser. These ships cannot move there together with the others: 1 dreadnought.',
  );
});

test('Captain Mendosa: unused movement help is named', () => {
  const t = table({ ...setting, seats: { ...plain, ann: 'saar' }, sets: ['base', 'pok'] });
  expect(says(t)).toContain('Not counted, but could let more ships move there: Captain Mendosa.');
});

test('Computing odds does not change the game', () => {
  const t = table(setting);
  const before = canonicalJson(t.state);
  says(t);
  says(t, { attacker: '3 cruiser ii, 4 infantry', defender: '1 destroyer, 2 infantry' });
  expect(canonicalJson(t.state)).toBe(before);
});

test('Arriving ships respect the fleet pool and their own command tokens', () => {
  const t = table({ ...setting, change: (state) => (state.seats.ann.tokens.fleet = 2) });
  expect(says(t)).toContain(
    '1 carrier, 1 cruiser, 3 fighters, 1 infantry. Your fleet pool allows up to 2 ships there.',
  );
  t.state.systems['20'].tokens.push('ann');
  expect(() => says(t)).toThrow(
    'You have no ships that can move to New Albion and Starpoint (102) now. List your units in `attacker`.',
  );
});

test('Lists replace actual units, with their players’ technologies', () => {
  const t = table({ ...setting, technologies: { ann: ['cruiser-ii'] } });
  const { odds } = computeScenarioOdds(rulebookOf(), {
    attacker: { list: '1 cruiser ii' },
    defender: { list: '1 carrier' },
  });
  expect(says(t, { attacker: '1 cruiser', defender: '1 carrier' })).toContain(
    `you **${percentOf(odds.win)}**, the player bob **${percentOf(odds.loss)}**`,
  );
  expect(() => says(t, { attacker: '1 cruser' })).toThrow(/^I don't know the unit “cruser”/);
});

test('Without another player there, odds need defending units', () => {
  expect(() => says(table(setting), { system: '201' })).toThrow(
    'There is no one to fight at Wellon (201). List the defending units in `defender`, or choose another system.',
  );
  expect(() => says(table(setting), { system: '999' })).toThrow(/^I don't know the system “999” on this board\./);
});

test('A combat under way counts hits not yet assigned', () => {
  const t = load(
    table({ seats: plain, space: { 27: { ann: '2 cruiser', bob: '2 carrier, 2 fighter' } } }),
    10,
    10,
    1,
    1,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk('bob assign-hits');
  const { odds } = computeScenarioOdds(rulebookOf(), {
    attacker: { list: '2 cruiser' },
    defender: { list: '2 carrier' },
  });
  for (const [seat, ann, bob] of [
    ['ann', 'you', 'the player bob'],
    ['bob', 'the player ann', 'you'],
    ['cat', 'the player ann', 'the player bob'],
  ]) {
    expect(says(t, {}, seat)).toContain(
      `Chance to win: ${ann} **${percentOf(odds.win)}**, ${bob} **${percentOf(odds.loss)}**`,
    );
  }
});

test('Round-long effects end with the current round', () => {
  // Morale Boost: 1 more for each die of the round that is being fought.
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) =>
        (state.effects.e1 = { id: 'e1', component: 'morale-boost', holder: 'ann', data: null, until: 'combat-round' }),
      hands: { bob: ['shields-holding'] },
    }),
    10,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.state.stack = t.state.stack.slice(0, 1);
  const [a, b] = [0.5, 0.4];
  const first = { win: a * (1 - b), stay: (1 - a) * (1 - b) };
  const later = (0.4 * 0.6) / (1 - 0.6 * 0.6);
  expect(says(t)).toContain(`Chance to win: you **${percentOf(first.win + first.stay * later)}**`);
});

test(
  'Late-game odds of every system fit a message or name a reason',
  async () => {
    const late = await lateTable();
    const [user] = late.users;
    const from: InteractionOrigin = { caller: { user }, name: 'somebody', guild: '1', channel: '3' };
    const given = (fields: Record<string, string>): CommandOptions => ({
      text: (name) => fields[name],
      number: () => undefined,
      boolean: () => undefined,
      user: () => undefined,
    });
    const at = createGameInteraction(
      late.context,
      from,
      await inView(late.context, from, late.game),
    ) as GameInteraction<FourthEditionPresenter>;
    const systems = (await oddsCommand.leaf?.complete?.(at, 'system', '', given({}))) ?? [];
    expect(systems.length).toBeGreaterThan(30);
    let told = 0;
    for (const { key: system } of systems) {
      try {
        const reply = await oddsCommand.leaf?.run(
          at,
          given({ system, attacker: '5 dreadnought, 3 carrier, 8 fighter, 10 infantry' }),
        );
        const content = reply?.message?.content ?? '';
        expect(content.length).toBeLessThanOrEqual(LIMITS.content);
        expect(content).toMatch(/Attacker's units left|there are no defenders/);
        told += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(Illegal);
        expect((error as Error).message).toMatch(/^There is no one to fight at /);
      }
    }
    expect(told).toBeGreaterThan(3);
    await late.close();
  },
  SLOWEST,
);
