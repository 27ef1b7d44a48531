import { expect, test } from 'vitest';
import { table, type Laid, type Table } from '../table.ts';

const invaded = (laid: Laid, planets: string[] = ['saudor']): Table =>
  table(laid).begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets });
const bobs = { saudor: 'bob 2 ground-force, pds; ann ground-force' };

test('E3 8.1 Graviton Negator: dreadnoughts bombard past PDS when invading', () => {
  const space = { saudor: 'ann dreadnought' };
  const negator = { ann: ['graviton-negator'] };
  expect(invaded({ space, ground: bobs, technologies: negator }).choices).toEqual(['dreadnought>saudor']);
  expect(invaded({ space, ground: { saudor: 'bob ground-force, pds' }, technologies: negator }, []).asked).toEqual([]);
});

test('E3 8.3 Graviton Negator: fighters join the invasion from space', () => {
  const laid: Laid = {
    space: { saudor: 'ann carrier, 3 fighter' },
    ground: { saudor: 'bob ground-force; ann ground-force' },
    technologies: { ann: ['graviton-negator'] },
  };
  const fight = invaded(laid);
  expect([fight.asked, fight.choices]).toEqual([['ann: join-invasions'], ['fighter>saudor']]);
  fight.dice(1, 1, 1, 8).says('ann', { 'fighter>saudor': 2 });
  expect([fight.rolls, fight.asked]).toEqual([['ground ann: 3', 'ground bob: 1'], ['ann: lose-in-invasion']]);
  fight.dice(1, 1, 8).dice(9, 1).says('ann', { 'ground-force': 1 });
  // Nobody of Ann's is on the planet any more, and Bob's last one fights on against what is in space.
  expect(fight.at('saudor', 'ann')).toBe('carrier, 2 fighter');
  expect([fight.on('saudor', 'bob'), fight.game.state.planets.saudor.owner]).toEqual(['', 'bob']);
  expect(invaded(laid).dice(8).dice(1).says('ann', {}).winners).toEqual(['ann']);
  expect(invaded({ ...laid, technologies: {} }, []).asked).toEqual([]);
});

test('E3 8.1 X-89 kills ground forces and discards one’s hand', () => {
  const begun = (space: string, planets = ['saudor']): Table => {
    const fight = table({ space: { saudor: space }, ground: bobs, technologies: { ann: ['x-89-bacterial-weapon'] } });
    fight.game.state.seats.ann.actionCards = ['sabotage#1', 'plague#1'];
    return fight.begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets });
  };
  const fight = begun('ann war-sun');
  expect([fight.asked, fight.choices]).toEqual([['ann: window'], ['x-89-bacterial-weapon']]);
  fight.dice(1).says('ann', 'x-89-bacterial-weapon');
  expect([fight.game.state.planets.saudor.owner, fight.on('saudor', 'ann')]).toEqual(['ann', 'ground-force']);
  expect(fight.game.state.seats.ann.actionCards).toEqual([]);
  // A dreadnought that cannot bombard a planet with PDS cannot do this either, nor can a cruiser.
  for (const ship of ['ann dreadnought', 'ann cruiser']) expect(begun(ship, []).asked).toEqual([]);
});

test('E3 8.4 Dacxive Animators: casualties become ground forces on a 6', () => {
  const laid: Laid = {
    ground: { saudor: 'bob 2 ground-force; ann 2 ground-force' },
    technologies: { ann: ['dacxive-animators'] },
  };
  const won = table(laid).dice(8, 1, 8, 1).dice(8).dice(1).dice(6, 5, 10);
  won.begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(won.rolls.at(-1)).toBe('dacxive-animators: 3');
  expect([won.on('saudor', 'ann'), won.on('saudor', 'bob')]).toEqual(['3 ground-force', '']);
  const lost = table(laid).dice(1, 1, 8, 8);
  lost.begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(lost.rolls).toHaveLength(2);
});

test('E3 8.5 Gen Synthesis: a lost ground force returns on a 5', () => {
  const laid: Laid = {
    ground: { saudor: 'bob 2 ground-force; ann ground-force', hercant: 'bob', arretze: 'bob' },
    technologies: { bob: ['gen-synthesis'] },
  };
  const begun = (at: Table): Table =>
    at.begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  const fight = begun(table(laid).dice(8, 1, 1));
  expect([fight.asked, fight.choices]).toEqual([['bob: choose-planet'], ['arretze', 'hercant', 'kamdorn']]);
  fight.dice(5).dice(1, 8).says('bob', 'hercant');
  expect([fight.on('hercant', 'bob'), fight.rolls[2], fight.winners]).toEqual([
    'ground-force',
    'gen-synthesis: 1',
    ['bob'],
  ]);
  const away = begun(
    table({ ...laid, ground: { saudor: laid.ground?.saudor ?? '', kamdorn: 'ann' } })
      .dice(8, 1, 1)
      .dice(1, 8),
  );
  expect(away.rolls.some((roll) => roll.startsWith('gen'))).toBe(false);
});
