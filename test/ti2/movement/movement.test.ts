import { expect, test } from 'vitest';
import { openAsks, publicAnswerTo } from '#engine';
import { addEffect } from '#ti2/rules/components/kit.ts';
import { led } from '../leaders/led.ts';
import { table } from '../table.ts';

test('E2 7.2 a ship moves its movement value in single steps', () => {
  const t = table({ space: { solm: 'ann cruiser' } }).turn();
  t.sails('solm', 'quill', { cruiser: 1 }).sails('quill', 'mecatol-rex', { 'cruiser.1': 1 });
  expect(t.at('mecatol-rex', 'ann')).toBe('cruiser');
  expect(t.choices).toEqual(['end']);
});

test('E2 7.2 movement ends at once when no ship can move', () => {
  const t = table({ space: { solm: 'ann cruiser' } }).turn();
  const given = () => openAsks(t.game.state).map((open) => publicAnswerTo(t.game as never, open));
  expect(given()).toEqual([undefined]);
  t.sails('solm', 'quill', { cruiser: 1 }).sails('quill', 'mecatol-rex', { 'cruiser.1': 1 });
  expect(given()).toEqual([['end']]);
});

test('E2 7.2 movement does not end by itself for a player with action cards', () => {
  const t = table({ space: { solm: 'ann cruiser' }, hands: { ann: ['militia'] } }).turn();
  const given = () => openAsks(t.game.state).map((open) => publicAnswerTo(t.game as never, open));
  t.sails('solm', 'quill', { cruiser: 1 }).sails('quill', 'mecatol-rex', { 'cruiser.1': 1 });
  expect([t.choices, given()]).toEqual([['end'], [undefined]]);
  t.seat('ann').actionCards = [];
  expect(given()).toEqual([['end']]);
});

test('E2 7.2 movement does not end by itself while a face-down leader is aboard', () => {
  const t = led({ space: { ravne: 'ann cruiser' } }, { carth: 'ann aboard cruiser in ravne' });
  const given = () => openAsks(t.game.state).map((open) => publicAnswerTo(t.game as never, open));
  t.turn()
    .says('ann', 'ravne>nebula-1')
    .says('ann', { [t.choices[0]]: 1 });
  expect(given()).toEqual([['end']]);
  for (const leader of Object.values(t.game.state.leaders ?? {})) leader.hidden = true;
  expect(given()).toEqual([undefined]);
});

test('E2 7.2 movement ends by itself if only attacks without money are left', () => {
  const bob = 'bob cruiser';
  const t = table({
    space: { solm: 'ann cruiser', quill: bob, ravne: bob, 'alpha-gate': bob },
    credits: { ann: 34 },
  }).turn();
  const given = () => openAsks(t.game.state).map((open) => publicAnswerTo(t.game as never, open));
  expect(given()).toEqual([undefined]);
  addEffect(t.game, 'ceasefire', '', null, 'round');
  t.game.invalidateAll();
  expect(given()).toEqual([['end']]);
});

test('E2 7.2 ships of one system go different ways', () => {
  const t = table({ space: { quill: 'ann 2 cruiser' } }).turn();
  t.sails('quill', 'ravne', { cruiser: 1 }).sails('quill', 'mecatol-rex', { cruiser: 1 });
  expect([t.at('ravne', 'ann'), t.at('mecatol-rex', 'ann'), t.at('quill', 'ann')]).toEqual(['cruiser', 'cruiser', '']);
});

const LACKING = 'Your ships do not have enough capacity for these units (E2 7.3).';

test('E2 7.3 a carrier loads at most five units', () => {
  const t = table({
    space: { quill: 'ann carrier, 3 fighter' },
    ground: { quill: 'ann 3 ground-force, pds, spacedock' },
  }).turn();
  t.says('ann', 'quill>ravne');
  expect(t.refuses({ carrier: 1, fighter: 3, 'ground-force@quill': 2, 'pds@quill': 1 })).toBe(LACKING);
  t.says('ann', { carrier: 1, fighter: 2, 'ground-force@quill': 2, 'pds@quill': 1 });
  expect(t.at('ravne', 'ann')).toBe('carrier, 2 fighter, 2 ground-force, pds');
});

test('E2 7.3 a carrier loads ground forces on own planets only', () => {
  const t = table({
    space: { quill: 'ann carrier' },
    ground: { ravne: 'ann 2 ground-force', quill: 'bob ground-force' },
  }).turn();
  expect(t.choices).not.toContain('quill>aboard');
  t.sails('quill', 'ravne', { carrier: 1 }).says('ann', 'ravne>aboard').says('ann', { 'ground-force@ravne': 1 });
  expect([t.at('ravne', 'ann'), t.on('ravne', 'ann')]).toEqual(['carrier, ground-force', 'ground-force']);
});

test('E2 7.3 cruisers carry one ground force only with Stasis Capsules', () => {
  const laid = { space: { quill: 'ann cruiser' }, ground: { quill: 'ann 2 ground-force' } };
  expect(table(laid).turn().says('ann', 'quill>ravne').refuses({ cruiser: 1, 'ground-force@quill': 1 })).toBe(LACKING);
  const t = table({ ...laid, technologies: { ann: ['stasis-capsules'] } })
    .turn()
    .says('ann', 'quill>ravne');
  expect(t.refuses({ cruiser: 1, 'ground-force@quill': 2 })).toBe(LACKING);
  expect(t.says('ann', { cruiser: 1, 'ground-force@quill': 1 }).at('ravne', 'ann')).toBe('cruiser, ground-force');
});

test('E2 7.4 a ship stops where it meets an enemy fleet', () => {
  const t = table({ space: { solm: 'ann cruiser', quill: 'bob cruiser' } })
    .turn()
    .sails('solm', 'quill', { cruiser: 1 });
  expect(t.choices).toEqual(['end']);
});

test('E2 7.4 docked fighters and planets stop nobody', () => {
  const t = table({
    space: { solm: 'ann cruiser', quill: 'bob 2 fighter' },
    ground: { quill: 'bob spacedock, ground-force' },
  }).turn();
  t.sails('solm', 'quill', { cruiser: 1 });
  expect(t.choices).toContain('quill>mecatol-rex');
});

test('E2 7.4 fighters without an own dock are a fleet', () => {
  const t = table({ space: { solm: 'ann cruiser', quill: 'bob carrier, fighter' } })
    .turn()
    .sails('solm', 'quill', { cruiser: 1 });
  expect(t.choices).toEqual(['end']);
});

test('E2 7.4 with Light/Wave Deflector ships pass fleets of others', () => {
  const t = table({
    space: { solm: 'ann cruiser', quill: 'bob cruiser' },
    technologies: { ann: ['light-wave-deflector'] },
  }).turn();
  expect(t.sails('solm', 'quill', { cruiser: 1 }).choices).toContain('quill>mecatol-rex');
});

test('E2 7.5 systems with matching wormholes are adjacent', () => {
  const t = table({ space: { 'alpha-gate': 'ann carrier' } })
    .turn()
    .sails('alpha-gate', 'delve', { carrier: 1 });
  expect(t.at('delve', 'ann')).toBe('carrier');
});

test('E2 7.5 nothing enters supernovas, or asteroid fields without Antimass Deflectors', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser' } }).turn();
  expect(t.choices).not.toContain('mecatol-rex>supernova-1');
  expect(t.choices).not.toContain('mecatol-rex>asteroid-field-1');
});

test('E2 7.5 Antimass Deflectors let ships pass asteroid fields without stopping', () => {
  const laid = { space: { 'mecatol-rex': 'ann cruiser, dreadnought' }, technologies: { ann: ['antimass-deflectors'] } };
  const t = table(laid).turn().says('ann', 'mecatol-rex>asteroid-field-1');
  // A dreadnought has but one step.
  expect(t.choices).toEqual(['cruiser']);
  t.says('ann', { cruiser: 1 });
  expect(t.choices).not.toContain('end');
  t.sails('asteroid-field-1', 'aldry-besk', { 'cruiser.1': 1 });
  expect(t.at('aldry-besk', 'ann')).toBe('cruiser');
  expect(t.choices).toContain('end');
});

test('E2 7.5 a ship that enters a nebula stops', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser' } })
    .turn()
    .sails('mecatol-rex', 'nebula-1', { cruiser: 1 });
  expect(t.choices).toEqual(['end']);
});

test('E2 7.6 the die decides the side a ship leaves by', () => {
  // The north-east of the rift is Mecatol Rex.
  const t = table({ space: { 'gravity-rift-1': 'ann cruiser' } })
    .turn()
    .says('ann', 'gravity-rift-1>out')
    .dice(2)
    .says('ann', { cruiser: 1 });
  expect(t.choices).toEqual(['mecatol-rex', 'stay']);
  t.says('ann', 'mecatol-rex').sails('mecatol-rex', 'quill', { cruiser: 1 }).sails('quill', 'solm', { 'cruiser.1': 1 });
  expect(t.at('solm', 'ann')).toBe('cruiser');
});

test('E2 7.6 on 7 to 10 a ship chooses the side', () => {
  const t = table({ space: { 'gravity-rift-1': 'ann carrier' } })
    .turn()
    .says('ann', 'gravity-rift-1>out')
    .dice(7)
    .says('ann', { carrier: 1 });
  expect(t.choices.sort()).toEqual(['delve', 'mecatol-rex', 'stay']);
});

test('E2 7.6 a ship whose side is closed stops moving', () => {
  const t = table({ space: { 'gravity-rift-1': 'ann carrier' } })
    .turn()
    .says('ann', 'gravity-rift-1>out')
    .dice(5)
    .says('ann', { carrier: 1 });
  expect(t.at('gravity-rift-1', 'ann')).toBe('carrier');
  expect(t.choices).toEqual(['end']);
});

test('E2 7.6 each ship rolls separately; fighters go along without dice', () => {
  const t = table({ space: { 'gravity-rift-1': 'ann 2 carrier, 3 fighter' } })
    .turn()
    .says('ann', 'gravity-rift-1>out');
  expect(t.refuses({ carrier: 2 })).toMatch(/each ship rolls/i);
  t.dice(2).says('ann', { carrier: 1, fighter: 3 }).says('ann', 'mecatol-rex');
  expect([t.at('mecatol-rex', 'ann'), t.diceLeft]).toEqual(['carrier, 3 fighter', 0]);
});

test('E2 7.7 unsupported fighters are lost at the end of movement', () => {
  const t = table({
    space: { quill: 'ann carrier, 4 fighter' },
    ground: { quill: 'ann ground-force, spacedock' },
  }).turn();
  t.sails('quill', 'ravne', { carrier: 1 }).says('ann', 'end');
  expect(t.at('quill', 'ann')).toBe('2 fighter');
});

test('E2 7.8 after movement enemy PDS may fire once', () => {
  const t = table({ space: { quill: 'ann cruiser, carrier' }, ground: { ravne: 'bob 2 pds, ground-force' } }).turn();
  t.sails('quill', 'ravne', { cruiser: 1, carrier: 1 }).says('ann', 'end').dice(7, 6);
  expect(t.asked).toEqual(['bob: open-fire']);
  t.says('bob', 'ravne').says('ann', { 'cruiser.1': 1 });
  expect(t.at('ravne', 'ann')).toBe('carrier');
});

test('E2 7.8 nobody has to fire', () => {
  const t = table({ space: { quill: 'ann cruiser' }, ground: { ravne: 'bob pds, ground-force' } }).turn();
  t.sails('quill', 'ravne', { cruiser: 1 }).says('ann', 'end').says('bob', []);
  expect(t.at('ravne', 'ann')).toBe('cruiser');
});
