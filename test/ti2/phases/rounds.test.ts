import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { simulate } from '#ti2/simulation/simulate.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { table, type Laid } from '../table.ts';

const three = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const everyday: Laid = {
  ground: { jord: 'ann spacedock, ground-force', quill: 'ann', ravne: 'bob ground-force', solm: 'cal ground-force' },
};

test('E2 3.1 six phases follow one another and repeat', () => {
  const phases: string[] = [];
  simulate(
    rulebookOf(),
    { players: 3, seed: 'phases', lastRound: 2 },
    {
      onFact: (_game, fact) => {
        const known = fact as GameFact;
        if (known.type === 'phase-begins') phases.push(known.phase);
      },
    },
  );
  const round = ['political', 'economy', 'turns', 'technology', 'placement', 'progression'];
  expect(phases).toEqual([...round, ...round]);
});

test('E2 2.2 races are drawn without repeats, and wishes are granted', () => {
  const drawn = (seed: string) =>
    Object.values(newState(rulebookOf(), { seed, players: three }).seats).map(({ race }) => race);
  for (const seed of ['a', 'b', 'c']) expect(new Set(drawn(seed)).size).toBe(3);
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => drawn(seed).join())).size).toBeGreaterThan(1);
  const wished = newState(rulebookOf(), { seed: 'a', players: [...three.slice(0, 2), { id: 'c', race: 'letnev' }] });
  expect(wished.seats.c.race).toBe('letnev');
  expect(wished.seats.c.home).toBe('letnev-home');
});

test('E2 2.11 Hope’s End tiles replace others, without adding tiles', () => {
  const book = rulebookOf(['base', 'own', 'hopes-end']);
  const more = (seed: string, played: 'hopesEndTiles'[]) => {
    const ids = Object.keys(newState(book, { seed, players: three, played }).systems);
    return { laid: ids.length, foreign: ids.filter((id) => /^(nebula|gravity-rift)-[3-5]$/.test(id)).length };
  };
  const with_ = ['a', 'b', 'c', 'd'].map((seed) => more(seed, ['hopesEndTiles']));
  expect(with_.reduce((sum, { foreign }) => sum + foreign, 0)).toBeGreaterThan(0);
  expect(['a', 'b', 'c', 'd'].map((seed) => more(seed, []))).toEqual(with_.map(({ laid }) => ({ laid, foreign: 0 })));
});

test('E2 4.1 the drawn political card is shown and debated by all', () => {
  const t = table(everyday);
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  t.begins('senate');
  const [shown] = t.told('political-card-drawn');
  expect([shown.card, 'to' in shown]).toEqual(['fine', false]);
  expect(t.asked).toEqual(['ann: end-debate', 'bob: end-debate', 'cal: end-debate']);
});

test('E2 5.1 all buy simultaneously, listed in order of influence', () => {
  const t = table({ ...everyday, credits: { ann: 10, bob: 10, cal: 10 } }).begins('economy-phase');
  const purchases = t.asked.filter((one) => one.endsWith('purchase'));
  // Jord and Quill have 6 influence, Ravne and Solm 3, and Ravne more resources.
  expect(purchases).toEqual(['ann: purchase', 'bob: purchase', 'cal: purchase']);
});

test('E2 5.5 unspent credits carry over to the next round', () => {
  const t = table({ ...everyday, credits: { bob: 7, cal: 10 } }).begins('economy-phase');
  for (const seat of ['ann', 'bob', 'cal'] as const) t.says(seat, {});
  // Ravne yields 3.
  expect(t.seat('bob').credits).toBe(10);
  t.begins('economy-phase');
  expect(t.seat('bob').credits).toBe(13);
});

test('E2 7.9 Transit Diodes move ground forces before the movement segment', () => {
  const t = table({ ...everyday, technologies: { ann: ['transit-diodes'] } }).turn();
  expect([t.asked, t.told('segment-begins')]).toEqual([['ann: window'], []]);
  t.says('ann', 'transit-diodes');
  // Jord alone has ground forces, and Quill alone is another planet of hers.
  expect([t.on('jord', 'ann'), t.on('quill', 'ann'), t.asked]).toEqual([
    'spacedock',
    'ground-force',
    ['ann: movement'],
  ]);
});

test('E2 7.14 when both lose all ships the battle ends', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser; bob cruiser' } }).dice(9, 9);
  t.begins('space-battle', { system: 'mecatol-rex', attacker: 'ann', defender: 'bob' });
  expect([t.at('mecatol-rex', 'ann'), t.at('mecatol-rex', 'bob'), t.told('battle-ends')[0].winner]).toEqual([
    '',
    '',
    null,
  ]);
});

test('E2 7.14 rounds go on as long as both have ships', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser; bob cruiser' } }).dice(1, 1, 1, 1, 9, 1);
  t.begins('space-battle', { system: 'mecatol-rex', attacker: 'ann', defender: 'bob' });
  expect([t.told('battle-round-begins').length, t.told('battle-ends')[0].winner]).toEqual([3, 'ann']);
});

test('E2 8.3 all decide on a technology at the same time', () => {
  const t = table({ ...everyday, credits: { ann: 30, bob: 30, cal: 30 } }).begins('technology-phase');
  expect(t.asked).toEqual(['ann: buy-technology', 'bob: buy-technology', 'cal: buy-technology']);
  t.says('cal', 'antimass-deflectors').says('bob', 'antimass-deflectors');
  expect(t.told('technology-gained')).toEqual([]);
  t.says('ann', 'antimass-deflectors');
  expect(t.told('technology-gained').map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cal']);
});

test('E2 11.2 home planets are checked too', () => {
  const t = table({ ground: { jord: 'ann 2 ground-force', quill: 'bob', solm: 'cal' } });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('unrest#1');
  t.begins('senate');
  for (const seat of ['ann', 'bob', 'cal'] as const) t.says(seat, 'ready');
  expect(t.choices).toContain('jord');
});

test('E2 12.3 combat bonuses do not apply to PDS fire', () => {
  const shots = (component: string) => {
    const t = table({ space: { quill: 'bob cruiser' }, ground: { quill: 'ann pds' } });
    t.game.state.effects.e = { id: 'e', component, holder: 'ann', data: null, until: 'round' };
    t.game.invalidateAll();
    // A PDS hits on 7.
    t.dice(7).begins('out-of-turn-fire', { target: 'bob', fired: [] });
    t.says('ann', [t.choices[0]]);
    return t.told('dice-rolled')[0];
  };
  expect(shots('outlaw').dice.map(({ bonus }) => bonus)).toEqual([0]);
});
