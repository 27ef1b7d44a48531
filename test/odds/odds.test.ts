import { spawnSync } from 'node:child_process';
import fc, { samples } from '../chance.ts';
import { expect, test } from 'vitest';
import { computeBaselineOdds, type BaselineSide } from '../../scripts/odds/baseline-odds.ts';
import { reportOdds } from '../../scripts/odds/odds-report.ts';
import { standardErrors, compareOdds } from '../../scripts/odds/simulated-combats.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { ComputeBudget } from '#ti4/odds/budget.ts';
import { absorptionProbabilities } from '#ti4/odds/combat/markov-chain.ts';
import { computeOdds, computeScenarioOdds, type Scenario } from '#ti4/odds/index.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { table, type Setting } from '../rules/table.ts';

const book = rulebookOf();
type Side = string | Scenario['attacker'];
const side = (one: Side): Scenario['attacker'] => (typeof one === 'string' ? { list: one } : one);
const lists = (attacker: Side, defender: Side, more: Partial<Scenario> = {}) =>
  computeScenarioOdds(book, { attacker: side(attacker), defender: side(defender), ...more });
const odds = (attacker: Side, defender: Side, more: Partial<Scenario> = {}) => lists(attacker, defender, more).odds;
const ground = (attacker: Side, defender: Side) => odds(attacker, defender, { ground: true });
const refusal = (attacker: Side, defender: Side, more: Partial<Scenario> = {}): string => {
  try {
    lists(attacker, defender, more);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('That was not refused');
};

/** A duel of two single dice that goes on until somebody hits. */
const duel = (attacker: number, defender: number) => {
  const ends = 1 - (1 - attacker) * (1 - defender);
  return {
    win: (attacker * (1 - defender)) / ends,
    draw: (attacker * defender) / ends,
    loss: ((1 - attacker) * defender) / ends,
  };
};
const close = (
  found: { win: number; draw: number; loss: number },
  wanted: { win: number; draw: number; loss: number },
): void => {
  for (const way of ['win', 'draw', 'loss'] as const) expect(found[way], way).toBeCloseTo(wanted[way], 12);
};

test('78.5 fighter against fighter: wins 4 in 9, draws 1 in 9', () => {
  close(odds('1 fighter', '1 fighter'), { win: 4 / 9, draw: 1 / 9, loss: 4 / 9 });
});

test('78.5 dice hit at the combat value: cruiser 7, carrier 9', () => {
  close(odds('1 cruiser', '1 carrier'), duel(0.4, 0.2));
});

test('87 damage is sustained before any unit is lost', () => {
  // The dreadnought takes the first hit without harm: two hits are needed, in different rounds.
  const [c, d] = [0.4, 0.5 + 0.1];
  const later = duel(c, d);
  const ends = 1 - (1 - c) * (1 - d);
  const found = odds('1 cruiser', '1 dreadnought');
  close(found, {
    win: (c * (1 - d) * later.win) / ends,
    draw: (c * (1 - d) * later.draw) / ends,
    loss: (d + c * (1 - d) * later.loss) / ends,
  });
  expect(
    lists('1 cruiser', '1 dreadnought')
      .odds.survivors.defender.left.map(({ units }) => units)
      .sort(),
  ).toEqual(['1 dreadnought', '1 dreadnought (damaged)', 'nothing']);
});

test('78.6 the cheapest ships are lost first, fighters before carriers', () => {
  const left = odds('2 cruiser', '1 carrier, 2 fighter').survivors.defender.left.map(({ units }) => units);
  expect(left).toEqual(
    expect.arrayContaining(['1 carrier, 2 fighters', '1 carrier, 1 fighter', '1 carrier', 'nothing']),
  );
  expect(left).toHaveLength(4);
});

test('10.1 a destroyer’s barrage hits the fighter before round one', () => {
  const missed = 0.8 * 0.8;
  const { win, draw, loss } = duel(0.2, 0.2);
  close(odds('1 destroyer', '1 fighter'), { win: 1 - missed + missed * win, draw: missed * draw, loss: missed * loss });
});

test('10.2 a barrage spares ships other than fighters', () => {
  close(odds('1 destroyer', '1 carrier'), duel(0.2, 0.2));
});

test('77.2 a PDS fires at arriving ships and is not hit', () => {
  const { win, draw, loss } = duel(0.4, 0.2);
  close(odds('1 cruiser', '1 fighter, 1 pds'), { win: 0.5 * win, draw: 0.5 * draw, loss: 0.5 + 0.5 * loss });
});

test('77.2 the attacker’s own PDS fires first', () => {
  const { win, draw, loss } = duel(0.2, 0.2);
  close(odds('1 fighter, 1 pds', '1 fighter'), { win: 0.5 + 0.5 * win, draw: 0.5 * draw, loss: 0.5 * loss });
});

test('42 infantry hits with 8', () => {
  close(ground('1 infantry', '1 infantry'), duel(0.3, 0.3));
});

test('15.1 a dreadnought bombards before ground forces land', () => {
  const { win, draw, loss } = duel(0.3, 0.3);
  close(ground('1 infantry, 1 dreadnought', '1 infantry'), {
    win: 0.6 + 0.4 * win,
    draw: 0.4 * draw,
    loss: 0.4 * loss,
  });
});

test('65 a PDS blocks bombardment and fires at landing forces', () => {
  const { win, draw, loss } = duel(0.3, 0.3);
  close(ground('1 infantry, 1 dreadnought', '1 infantry, 1 pds'), {
    win: 0.5 * win,
    draw: 0.5 * draw,
    loss: 0.5 + 0.5 * loss,
  });
});

test('65 a war sun bombards despite the shield', () => {
  const missed = 0.2 ** 3;
  const { win } = duel(0.3, 0.3);
  expect(ground('1 infantry, 1 war sun', '1 infantry, 1 pds').win).toBeCloseTo(0.5 * (1 - missed + missed * win), 12);
});

test('90 upgrades count: cruiser II hits on 6, destroyer II barrages better', () => {
  close(odds('1 cruiser ii', '1 cruiser'), duel(0.5, 0.4));
  const missed = 0.5 ** 3;
  expect(odds('1 Destroyer II', '1 fighter').win).toBeCloseTo(1 - missed + missed * duel(0.3, 0.2).win, 12);
});

test('59.5 in a nebula the defender adds 1', () => {
  close(odds('1 cruiser', '1 cruiser', { nebula: true }), duel(0.4, 0.5));
});

test('Faction abilities and technologies count where they change values', () => {
  close(
    odds({ list: '1 cruiser', faction: 'Sardakk N’orr' }, { list: '1 cruiser', faction: 'jol-nar' }),
    duel(0.5, 0.3),
  );
  // Antimass Deflectors: 1 less for every Space Cannon die.
  expect(odds({ list: '1 cruiser', technologies: 'antimass deflectors' }, '1 pds').win).toBeCloseTo(0.6, 12);
  // Plasma Scoring: one more die.
  expect(odds('1 cruiser', { list: '1 pds', technologies: 'plasma scoring' }).win).toBeCloseTo(0.25, 12);
  // Fourth Moon: nobody else sustains damage.
  close(odds('1 cruiser', '1 dreadnought (damaged)'), duel(0.4, 0.6));
  expect(lists('1 fourth moon', '1 dreadnought').odds.survivors.defender.left.map(({ units }) => units)).not.toContain(
    '1 dreadnought (damaged)',
  );
});

test('Van Hauge: destroys every ship there', () => {
  // The flagship of 9 with two dice takes two hits; when it falls, so does the dreadnought that is left.
  const { win, draw, loss } = odds('2 war sun', '1 van hauge (damaged)');
  expect(win).toBe(0);
  expect(draw).toBeGreaterThan(0.99);
  expect(draw + loss).toBeCloseTo(1, 12);
  // A fighter hits it before it has hit anything, or it holds out.
  expect(odds('1 cruiser', { list: '1 van hauge (damaged), 1 pds' }).win).toBe(0);
  expect(odds('1 cruiser, 1 pds', '1 van hauge (damaged)').draw).toBeGreaterThan(0.5);
});

test('Arc Secundus: repairs at a round’s start, but not after the last', () => {
  const left = odds('1 arc secundus', '1 cruiser').survivors.attacker.left.map(({ units }) => units);
  expect(left).toContain('1 flagship (damaged)');
});

test('Salai Sai Corian: rolls one die per remaining opposing ship', () => {
  const binomial = (n: number): number[] => (n === 2 ? [0.36, 0.48, 0.16] : [0.6, 0.4]);
  // How many hits the flagship can still take, and how many cruisers there are: both roll as many dice as there are cruisers.
  const win = (lives: number, cruisers: number): number => {
    if (lives <= 0) return 0;
    if (cruisers <= 0) return 1;
    let sum = 0;
    binomial(cruisers).forEach((mine, hits) =>
      binomial(cruisers).forEach((theirs, taken) => {
        if (hits + taken > 0) sum += mine * theirs * win(lives - taken, cruisers - hits);
      }),
    );
    return sum / (1 - binomial(cruisers)[0] ** 2);
  };
  expect(odds('1 salai sai corian', '2 cruiser').win).toBeCloseTo(win(2, 2), 12);
});

test('Assault Cannon: destroys a ship before any roll', () => {
  close(odds({ list: '3 cruiser', technologies: 'assault cannon' }, '1 dreadnought'), { win: 1, draw: 0, loss: 0 });
});

test('Larger fleets match the baseline computation', () => {
  const alike = (count: number, chance: number, dice = 1): BaselineSide['units'] =>
    Array.from({ length: count }, () => ({ chance, dice }));
  close(
    odds('5 dreadnought, 2 war sun, 5 cruiser', '4 carrier, 4 cruiser, 4 fighter'),
    computeBaselineOdds(
      { sustains: 7, units: [...alike(5, 0.4), ...alike(5, 0.6), ...alike(2, 0.8, 3)] },
      { sustains: 0, units: [...alike(4, 0.2), ...alike(4, 0.4), ...alike(4, 0.2)] },
    ),
  );
  close(
    ground('12 infantry', '11 infantry'),
    computeBaselineOdds({ sustains: 0, units: alike(12, 0.3) }, { sustains: 0, units: alike(11, 0.3) }),
  );
});

test('Survivor chances add up to 1 and to each win chance', () => {
  const { win, draw, loss, survivors } = odds('3 cruiser, 2 fighter', '1 dreadnought, 4 fighter');
  const sum = (list: { chance: number }[]) => list.reduce((total, { chance }) => total + chance, 0);
  expect(win + draw + loss).toBeCloseTo(1, 12);
  expect(sum(survivors.attacker.left)).toBeCloseTo(1, 12);
  expect(sum(survivors.attacker.left.filter(({ units }) => units !== 'nothing'))).toBeCloseTo(win, 12);
  expect(sum(survivors.defender.left.filter(({ units }) => units !== 'nothing'))).toBeCloseTo(loss, 12);
});

test('Circular rounds are solved exactly', () => {
  // 0 and 1 lead to one another; from 1 one gets to 2, from 0 to 3, each with 1 in 10.
  const { ends, endless } = absorptionProbabilities(new Map([[0, 1]]), [
    { to: [1, 3], chances: [0.9, 0.1] },
    { to: [0, 2], chances: [0.9, 0.1] },
    { to: [], chances: [] },
    { to: [], chances: [] },
  ]);
  expect(endless).toBe(0);
  expect(ends.get(3)).toBeCloseTo(0.1 / (1 - 0.81), 12);
  expect(ends.get(2)).toBeCloseTo(0.09 / (1 - 0.81), 12);
});

test('An endless combat is reported', () => {
  expect(
    absorptionProbabilities(new Map([[0, 1]]), [
      { to: [0, 1], chances: [0.5, 0.5] },
      { to: [1], chances: [1] },
    ]),
  ).toEqual({ ends: new Map(), endless: 1 });
});

test.each<[string, Side, Side, RegExp, Partial<Scenario>?]>([
  ['nothing', '', '1 cruiser', /^The attacker's list is empty\. Write it like “3 cruisers, 2 fighters”\.$/],
  [
    'a misspelt unit',
    '1 cruiser',
    '3 crusier',
    /^I don't know the unit “crusier”\. Use war sun, .* or the name of a faction's unit\.$/,
  ],
  ['a count of none', '0 cruiser', '1 cruiser', /^I cannot use “0 cruiser”: the number must be 1 to 60\.$/],
  [
    'half a unit',
    '1.5 cruiser',
    '1 cruiser',
    /^I cannot read “1\.5 cruiser”\. Write a number and a unit, like “3 cruisers”\.$/,
  ],
  ['no unit', '3', '1 cruiser', /^I cannot read “3”\./],
  ['too many', '40 fighter, 40 infantry', '1 cruiser', /has 80 units, but the limit is 60\.$/],
  [
    'two levels of one unit',
    '1 cruiser, 1 cruiser ii',
    '1 cruiser',
    /has 2 versions of the cruiser, but a player can have only 1\.$/,
  ],
  [
    'damage to what cannot sustain it',
    '1 cruiser (damaged)',
    '1 cruiser',
    /^The cruiser cannot be damaged: it has no Sustain Damage\.$/,
  ],
  [
    'nobody’s flagship',
    '1 flagship',
    '1 cruiser',
    /^Which flagship is in the attacker's list\? Write its name, or choose a faction\.$/,
  ],
  [
    'what does not fight there',
    '3 infantry',
    '1 cruiser',
    /^None of the attacker's units can fight in space: 3 infantry\. Ground forces fight in ground combat: add --ground\.$/,
  ],
  [
    'ships on the ground',
    '1 cruiser',
    '1 infantry',
    /^None of the attacker's units can fight on the ground: 1 cruiser\. Ships fight in space combat: leave out --ground\.$/,
    { ground: true },
  ],
  ['an upgrade that there is none of', '1 flagship ii', '1 cruiser', /^The flagship has no upgrade\.$/],
  [
    'a faction that there is not',
    { list: '1 cruiser', faction: 'the borg' },
    '1 cruiser',
    /^I don't know the faction “the borg”\./,
  ],
  ['a technology of several', { list: '1 cruiser', technologies: 'ii' }, '1 cruiser', /^“ii” can mean .+\./],
])('A list of %s is refused in one sentence', (_what, attacker, defender, said, more) => {
  expect(refusal(attacker, defender, more)).toMatch(said);
});

test('Lists are understood as people write them', () => {
  const same = odds('3 cruiser, 1 war sun', '1 dreadnought');
  for (const list of [
    '3 Cruisers and 1 War Sun',
    '3x cruisers; war-sun',
    '2 cruiser, 1 cruiser, war suns',
    '3 cruiser i + 1 war sun ii',
  ])
    expect(odds(list, 'Dreadnought')).toEqual(same);
});

test('The script prints JSON or text', () => {
  expect(JSON.parse(reportOdds(['3 cruiser, 2 fighter', '1 dreadnought, 4 fighter', '--json']))).toEqual(
    odds('3 cruiser, 2 fighter', '1 dreadnought, 4 fighter'),
  );
  expect(reportOdds(['1 fighter', '1 fighter'])).toMatch(/The attacker wins +44%/);
});

test('The script ends with code 1 and a sentence for unknown units', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/odds/odds.ts', '1 fighter', '2 fishters'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^I don't know the unit “fishters”\..*\n$/);
});

test('npm run odds -- --help: prints its options', () => {
  const said = reportOdds(['--help']);
  expect(said).toMatch(/^Usage: npm run -s odds -- "/m);
  for (const option of ['--ground', '--attacker-technologies NAMES', '--json']) expect(said).toContain(option);
});

// Against the engine

const PLANET = 'lodor';
const SYSTEM = '26';

/** Combats played through the rules' procedures come out as reckoned, as far as chance allows. */
function holds(name: string, setting: Setting, onGround: boolean, games: number) {
  const { state, game } = table({ active: 'ann', ...setting });
  if (onGround)
    for (const unit of Object.values(state.units))
      if (unit.owner === 'ann' && unit.type === 'infantry') unit.planet = PLANET;
  const laid = {
    state,
    book: game.book,
    place: { system: SYSTEM, ...(onGround && { planet: PLANET }) },
    sides: { attacker: 'ann', defender: 'bob' },
  };
  const found = computeOdds(state, laid.book, laid.place, laid.sides);
  const all = compareOdds(laid, found, games, name);
  for (const one of all)
    expect(standardErrors(one), `${name}: ${one.what} ${one.found}, reckoned ${one.expected}`).toBeLessThan(4.5);
  return { ...found.odds, seen: games * (all.find(({ what }) => what === 'win')?.found ?? 0) };
}

const plain = { ann: 'yssaril', bob: 'winnu', cat: 'naalu' };
const fleet = (types: string[], most: number) =>
  fc
    .uniqueArray(fc.record({ type: fc.constantFrom(...types), count: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: most,
      selector: ({ type }) => type,
    })
    .map((list) => list.map(({ type, count }) => `${count} ${type}`).join(', '));
const space = fc.record({
  ann: fleet(['dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter'], 3),
  bob: fleet(['dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter'], 3),
  pds: fc.integer({ min: 0, max: 2 }),
  technologies: fc.record({
    ann: fc.subarray(['plasma-scoring', 'antimass-deflectors', 'fighter-ii', 'cruiser-ii']),
    bob: fc.subarray(['destroyer-ii', 'dreadnought-ii', 'pds-ii', 'plasma-scoring']),
  }),
});

test('Random space combats played match the computed odds', () => {
  let wins = 0;
  let expected = 0;
  let variance = 0;
  const GAMES = samples(60, 100);
  fc.sample(space, { seed: 3, numRuns: samples(10, 20) }).forEach(({ ann, bob, pds, technologies }, i) => {
    const { win, seen } = holds(
      `space ${i}: ${ann} against ${bob}, ${pds} pds`,
      {
        seats: plain,
        technologies,
        space: { [SYSTEM]: { ann, bob } },
        ...(pds && { ground: { [PLANET]: { bob: `${pds} pds` } } }),
      },
      false,
      GAMES,
    );
    wins += seen;
    expected += GAMES * win;
    variance += GAMES * win * (1 - win);
  });
  // All of them together leave less to chance than each alone.
  expect(Math.abs(wins - expected)).toBeLessThan(3 * Math.sqrt(variance));
});

const landing = fc.record({
  infantry: fc.integer({ min: 1, max: 5 }),
  ships: fleet(['dreadnought', 'war-sun', 'cruiser'], 2),
  guards: fc.integer({ min: 1, max: 4 }),
  pds: fc.integer({ min: 0, max: 2 }),
  technologies: fc.record({
    ann: fc.subarray(['war-sun', 'x-89-bacterial-weapon', 'plasma-scoring']),
    bob: fc.subarray(['magen-defense-grid', 'infantry-ii', 'pds-ii']),
  }),
});

test('Random invasions played match the computed odds', () => {
  fc.sample(landing, { seed: 5, numRuns: samples(6, 12) }).forEach(
    ({ infantry, ships, guards, pds, technologies }, i) => {
      const owned = technologies.ann.includes('war-sun') ? ships : ships.replace('war-sun', 'carrier');
      holds(
        `landing ${i}: ${infantry} and ${owned} against ${guards}, ${pds} pds`,
        {
          seats: plain,
          technologies,
          space: { [SYSTEM]: { ann: `${infantry} infantry, ${owned}` } },
          ground: { [PLANET]: { bob: `${guards} infantry${pds ? `, ${pds} pds` : ''}` } },
        },
        true,
        samples(60, 100),
      );
    },
  );
});

test.each<[string, Setting, boolean?]>([
  [
    'Duranium Armor repairs between rounds',
    {
      seats: plain,
      technologies: { ann: ['duranium-armor'], bob: ['duranium-armor'] },
      space: { [SYSTEM]: { ann: '2 dreadnought, 1 cruiser', bob: '3 dreadnought' } },
    },
  ],
  [
    'Assault Cannon before them',
    {
      seats: plain,
      technologies: { ann: ['assault-cannon'] },
      space: { [SYSTEM]: { ann: '3 cruiser', bob: '2 dreadnought' } },
    },
  ],
  [
    'Arc Secundus, Non-Euclidean Shielding and J.N.S. Hylarim',
    {
      seats: { ann: 'letnev', bob: 'jol-nar', cat: 'sol' },
      technologies: { ann: ['non-euclidean-shielding'] },
      space: { [SYSTEM]: { ann: '1 flagship, 1 dreadnought', bob: '1 flagship, 3 cruiser' } },
    },
  ],
  [
    'Van Hauge takes every ship along',
    {
      seats: { ann: 'sol', bob: 'yin', cat: 'naalu' },
      space: { [SYSTEM]: { ann: '1 dreadnought, 2 cruiser', bob: '1 flagship, 2 fighter, 1 destroyer' } },
    },
  ],
  [
    '[0.0.1] and Salai Sai Corian',
    {
      seats: { ann: 'l1z1x', bob: 'winnu', cat: 'sol' },
      space: { [SYSTEM]: { ann: '1 flagship, 1 dreadnought, 2 fighter', bob: '1 flagship, 3 fighter, 1 cruiser' } },
    },
  ],
  [
    "C'morran N'orr and Fourth Moon",
    {
      seats: { ann: 'sardakk-norr', bob: 'mentak', cat: 'sol' },
      space: { [SYSTEM]: { ann: '1 flagship, 1 dreadnought, 2 fighter', bob: '1 flagship, 3 fighter, 1 carrier' } },
    },
  ],
])('%s, as it is played', (name, setting, onGround = false) => {
  holds(name, setting, onGround, samples(100, 250));
});

test('Matriarch: fighters land and fight where the rules let them', () => {
  const naalu = (list: string): Side => ({ list, faction: 'naalu' });
  const found = ground(naalu('1 flagship, 2 fighter, 1 infantry'), '3 infantry');
  for (const [way, wanted] of Object.entries({ win: 0.478, draw: 0.044, loss: 0.478 }))
    expect(Math.abs(found[way as 'win'] - wanted), way).toBeLessThan(0.003);
  // Alone they hold no planet.
  expect(ground(naalu('1 flagship, 2 fighter'), '1 infantry').win).toBe(0);
  close(ground(naalu('2 fighter, 2 infantry'), '1 infantry'), ground('2 infantry', '1 infantry'));
});

test("G'hom Sek'kus: ground odds list it as excluded", () => {
  const sekkus = { list: '2 infantry', faction: "Sardakk N'orr", leaders: "G'hom Sek'kus" };
  expect(lists(sekkus, '2 infantry', { ground: true }).excluded).toContain("G'hom Sek'kus");
});

test.each([
  [2, { win: 0.646, draw: 0.059, loss: 0.295 }],
  [5, { win: 0.69, draw: 0.014, loss: 0.297 }],
])('Duranium Armor, %i dreadnoughts a side: ships damaged this round die first', (count, wanted) => {
  const list = `${count} dreadnought`;
  const found = odds({ list, technologies: 'Duranium Armor' }, list);
  for (const way of ['win', 'draw', 'loss'] as const)
    expect(Math.abs(found[way] - wanted[way]), way).toBeLessThan(0.001);
});

test('The Cavalry: a ship fighting as the flagship counts as one', () => {
  const fought = (marked: boolean) => {
    const t = table({
      sets: ['base', 'codex-1', 'pok'],
      seats: { ann: 'nomad', bob: 'winnu', cat: 'naalu' },
      space: { 27: { bob: '2 cruiser', cat: '2 cruiser' } },
    });
    const [, ship] = Object.values(t.state.units).filter(({ owner }) => owner === 'bob');
    if (marked) addEffect(t.game, 'the-cavalry', 'bob', { unit: ship.id, like: 'ann' }, 'combat');
    return computeOdds(t.game.state, t.game.book, { system: '27' }, { attacker: 'bob', defender: 'cat' }, 'rounds')
      .odds;
  };
  // It rolls two dice and sustains damage, and the plain cruiser is lost before it.
  const [plainly, ridden] = [fought(false), fought(true)];
  expect(ridden.win - plainly.win).toBeGreaterThan(0.15);
  expect(ridden.survivors.attacker.units).toBeGreaterThan(plainly.survivors.attacker.units);
});

const SIXTY = '8 dreadnought, 4 war sun, 10 cruiser, 10 destroyer, 8 carrier, 20 fighter';

test.each([
  ['of many kinds', {}],
  ['that are repaired between rounds', { technologies: 'Duranium Armor' }],
  ['of a faction whose units change the rolls', { faction: 'Arborec' }],
])('Sixty units a side %s are refused early as too large', (_of, more) => {
  const side = { list: SIXTY, ...more };
  expect(() => computeScenarioOdds(book, { attacker: side, defender: side })).toThrow(
    'This combat is too large to calculate exactly. Use fewer units or fewer types of units.',
  );
});

test('Odds are given up once their user has waited long enough', () => {
  let looked = 0;
  const budget = new ComputeBudget(() => ++looked > 3);
  const steps = (): void => {
    for (let n = 0; n < 1_000; n++) budget.spend(1_000);
  };
  expect(steps).toThrow('too large to calculate exactly');
  expect(looked).toBe(4);
  expect(() => new ComputeBudget(() => false).spend(1_000_000)).not.toThrow();
});
