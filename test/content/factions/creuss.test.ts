import { expect, test } from 'vitest';
import { isAdjacent, adjacentSystems, areNeighbors, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { moveValueOf } from '#ti4/rules/movement/move-map.ts';
import type { State } from '#ti4/rules/state.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';
import { wormholeTokens } from '../../rules/markers.ts';

// Ann is the Ghosts of Creuss; 26 has an alpha wormhole, 25 a beta, and 17 is the gate.
const seats = { ann: 'creuss', bob: 'winnu', cat: 'sol' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const moving = (system: string, setting: Setting, seat = 'ann') =>
  at({ active: seat, ...setting }).begin(movement, { seat, system });
const turn = (setting: Setting = {}, seat = 'ann') =>
  at({ active: seat, ...setting }).begin('turn', { seat, performed: 0 });

test('Creuss Gate: replaces the home system, which lies off the board', () => {
  const t = at();
  expect(t.state.systems['17'].position).toBe('301');
  expect(t.state.systems['51'].position).toBeNull();
  expect(t.state.seats.ann.home).toBe('51');
  expect(adjacentSystems(t.game, '51')).toEqual(['17']);
  expect(moving('17', { space: { 51: { ann: '1 cruiser' } } }).options('ann')).toEqual(['cruiser@51']);
  expect(moving('51', { space: { 17: { bob: '1 cruiser' } } }, 'bob').options('bob')).toEqual(['cruiser@17']);
});

test('Quantum Entanglement: applies to the Ghosts only', () => {
  const t = at();
  expect(isAdjacent(t.game, '26', '25', 'ann')).toBe(true);
  expect(isAdjacent(t.game, '26', '25', 'bob')).toBe(false);
  expect(isAdjacent(t.game, '26', '25')).toBe(false);
});

test('60.3, Quantum Entanglement note 2: makes neighbors', () => {
  const t = at({ space: { 26: { ann: '1 cruiser', cat: '1 cruiser' }, 25: { bob: '1 cruiser' } } });
  expect(areNeighbors(t.game, 'ann', 'bob')).toBe(true);
  expect(areNeighbors(t.game, 'bob', 'ann')).toBe(true);
  expect(areNeighbors(t.game, 'cat', 'bob')).toBe(false);
});

test('Quantum Entanglement note 1: unaffected by Enforced Travel Ban', () => {
  const ban: Setting = {
    board: { 206: '39' },
    change: (state) => {
      state.laws['enforced-travel-ban'] = { component: 'enforced-travel-ban', elected: 'for' };
    },
  };
  expect(moving('25', { ...ban, space: { 26: { ann: '1 carrier' } } }).options('ann')).toContain('carrier@26');
  expect(moving('39', { ...ban, space: { 26: { bob: '1 carrier' } } }, 'bob')).toAsk();
});

test('Slipstream: +1 move from home and wormholes', () => {
  const t = at({
    space: { 51: { ann: '1 cruiser' }, 26: { ann: '1 cruiser' }, 17: { ann: '1 cruiser' }, 25: { bob: '1 cruiser' } },
  });
  const move = (owner: string, system: string) => moveValueOf(t.game, unitsAt(t.game, { owner, system })[0], '18');
  expect([move('ann', '51'), move('ann', '26'), move('ann', '17'), move('bob', '25')]).toEqual([3, 3, 2, 2]);
});

test('Wormhole Generator: places a token, and moves it later', () => {
  const t = turn({ technologies: { ann: ['wormhole-generator'] } })
    .ann.uses('wormhole-generator')
    .chooses('alpha@27', 'wormhole-site').table;
  expect(wormholesIn(t.game, '27')).toEqual(['alpha']);
  expect(isAdjacent(t.game, '27', '26', 'bob')).toBe(true);
  expect(t.state.seats.ann.technologies['wormhole-generator'].exhausted).toBe(true);
  delete t.state.seats.ann.technologies['wormhole-generator'].exhausted;
  t.ann
    .endsTurn()
    .table.begin('turn', { seat: 'ann', performed: 0 })
    .ann.uses('wormhole-generator')
    .chooses('alpha@28', 'wormhole-site');
  expect(wormholesIn(t.game, '27')).toEqual([]);
  expect(wormholesIn(t.game, '28')).toEqual(['alpha']);
  t.ann.endsTurn();
});

test('Wormhole Generator: not beside others’ ships or in uncontrolled homes', () => {
  const t = turn({
    technologies: { ann: ['wormhole-generator'] },
    space: { 27: { bob: '1 cruiser' }, 28: { bob: '1 cruiser' } },
    planets: { ann: ['tequran'] },
    change: (state) => {
      state.planets[state.systems['28'].planets[0]].controller = 'ann';
    },
  });
  t.ann.uses('wormhole-generator');
  const sites = t.options('ann');
  expect(sites).toContain('beta@51');
  expect(sites).toContain('alpha@17');
  expect(sites).toContain('alpha@28');
  expect(sites).not.toContain(`alpha@${t.state.seats.bob.home}`);
});

test('Wormhole Generator: cannot be used while exhausted', () => {
  const t = turn({
    technologies: { ann: ['wormhole-generator'] },
    change: (state) => {
      state.seats.ann.technologies['wormhole-generator'].exhausted = true;
    },
  });
  expect(t.ann.refusal('wormhole-generator', 'turn')).toBe('This card is exhausted.');
});

test('Creuss Iff note 3: its holder places a token', () => {
  const t = turn(
    {
      change: (state) => {
        state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'creuss-iff@ann');
        state.seats.bob.promissoryNotes.push('creuss-iff@ann');
      },
    },
    'bob',
  );
  t.bob.plays('creuss-iff');
  expect(t.options('bob')).toContain(`alpha@${t.state.seats.bob.home}`);
  expect(t.options('bob')).not.toContain('alpha@51');
  t.bob.chooses('beta@31', 'wormhole-site');
  expect(wormholesIn(t.game, '31')).toEqual(['beta']);
  expect(t.state.seats.ann.promissoryNotes).toContain('creuss-iff@ann');
});

// Without the Gravity Drive with which the Ghosts start.
const undriven = (state: State): void => {
  delete state.seats.ann.technologies['gravity-drive'];
};
const hil = (more: Setting = {}): Setting => ({
  space: { 27: { ann: '1 flagship' }, 17: { ann: '1 carrier' } },
  change: undriven,
  ...more,
});

test('Hil Colish: its system has a delta wormhole', () => {
  const t = at(hil());
  expect(wormholesIn(t.game, '27')).toEqual(['delta']);
  expect(isAdjacent(t.game, '27', '51', 'bob')).toBe(true);
});

test('Hil Colish note 1, Hil Colish note 3b: own ships may follow', () => {
  const t = moving('26', hil());
  expect(t.ann.refusal('flagship from 27, carrier from 17', 'move-ships')).toBe(
    'Flagship has to move before these ships, or they have no route: Carrier.',
  );
  expect(t.ann.refusal('carrier from 17, move-first', 'move-ships')).toBe(
    'Flagship does not move, so nothing can move before your other ships.',
  );
  t.ann.moves('flagship from 27, carrier from 17, move-first');
  expect(t.units('ann', { system: '26' })).toBe('1 carrier, 1 flagship');
});

test('Hil Colish: moving first spares a movement boost', () => {
  const t = moving('26', hil({ change: () => undefined }));
  expect(t.ann.refusal('flagship from 27, carrier from 17', 'move-ships')).toBeUndefined();
  t.ann.moves('flagship from 27, carrier from 17, move-first');
  expect(t.facts('ability-used')).toEqual([]);
});

test('Hil Colish note 2: may use its own wormhole', () => {
  const t = moving('17', { space: { 27: { ann: '1 flagship, 1 carrier' } } });
  expect(t.options('ann')).not.toContain('move-first');
  t.ann.moves('flagship from 27, carrier from 27');
  expect(t.units('ann', { system: '17' })).toBe('1 carrier, 1 flagship');
});

test('Hil Colish note 3a, Hil Colish note 3: losing it strands followers', () => {
  const rift: Setting = {
    board: { 102: '41' },
    space: { 21: { ann: '1 flagship' }, 17: { ann: '1 carrier' }, 29: { ann: '1 cruiser' } },
    change: undriven,
  };
  const t = load(at(rift), 1).begin(movement, { seat: 'ann', system: '26' });
  t.ann.moves('flagship from 21, carrier from 17, cruiser from 29, move-first').agrees('path-of-ships');
  // Now that the flagship is lost, the others say their way anew.
  t.ann.agrees('path-of-ships');
  expect(t.units('ann')).toBe('1 carrier, 1 cruiser');
  expect(t.units('ann', { system: '17' })).toBe('1 carrier');
  expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
});

const splice = (system: string, setting: Setting) =>
  at({ technologies: { ann: ['dimensional-splicer'] }, ...setting }).begin(spaceCombat, {
    system,
    attacker: 'ann',
    defender: 'bob',
  });

test('Dimensional Splicer note 3: hits a ship of its player’s choice', () => {
  const t = splice('26', { space: { 26: { ann: '1 cruiser', bob: '1 carrier, 1 fighter' } } }).ann.uses(
    'dimensional-splicer',
  ).table;
  expect(t.options('ann').sort()).toEqual(['carrier', 'fighter']);
  t.ann.chooses('carrier', 'pick-unit');
  expect(t.facts('unit-destroyed')).toContainEqual(
    expect.objectContaining({ seat: 'bob', by: 'ann', unit: 'carrier' }),
  );
});

test('Dimensional Splicer note 5: only the chosen ship may sustain damage', () => {
  const t = splice('26', { space: { 26: { ann: '1 cruiser', bob: '1 carrier, 1 dreadnought' } } })
    .ann.uses('dimensional-splicer')
    .chooses('dreadnought', 'pick-unit').table;
  expect(t.options('bob', 'sustain-damage')).toEqual(['dreadnought']);
  const other = splice('26', { space: { 26: { ann: '1 cruiser', bob: '1 carrier, 1 dreadnought' } } })
    .ann.uses('dimensional-splicer')
    .chooses('carrier', 'pick-unit').table;
  expect(other.units('bob')).toMatch(/^1 dreadnought/);
  other.leaves('bob', 'sustain-damage');
});

test('Dimensional Splicer note 1: needs a wormhole, possibly of the flagship', () => {
  expect(splice('27', { space: { 27: { ann: '1 flagship', bob: '1 carrier' } } }).options('ann', 'window')).toEqual([
    'dimensional-splicer',
  ]);
  expect(splice('27', { space: { 27: { ann: '1 cruiser', bob: '1 carrier' } } }).facts('ability-used')).toEqual([]);
});

// Rulings

test('Quantum Entanglement note 3: does not extend Ixthian Artifact', () => {
  const hit = (system: string) => {
    const t = load(
      at({
        board: { 208: '39' },
        space: { [system]: { ann: '1 cruiser' } },
        change: (state) => {
          state.systems['18'].markers = wormholeTokens('alpha');
        },
      }),
      1,
    ).begin('ixthian-artifact', { seats: [], left: 2 });
    return t.units('ann');
  };
  expect([hit('25'), hit('39')]).toEqual(['1 cruiser', '']);
});

test('Quantum Entanglement note 4: only the Ghosts’ cannons fire through it', () => {
  const fire = (gunner: string, mover: string) =>
    at({
      active: mover,
      technologies: { [gunner]: ['pds-ii'] },
      space: { 25: { [mover]: '1 cruiser' } },
      ground: { lodor: { [gunner]: '1 pds' } },
    })
      .begin(spaceCannonOffense, { seat: mover, system: '25' })
      .stopsAt();
  expect([fire('ann', 'bob'), fire('bob', 'ann')]).toEqual([['ann use-space-cannon'], []]);
});

test('Slipstream note 1: no bonus from delta wormholes', () => {
  const t = at({ space: { 17: { ann: '1 cruiser' }, 27: { ann: '1 flagship, 1 cruiser' }, 26: { ann: '1 cruiser' } } });
  const move = (system: string) =>
    moveValueOf(t.game, unitsAt(t.game, { owner: 'ann', system, type: 'cruiser' })[0], '18');
  expect([move('17'), move('27'), move('26')]).toEqual([2, 2, 3]);
});

const iff = 'creuss-iff@ann';
const dealing = (to: 'ann' | 'bob', change: Setting['change'] = () => undefined) =>
  turn(
    {
      space: { 27: { ann: '1 cruiser' }, 28: { bob: '1 cruiser' } },
      hands: { bob: ['economic-initiative'] },
      technologies: { bob: ['transit-diodes'] },
      change: (state) => {
        state.seats.ann.promissoryNotes = [];
        state.seats[to].promissoryNotes.push(iff);
        change(state);
      },
    },
    'bob',
  );
const handOver = (t: ReturnType<typeof dealing>) => {
  t.ann.offers('bob', { give: { promissoryNote: iff } });
  return t.bob.accepts().table;
};

test('Creuss Iff note 1: playable when received as the turn starts', () => {
  const t = handOver(dealing('ann'));
  expect(t.options('bob', 'window')).toContain(iff);
});

test('Creuss Iff note 1a: allows one use per turn', () => {
  const t = handOver(dealing('ann')).bob.plays('creuss-iff').chooses('alpha@28', 'wormhole-site').table;
  expect(t.state.seats.ann.promissoryNotes).toEqual([iff]);
  expect(() => handOver(t)).toThrow('You have already made a transaction with this player this turn.');
});

test('Creuss Iff note 1b: regained after use, it waits a turn', () => {
  const t = dealing('bob').bob.plays('creuss-iff').chooses('alpha@28', 'wormhole-site').table;
  handOver(t);
  expect(t.state.seats.bob.promissoryNotes).toContain(iff);
  expect(t).toAsk('bob turn');
});

const gone: Setting['change'] = (state) => {
  state.seats.cat.eliminated = true;
  state.planets.jord.controller = 'bob';
};

test('Creuss Iff note 4: excludes eliminated players’ homes', () => {
  const t = dealing('bob', gone).bob.plays('creuss-iff').table;
  expect(t.options('bob').some((key) => key.endsWith(`@${t.state.seats.cat.home}`))).toBe(false);
});

test('Wormhole Generator Ω note 1, Wormhole Generator Ω note 2: token may stay', () => {
  const t = turn({
    technologies: { ann: ['wormhole-generator'] },
    change: (state) => {
      gone(state);
      state.planets.jord.controller = 'ann';
      state.systems['27'].markers = wormholeTokens('alpha');
    },
  }).ann.uses('wormhole-generator').table;
  expect(t.options('ann', 'wormhole-site')).toContain('alpha@27');
  expect(t.options('ann', 'wormhole-site')).not.toContain('beta@01');
  t.ann.chooses('alpha@27', 'wormhole-site');
  expect(wormholesIn(t.game, '27')).toEqual(['alpha']);
  t.ann.endsTurn();
});

test('Hil Colish note 2a: its wormhole moves with it', () => {
  const t = moving('17', { space: { 27: { ann: '1 flagship' } } });
  expect(isAdjacent(t.game, '27', '51')).toBe(true);
  t.ann.moves('flagship from 27');
  expect([isAdjacent(t.game, '27', '51'), isAdjacent(t.game, '27', '17')]).toEqual([false, false]);
});

test('Hil Colish note 4: two movement parts make one cannon step', () => {
  const t = at({ ...hil(), ground: { lodor: { bob: '1 pds' } } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('26')
    .moves('flagship from 27, carrier from 17, move-first').table;
  t.bob.holdsFire();
  expect(t.asks('bob', 'use-space-cannon')).toBe(false);
});

test('Hil Colish note 5: PDS II fires through its wormhole', () => {
  const fire = (space: string) =>
    at({
      active: 'bob',
      technologies: { ann: ['pds-ii'] },
      space: { 27: { bob: '1 cruiser', ann: space } },
      ground: { creuss: { ann: '1 pds' } },
    })
      .begin(spaceCannonOffense, { seat: 'bob', system: '27' })
      .stopsAt();
  expect([fire('1 flagship'), fire('1 cruiser')]).toEqual([['ann use-space-cannon'], []]);
});

test('Hil Colish note 6: opponents may use its wormhole', () => {
  const through = (technologies: string[]) =>
    moving(
      '28',
      { technologies: { bob: technologies }, space: { 27: { ann: '1 flagship' }, 17: { bob: '1 cruiser' } } },
      'bob',
    ).stopsAt();
  expect([through(['light-wave-deflector']), through([])]).toEqual([['bob move-ships'], []]);
});

test('Hil Colish note 7, Hil Colish note 8: retreats use its wormhole', () => {
  const t = load(
    at({
      active: 'bob',
      space: { 27: { ann: '1 flagship, 1 cruiser', bob: '1 cruiser' }, 17: { ann: '1 destroyer' } },
    }),
    1,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });
  t.ann.retreats();
  if (t.asks('ann', 'retreat-to')) t.ann.retreatsTo('17');
  expect(t.units('ann', { system: '17' })).toBe('1 cruiser, 1 destroyer, 1 flagship');
});

test('Hil Colish note 7a: losing it blocks the opponent’s retreat', () => {
  const t = load(
    at({
      active: 'bob',
      space: { 27: { ann: '1 flagship (damaged), 1 carrier', bob: '2 cruiser' }, 17: { bob: '1 destroyer' } },
    }),
    10,
    1,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });
  t.game.roll = ((first) => (label, count) =>
    t.facts('dice-rolled').length < 2
      ? first(label, count)
      : Array<number>(count).fill(t.facts('dice-rolled').length % 2 ? 1 : 10))(t.game.roll);
  t.ann.stays().bob.retreats().ann.loses('flagship (damaged)');
  expect(t.facts('ships-withdrawn')).toEqual([]);
  expect(t.units('bob', { system: '27' })).toBe('2 cruiser');
});

test('Dimensional Splicer note 2: produces one hit, whatever the wormholes', () => {
  const t = load(
    splice('26', { space: { 26: { ann: '1 flagship', bob: '3 fighter' } } }),
    1,
    1,
    1,
    10,
    10,
    10,
  ).ann.uses('dimensional-splicer').table;
  expect(t.facts('unit-destroyed').filter(({ purpose }) => purpose === 'ability')).toHaveLength(1);
  t.leaves('ann', 'announce-retreat');
});

test('Dimensional Splicer note 4: Shields Holding cancels the hit', () => {
  const t = load(
    splice('26', { hands: { bob: ['shields-holding'] }, space: { 26: { ann: '1 cruiser', bob: '1 carrier' } } }),
    1,
    10,
  )
    .ann.uses('dimensional-splicer')
    .bob.plays('shields-holding').table;
  expect(t.units('bob')).toBe('1 carrier');
});

test('Dimensional Splicer note 5a: sustaining the hit allows Direct Hit', () => {
  const t = splice('26', {
    hands: { ann: ['direct-hit'] },
    space: { 26: { ann: '1 cruiser', bob: '1 dreadnought' } },
  }).ann.uses('dimensional-splicer').table;
  t.bob.sustains('dreadnought').ann.plays('direct-hit');
  expect(t.units('bob')).toBe('');
});
