import { describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { computeSpaceOdds } from '#ti3/odds/index.ts';
import { withdrawalTargets } from '#ti3/rules/combat/withdrawal.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import type { Laid, Table } from '../table.ts';
import { SHARDS, shardsTable } from './shards.ts';

describe('Hil Colish', () => {
  /** The Ghosts of Creuss lie far away, with their gate beside the fifth system. */
  const ghosts = (laid: Laid): Table =>
    shardsTable({
      races: { ann: 'creuss' },
      playing: { flagships: true },
      places: { 'creuss-home': [-6, 0], 'creuss-gate': [6, 0] },
      ...laid,
    });
  const goes = (laid: Laid, to = 'saudor'): Table =>
    ghosts(laid).begins('tactical-action', { seat: 'ann' }).says('ann', to);

  test('E3 22.8 Hil Colish: its owner alone uses its delta wormhole', () => {
    const { game } = ghosts({ space: { 'empty-2': 'ann flagship' } });
    expect(adjacentSystems(game, 'empty-2', 'ann')).toEqual(expect.arrayContaining(['creuss-home', 'creuss-gate']));
    expect(adjacentSystems(game, 'empty-2', 'bob')).not.toContain('creuss-home');
    expect(adjacentSystems(ghosts({ space: { 'empty-2': 'bob flagship' } }).game, 'empty-2', 'ann')).not.toContain(
      'creuss-home',
    );
  });

  test('E3 22.8 Hil Colish: delta wormhole ships can join its move', () => {
    const t = goes({ space: { 'empty-3': 'ann flagship', 'creuss-home': 'ann carrier' } });
    expect(t.choices).toEqual(['flagship@empty-3', 'carrier@creuss-home']);
    expect(t.refuses({ 'carrier@creuss-home': 1 })).toMatch(/only if the Hil Colish moves to the system too/);
    t.says('ann', { 'flagship@empty-3': 1, 'carrier@creuss-home': 1 });
    expect(t.at('saudor', 'ann')).toBe('carrier, flagship');
  });

  test('E3 22.8 Hil Colish: never uses its own wormhole', () => {
    const space = { 'empty-1': 'ann flagship, cruiser' };
    expect(goes({ space }).asked).toEqual([]);
    const home = goes({ space }, 'creuss-home');
    expect(home.choices).toEqual(['cruiser@empty-1']);
    home.says('ann', { 'cruiser@empty-1': 1 });
    expect(home.at('creuss-home', 'ann')).toBe('cruiser');
  });

  test('E3 22.8 Hil Colish: its wormhole leaves with it', () => {
    const t = goes({ space: { 'empty-3': 'ann flagship, carrier' } }, 'creuss-home');
    expect(t.choices).toEqual(['carrier@empty-3']);
    const there = ghosts({ space: { 'empty-3': 'ann flagship; bob cruiser' }, counters: { 'creuss-home': ['ann'] } });
    expect(withdrawalTargets(there.game, 'ann', 'empty-3')).toEqual([]);
    const without = ghosts({
      space: { 'creuss-gate': 'ann cruiser; bob cruiser', 'empty-3': 'ann flagship' },
      counters: { 'empty-3': ['ann'] },
    });
    expect(withdrawalTargets(without.game, 'ann', 'creuss-gate')).toEqual(['empty-3']);
  });

  test('E3 22.8 Hil Colish: offers nothing once activated, or to others', () => {
    const held = goes({
      space: { 'empty-1': 'ann flagship', 'creuss-home': 'ann cruiser' },
      counters: { 'empty-1': ['ann'] },
    });
    expect(held.asked).toEqual([]);
    const other = ghosts({ space: { 'empty-1': 'ann flagship', 'creuss-home': 'bob cruiser' } });
    expect(other.begins('tactical-action', { seat: 'bob' }).says('bob', 'saudor').asked).toEqual([]);
  });

  test('E3 22.8 Hil Colish: ships in normal reach ignore it', () => {
    const t = goes({ space: { 'empty-1': 'ann flagship', 'empty-3': 'ann cruiser' } });
    expect(t.refuses({ 'cruiser@empty-3': 1 })).toBeUndefined();
  });
});

describe('Van Hauge', () => {
  const yin = (space: string): Table =>
    shardsTable({
      from: rulebookOf(['base', 'shattered-empire', SHARDS]),
      races: { ann: 'yin' },
      playing: { flagships: true },
      places: { 'yin-home': [-6, 0] },
      space: { 'empty-2': space },
    });

  test('E3 22.8 Van Hauge: ground forces aboard fight as fighters', () => {
    const t = yin('ann flagship, 2 ground-force; bob cruiser, carrier');
    t.battle();
    expect(t.asked).toEqual(['ann: window']);
    t.dice(1, 1, 9, 8, 10, 1).says('ann', []);
    expect(t.rolls).toEqual(['space ann: 4', 'space bob: 2']);
    expect(t.told('dice-rolled')[0].dice.map(({ unit, hitsOn }) => [unit, hitsOn])).toEqual([
      ['flagship', 5],
      ['flagship', 5],
      ['fighter', 9],
      ['fighter', 9],
    ]);
    expect(t.asked[0]).toBe('ann: assign-hits');
    expect(t.choices).toEqual(expect.arrayContaining(['ground-force', 'damage:flagship']));
    t.says('ann', { 'ground-force': 1 }).dice(10, 10, 1, 1).says('bob', { carrier: 1 });
    expect([t.at('empty-2', 'ann'), t.at('empty-2', 'bob')]).toEqual(['flagship, ground-force', '']);
  });

  test('E3 22.8 Van Hauge: anti-fighter barrage hits the ground forces', () => {
    const t = yin('ann flagship, ground-force; bob destroyer');
    t.battle().dice(9, 1, 10, 10, 1).says('ann', []);
    expect([t.rolls[0], t.told('units-destroyed')[0]]).toMatchObject([
      'barrage bob: 2',
      { units: { 'ground-force': 1 } },
    ]);
  });

  test('E3 22.8 Van Hauge: its player may keep ground forces out', () => {
    const t = yin('ann flagship, ground-force; bob destroyer').battle();
    t.dice(10, 10, 1).says('ann', t.choices[0]);
    expect([t.rolls, t.at('empty-2', 'ann')]).toEqual([['space ann: 2', 'space bob: 1'], 'flagship, ground-force']);
  });

  test('E3 22.8 Van Hauge: without it ground forces only ride', () => {
    const t = yin('ann carrier, 2 ground-force; bob cruiser');
    t.dice(1, 1, 1, 10).battle();
    expect([t.rolls[0], t.at('empty-2', 'ann')]).toEqual(['space ann: 1', '']);
  });

  test('E3 22.8 Van Hauge: /odds count its ground forces', () => {
    const odds = (space: string): number =>
      computeSpaceOdds(yin(space).game, 'empty-2', { attacker: 'ann', defender: 'bob' }).win;
    const bare = odds('ann flagship; bob dreadnought, cruiser');
    expect(odds('ann flagship, 3 ground-force; bob dreadnought, cruiser')).toBeGreaterThan(bare + 0.05);
  });
});
