import { expect, test } from 'vitest';
import { hasPlanetaryShield } from '#ti4/rules/invasion/bombardment.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { definitionFor } from '#ti4/rules/units/units.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Embers of Muaat.
const seats = { ann: 'muaat', bob: 'l1z1x', cat: 'sol' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const turn = (setting: Setting = {}, seat = 'ann') =>
  at({ active: seat, ...setting }).begin('turn', { seat, performed: 0 });

test('Star Forge: 2 fighters beside a war sun, for a strategy token', () => {
  const t = turn({ space: { 27: { ann: '1 war-sun' }, 28: { ann: '1 cruiser' } } }).ann.uses('star-forge').table;
  expect(t.options('ann').sort()).toEqual(['destroyer@27', 'fighter@27']);
  t.ann.chooses('fighter', 'star-forge');
  expect(t.units('ann', { system: '27' })).toBe('2 fighter, 1 war-sun');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  t.ann.endsTurn();
});

test('Star Forge: places a destroyer, from the board if necessary', () => {
  const t = turn({ space: { 27: { ann: '1 war-sun' } } })
    .ann.uses('star-forge')
    .chooses('destroyer', 'star-forge').table;
  expect(t.units('ann', { system: '27' })).toBe('1 destroyer, 1 war-sun');
  const all = turn({
    space: { 27: { ann: '1 war-sun' }, 28: { ann: '8 destroyer' } },
    change: (state) => {
      state.seats.ann.tokens.fleet = 8;
    },
  });
  all.ann.uses('star-forge').chooses('destroyer', 'star-forge').chooses("Tequ'ran and Torkan", 'unit-to-take');
  expect(all.units('ann', { system: '27' })).toBe('1 destroyer, 1 war-sun');
  expect(all.units('ann', { system: '28' })).toBe('7 destroyer');
  t.ann.endsTurn();
  all.ann.endsTurn();
});

test('Star Forge: works in a system with Muaat’s own token', () => {
  const t = turn({
    space: { 27: { ann: '1 war-sun' } },
    change: (state) => {
      state.systems['27'].tokens.push('ann');
    },
  }).ann.uses('star-forge').table;
  expect(t.options('ann')).toContain('fighter@27');
});

test('Star Forge note 1: needs a war sun and a strategy token', () => {
  expect(turn().ann.refusal('star-forge', 'turn')).toBe('You have no war sun on the board.');
  expect(
    turn({
      space: { 27: { ann: '1 war-sun' } },
      change: (state) => {
        state.seats.ann.tokens.strategy = 0;
      },
    }).ann.refusal('star-forge', 'turn'),
  ).toBe('You have no command token in your strategy pool.');
});

// A supernova (43) lies between Ann's cruiser in 19 (201) and Mecatol Rex, in the place of 26.
const nova = (more: Setting = {}): Setting => ({
  board: { 101: '43', 102: '44', 106: '45' },
  space: { 19: { ann: '1 cruiser' } },
  ...more,
});
const moving = (system: string, setting: Setting, seat = 'ann') =>
  at({ active: seat, ...setting }).begin(movement, { seat, system });

test('Gashlai Physiology: ships pass through a supernova', () => {
  expect(moving('18', nova()).options('ann')).toEqual(['cruiser@19']);
  expect(moving('18', nova({ space: { 19: { bob: '1 cruiser' } } }), 'bob')).toAsk();
});

test('Gashlai Physiology: ships do not end their movement there', () => {
  expect(moving('43', nova())).toAsk();
});

test('Magmus Reactor: ships move into supernovas', () => {
  const t = moving('43', nova({ technologies: { ann: ['magmus-reactor'] } })).ann.moves('cruiser from 19').table;
  expect(t.units('ann', { system: '43' })).toBe('1 cruiser');
});

const reactor = (more: Setting = {}): Setting => ({
  ...nova(),
  technologies: { ann: ['magmus-reactor'] },
  planets: { ann: ['muaat'] },
  space: { 43: { ann: '1 carrier, 1 cruiser' } },
  ...more,
});

test('Magmus Reactor: a supernova with Muaat units has Production 5', () => {
  const t = at(reactor()).begin(produceUnits, { seat: 'ann', system: '43' });
  const spec = t.spec('ann', 'units-to-produce');
  expect(spec.kind === 'allot' && spec.limits?.find((limit) => limit.measure === 'units')?.atMost).toBe(5);
  t.ann.produces('2 fighter in space, 2 infantry in space').pays('muaat');
  expect(t.units('ann', { system: '43' })).toBe('1 carrier, 1 cruiser, 2 fighter, 2 infantry');
});

test('Magmus Reactor: produces only in supernovas and only with the technology', () => {
  expect(
    at(reactor({ space: { 27: { ann: '1 carrier' } } })).begin(produceUnits, { seat: 'ann', system: '27' }),
  ).toAsk();
  expect(at(reactor({ technologies: {} })).begin(produceUnits, { seat: 'ann', system: '43' })).toAsk();
});

test('Magmus Reactor Ω note 1: a unit in a supernova prevents elimination', () => {
  const lose = (setting: Setting) => {
    const t = at(setting);
    t.state.planets.muaat.controller = 'bob';
    return t.begin(gainControl, { seat: 'bob', planet: 'lodor' }).state.seats.ann.eliminated;
  };
  const plain: Setting = { space: { 43: { ann: '1 cruiser' } }, board: { 301: '43' } };
  expect(lose({ ...plain, board: { 103: '43' }, technologies: { ann: ['magmus-reactor'] } })).toBeUndefined();
  expect(lose({ ...plain, board: { 103: '43' } })).toBe(true);
});

test('Prototype War Sun: Muaat starts with it; it disables Planetary Shield', () => {
  const t = at({ ground: { lodor: { bob: '1 pds' } }, space: { 26: { ann: '1 war-sun' } } });
  expect(definitionFor(t.game, 'ann', 'war-sun')).toMatchObject({ cost: 12, move: 1 });
  expect(hasPlanetaryShield(t.game, 'ann', 'lodor')).toBe(false);
  expect(hasPlanetaryShield(at({ ground: { lodor: { bob: '1 pds' } } }).game, 'ann', 'lodor')).toBe(true);
  expect(definitionFor(t.game, 'bob', 'war-sun').cost).toBeUndefined();
});

test('Prototype War Sun II: cheaper, faster and still disables Planetary Shield', () => {
  const t = at({
    technologies: { ann: ['prototype-war-sun-ii'] },
    ground: { lodor: { bob: '1 pds' } },
    space: { 26: { ann: '1 war-sun' } },
  });
  expect(definitionFor(t.game, 'ann', 'war-sun')).toMatchObject({ cost: 10, move: 3 });
  expect(hasPlanetaryShield(t.game, 'ann', 'lodor')).toBe(false);
  expect(hasPlanetaryShield(t.game, 'bob', 'lodor')).toBe(false);
});

test('The Inferno: a cruiser in its system, for a strategy token', () => {
  const t = turn({ space: { 27: { ann: '1 flagship' } } }).ann.uses('the-inferno').table;
  expect(t.units('ann', { system: '27' })).toBe('1 cruiser, 1 flagship');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  t.ann.endsTurn();
});

test('The Inferno: not unless it is on the board', () => {
  expect(turn().ann.refusal('the-inferno', 'turn')).toBe('The Inferno is not on the board.');
});

const fires = (setting: Setting = {}) =>
  turn(
    {
      ...setting,
      change: (state) => {
        state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
          (note) => note !== 'fires-of-the-gashlai@ann',
        );
        state.seats.bob.promissoryNotes.push('fires-of-the-gashlai@ann');
        setting.change?.(state);
      },
    },
    'bob',
  );

test('Fires of the Gashlai: Muaat’s fleet token buys the war sun upgrade', () => {
  const t = fires().bob.plays('fires-of-the-gashlai').table;
  expect(Object.keys(t.state.seats.bob.technologies)).toContain('war-sun');
  expect(definitionFor(t.game, 'bob', 'war-sun')).toMatchObject({ cost: 12, move: 2 });
  expect(t.state.seats.ann.tokens.fleet).toBe(2);
  expect(t.state.seats.ann.promissoryNotes).toContain('fires-of-the-gashlai@ann');
  t.bob.endsTurn();
});

test('Fires of the Gashlai note 1: needs a fleet token, no upgrade', () => {
  expect(fires({ technologies: { bob: ['war-sun'] } }).bob.refusal('fires-of-the-gashlai', 'turn')).toBe(
    'You already own your war sun upgrade.',
  );
  expect(
    fires({
      change: (state) => {
        state.seats.ann.tokens.fleet = 0;
      },
    }).bob.refusal('fires-of-the-gashlai', 'turn'),
  ).toBe('Muaat has no token in their fleet pool.');
});

test('Fires of the Gashlai: Muaat does not use its own', () => {
  expect(turn().names('ann', 'turn')).not.toContain('fires-of-the-gashlai');
});
