import { expect, test } from 'vitest';
import { samples } from '../chance.ts';
import { computeBaselineOdds, type BaselineSide } from '../../scripts/odds/baseline-odds.ts';
import { ALL_SETS, SETUPS } from '../../scripts/odds/setups.ts';
import { standardErrors, compareOdds } from '../../scripts/odds/simulated-combats.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { formatOddsReport } from '#ti4/discord/odds/odds-report.ts';
import { setUpScenario, computeOdds, computeScenarioOdds, type Scenario } from '#ti4/odds/index.ts';
import { table } from '../rules/table.ts';

const book = rulebookOf([], ALL_SETS);
type Side = Scenario['attacker'];
const lists = (attacker: Side, defender: Side, more: Partial<Scenario> = {}) =>
  computeScenarioOdds(book, { attacker, defender, ...more });
const inSpace = (attacker: Side, defender: Side) => lists(attacker, defender);
const onGround = (attacker: Side, defender: Side) => lists(attacker, defender, { ground: true });
const winOf = (found: ReturnType<typeof lists>): number => found.odds.win;
const leftOf = (found: ReturnType<typeof lists>, side: 'attacker' | 'defender'): string[] =>
  found.odds.survivors[side].left.map(({ units }) => units);
const refusal = (attacker: Side, defender: Side, more: Partial<Scenario> = {}): string => {
  try {
    lists(attacker, defender, more);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('That was not refused');
};

/** One die of so much chance that takes so many hits. */
const one = (chance: number, hits: number, dice = 1): BaselineSide => ({
  sustains: hits - 1,
  units: [{ chance, dice }],
});
const duel = (attacker: BaselineSide, defender: BaselineSide): number => computeBaselineOdds(attacker, defender).win;

// Against the engine: `npm run -s tool -- check-odds --games 100000` plays the same more often.

test.each(Object.entries(SETUPS))('%s, as it is played', (name, scenario) => {
  const laid = setUpScenario(book, scenario);
  const found = computeOdds(laid.state, laid.book, laid.place, laid.sides);
  for (const part of compareOdds(laid, found, samples(60, 150), name))
    expect(standardErrors(part), `${part.what} ${part.found}, reckoned ${part.expected}`).toBeLessThan(4.5);
});

test('Mechs sustain damage before infantry is lost, and are lost after it', () => {
  const left = leftOf(
    onGround({ list: '3 infantry', faction: 'Winnu' }, { list: '1 mech, 1 infantry', faction: 'Sol' }),
    'defender',
  );
  expect(left).toContain('1 infantry, 1 mech (damaged)');
  expect(left).toContain('1 mech (damaged)');
  expect(left).not.toContain('1 infantry');
});

test('Hel-Titan I: fires at landing ground forces, then takes two hits', () => {
  const [fight] = [duel(one(0.3, 1), one(0.4, 2))];
  expect(
    winOf(onGround({ list: '1 infantry', faction: 'Winnu' }, { list: '1 hel-titan i', faction: 'Ul' })),
  ).toBeCloseTo(0.5 * fight, 12);
});

test('Hel-Titan II: does not fire against L4 Disruptors', () => {
  const found = onGround(
    { list: '1 infantry', faction: 'Letnev', technologies: 'L4 Disruptors' },
    { list: '1 hel-titan ii', faction: 'Ul' },
  );
  expect(winOf(found)).toBeCloseTo(duel(one(0.3, 1), one(0.5, 2)), 12);
});

test('Hel-Titans stay on their planet: they fire at ships, never land', () => {
  const fight = duel(one(0.4, 1), one(0.2, 1));
  expect(
    winOf(inSpace({ list: '1 cruiser', faction: 'Sol' }, { list: '1 hel-titan i, 1 fighter', faction: 'Ul' })),
  ).toBeCloseTo(0.5 * fight, 12);
  expect(
    winOf(inSpace({ list: '1 hel-titan i, 1 fighter', faction: 'Ul' }, { list: '1 cruiser', faction: 'Sol' })),
  ).toBeCloseTo(0.5 + 0.5 * duel(one(0.2, 1), one(0.4, 1)), 12);
  expect(
    refusal({ list: '2 hel-titan i', faction: 'Ul' }, { list: '1 infantry', faction: 'Sol' }, { ground: true }),
  ).toMatch(/^None of the attacker's units can fight on the ground: 2 PDS\.$/);
});

test('Hel-Titans are lost after infantry: they cannot be bought', () => {
  const left = leftOf(
    onGround({ list: '3 infantry', faction: 'Winnu' }, { list: '1 hel-titan i (damaged), 1 infantry', faction: 'Ul' }),
    'defender',
  );
  expect(left).toContain('1 PDS (damaged)');
  expect(left).not.toContain('1 infantry');
});

test('Saturn Engine II: sustains damage', () => {
  expect(
    winOf(inSpace({ list: '1 cruiser', faction: 'Sol' }, { list: '1 saturn engine ii', faction: 'Ul' })),
  ).toBeCloseTo(duel(one(0.4, 1), one(0.5, 2)), 12);
});

test('Eidolon: fights in space with two dice, without Sustain Damage', () => {
  const found = inSpace(
    { list: '1 cruiser', faction: 'Sol' },
    { list: '1 carrier, 1 mech in space', faction: 'Naaz-Rokha' },
  );
  // The mech costs less than the carrier, and is lost first.
  const side = (mech: boolean): BaselineSide['units'] => [
    ...(mech ? [{ chance: 0.3, dice: 2 }] : []),
    { chance: 0.2, dice: 1 },
  ];
  expect(winOf(found)).toBeCloseTo(duel(one(0.4, 1), { sustains: 0, units: side(true) }), 12);
  expect(found.defender.map(({ type }) => type).sort()).toEqual(['carrier', 'mech']);
  expect(found.excluded).not.toContain('Eidolon');
});

test('Eidolon: is safe from Space Cannon, but not from Assault Cannon', () => {
  // Both shots that hit take ships; the mech is none yet, and without ships nothing is fought.
  const fired = inSpace(
    { list: '1 fighter, 1 mech', faction: 'Naaz-Rokha' },
    { list: '1 pds, 1 carrier', faction: 'Sol' },
  );
  const fight = duel(
    {
      sustains: 0,
      units: [
        { chance: 0.2, dice: 1 },
        { chance: 0.3, dice: 2 },
      ],
    },
    one(0.2, 1),
  );
  expect(winOf(fired)).toBeCloseTo(0.5 * fight, 12);
  const shot = inSpace(
    { list: '3 cruiser', faction: 'Sol', technologies: 'Assault Cannon' },
    { list: '1 fighter, 1 mech in space', faction: 'Naaz-Rokha' },
  );
  expect(leftOf(shot, 'defender')).not.toContain('1 mech');
});

test('Visz El Vir: mechs in its system roll one more die', () => {
  expect(
    winOf(onGround({ list: '1 mech, 1 flagship', faction: 'Naaz-Rokha' }, { list: '1 infantry', faction: 'Winnu' })),
  ).toBeCloseTo(duel(one(0.5, 2, 3), one(0.3, 1)), 12);
});

test('Quantum Manipulator: in space it takes one hit for a ship, once', () => {
  expect(
    winOf(inSpace({ list: '1 carrier, 1 mech', faction: 'Nomad' }, { list: '1 cruiser', faction: 'Sol' })),
  ).toBeCloseTo(duel(one(0.2, 2), one(0.4, 1)), 12);
});

test('Valkyrie Exoskeleton: hits back before its killer is removed', () => {
  const against = (list: string) =>
    winOf(onGround({ list, faction: 'Sardakk' }, { list: '1 infantry', faction: 'Winnu' }));
  expect(against('1 mech')).toBeCloseTo(1, 12);
  expect(against('1 mech (damaged)')).toBeCloseTo(duel(one(0.6, 1), one(0.3, 1)), 12);
});

test('Moll Terminus: before it lands, a bombardment can be sustained', () => {
  const found = onGround({ list: '1 mech, 1 dreadnought', faction: 'Mentak' }, { list: '1 mech', faction: 'Sol' });
  // On the ground the other mech takes one hit only, be it damaged by then or not.
  expect(winOf(found)).toBeCloseTo(duel(one(0.5, 2), one(0.5, 1)), 12);
});

test('Letani Behemoth: its shield stops no bombardment before landing', () => {
  const found = onGround(
    { list: '1 mech, 1 dreadnought', faction: 'Arborec' },
    { list: '1 infantry', faction: 'Winnu' },
  );
  expect(winOf(found)).toBeCloseTo(0.6 + 0.4 * duel(one(0.5, 2), one(0.3, 1)), 12);
});

test('Mordred: adds 2 against a player whose technology was copied', () => {
  const { state, game } = table({
    sets: ALL_SETS,
    seats: { ann: 'nekro', bob: 'letnev', cat: 'sol' },
    active: 'ann',
    ground: { lodor: { bob: '1 infantry', ann: '1 mech' } },
    change: ({ seats }) => (seats.ann.technologies['valefar-assimilator-x'] = { component: 'l4-disruptors' }),
  });
  const { odds } = computeOdds(
    state,
    game.book,
    { system: '26', planet: 'lodor' },
    { attacker: 'ann', defender: 'bob' },
  );
  expect(odds.win).toBeCloseTo(duel(one(0.7, 2), one(0.3, 1)), 12);
});

test('Arvicon Rex: adds 2 against players without a captured token', () => {
  const found = inSpace({ list: '1 arvicon rex', faction: 'Mahact' }, { list: '1 cruiser', faction: 'Sol' });
  expect(winOf(found)).toBeCloseTo(duel(one(0.8, 2, 2), one(0.4, 1)), 12);
});

test('Raid Formation: excess barrage hits damage ships that can sustain', () => {
  const found = inSpace(
    { list: '1 strike wing alpha i', faction: 'Argent' },
    { list: '1 dreadnought', faction: 'Sol' },
  );
  const missed = 0.8 * 0.8;
  expect(winOf(found)).toBeCloseTo(
    missed * duel(one(0.3, 1), one(0.6, 2)) + (1 - missed) * duel(one(0.3, 1), one(0.6, 1)),
    12,
  );
});

test('Ta Zern: rerolls misses of bombardment, not of combat', () => {
  const found = onGround(
    { list: '1 infantry, 1 dreadnought', faction: 'Jol-Nar', leaders: 'Ta Zern' },
    { list: '1 infantry', faction: 'Winnu' },
  );
  const hit = 0.6 + 0.4 * 0.6;
  expect(winOf(found)).toBeCloseTo(hit + (1 - hit) * duel(one(0.2, 1), one(0.3, 1)), 12);
  expect([found.excluded, found.assumedUsed]).toEqual([[], ['Ta Zern']]);
});

test('Trrakan Aun Zulok: adds a Space Cannon die, none in combat', () => {
  const found = inSpace(
    { list: '1 cruiser', faction: 'Sol' },
    { list: '1 pds, 1 fighter', faction: 'Argent', leaders: 'Trrakan' },
  );
  expect(winOf(found)).toBeCloseTo(0.25 * duel(one(0.4, 1), one(0.2, 1)), 12);
});

test('Optional effects are listed as excluded unless exhausted', () => {
  const found = onGround(
    { list: '2 infantry', faction: 'Nomad', leaders: 'The Thundarian' },
    { list: '2 infantry', faction: 'Yin' },
  );
  expect(found.excluded).toEqual(['Indoctrination', 'The Thundarian']);
  const rested = (exhausted: boolean) => {
    const t = table({
      sets: ALL_SETS,
      seats: { ann: 'ul', bob: 'winnu', cat: 'sol' },
      active: 'ann',
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: ({ seats }) => {
        for (const [leader, own] of Object.entries(seats.ann.leaders ?? {}))
          if (exhausted && leader === 'tellurian') own.exhausted = true;
      },
    });
    return computeOdds(t.state, t.game.book, { system: '27' }, { attacker: 'ann', defender: 'bob' }).excluded;
  };
  expect(rested(false)).toContain('Tellurian');
  expect(rested(true)).not.toContain('Tellurian');
});

test('A list must name mech owners and ground forces in space', () => {
  expect(refusal({ list: '1 mech' }, { list: '1 infantry' }, { ground: true })).toMatch(
    /^Which mech is in the attacker's list\? Write its name, or choose a faction\.$/,
  );
  expect(refusal({ list: '1 cruiser in space' }, { list: '1 cruiser' })).toMatch(/only ground forces/);
  expect(winOf(onGround({ list: '1 indomitus' }, { list: '1 infantry' }))).toBeCloseTo(
    duel(one(0.5, 2), one(0.3, 1)),
    12,
  );
});

test('In a game, Hel-Titans are not carried to attack', () => {
  const { game } = table({
    sets: ALL_SETS,
    seats: { ann: 'ul', bob: 'winnu', cat: 'sol' },
    active: 'ann',
    space: { 20: { ann: '1 carrier' }, 27: { bob: '1 cruiser' } },
    ground: { 'vefut-ii': { ann: '2 pds, 1 mech' }, 'new-albion': { bob: '1 infantry' } },
  });
  const said = formatOddsReport(game, 'ann', { system: '27' }, (seat) => seat).join('\n');
  expect(said).toMatch(/can move there: 1 carrier, 1 mech\./);
  expect(said).toMatch(/Ground combat on New Albion\*\*: your 1 mech against bob's 1 infantry/);
});

test.each([
  ['1 0.0.1', 'L1Z1X'],
  ['1 jns hylarim', 'Jol-Nar'],
  ['1 cmorran norr', "N'orr"],
])('units by name without its punctuation: %s', (list, faction) => {
  const foe = { list: '2 cruisers' };
  expect(winOf(inSpace({ list, faction }, foe))).toBe(winOf(inSpace({ list: '1 flagship', faction }, foe)));
});
