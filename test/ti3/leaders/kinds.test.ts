import { expect, test } from 'vitest';
import { chooseProduction } from '#ti3/rules/production/production.ts';
import { specialtiesOf } from '#ti3/rules/planets/planets.ts';
import { movementTo } from '#ti3/rules/movement/routes.ts';
import { ledTable, whereIs } from './led-table.ts';

const invaded = (planets = ['saudor']) => ({ seat: 'ann', system: 'saudor', planets });
const bonuses = (at: ReturnType<typeof ledTable>, purpose: string): number[][] =>
  at.told('dice-rolled').flatMap((fact) => (fact.purpose === purpose ? [fact.dice.map(({ bonus }) => bonus)] : []));

test('E3 20.10 an Admiral’s ship rolls an extra space battle die', () => {
  const at = ledTable(
    { space: { 'empty-2': 'ann 2 cruiser; bob 2 cruiser' } },
    { ann: { admiral: 'cruiser@empty-2' } },
  );
  at.dice(10, 10, 1).dice(1, 1).battle();
  expect(at.rolls).toEqual(['space ann: 3', 'space bob: 2']);
  const gun = ledTable(
    { space: { 'empty-2': 'ann 2 destroyer; bob destroyer, fighter' } },
    { ann: { admiral: 'destroyer@empty-2' } },
  );
  gun.dice(10, 1, 1, 1).dice(10, 10, 1).dice(1).battle();
  expect(gun.rolls.slice(0, 2)).toEqual(['barrage ann: 4', 'space ann: 3']);
});

test('E3 20.10 an Admiral adds 1 movement to a dreadnought only', () => {
  const laid = { space: { 'empty-1': 'ann 2 dreadnought', 'empty-3': 'ann carrier' }, ground: { jord: 'ann' } };
  const at = ledTable(laid, { ann: { 'admiral-1': 'dreadnought@empty-1', 'admiral-2': 'carrier@empty-3' } });
  const [led, alone] = Object.values(at.game.state.units).sort((a) =>
    a.id === at.game.state.leaders?.['ann-admiral-1'].ship ? -1 : 1,
  );
  expect([led, alone].map(({ id }) => movementTo(at.game, 'ann', 'dreadnought', 'empty-1', 'saudor', id))).toEqual([
    2, 1,
  ]);
  const carrier = at.game.state.leaders?.['ann-admiral-2'].ship;
  expect(movementTo(at.game, 'ann', 'carrier', 'empty-3', 'empty-1', carrier)).toBe(1);
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-3');
  if (at.asked[0] === 'ann: board-leaders') at.says('ann', {});
  expect(at.choices).toEqual(['dreadnought+ann-admiral-1@empty-1']);
});

test('E3 20.10 an attacking Admiral prevents retreat without a defending one', () => {
  const laid = {
    space: { 'empty-2': 'ann cruiser; bob cruiser' },
    counters: { 'empty-1': ['ann' as const], 'empty-3': ['bob' as const] },
  };
  const led = ledTable(laid, { ann: { admiral: 'cruiser@empty-2' } }).battle();
  expect(led.asked).toEqual(['ann: announce-withdrawal']);
  led.dice(1, 1).dice(1).says('ann', 'stay');
  expect(led.asked).toEqual(['ann: announce-withdrawal']);
  const both = ledTable(laid, { ann: { admiral: 'cruiser@empty-2' }, bob: { admiral: 'cruiser@empty-2' } })
    .battle()
    .says('ann', 'stay');
  expect(both.asked).toEqual(['bob: announce-withdrawal']);
  const attacked = ledTable(laid, { bob: { admiral: 'cruiser@empty-2' } }).battle();
  expect(attacked.asked).toEqual(['ann: announce-withdrawal']);
  const early = ledTable(
    { ...laid, abilities: { bob: ['early-retreat'] } },
    { ann: { admiral: 'cruiser@empty-2' } },
  ).battle();
  expect(early.asked).toEqual(['ann: announce-withdrawal']);
});

test('E3 20.11 PDS do not fire at an Agent’s landing', () => {
  const ground = { saudor: 'bob ground-force, 2 pds; ann ground-force', jord: 'ann' };
  const at = ledTable({ ground }, { ann: { agent: 'saudor' } })
    .dice(1)
    .dice(10, 1)
    .begins('bombard-and-invade', invaded());
  expect(at.rolls[0]).toBe('ground ann: 1');
  const elsewhere = ledTable({ ground }, { ann: { agent: 'jord' } })
    .dice(1, 1)
    .dice(1, 10);
  expect(elsewhere.begins('bombard-and-invade', invaded()).rolls[0]).toBe('landing-fire bob: 2');
});

test('E3 20.11 an Agent may capture PDS and docks', () => {
  const ground = { saudor: 'bob ground-force, 2 pds, space-dock; ann ground-force', jord: 'ann' };
  const won = (led: object) => ledTable({ ground }, led).dice(10).dice(1).begins('bombard-and-invade', invaded());
  const at = won({ ann: { agent: 'saudor' } });
  expect(at.asked).toEqual(['ann: window']);
  at.says('ann', 'ann-agent');
  expect([at.on('saudor', 'ann'), at.on('saudor', 'bob')]).toEqual(['ground-force, 2 pds, space-dock', '']);
  expect(at.game.state.planets.saudor.owner).toBe('ann');
  expect(at.told('units-destroyed').map(({ units }) => units)).toEqual([{ 'ground-force': 1 }]);
  const declined = won({ ann: { agent: 'saudor' } });
  declined.says('ann', []);
  expect([declined.on('saudor', 'ann'), declined.on('saudor', 'bob')]).toEqual(['ground-force', '']);
});

test('E3 20.11 an Agent may be spent to cancel an action card', () => {
  const at = ledTable({ ground: { jord: 'ann' } }, { bob: { agent: 'arretze' } });
  at.game.state.seats.ann.actionCards = ['rise-of-a-messiah#1', 'sabotage#1'];
  at.game.state.seats.bob.actionCards = [];
  const goods = at.game.state.seats.ann.tradeGoods;
  at.begins('turn', { seat: 'ann', done: 0 }).says(
    'ann',
    at.choices.find((key) => key.includes('rise-of-a-messiah')) ?? '',
  );
  while (at.asked[0]?.startsWith('ann')) at.says('ann', at.choices.slice(0, 1));
  expect(at.asked).toEqual(['bob: window']);
  // What else an Agent does is not said here.
  expect(at.spec).toMatchObject({ options: [{ hint: 'Remove this Agent from the game to cancel the card.' }] });
  at.says('bob', 'bob-agent/1');
  expect([whereIs(at, 'bob-agent'), at.game.state.seats.ann.tradeGoods]).toEqual(['given-up', goods]);
  expect(at.told('action-card-cancelled')).toMatchObject([{ seat: 'ann', by: 'agent' }]);
});

test('E3 20.11 the prompt names each available Agent', () => {
  const at = ledTable({ ground: { jord: 'ann' } }, {});
  at.game.state.leaders = Object.fromEntries(
    ['ssruu', 'thilinn'].map((id) => [id, { id, type: 'agent', owner: 'bob', planet: 'arretze' }]),
  );
  at.game.state.seats.ann.actionCards = ['rise-of-a-messiah#1'];
  at.begins('turn', { seat: 'ann', done: 0 }).says(
    'ann',
    at.choices.find((key) => key.includes('rise-of-a-messiah')) ?? '',
  );
  while (at.asked[0]?.startsWith('ann')) at.says('ann', at.choices.slice(0, 1));
  expect(at.spec).toMatchObject({ options: [{ label: 'Agent Ssruu' }, { label: 'Agent Thilinn' }] });
});

test('E3 20.13 an attacking General rerolls two missed dice', () => {
  const ground = { saudor: 'bob ground-force; ann 3 ground-force', jord: 'ann' };
  const at = ledTable({ ground }, { ann: { general: 'saudor' } })
    .dice(1, 2, 3)
    .dice(4, 5)
    .dice(1)
    .dice(1, 8, 1)
    .dice(1, 1)
    .dice(1);
  at.begins('bombard-and-invade', invaded());
  expect(at.rolls).toEqual([
    'ground ann: 3',
    'again general: 2',
    'ground bob: 1',
    'ground ann: 3',
    'again general: 2',
    'ground bob: 1',
  ]);
  const two = ledTable({ ground }, { ann: { 'general-1': 'saudor', 'general-2': 'saudor' } })
    .dice(1, 8, 3)
    .dice(4, 5)
    .dice(1);
  expect(two.begins('bombard-and-invade', invaded()).rolls[1]).toBe('again general: 2');
});

test('E3 20.13 a defending General gives +1 and bombardment -4', () => {
  const laid = {
    space: { saudor: 'ann dreadnought' },
    ground: { saudor: 'bob 2 ground-force; ann ground-force', jord: 'ann' },
  };
  const at = ledTable(laid, { bob: { 'general-1': 'saudor', 'general-2': 'saudor' } });
  at.dice(8).dice(1).dice(7, 1).begins('bombard-and-invade', invaded()).says('ann', { 'dreadnought>saudor': 1 });
  expect([bonuses(at, 'bombardment'), bonuses(at, 'ground')]).toEqual([[[-4]], [[0], [1, 1]]]);
  expect(at.on('saudor', 'bob')).toBe('2 ground-force');
});

test('E3 20.14 a Scientist doubles the planet’s technology specialty', () => {
  const planets = Object.values(ledTable({}, {}).game.book.planets);
  const [special] = planets.filter(
    ({ id, specialties }) => specialties.length && ['arnor', 'lor', 'tarmann', 'saudor'].includes(id),
  );
  const count = (led: object): number => specialtiesOf(ledTable({ ground: { [special.id]: 'ann', jord: 'ann' } }, led).game, 'ann', special.specialties[0]); // prettier-ignore
  expect([count({ ann: { scientist: 'jord' } }), count({ ann: { scientist: special.id } })]).toEqual([1, 2]);
});

test('E3 20.14 a new space dock costs 2 beside a Scientist', () => {
  const offer = (led: object): string[] => {
    const { game } = ledTable({ ground: { saudor: 'ann ground-force', jord: 'ann' } }, led);
    game.state.seats.ann.tradeGoods = 4;
    const spec = chooseProduction.spec(game, 'ann', { systems: ['saudor'] });
    return spec.kind === 'choose' ? spec.options.map(({ label }) => label) : [];
  };
  expect(offer({ ann: { scientist: 'saudor' } })[0]).toMatch(/\(2 resources\)$/);
  expect(offer({ ann: { scientist: 'jord' } })[0]).toMatch(/\(4 resources\)$/);
});

test('E3 20.14 a Scientist gives PDS +1 against fleets and landings', () => {
  const laid = {
    space: { saudor: 'ann cruiser' },
    ground: { saudor: 'bob pds, ground-force; ann ground-force', jord: 'ann' },
  };
  const at = ledTable(laid, { bob: { scientist: 'saudor' } })
    .dice(1)
    .dice(10)
    .dice(1)
    .dice(10);
  at.begins('bombard-and-invade', invaded());
  expect([bonuses(at, 'landing-fire'), bonuses(at, 'ground')[1]]).toEqual([[[1]], [0]]);
  const fleet = ledTable(laid, { bob: { scientist: 'saudor' } }).begins('pds-fire', { seat: 'ann', system: 'saudor' });
  fleet.dice(1).says('bob', fleet.choices[0]);
  expect(bonuses(fleet, 'pds')).toEqual([[1]]);
});

test('E3 20.14 a Scientist with a PDS stops war sun bombardment', () => {
  const laid = { space: { saudor: 'ann war-sun' }, ground: { saudor: 'bob pds, ground-force', jord: 'ann' } };
  const at = (led: object) => ledTable(laid, led).begins('bombard-and-invade', invaded([]));
  expect([at({ bob: { scientist: 'saudor' } }).asked, at({ bob: { scientist: 'arretze' } }).asked]).toEqual([
    [],
    ['ann: bombard'],
  ]);
});
