import { expect, test } from 'vitest';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });

test('78.6 Direct Hit destroys damaged ships; Sabotage cancels it', () => {
  const fleet: Setting = {
    space: { 27: { ann: '1 cruiser', bob: '1 dreadnought' } },
    hands: { ann: ['direct-hit'], bob: ['sabotage'] },
  };
  const hit = combat(fleet, 10, 1).bob.sustains('dreadnought').ann.plays('direct-hit').table.declineAll();
  expect(hit.units('bob')).toBe('');
  const saved = combat(fleet, 10, 1, 10, 10)
    .bob.sustains('dreadnought')
    .ann.plays('direct-hit')
    .bob.plays('sabotage').table;
  expect(saved.facts('action-card-cancelled')).toMatchObject([{ seat: 'ann', by: 'bob' }]);
  expect(saved.state.decks.action.discard).toEqual(['direct-hit#1', 'sabotage#1']);
});

test('87 after Direct Hit the owner decides again (Direct Hit note 3)', () => {
  const t = combat(
    { space: { 27: { ann: '2 cruiser', bob: '2 dreadnought, 1 carrier' } }, hands: { ann: ['direct-hit'] } },
    10,
    10,
    1,
    1,
    1,
  );
  t.bob.sustains('2 dreadnought').ann.plays('direct-hit');
  expect(t).toAskAmongOthers('bob sustain-damage');
  expect(t.units('bob')).toBe('1 carrier, 1 dreadnought');
});

test('Direct Hit cannot destroy an upgraded dreadnought', () => {
  const t = combat(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 dreadnought' } },
      technologies: { bob: ['dreadnought-ii'] },
      hands: { ann: ['direct-hit'] },
    },
    10,
    1,
    1,
    10,
  );
  t.bob.sustains('dreadnought');
  expect(t.units('bob')).toBe('1 dreadnought (damaged)');
});

test('Direct Hit needs a hit by its own player', () => {
  const t = combat(
    { space: { 27: { ann: '1 cruiser', bob: '1 dreadnought' } }, hands: { cat: ['direct-hit'] } },
    10,
    1,
    1,
    10,
  );
  t.bob.sustains('dreadnought');
  expect(t.state.seats.cat.actionCards).toEqual(['direct-hit#1']);
});

test('Shields Holding cancels up to two hits once (Shields Holding note 5)', () => {
  const t = combat(
    { space: { 27: { ann: '3 cruiser', bob: '3 carrier' } }, hands: { bob: ['shields-holding', 'shields-holding#2'] } },
    10,
    10,
    10,
    1,
    1,
    1,
    10,
    10,
    10,
    1,
    1,
  );
  t.bob.plays('shields-holding');
  expect(t.units('bob')).toBe('2 carrier');
  expect(t.state.seats.bob.actionCards).toEqual(['shields-holding#2']);
  t.bob.declines();
});

test('Shields Holding does not cancel space cannon hits (Shields Holding note 1)', () => {
  const setting: Setting = {
    seats: plain,
    space: { 27: { ann: '1 cruiser' } },
    ground: { starpoint: { bob: '1 pds' } },
    hands: { ann: ['shields-holding', 'maneuvering-jets'] },
  };
  const t = load(table(setting), 10).begin(spaceCannonOffense, { system: '27' }).bob.firesAt('ann').table;
  expect(t.options('ann')).toEqual(['maneuvering-jets#1']);
  t.ann.plays('maneuvering-jets');
  expect(t.units('ann')).toBe('1 cruiser');
});

test('Morale Boost adds 1 for one round, once (Morale Boost note 2)', () => {
  const t = combat(
    { space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, hands: { ann: ['morale-boost', 'morale-boost#2'] } },
    5,
    1,
    6,
    1,
  );
  t.ann.plays('morale-boost');
  expect(t.facts('hits-produced')[0]).toMatchObject({ seat: 'ann', hits: 0 });
  expect(t).toAsk('ann window');
  t.ann.declines();
  expect(t.facts('hits-produced')[2]).toMatchObject({ seat: 'ann', hits: 0 });
  t.leaves('ann', 'window');
});

test('Morale Boost note 3: leaves the barrage unchanged (10.1c)', () => {
  const t = combat(
    { space: { 27: { ann: '1 destroyer', bob: '1 carrier, 1 fighter' } }, hands: { ann: ['morale-boost'] } },
    8,
    8,
    8,
    1,
    1,
    10,
    1,
    1,
  );
  t.ann.plays('morale-boost');
  expect(t.facts('hits-produced').slice(0, 2)).toMatchObject([
    { purpose: 'anti-fighter-barrage', hits: 0 },
    { purpose: 'space-combat', hits: 1 },
  ]);
  t.leaves('bob', 'assign-hits');
});

test('78.3 Skilled Retreat can precede the opponent’s start-of-combat cards', () => {
  const t = combat({
    space: { 27: { ann: '2 cruiser', bob: '1 cruiser' } },
    hands: { ann: ['skilled-retreat'], bob: ['fighter-prototype', 'morale-boost'] },
  });
  t.ann.plays('skilled-retreat').retreatsTo('26');
  expect(t.units('ann', { system: '26' })).toBe('2 cruiser');
  expect(t.state.systems['26'].tokens).toEqual(['ann']);
  expect(t.facts('combat-drawn')).toHaveLength(1);
  expect(t.state.stack).toEqual([]);
});

test('Skilled Retreat note 2, Skilled Retreat note 4 avoids enemy ships', () => {
  const t = combat({
    space: { 27: { ann: '2 cruiser', bob: '1 carrier, 4 fighter' }, 26: { cat: '1 cruiser' } },
    hands: { bob: ['skilled-retreat'] },
  });
  t.bob.plays('skilled-retreat');
  expect(t.options('bob')).not.toContain('26');
  t.bob.retreatsTo('28');
  expect(t.units('bob', { system: '28' })).toBe('1 carrier, 4 fighter');
});

test('78.4 Intercept stops an announced retreat', () => {
  const t = combat(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      planets: { bob: ['lodor'], ann: ['tequran'] },
      hands: { ann: ['intercept'] },
    },
    10,
    1,
  );
  t.bob.retreats().ann.plays('intercept');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  expect(t.facts('retreat-announced')).toHaveLength(1);
});

test('Reflective Shielding adds hits to the round (Reflective Shielding note 1)', () => {
  const t = combat(
    { space: { 27: { ann: '2 cruiser', bob: '1 dreadnought' } }, hands: { bob: ['reflective-shielding'] } },
    10,
    1,
    1,
  );
  t.bob.sustains('dreadnought').plays('reflective-shielding');
  expect(t.units('ann')).toBe('');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob' }]);
});

test('Courageous to the End note 2 destroys a ship despite Sustain Damage', () => {
  const t = combat(
    { space: { 27: { ann: '1 dreadnought, 1 carrier', bob: '1 cruiser' } }, hands: { bob: ['courageous-to-the-end'] } },
    5,
    1,
    1,
    7,
    6,
  );
  t.bob.plays('courageous-to-the-end');
  t.ann.loses('carrier in 27');
  expect(t.units('ann')).toBe('1 dreadnought');
});

test('Salvage takes the loser’s commodities', () => {
  const t = combat(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 carrier' } },
      hands: { ann: ['salvage'] },
      change: (state) => {
        state.seats.bob.commodities = 2;
      },
    },
    10,
    1,
  );
  t.ann.plays('salvage');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.commodities]).toEqual([2, 0]);
});

test('Assault Cannon note 2, Assault Cannon note 2a: attacker’s resolves first (1 note 1c)', () => {
  const t = combat(
    {
      space: { 27: { ann: '3 cruiser', bob: '3 cruiser' } },
      technologies: { ann: ['assault-cannon'], bob: ['assault-cannon'] },
    },
    10,
    10,
    10,
    1,
    1,
  );
  expect(t.facts('unit-destroyed').map((fact) => fact.seat)).toEqual(['bob', 'bob', 'bob']);
});

test('Duranium Armor note 4: repairs a ship not just sustaining', () => {
  const t = combat(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 dreadnought, 1 dreadnought (damaged)' } },
      technologies: { bob: ['duranium-armor'] },
    },
    10,
    1,
    1,
    1,
    10,
    10,
  );
  t.bob.sustains('dreadnought');
  expect(t.facts('unit-repaired')).toHaveLength(2);
  expect(t.units('bob')).toBe('2 dreadnought');
  // In the first round only the other one could be repaired.
  expect(t.facts('unit-repaired').map((fact) => fact.seat)).toEqual(['bob', 'bob']);
});

test('Emergency Repairs note 1 works at round start', () => {
  const t = combat(
    { space: { 27: { ann: '1 cruiser', bob: '2 dreadnought (damaged)' } }, hands: { bob: ['emergency-repairs'] } },
    1,
    10,
    10,
  );
  t.bob.plays('emergency-repairs');
  expect(t.units('bob')).toBe('2 dreadnought');
});

test('Graviton Laser System aims cannon hits at non-fighter ships', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { bob: ['graviton-laser-system'] },
      space: { 27: { ann: '1 carrier, 2 fighter' } },
      ground: { starpoint: { bob: '1 pds' } },
    }),
    10,
  )
    .begin(spaceCannonOffense, { system: '27' })
    .bob.firesAt('ann')
    .uses('graviton-laser-system').table;
  expect(t.facts('unit-destroyed')).toMatchObject([{ unit: 'carrier' }]);
  expect(t.state.seats.bob.technologies['graviton-laser-system'].exhausted).toBe(true);
  t.leaves('ann', 'excess-units');
});

test('Plasma Scoring note 1 adds one die per shot', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { bob: ['plasma-scoring'] },
      space: { 27: { ann: '1 carrier' } },
      ground: { starpoint: { bob: '2 pds' } },
    }),
    1,
    1,
    1,
  )
    .begin(spaceCannonOffense, { system: '27' })
    .bob.firesAt('ann').table;
  expect(rolls(t)).toEqual(['bob space-cannon-offense 3']);
});

test('Scramble Frequency rerolls all dice of a unit ability', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 carrier' } },
      ground: { starpoint: { bob: '2 pds' } },
      hands: { ann: ['scramble-frequency'] },
    }),
    10,
    10,
    1,
    1,
  )
    .begin(spaceCannonOffense, { system: '27' })
    .bob.firesAt('ann')
    .ann.plays('scramble-frequency').table;
  expect(t.units('ann')).toBe('1 carrier');
});

test('Experimental Battlestation fires from an adjacent dock', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '2 carrier' } },
      ground: { lodor: { bob: '1 space-dock' } },
      change: (state) => {
        state.effects.e = {
          id: 'e',
          component: 'experimental-battlestation',
          holder: 'bob',
          data: Object.values(state.units).find((unit) => unit.type === 'space-dock')?.id ?? '',
          until: 'action',
        };
      },
    }),
    5,
    4,
    5,
  )
    .begin(spaceCannonOffense, { system: '27' })
    .bob.firesAt('ann').table;
  expect(rolls(t)).toEqual(['bob space-cannon-offense 3']);
  expect(t.units('ann')).toBe('');
});

test('31 hits on chosen units destroy those units (31.1)', () => {
  const t = table({ seats: plain, space: { 27: { bob: '1 dreadnought, 1 cruiser' } } });
  const cruiser = Object.values(t.state.units).find((unit) => unit.type === 'cruiser')?.id ?? '';
  t.begin(assignHits, { seat: 'bob', by: 'ann', purpose: 'ability', system: '27', hits: 1, units: [cruiser] });
  expect(t.units('bob')).toBe('1 dreadnought');
});
