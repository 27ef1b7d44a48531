import { expect, test } from 'vitest';
import { confirmationFor, openAsks } from '#engine';
import { table, type Laid } from '../table.ts';

/** Ann's invasion segment. */
const invades = (laid: Laid) => {
  const t = table(laid);
  t.game.state.phase = 'turns';
  t.game.state.active = 'ann';
  return t.begins('invasion-segment', { seat: 'ann', seen: [] });
};

test('E2 7.16 one carrier serves one planet', () => {
  const t = invades({ space: { 'aldry-besk': 'ann carrier(3 ground-force)' } });
  expect(t.refuses({ 'ground-force@aldry': 1, 'ground-force@besk': 1 })).toMatch(/same planet/);
  expect(t.refuses({ 'ground-force@aldry': 4 })).toBeDefined();
  expect(t.says('ann', { 'ground-force@aldry': 2 }).on('aldry', 'ann')).toBe('2 ground-force');
});

test('E2 7.16 two carriers serve two planets', () => {
  const t = invades({ space: { 'aldry-besk': 'ann carrier(2 ground-force), carrier(ground-force)' } });
  t.says('ann', { 'ground-force@aldry': 2, 'ground-force@besk': 1 });
  expect([t.owner('aldry'), t.owner('besk')]).toEqual(['ann', 'ann']);
});

test('E2 7.17 a neutral planet is taken at once', () => {
  const t = invades({ space: { quill: 'ann carrier(ground-force)' } }).says('ann', { 'ground-force@quill': 1 });
  expect([t.owner('quill'), t.on('quill', 'ann')]).toEqual(['ann', 'ground-force']);
});

test('E2 7.17 PDS alone land on a neutral planet without taking it', () => {
  const t = invades({ space: { quill: 'ann carrier(pds)' } }).says('ann', { 'pds@quill': 1 });
  expect([t.owner('quill'), t.on('quill', 'ann')]).toEqual([null, 'pds']);
});

test('E2 7.18 PDS on the planet fire once at landing units', () => {
  const t = invades({ space: { quill: 'ann carrier(2 ground-force)' }, ground: { quill: 'bob pds, ground-force' } });
  t.dice(7, 8, 1).says('ann', { 'ground-force@quill': 2 });
  expect([t.owner('quill'), t.on('quill', 'ann'), t.on('quill', 'bob')]).toEqual(['ann', 'ground-force', '']);
});

test('E2 7.18 PDS alone do not land on an enemy planet', () => {
  const t = invades({ space: { quill: 'ann carrier(pds, ground-force)' }, ground: { quill: 'bob ground-force' } });
  expect(t.refuses({ 'pds@quill': 1 })).toMatch(/without ground forces/);
});

test('E2 7.18 when all die the defender keeps the planet', () => {
  const t = invades({
    space: { quill: 'ann carrier(ground-force)' },
    ground: { quill: 'bob ground-force, spacedock' },
  });
  t.dice(8, 8).says('ann', { 'ground-force@quill': 1 });
  expect([t.owner('quill'), t.on('quill', 'bob'), t.on('quill', 'ann')]).toEqual(['bob', 'spacedock', '']);
});

test('E2 7.18 docks and PDS of the loser are destroyed', () => {
  const t = invades({ space: { quill: 'ann carrier(2 ground-force)' }, ground: { quill: 'bob pds, spacedock' } });
  t.dice(1).says('ann', { 'ground-force@quill': 2 });
  expect([t.owner('quill'), t.on('quill', 'bob'), t.on('quill', 'ann')]).toEqual(['ann', '', '2 ground-force']);
});

test('E2 7.18 nobody withdraws from a planet: rounds go on', () => {
  const t = invades({ space: { quill: 'ann carrier(ground-force)' }, ground: { quill: 'bob ground-force' } });
  t.dice(1, 1, 1, 8).says('ann', { 'ground-force@quill': 1 });
  expect([t.owner('quill'), t.told('battle-round-begins').length]).toEqual(['bob', 2]);
});

test('E2 7.18 each dreadnought bombards one planet, even without a landing', () => {
  const t = invades({
    space: { 'aldry-besk': 'ann 2 dreadnought' },
    ground: { aldry: 'bob 2 ground-force', besk: 'bob 2 ground-force' },
  });
  expect(t.asked).toEqual(['ann: bombard']);
  expect(t.refuses({ aldry: 2, besk: 1 })).toBeDefined();
  t.dice(4, 3).says('ann', { aldry: 1, besk: 1 });
  expect([t.on('aldry', 'bob'), t.on('besk', 'bob')]).toEqual(['ground-force', '2 ground-force']);
});

test('E2 7.18 PDS block bombardment, except against Graviton Negator', () => {
  const laid: Laid = { space: { quill: 'ann dreadnought' }, ground: { quill: 'bob ground-force, pds' } };
  expect(invades(laid).asked).toEqual([]);
  expect(invades({ ...laid, technologies: { ann: ['graviton-negator'] } }).asked).toEqual(['ann: bombard']);
});

test('E2 7.18 a hit on a planet without units makes it neutral', () => {
  const t = invades({ space: { quill: 'ann dreadnought' }, ground: { quill: 'bob' } })
    .dice(4)
    .says('ann', { quill: 1 });
  expect(t.owner('quill')).toBe(null);
});

test('E2 7.19 landed PDS do not fight, and die in defeat', () => {
  const t = invades({ space: { quill: 'ann carrier(pds, ground-force)' }, ground: { quill: 'bob ground-force' } });
  t.dice(1, 8).says('ann', { 'ground-force@quill': 1, 'pds@quill': 1 });
  expect([t.on('quill', 'ann'), t.diceLeft]).toEqual(['', 0]);
});

test('E2 7.18 Graviton Negator fighters join a landing and return', () => {
  const t = invades({
    space: { quill: 'ann carrier(ground-force), fighter' },
    ground: { quill: 'bob ground-force' },
    technologies: { ann: ['graviton-negator'] },
  });
  t.dice(1, 9, 8).says('ann', { 'ground-force@quill': 1, 'fighter@quill': 1 });
  t.says('ann', { 'ground-force': 1 });
  expect([t.owner('quill'), t.at('quill', 'ann'), t.on('quill', 'bob')]).toEqual(['bob', 'carrier, fighter', '']);
});

test('E2 1.7 the marker stays when the last ground force leaves', () => {
  const t = table({ space: { quill: 'ann carrier' }, ground: { quill: 'ann ground-force' } }).turn();
  t.sails('quill', 'ravne', { carrier: 1, 'ground-force@quill': 1 });
  expect([t.owner('quill'), t.on('quill', 'ann')]).toEqual(['ann', '']);
});

test('E2 7.21 a ten may promote a ground force to shock troop', () => {
  const t = invades({
    space: { quill: 'ann carrier(2 ground-force)' },
    ground: { quill: 'bob ground-force, spacedock' },
    playing: { played: ['shockTroops'] },
  });
  t.dice(10, 1, 1, 9).says('ann', { 'ground-force@quill': 2 });
  expect(t.spec).toMatchObject({
    prompt: 'Do you take over 1 spacedock on Quill? If not, they are destroyed.',
  });
  t.says('ann', 'take');
  expect([t.on('quill', 'ann'), t.on('quill', 'bob')]).toEqual(['ground-force, shock-troop, spacedock', '']);
});

test('E2 7.21 a winner may destroy structures instead of taking them over', () => {
  const t = invades({
    space: { quill: 'ann carrier(2 shock-troop)' },
    ground: { quill: 'bob ground-force, spacedock' },
    playing: { played: ['shockTroops'] },
  });
  t.dice(5, 1, 1).says('ann', { 'shock-troop@quill': 2 }).says('ann', 'leave');
  expect([t.owner('quill'), t.on('quill', 'ann'), t.on('quill', 'bob')]).toEqual(['ann', '2 shock-troop', '']);
});

test('E2 7.21 shock troops fall first', () => {
  const t = invades({
    space: { quill: 'ann carrier(ground-force, shock-troop)' },
    ground: { quill: 'bob ground-force' },
    playing: { played: ['shockTroops'] },
  });
  t.dice(1, 1, 8).says('ann', { 'ground-force@quill': 1, 'shock-troop@quill': 1 });
  expect(t.refuses({ 'ground-force': 1 })).toMatch(/first/);
  t.dice(8, 1).says('ann', { 'shock-troop': 1 });
  expect(t.on('quill', 'ann')).toBe('ground-force');
});

test('E2 7.17 PDS alone on a neutral planet: it is not taken, and a warning', () => {
  const t = invades({ space: { quill: 'ann carrier(ground-force, pds)' }, playing: { played: ['distantSuns'] } });
  t.game.state.planets.quill.counter = { id: 'wealth:10/1' };
  const [open] = openAsks(t.game.state);
  expect(confirmationFor(t.game, open, { 'pds@quill': 1 })).toBe(
    'PDS alone do not gain control of Quill: a player who lands ground forces there destroys them (E2 7.17). The counter there stays.',
  );
  expect(confirmationFor(t.game, open, { 'pds@quill': 1, 'ground-force@quill': 1 })).toBeUndefined();
  t.says('ann', { 'pds@quill': 1 });
  expect([t.owner('quill'), t.game.state.planets.quill.counter]).toEqual([null, { id: 'wealth:10/1' }]);
});

test('E2 7.18 Deep Bunkers also protect a planet from the X-89', () => {
  const t = table({
    space: { quill: 'ann dreadnought' },
    ground: { quill: 'bob 2 ground-force' },
    technologies: { ann: ['x-89-bacterial-weapon'] },
    hands: { ann: ['militia'], bob: ['deep-bunkers'] },
  });
  t.game.state.active = 'ann';
  t.begins('bombardment', { seat: 'ann', system: 'quill' })
    .says('ann', [])
    .says('bob', [...t.seat('bob').actionCards]);
  expect(t.told('action-card-played')).toHaveLength(1);
  expect(t.asked).toEqual([]);
});
