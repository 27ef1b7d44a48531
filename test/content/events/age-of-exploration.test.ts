import { expect, test } from 'vitest';
import { describeCloseUp } from '#ti4/render/alt-text.ts';
import { composeMap } from '#ti4/render/board/board.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { layTile } from '#ti4/rules/setup/new-state.ts';
import { tilesWithBack } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { frontierToken, onTop } from '../../rules/exploring.ts';
import { load } from '../../rules/loaded-dice.ts';
import type { Setting, TestTable } from '../../rules/table.ts';
import { playing } from './at.ts';

const ID = 'age-of-exploration';
const DO = `component:${ID}`;
const TAP = 'dark-energy-tap';
const lay = playing(ID);
/** Ann, whose turn it is, has the technology. 19 to 25 and 32 to 36 lie in the outer ring, homes beyond 19, 25 and 33. */
const begun = (setting: Setting = {}, ...faces: number[]): TestTable =>
  load(lay({ technologies: { ann: [TAP] }, space: { 20: { ann: '1 cruiser' } }, ...setting }), ...faces).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
const offered = (t: TestTable): boolean => t.options('ann', 'turn').includes(DO);
const at = (t: TestTable, position: string) => Object.values(t.state.systems).find((one) => one.position === position);

test('Age of Exploration: a 4 places a red tile, a 5 blue', () => {
  const red = begun({}, 4, 2);
  const unused = (t: TestTable, back: 'red' | 'blue'): string[] =>
    tilesWithBack(t.game.book, back).filter((tile) => !t.state.systems[tile]);
  const [, second] = unused(red, 'red');
  red.ann.performs(DO).chooses('20', 'choose-system').chooses('303', 'place-of-new-tile').endsTurn();
  expect(at(red, '303')?.id).toBe(second);
  expect(isAdjacent(red.game, second, '20')).toBe(true);
  expect(red.state.seats.ann.technologies[TAP].exhausted).toBe(true);
  const blue = begun({}, 5, 1);
  const [first] = unused(blue, 'blue');
  blue.ann.performs(DO).chooses('20', 'choose-system').chooses('303', 'place-of-new-tile').endsTurn();
  expect(at(blue, '303')?.id).toBe(first);
  expect(
    first && blue.state.systems[first].planets.every((planet) => blue.state.planets[planet].controller === null),
  ).toBe(true);
});

test('Age of Exploration: tiles without planets get frontier tokens', () => {
  const placed = (face: number): TestTable => {
    const t = begun({}, face, 1);
    t.ann.performs(DO).chooses('20', 'choose-system').chooses('303', 'place-of-new-tile').endsTurn();
    return t;
  };
  const [empty, settled] = [placed(1), placed(10)];
  expect(at(empty, '303')?.markers?.map(({ component }) => component)).toEqual(['frontier']);
  expect(at(settled, '303')?.markers).toBeUndefined();
  const all = buildBoardView(settled.game, null);
  const shown = describeCloseUp(
    all,
    all.systems.filter(({ position }) => position === '303'),
  );
  for (const planet of at(settled, '303')?.planets ?? [])
    expect(shown).toContain(settled.game.book.planets[planet].name);
  expect(composeMap(all).pieces.length).toBeGreaterThan(0);
});

test('Age of Exploration: needs two adjacent non-home systems', () => {
  // Beyond 21, at a corner, lies a place that touches nothing else.
  const t = begun({ space: { 21: { ann: '1 cruiser' } } }, 5, 1);
  t.ann.performs(DO).chooses('21', 'choose-system');
  expect(t.options('ann', 'place-of-new-tile').toSorted()).toEqual(['303', '305']);
  t.leaves('ann', 'place-of-new-tile');
});

test('Age of Exploration: needs Dark Energy Tap and edge ships', () => {
  const why_ = (t: TestTable): string => answerInquiry(t.game, 'ann', 'play', 'Age of Exploration').join('\n');
  expect(offered(begun())).toBe(true);
  const none = begun({ technologies: {} });
  expect([offered(none), why_(none)]).toEqual([false, expect.stringContaining('You do not own Dark Energy Tap (')]);
  const spent = begun({ change: ({ seats }) => void (seats.ann.technologies[TAP].exhausted = true) });
  expect([offered(spent), why_(spent)]).toEqual([
    false,
    expect.stringContaining('Your Dark Energy Tap is exhausted ('),
  ]);
  const where = (space: Setting['space']): string[] => {
    const t = begun({ space });
    if (!offered(t)) return [];
    t.ann.performs(DO);
    const found = t.options('ann', 'choose-system');
    t.leaves('ann', 'choose-system');
    return found;
  };
  // 26 lies within the galaxy, 15 is ann's home; bob's ships are not hers.
  expect(where({ 26: { ann: '1 cruiser' }, 15: { ann: '1 cruiser' }, 20: { bob: '1 cruiser' } })).toEqual([]);
  expect(where({ 26: { ann: '1 cruiser' }, 22: { ann: '1 destroyer' } })).toEqual(['22']);
  expect(offered(begun({ space: {}, ground: { 'vefut-ii': { ann: '1 infantry' } } }))).toBe(false);
});

test('Age of Exploration note 1: without matching tiles nothing is placed', () => {
  const t = begun(
    {
      change: (state) => {
        for (const tile of tilesWithBack(lay().game.book, 'blue'))
          if (!state.systems[tile]) layTile(lay().game.book, state, tile, null);
      },
    },
    7,
  );
  const before = Object.keys(t.state.systems);
  t.ann.performs(DO).chooses('20', 'choose-system').endsTurn();
  expect(Object.keys(t.state.systems)).toEqual(before);
  expect(t.facts('no-tile-left')).toMatchObject([{ seat: 'ann', back: 'blue' }]);
  expect(t.state.seats.ann.technologies[TAP].exhausted).toBe(true);
});

test('Age of Exploration note 2: an exhausted Dark Energy Tap still works', () => {
  const t = lay({
    board: { '206': '46' },
    technologies: { ann: [TAP] },
    space: { 30: { ann: '1 cruiser' } },
    change: (state) => {
      state.systems['46'].markers = frontierToken();
      state.seats.ann.technologies[TAP].exhausted = true;
      onTop(state, 'lost-crew');
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.activates('46').ann.moves('cruiser from 30');
  expect(t.facts('card-explored')).toHaveLength(1);
  t.leaves('ann', 'discard-action-cards');
  const fight = load(
    lay({
      space: { 27: { ann: '2 cruiser', bob: '1 carrier' } },
      technologies: { bob: [TAP] },
      change: ({ seats }) => void (seats.bob.technologies[TAP].exhausted = true),
    }),
    1,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  fight.bob.retreats().chooses('26', 'retreat-to');
  expect(fight.units('bob', { system: '26' })).toBe('1 carrier');
});

test('Age of Exploration note 3: not beside Creuss or the wormhole nexus', () => {
  const t = begun({
    seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' },
    space: { 51: { ann: '1 cruiser' }, 82: { ann: '1 cruiser' } },
  });
  expect([t.state.systems['51'].position, t.state.systems['82'].position]).toEqual([null, null]);
  expect(offered(t)).toBe(false);
});

const HAZARDOUS = 'hazardous-relic-fragment';
const CULTURAL = 'cultural-relic-fragment';
const withFragments = (seat: string, fragments: string[], setting: Setting = {}): TestTable =>
  lay({
    active: seat,
    ...setting,
    change: (state) => {
      state.seats[seat].fragments = fragments;
      onTop(state, 'dominus-orb');
      setting.change?.(state);
    },
  }).begin(turn, { seat, performed: 0 });

test('Age of Exploration: two fragments of a type buy a relic', () => {
  const two = withFragments('ann', [`${HAZARDOUS}#1`, 'unknown-relic-fragment#1', `${HAZARDOUS}#2`]);
  two.ann
    .uses('Hazardous Relic Fragment')
    .chooses({ [HAZARDOUS]: 1, 'unknown-relic-fragment': 1 }, 'fragments-to-purge')
    .endsTurn();
  expect([two.state.seats.ann.fragments, Object.keys(two.state.seats.ann.relics ?? {})]).toEqual([
    [`${HAZARDOUS}#2`],
    ['dominus-orb'],
  ]);
  const unlike = withFragments('ann', [`${HAZARDOUS}#1`, `${CULTURAL}#1`]);
  expect(unlike.options('ann', 'turn').filter((key) => key.includes('fragment'))).toEqual([]);
  expect(answerInquiry(unlike.game, 'ann', 'play', 'Hazardous Relic Fragment').join('\n')).toContain(
    'You need 2 hazardous relic fragments (',
  );
});

test('Age of Exploration: Fabrication and Forgery need two fragments', () => {
  const unlike = [`${HAZARDOUS}#1`, `${CULTURAL}#1`];
  const seats = { ann: 'naaz-rokha', bob: 'winnu', cat: 'naalu' };
  const made = withFragments('ann', unlike, { seats });
  made.ann.uses('Fabrication').chooses(`${CULTURAL}+${HAZARDOUS}`).endsTurn();
  expect(Object.keys(made.state.seats.ann.relics ?? {})).toEqual(['dominus-orb']);
  const bought = withFragments('bob', unlike, {
    seats,
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
        (one) => one !== 'black-market-forgery@ann',
      );
      state.seats.bob.promissoryNotes.push('black-market-forgery@ann');
    },
  });
  bought.bob.performs('component:black-market-forgery@ann').chooses(`${CULTURAL}+${HAZARDOUS}`).endsTurn();
  expect(Object.keys(bought.state.seats.bob.relics ?? {})).toEqual(['dominus-orb']);
});

test('Age of Exploration: new planets are explored normally', () => {
  const t = begun({}, 5, 1);
  t.ann.performs(DO).chooses('20', 'choose-system').chooses('303', 'place-of-new-tile').endsTurn();
  const [planet] = at(t, '303')?.planets ?? [];
  const system = t.state.planets[planet].system;
  t.begin(explore, { seat: 'ann', planet, system });
  expect(t.facts('card-explored')).toMatchObject([{ planet, system }]);
  for (const question of t.asked('ann')) t.leaves('ann', question);
});
