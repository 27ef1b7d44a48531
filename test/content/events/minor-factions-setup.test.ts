import { describe, expect, test } from 'vitest';
import { begin } from '#engine';
import { rulebookOf } from '#ti4/rulebook.ts';
import { listStateProblems } from '#ti4/simulation/audit.ts';
import { newGame } from '#ti4/rules/game.ts';
import { boardShape } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { dealMinorFactions, positionsBetweenHomes } from '#ti4/rules/setup/minor-faction-setup.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { draftEventProblem, prepareGame, type SetupOptions } from '#ti4/rules/setup/prepare-game.ts';
import { TestTable } from '../../rules/table.ts';
import { ALL } from './at.ts';
import { ARC_PRIME, at, WREN_TERRA } from './minors.ts';

const book = rulebookOf([], ALL);

describe('Minor Factions: board setup', () => {
  const seated = (count: number, more: Partial<SetupOptions> = {}): SetupOptions => ({
    seed: 'minors',
    players: Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}` })),
    board: { preset: `standard-${count}` },
    events: ['minor-factions'],
    ...more,
  });
  const prepared = (options: SetupOptions) => newState(book, prepareGame(book, options));

  test('Minor Factions: each player places an unplayed home with neutral infantry', () => {
    const state = prepared(seated(6));
    const placed = Object.entries(state.minorFactions ?? {});
    expect(placed.map(([, { placedBy }]) => placedBy).toSorted()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
    const played = state.order.map((id) => state.seats[id].faction);
    for (const [system, { faction }] of placed) {
      expect(played).not.toContain(faction);
      const guards = Object.values(state.units).filter((unit) => unit.system === system);
      expect(guards.map(({ owner, type }) => `${owner} ${type}`)).toEqual(Array(3).fill('neutral infantry'));
    }
    const around = placed.map(([system]) => state.systems[system].position ?? state.systems['17'].position).toSorted();
    expect(around).toEqual(['202', '204', '206', '208', '210', '212']);
    expect(listStateProblems(newGame(state, book))).toEqual([]);
  });

  test('Minor Factions: every board has distinct positions between neighboring homes', () => {
    const off = Object.values(book.boards).map(({ id, players }) => {
      const shape = boardShape(book, players, id);
      const between = positionsBetweenHomes(book, shape);
      expect(new Set(Object.values(between)).size).toBe(players);
      expect(shape.places).toEqual(expect.arrayContaining(Object.values(between)));
      return id;
    });
    expect(off).toContain('standard-8');
    expect(Object.values(positionsBetweenHomes(book, boardShape(book, 3))).toSorted()).toEqual(['201', '205', '209']);
  });

  test('Minor Factions: board builders get one blue tile less', () => {
    const state = prepared(seated(6, { board: { made: 'built' } }));
    const blue = Object.values(state.tilesToPlace ?? {}).map(
      (tiles) => tiles.filter((tile) => book.tiles[tile].back === 'blue').length,
    );
    expect(blue).toEqual(Array(6).fill(2));
    expect(Object.values(state.systems).filter(({ position }) => position?.startsWith('2'))).toHaveLength(6);
    const fair = prepared(seated(4, { board: { made: 'fair' } }));
    expect(Object.values(fair.systems).filter(({ id }) => book.tiles[id].back === 'blue')).toHaveLength(4 * 4);
  });

  test('Minor Factions: a slice draft is rejected', () => {
    expect(() => prepareGame(book, seated(6, { board: { drafted: true } }))).toThrow(
      draftEventProblem('Minor Factions'),
    );
  });

  test('Minor Factions note 1: the placing player allocates guards', () => {
    const options = seated(3, {
      players: ['letnev', 'yin', 'sol'].map((faction, i) => ({ id: ['ann', 'bob', 'cat'][i], faction })),
    });
    const seed = Array.from({ length: 40 }, (_, i) => `two ${i}`).find((one) =>
      Object.keys(prepared({ ...options, seed: one }).minorFactions ?? {}).some(
        (system) => book.tiles[system].planets.length === 2,
      ),
    );
    const t = new TestTable(newGame(prepared({ ...options, seed: seed ?? '' }), book));
    begin(t.game as never, 'setup', {});
    const uneven = Object.entries(t.state.minorFactions ?? {}).filter(
      ([system]) => t.state.systems[system].planets.length === 2,
    );
    expect(uneven.length).toBeGreaterThan(0);
    const count = (planet: string): number =>
      Object.values(t.state.units).filter((unit) => unit.planet === planet).length;
    for (const [system, { placedBy }] of uneven) {
      const { planets } = t.state.systems[system];
      const [fewer] = planets.toSorted((a, b) => count(a) - count(b));
      expect(planets.map(count).toSorted()).toEqual([1, 2]);
      t.seat(placedBy).chooses(fewer, 'planet-of-more-guards');
    }
    for (const [system] of uneven) expect(t.state.systems[system].planets.map(count).toSorted()).toEqual([1, 2]);
    expect(t.open.some((one) => one.includes('keep-secret-objective'))).toBe(true);
    t.putAway();
  });

  test('Minor Factions note 1: the chosen planet gets two infantry', () => {
    const t = at(['10'], { startingUnits: true, phase: 'setup' });
    const count = (planet: string): number =>
      Object.values(t.state.units).filter((unit) => unit.planet === planet).length;
    const [more, fewer] = [ARC_PRIME, WREN_TERRA].toSorted((a, b) => count(b) - count(a));
    begin(t.game as never, 'minor-faction-setup', {});
    t.bob.chooses(fewer, 'planet-of-more-guards');
    expect([count(fewer), count(more)]).toEqual([2, 1]);
    expect(t.facts('minor-faction-placed')).toEqual([
      { type: 'minor-faction-placed', seat: 'bob', faction: 'letnev', system: '10' },
    ]);
  });

  test('Minor Factions note 2: Creuss place the gate on the board', () => {
    const found = Array.from({ length: 40 }, (_, i) => prepared(seated(4, { seed: `gate ${i}` }))).filter(
      ({ minorFactions = {} }) => minorFactions['51']?.faction === 'creuss',
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { systems, units } of found) {
      expect([systems['17'].position?.charAt(0), systems['51'].position]).toEqual(['2', null]);
      expect(Object.values(units).filter(({ planet }) => planet === 'creuss')).toHaveLength(3);
    }
  });

  const factions = (...ids: string[]) => ids.map((id) => book.byKind.faction[id]);
  const housed = (all: readonly { id: string; homes?: readonly { of: string }[] }[]): boolean =>
    all.every(({ homes }) => !homes || homes.some(({ of }) => !all.some(({ id }) => id === of)));
  const inOrder = <T>(_label: string, items: readonly T[]): T[] => [...items];

  test('Minor Factions note 4: Keleres get a random available home', () => {
    const systems = (last: boolean) =>
      dealMinorFactions(['ann'], factions('sol'), factions('keleres'), housed, (label, items) =>
        last ? [...items].reverse() : inOrder(label, items),
      ).ann.system;
    expect([systems(false), systems(true)]).toEqual(['02', '58']);
    const besides = dealMinorFactions(['ann'], factions('mentak'), factions('keleres'), housed, inOrder);
    expect(besides.ann).toEqual({ faction: 'keleres', system: '14', tile: '14' });
  });

  test('Minor Factions note 4a: Keleres homes exclude factions placed by others', () => {
    const dealt = dealMinorFactions(
      ['ann', 'bob', 'cat'],
      factions('sol'),
      factions('keleres', 'mentak', 'xxcha'),
      housed,
      inOrder,
    );
    expect([dealt.ann.system, dealt.bob.system, dealt.cat.system]).toEqual(['58', '02', '14']);
  });

  test('Minor Factions note 4b: Keleres are not dealt without a home', () => {
    const dealt = dealMinorFactions(
      ['ann', 'bob'],
      factions('argent'),
      factions('mentak', 'xxcha', 'keleres'),
      housed,
      inOrder,
    );
    expect([dealt.ann.faction, dealt.bob.faction]).toEqual(['mentak', 'xxcha']);
    const others = dealMinorFactions(
      ['ann', 'bob', 'cat'],
      factions('keleres'),
      factions('mentak', 'xxcha', 'argent', 'sol'),
      housed,
      inOrder,
    );
    expect(Object.values(others).map(({ faction }) => faction)).toEqual(['mentak', 'xxcha', 'sol']);
    expect(() =>
      dealMinorFactions(
        ['ann', 'bob', 'cat'],
        factions('argent'),
        factions('mentak', 'xxcha', 'keleres'),
        housed,
        inOrder,
      ),
    ).toThrow('There are not enough unplayed factions for each player to place a minor faction.');
  });

  test('Minor Factions: a Keleres player cannot choose a placed home', () => {
    const offered = Array.from({ length: 30 }, (_, i) => {
      const state = prepared(
        seated(3, { seed: `k${i}`, players: [{ id: 'ann', faction: 'keleres' }, { id: 'bob' }, { id: 'cat' }] }),
      );
      const t = new TestTable(newGame(state, book));
      begin(t.game as never, 'setup', {});
      t.putAway();
      const placed = Object.values(state.minorFactions ?? {}).map(({ faction }) => faction);
      const open = t.asks('ann', 'choose-home')
        ? t.options('ann', 'choose-home')
        : [book.tiles[t.state.seats.ann.home].home ?? ''];
      return open.filter((of) => placed.includes(of));
    });
    expect(offered.flat()).toEqual([]);
  });
});
