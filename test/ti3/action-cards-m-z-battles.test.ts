import { expect, test } from 'vitest';
import { diceWindow } from '#ti3/rules/combat/dice-window.ts';
import type { RollResult } from '#ti3/rules/combat/dice.ts';
import { narrate } from '#ti3/views/index.ts';
import { CardTable } from './card-table.ts';

const table = (...cards: string[]): CardTable => new CardTable().holds('ann', ...cards);

const battle = (t: CardTable): CardTable =>
  t.begins('space-battle', { system: 'empty-1', attacker: 'bob', defender: 'ann' });

/** The dice as they lie: those of whoever attacks first. */
const lying = (t: CardTable): RollResult[] =>
  t.state.stack.flatMap(({ procedure, data }) =>
    procedure === diceWindow.name ? (data as unknown as { rolls: RollResult[] }).rolls : [],
  );

/** The dice of one side all show the same. */
const showing = (t: CardTable, seat: string, face: number): void => {
  for (const { seat: whose, dice } of lying(t)) if (whose === seat) for (const die of dice) die.face = face;
};

test('E3 6.3 Minelayers: each cruiser hits an arriving fleet before the battle', () => {
  const t = table('minelayers');
  t.units('ann', 'empty-2', 'cruiser', 'cruiser');
  t.units('bob', 'empty-1', 'carrier', 'fighter', 'fighter', 'fighter');
  t.state.active = 'bob';
  t.turn('bob')
    .says('bob', 'tactical')
    .says('bob', 'empty-2')
    .replies('bob', { 'carrier@empty-1': 1, 'fighter@empty-1': 3 });
  t.plays('ann', 'minelayers').replies('bob', { fighter: 2 });
  const told = t.state.facts.filter(({ type }) => ['units-destroyed', 'battle-begins'].includes(type));
  expect(told[0]).toMatchObject({ type: 'units-destroyed', seat: 'bob', units: { fighter: 2 } });
  expect(told[1].type).toBe('battle-begins');
});

test('E3 6.3 Minelayers is not offered without arrivals', () => {
  const t = table('minelayers');
  t.units('ann', 'empty-2', 'cruiser');
  t.units('bob', 'empty-2', 'carrier');
  t.state.active = 'bob';
  t.turn('bob').says('bob', 'tactical').says('bob', 'empty-2');
  expect(t.playable('ann', 'minelayers')).toBeUndefined();
});

test('E3 7.3 Recheck: one die of either side is rerolled before casualties', () => {
  const t = table('recheck');
  t.units('ann', 'empty-1', 'dreadnought');
  t.units('bob', 'empty-1', 'dreadnought');
  battle(t);
  const [, mine] = lying(t);
  expect(mine.dice).toHaveLength(1);
  t.plays('ann', 'recheck');
  expect(t.choices('ann')).toEqual(['bob/1', 'ann/1']);
  t.says('ann', 'ann/1');
  expect(t.state.facts.filter(({ type }) => type === 'die-rolled-again')).toHaveLength(1);
});

test('E3 12.2 Recheck: everybody reads which die it targets', () => {
  const t = table('recheck').holds('bob', 'sabotage');
  t.units('ann', 'empty-1', 'dreadnought');
  t.units('bob', 'empty-1', 'cruiser');
  battle(t);
  showing(t, 'bob', 8);
  t.plays('ann', 'recheck', 'bob/1');
  const spec = t.asked('bob');
  expect(spec?.kind === 'choose' && spec.prompt).toContain("plays Recheck: Hacan's cruiser roll of 8");
  expect(narrate(t.game, t.state.facts, null)).toContain("Sol chooses Hacan's cruiser roll of 8 for Recheck.");
});

test('E3 7.3 Recheck: only the new result counts', () => {
  const outcomes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
    const t = table('recheck');
    t.state.seed = seed;
    t.units('ann', 'empty-1', 'destroyer');
    t.units('bob', 'empty-1', 'destroyer');
    battle(t);
    showing(t, 'bob', 10);
    showing(t, 'ann', 1);
    t.plays('ann', 'recheck', 'bob/1');
    const [again, ...more] = t.state.facts
      .filter(({ type }) => ['die-rolled-again', 'units-destroyed', 'dice-rolled'].includes(type))
      .slice(2);
    expect(again).toMatchObject({ type: 'die-rolled-again', by: 'recheck', seat: 'bob', before: 10 });
    // Where it misses, another round is rolled; where it hits, the only ship is lost.
    expect(more[0].type).toBe(again.hit ? 'units-destroyed' : 'dice-rolled');
    return again.hit;
  });
  expect(outcomes).toContain(false);
});

test('E3 7.3 Shields Holding cancels up to two hits', () => {
  const t = table('shields-holding', 'recheck');
  t.units('ann', 'empty-1', 'cruiser', 'cruiser', 'cruiser');
  t.units('bob', 'empty-1', 'cruiser', 'cruiser', 'cruiser');
  battle(t);
  showing(t, 'ann', 1);
  showing(t, 'bob', 10);
  t.plays('ann', 'shields-holding').says('ann');
  // One of three hits is left.
  expect(t.at('empty-1', 'ann').length).toBe(2);
  const none = table('shields-holding', 'recheck');
  none.units('ann', 'empty-1', 'cruiser');
  none.units('bob', 'empty-1', 'cruiser');
  battle(none);
  showing(none, 'bob', 1);
  expect(none.playable('ann', 'shields-holding')).toBeUndefined();
});

test('E3 7.1 Skilled Retreat moves the fleet next door', () => {
  const t = table('skilled-retreat');
  t.units('ann', 'empty-1', 'carrier', 'fighter');
  t.units('bob', 'empty-1', 'dreadnought');
  t.units('bob', 'jord', 'ground-force');
  battle(t).plays('ann', 'skilled-retreat');
  expect([t.at('empty-2'), t.at('empty-1')]).toEqual([['carrier', 'fighter'], ['dreadnought']]);
  expect(t.state.systems['empty-2'].counters).toEqual(['ann']);
  expect(t.state.seats.ann.counters.command).toBe(3);
  expect(t.state.facts.filter(({ type }) => type === 'dice-rolled')).toEqual([]);
  const marked = table('skilled-retreat');
  marked.units('ann', 'empty-1', 'carrier');
  marked.units('bob', 'empty-1', 'dreadnought');
  for (const system of ['empty-2', 'sol-home']) marked.state.systems[system].counters.push('ann');
  expect(battle(marked).playable('ann', 'skilled-retreat')).toBeUndefined();
});

test('E3 7.4 Skilled Retreat is not offered to fighters alone', () => {
  const t = table('skilled-retreat');
  t.units('ann', 'empty-1', 'fighter');
  t.units('bob', 'empty-1', 'cruiser');
  expect(battle(t).playable('ann', 'skilled-retreat')).toBeUndefined();
});
