import { expect, test } from 'vitest';
import { movement } from '#ti4/rules/movement/movement.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const moving = (system: string, setting: Setting = {}) =>
  table({ seats, ...setting }).begin(movement, { seat: 'ann', system });

test('95 ships carry fighters and ground forces within capacity', () => {
  const t = moving('19', {
    space: { '06': { ann: '1 carrier, 2 fighter' } },
    ground: { '000': { ann: '4 infantry, 1 space-dock' } },
  });
  expect(t.ann.refusal('carrier from 06, 2 fighter from 06, 3 infantry from 000')).toBe(
    'The ships you move have too little capacity: carry 1 fewer or move more ships.',
  );
  t.ann.moves('carrier from 06, 2 fighter from 06, 2 infantry from 000');
  expect(t.units('ann', { system: '19', space: true })).toBe('1 carrier, 2 fighter, 2 infantry');
  expect(t.units('ann', { planet: '000' })).toBe('2 infantry, 1 space-dock');
});

test('95 only moving ships carry units', () => {
  const t = moving('19', { space: { '06': { ann: '1 carrier' } }, ground: { '000': { ann: '1 infantry' } } });
  expect(t.ann.refusal('infantry from 000')).toBe(
    'You move no ship with capacity: also move ships that can carry these units, or carry none.',
  );
});

test('95 structures cannot be carried', () => {
  const t = moving('19', {
    space: { '06': { ann: '1 carrier' } },
    ground: { '000': { ann: '1 infantry, 1 pds, 1 space-dock' } },
  });
  expect(t.options('ann')).toEqual(['carrier@06', 'carry-infantry@000']);
});

test('95.1 ships pick up at start, on path, on arrival', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { '000': { ann: '1 infantry' }, wellon: { ann: '1 infantry' }, lodor: { ann: '1 infantry' } },
  });
  t.ann.moves('carrier from 06, infantry from 000, infantry from wellon, infantry from lodor');
  expect(t.units('ann', { system: '26', space: true })).toBe('1 carrier, 3 infantry');
});

test('95.1 ships detour for pickups within move value', () => {
  const t = moving('19', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { 'vefut-ii': { ann: '1 infantry' } },
  });
  // 20 lies beside 19 but not beside home: that would be three systems.
  expect(t.options('ann')).toEqual(['carrier@06']);
  const near = moving('19', {
    technologies: { ann: ['carrier-ii'] },
    space: { 36: { ann: '1 carrier' } },
    ground: { lodor: { ann: '1 infantry' } },
  });
  near.ann.moves('carrier from 36, infantry from lodor');
  expect(near.facts('ships-moved')[0].path).toEqual(['36', '26', '19']);
});

test('95.1 ships pick up only along their own path', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { wellon: { ann: '1 infantry' }, '000': { ann: '1 infantry' }, 'vefut-ii': { ann: '1 infantry' } },
  });
  expect(t.ann.refusal('carrier from 06, infantry on wellon')).toBeUndefined();
  expect(t.options('ann')).not.toContain('carry-infantry@vefut-ii');
});

test('95.1 a ship without capacity cannot fetch for another', () => {
  const t = moving('19', {
    space: { '06': { ann: '1 carrier' }, 20: { ann: '1 carrier, 1 cruiser' } },
    ground: { 'vefut-ii': { ann: '1 infantry' }, '000': { ann: '5 infantry' } },
  });
  expect(t.ann.refusal('carrier from 06, cruiser from 20, infantry on vefut-ii')).toBe(
    'None of the ships you move can pick up units at Vefut II (202) on its route.',
  );
  expect(t.ann.refusal('carrier from 06, carrier from 20, 5 infantry from 000')).toBe(
    'The ships that can pass [0.0.0] (301) have too little capacity for 5 units from there.',
  );
});

test('95.1 capacity counts once for pickups on different paths', () => {
  const t = moving('26', {
    technologies: { ann: ['cruiser-ii'] },
    space: { '06': { ann: '1 cruiser' } },
    ground: { '000': { ann: '1 infantry' }, wellon: { ann: '1 infantry' } },
  });
  expect(t.ann.refusal('cruiser from 06, infantry on wellon')).toBeUndefined();
  expect(t.ann.refusal('cruiser from 06, infantry from 000')).toBeUndefined();
  expect(t.ann.refusal('cruiser from 06, infantry from 000, infantry on wellon')).toBe(
    'The ships you move have too little capacity: carry 1 fewer or move more ships.',
  );
});

test('95.1 several ships share the pickups along their paths', () => {
  const t = moving('26', {
    technologies: { ann: ['cruiser-ii'] },
    space: { '06': { ann: '1 cruiser' }, 20: { ann: '1 cruiser' } },
    ground: { '000': { ann: '1 infantry' }, wellon: { ann: '1 infantry' } },
  });
  // The one from Vefut II takes the detour by Wellon, the one from home brings its own.
  t.ann.moves('cruiser from 06, cruiser from 20, infantry from 000, infantry from wellon');
  expect(t.facts('ships-moved').map((fact) => fact.path)).toContainEqual(['20', '19', '26']);
});

test('95.3 own tokens prevent pickups outside the active system', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { wellon: { ann: '1 infantry' }, lodor: { ann: '1 infantry' } },
    change: (state) => {
      state.systems['19'].tokens.push('ann');
      state.systems['26'].tokens.push('ann');
    },
  });
  expect(t.options('ann')).toEqual(['carrier@06', 'carry-infantry@lodor']);
});

test('58.4e ships may leave the active system for cargo', () => {
  const ground = { wellon: { ann: '1 infantry' } };
  const t = moving('26', { technologies: { ann: ['carrier-ii'] }, space: { 26: { ann: '1 carrier' } }, ground });
  t.ann.moves('carrier from 26, infantry from wellon');
  expect(t.units('ann', { system: '26', space: true })).toBe('1 carrier, 1 infantry');
  expect(t.facts('ships-moved')[0].path).toEqual(['26', '19', '26']);
  expect(moving('26', { space: { 26: { ann: '1 carrier' } }, ground })).toAsk();
});

test('95 a self-moving fighter is not also carried', () => {
  const t = moving('19', { technologies: { ann: ['fighter-ii'] }, space: { '06': { ann: '1 carrier, 3 fighter' } } });
  expect(t.refusal('ann', { 'carrier@06': 1, 'fighter@06': 2, 'carry-fighter@06': 2 })).toBe(
    'A fighter can move by itself or be transported, not both.',
  );
  t.ann.moves('carrier from 06, fighter from 06, 2 carry-fighter from 06');
  expect(t.units('ann', { system: '19' })).toBe('1 carrier, 3 fighter');
});

test('95 carried fighters move as far as their carrier', () => {
  const t = moving('18', {
    technologies: { ann: ['cruiser-ii', 'fighter-ii'] },
    space: { '06': { ann: '1 cruiser, 1 fighter' } },
  });
  expect(t.options('ann').filter((key) => key !== 'give-up')).toEqual(['cruiser@06', 'carry-fighter@06']);
});

test('16 leaving units over capacity behind needs a give-up', () => {
  const t = moving('19', {
    space: { '06': { ann: '1 carrier, 4 fighter' } },
    ground: { '000': { ann: '8 infantry' } },
  });
  expect(t.ann.refusal('carrier from 06, 4 infantry from 000')).toBe(
    'After this move, you have no capacity for 4 fighters in space at [0.0.0] (301). Move more units from there, or remove 4 to continue.',
  );
  t.ann.moves('carrier from 06, 2 infantry from 000, 2 fighter from 06, 2 give-up').removes('2 fighter');
  expect(t.units('ann', { system: '06' })).toBe('6 infantry');
  expect(t.units('ann', { system: '19' })).toBe('1 carrier, 2 fighter, 2 infantry');
});

test('95.2, 95.1a, 43.2 cargo ends in space with its ship', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { '000': { ann: '2 infantry' } },
    planets: { ann: ['lodor'] },
  });
  t.ann.moves('carrier from 06, 2 infantry from 000');
  expect(t.units('ann', { system: '26', space: true })).toBe('1 carrier, 2 infantry');
  expect(t.units('ann', { planet: 'lodor' })).toBe('');
  expect(t.units('ann', { system: '19' })).toBe('');
});

test('95.3 own tokens hold ground forces, refusals say so', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier' } },
    ground: { wellon: { ann: '1 infantry' } },
    change: (state) => state.systems['19'].tokens.push('ann'),
  });
  const spec = t.spec('ann');
  expect(spec.kind === 'allot' && spec.amounts.find(({ key }) => key === 'carry-infantry@wellon')?.disabledReason).toBe(
    'Ships cannot pick up units in a system with your command token (95.3).',
  );
  expect(t.ann.refusal('carrier from 06, infantry on wellon')).toBe(
    'Carry infantry from Wellon: ships cannot pick up units in a system with your command token (95.3).',
  );
});

test('95 note 1 passing carriers do not pick up movable fighters', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii', 'fighter-ii'] },
    space: { 19: { ann: '1 fighter' }, '06': { ann: '1 carrier, 1 fighter' } },
    change: (state) => state.systems['19'].tokens.push('ann'),
  });
  // The one at 19 could reach 26 alone, but for the token; nor does the carrier that passes take it along.
  expect(t.options('ann').filter((key) => key.includes('fighter'))).toEqual(['fighter@06', 'carry-fighter@06']);
});

test('95 note 3 arriving ships pick up there', () => {
  const t = moving('27', {
    space: { 28: { ann: '1 carrier' } },
    ground: { starpoint: { ann: '2 infantry' } },
    planets: { bob: ['new-albion'] },
  });
  t.ann.moves('carrier from 28, 2 infantry from starpoint');
  expect(t.units('ann', { system: '27', space: true })).toBe('1 carrier, 2 infantry');
});

test('95 note 3 a ship already there may embark ground forces', () => {
  const here: Setting = {
    space: { 27: { ann: '1 carrier' } },
    ground: { starpoint: { ann: '5 infantry' } },
    planets: { bob: ['new-albion'] },
  };
  const t = moving('27', here);
  expect(t.ann.refusal('carrier from 27, 5 infantry on starpoint')).toBe(
    'The ships you move have too little capacity: carry 1 fewer or move more ships.',
  );
  t.ann.moves('carrier from 27, 4 infantry from starpoint');
  expect([t.units('ann', { system: '27', space: true }), t.units('ann', { planet: 'starpoint' })]).toEqual([
    '1 carrier, 4 infantry',
    '1 infantry',
  ]);
  expect(t.facts('ships-moved')).toEqual([]);
  expect(moving('26', { space: { 26: { ann: '1 carrier' } }, ground: { lodor: { ann: '1 infantry' } } })).toAsk();
});

// A carrier with four fighters in space, and eight infantry on the only planet.
const crowd: Setting = { space: { '06': { ann: '1 carrier, 4 fighter' } }, ground: { '000': { ann: '8 infantry' } } };
const left = (load: Record<string, number>, gone: number): string => {
  const t = moving('19', crowd).ann.moves({ 'carrier@06': 1, ...load, ...(gone && { 'give-up': gone }) }).table;
  if (gone) t.ann.removes(`${gone} fighter`);
  return `${t.units('ann', { system: '06' })} / ${t.units('ann', { system: '19' })}`;
};

test('95 note 4b, 16 note 4b the fighters move, the infantry stays', () => {
  expect(left({ 'carry-fighter@06': 4 }, 0)).toBe('8 infantry / 1 carrier, 4 fighter');
});

test('95 note 4c, 16 note 4c four infantry replace the fighters', () => {
  expect(left({ 'carry-infantry@000': 4 }, 4)).toBe('4 infantry / 1 carrier, 4 infantry');
});

test('95 note 4d, 16 note 4d two infantry replace two fighters', () => {
  expect(left({ 'carry-infantry@000': 2, 'carry-fighter@06': 2 }, 2)).toBe(
    '6 infantry / 1 carrier, 2 fighter, 2 infantry',
  );
});

test('95 note 4e, 16 note 4e the carrier may move empty', () => {
  expect(left({}, 4)).toBe('8 infantry / 1 carrier');
});

test('95 note 4f, 16 note 4f pickups over capacity are refused', () => {
  const t = moving('19', crowd);
  expect(t.ann.refusal('carrier from 06, 8 infantry from 000, 8 give-up')).toBe(
    'The ships you move have too little capacity: carry 4 fewer or move more ships.',
  );
});

test('79 note 2, 79 note 2a a dock frees no capacity mid-move', () => {
  const t = moving('27', {
    space: { 28: { ann: '1 carrier, 4 fighter' } },
    ground: { starpoint: { ann: '1 space-dock, 2 infantry' } },
  });
  expect(t.ann.refusal('carrier from 28, 4 fighter from 28, 2 infantry on starpoint')).toBe(
    'The ships you move have too little capacity: carry 2 fewer or move more ships.',
  );
});

test('37.1b, 37 note 3 passing ships do not fill the fleet pool', () => {
  const t = moving('26', {
    technologies: { ann: ['carrier-ii'] },
    space: { '06': { ann: '1 carrier, 3 fighter' }, 19: { ann: '3 destroyer' } },
  });
  t.ann.moves('carrier from 06, 3 fighter from 06');
  expect(t.units('ann', { system: '19' })).toBe('3 destroyer');
});

test('95.4 carried ground forces land in the Invasion step', () => {
  const t = moving('27', { space: { 28: { ann: '1 carrier' } }, ground: { tequran: { ann: '1 infantry' } } }).ann.moves(
    'carrier from 28, infantry from tequran',
  ).table;
  expect(t.units('ann', { system: '27', space: true })).toBe('1 carrier, 1 infantry');
  t.begin('invasion', { seat: 'ann', system: '27' });
  expect(t).toAsk('ann commit-ground-forces');
});
