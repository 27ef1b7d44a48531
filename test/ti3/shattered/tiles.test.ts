import { expect, test } from 'vitest';
import { resolveRuleText } from '#ti3/discord/help/rules.ts';
import { routesBetween } from '#ti3/rules/movement/routes.ts';
import { narrate } from '#ti3/views/index.ts';
import { asked, play, refused, reply } from '../content/third-game.ts';
import { table, type Laid } from '../table.ts';
import { empire, empireWith } from './empire.ts';

const storm = (more: Laid = {}) =>
  table({ from: empire, places: { 'ion-storm-1': [4, 0], 'empty-4': [5, 0] }, ...more });

test('E3 17.4 ion storms stop ships and block PDS fire', () => {
  const t = storm({
    space: { 'ion-storm-1': 'ann cruiser', 'empty-3': 'ann cruiser' },
    ground: { saudor: 'bob pds' },
    technologies: { bob: ['deep-space-cannon'] },
  });
  expect(routesBetween(t.game, 'ann', 'saudor', 'ion-storm-1', 2)).toHaveLength(1);
  expect(routesBetween(t.game, 'ann', 'saudor', 'empty-4', 2)).toEqual([]);
  t.begins('pds-fire', { seat: 'ann', system: 'ion-storm-1' });
  expect(t.asked).toEqual([]);
  t.begins('pds-fire', { seat: 'ann', system: 'empty-3' });
  expect(t.asked).toEqual(['bob: fire-pds']);
});

test('E3 17.4 fighters cannot fight in an ion storm', () => {
  const t = storm({ space: { 'ion-storm-1': 'ann cruiser, 2 fighter; bob 2 fighter' } });
  t.dice(10, 10).battle('ion-storm-1');
  expect(t.rolls.every((roll) => roll.endsWith(': 1'))).toBe(true);
  expect(t.winners).toEqual(['ann']);
  const none = storm({ space: { 'ion-storm-1': 'ann 2 fighter; bob fighter' } }).battle('ion-storm-1');
  expect([none.winners, none.at('ion-storm-1', 'ann'), none.rolls]).toEqual([['bob'], '', []]);
});

test('E3 11.4 exhausted planets may use their trade station instead', () => {
  const game = empireWith(['sol', 'yin', 'saar']);
  const { state } = game;
  const laid = {
    'arcturus-sumerian': ['sumerian'],
    primor: ['primor'],
    mirage: ['mirage'],
    'bellatrix-tsion': ['tsion'],
  };
  for (const [system, planets] of Object.entries(laid)) {
    state.systems[system] ??= {
      id: system,
      position: '424',
      counters: [],
      planets: empire.tiles[system].planets.map(({ id }) => id),
    };
    for (const { id } of empire.tiles[system].planets)
      state.planets[id] ??= { id, system, owner: null, exhausted: false };
    for (const planet of planets) Object.assign(state.planets[planet], { owner: 'p1', exhausted: planet !== 'tsion' });
  }
  state.planets.jord.exhausted = true;
  state.seats.p1.counters.fleet = 3;
  play(game, 'use-stations', {});
  const { spec, player } = asked(game);
  expect([player, spec.kind === 'choose' && spec.options.map(({ key }) => key).sort()]).toEqual([
    'p1',
    ['mirage', 'primor', 'sumerian'],
  ]);
  expect(refused(game, ['jord'])).toMatch(/not among/);
  reply(game, ['sumerian', 'primor']);
  expect(state.seats.p1.tradeGoods).toBe(2);
  expect(
    Object.values(state.units)
      .filter(({ planet }) => planet === 'primor')
      .map(({ type }) => type),
  ).toEqual(['ground-force', 'ground-force']);
  expect(narrate(game, state.facts, null).join(' ')).toMatch(
    /Sol leaves Sumerian exhausted and gains trade goods instead\. /,
  );
});

test('E3 11.4 a used trade station planet stays exhausted', () => {
  const game = empireWith(['sol', 'yin', 'winnu']);
  const { state } = game;
  state.systems['arcturus-sumerian'] ??= {
    id: 'arcturus-sumerian',
    position: '424',
    counters: [],
    planets: ['arcturus', 'sumerian'],
  };
  for (const id of ['arcturus', 'sumerian'])
    state.planets[id] = { id, system: 'arcturus-sumerian', owner: 'p1', exhausted: true };
  play(game, 'status-phase', {});
  expect(asked(game).question).toBe('use-stations');
  reply(game, ['sumerian']);
  expect([state.planets.sumerian.exhausted, state.planets.arcturus.exhausted]).toEqual([true, false]);
});

test('E3 11.4 help says what each planet gives if it stays exhausted', () => {
  const { book } = empireWith(['sol', 'yin', 'winnu']);
  const stations = Object.values(book.planets).filter(({ station }) => station !== undefined);
  const first = 'When planets are refreshed: you may leave this one exhausted to';
  expect(
    Object.fromEntries(
      stations.map(({ id, name }) => [id, resolveRuleText(book, `planet ${id}`).replace(`**${name}** (planet)\n`, '')]),
    ),
  ).toEqual({
    'hopes-end': `3 resources, 0 influence. ${first} place 2 free shock troops on it (only with the option Shock troops) (E3 11.4).`,
    mirage: `1 resource, 2 influence. ${first} place 2 free fighters in its system (E3 11.4).`,
    primor: `2 resources, 1 influence. ${first} place 2 free ground forces on it (E3 11.4).`,
    sumerian: `2 resources, 2 influence. ${first} gain 2 trade goods (E3 11.4).`,
    tsion: `2 resources, 2 influence. ${first} gain 2 trade goods (E3 11.4).`,
  });
});
