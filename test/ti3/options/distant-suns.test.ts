import { proposedValues } from '#kit/forms/form-field.ts';
import { describe, expect, test } from 'vitest';
import { rulebookOf, rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { UNDOABLE_FACTS, OWN_UNDOABLE_FACTS } from '#ti3/service/undoable-facts.ts';
import { formatHand } from '#ti3/discord/format/game.ts';
import { submitForm, showForm } from '#ti3/forms/index.ts';
import { describeSystems } from '#ti3/render/alt-text.ts';
import { tileLayers } from '#ti3/render/tile/tile.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { allCounterIds, placeDomainCounters } from '#ti3/rules/setup/distant-suns.ts';
import { buildBoardView, buildHandView, narrate } from '#ti3/views/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { clone } from '#engine';
import { laidOut } from '../content/third-game.ts';
import { table } from '../table.ts';
import { before, gone, lands, layFaceDown, ownerOf } from './suns.ts';

const book = rulebookOf();
const suns = (seed = 'a test'): Game => laidOut(undefined, { seed, played: ['distantSuns'] });
const allCounters = allCounterIds(Object.values(book.byKind['domain-counter']));

describe('Counters at setup', () => {
  test('E3 18.20 the base box has 47', () => {
    expect(allCounters).toHaveLength(47);
    const count = (id: string): number => allCounters.filter((one) => one === id).length;
    const numbers = [
      'peaceful-annexation',
      'natural-wealth:2',
      'natural-wealth:4',
      'hostile-locals:1',
      'hostile-locals:2',
      'hostile-locals:3',
    ];
    expect(numbers.map(count)).toEqual([12, 5, 4, 5, 2, 1]);
    const others = [
      'technological-society',
      'industrial-society',
      'biohazard',
      'radiation',
      'lazax-survivors',
      'settlers',
    ];
    expect(others.map(count)).toEqual([2, 2, 4, 4, 2, 2]);
    expect(['alpha-wormhole-discovery', 'beta-wormhole-discovery'].map(count)).toEqual([1, 1]);
  });

  test('E3 18.20 unowned planets get one, except homes and Mecatol Rex', () => {
    const { state } = suns();
    const { planets, decks } = state;
    const bare = Object.values(planets).filter(({ counter }) => !counter);
    expect(bare.every(({ owner, system }) => owner !== null || system === 'mecatol-rex')).toBe(true);
    expect(bare.some(({ system }) => system === 'mecatol-rex')).toBe(true);
    const lying = Object.values(planets).flatMap(({ counter }) => counter ?? []);
    expect(lying.every(({ seenBy }) => seenBy?.length === 0)).toBe(true);
    expect([...lying.map(({ id }) => id), ...decks.domain.draw].sort()).toEqual([...allCounters].sort());
  });

  test('E3 18.20 placement is random, and only with the option', () => {
    const [without, one, again, other] = [laidOut(), suns(), suns(), suns('another')].map(({ state }) => state);
    expect(one).toEqual(again);
    expect(JSON.stringify(one.planets)).not.toBe(JSON.stringify(other.planets));
    expect(Object.values(without.planets).some((planet) => 'counter' in planet)).toBe(false);
    expect([without.decks.domain, without.options.played]).toEqual([undefined, undefined]);
    const bared = clone(one as never) as typeof one;
    for (const planet of Object.values(bared.planets)) delete planet.counter;
    delete bared.decks.domain;
    delete bared.options.played;
    expect(bared).toEqual(without);
  });
});

describe('Face-down counters', () => {
  /** The same game with the counters that nobody sees in another order. */
  const otherwise = (game: Game): Game => {
    const state = clone(game.state as never) as typeof game.state;
    const ids = [
      ...Object.values(state.planets).flatMap(({ counter }) => counter?.id ?? []),
      ...state.decks.domain.draw,
    ];
    ids.push(...ids.splice(0, 5));
    for (const planet of Object.values(state.planets)) delete planet.counter;
    placeDomainCounters(newGame(state, book), ids);
    return newGame(state, book);
  };

  test('E3 18.21 nothing reveals a face-down counter', () => {
    const [one, other] = [suns(), otherwise(suns())];
    expect(JSON.stringify(one.state.planets)).not.toBe(JSON.stringify(other.state.planets));
    for (const seat of one.state.order) {
      expect(knownTo(one, seat).state).toEqual(knownTo(other, seat).state);
      expect(formatHand(buildHandView(one, seat, seat))).toBe(formatHand(buildHandView(other, seat, seat)));
    }
    expect(buildBoardView(one)).toEqual(buildBoardView(other));
    const face = createThirdEditionAdapter(rulebooksBySets());
    expect(face.searchRules('natural').map(({ key }) => key)).toContain('natural-wealth');
  });

  test('E3 18.21 the board shows a counter, named only face up', () => {
    const t = table({});
    layFaceDown(t.game.state, { tarmann: 'hostile-locals:2', saudor: 'biohazard!' });
    const view = buildBoardView(t.game);
    const planets = view.systems.flatMap((system) => system.planets);
    expect(planets.flatMap(({ id, counter }) => (counter === undefined ? [] : [[id, counter]]))).toEqual([
      ['saudor', 'Biohazard'],
      ['tarmann', null],
    ]);
    const drawn = (id: string): string => {
      const system = view.systems.find((one) => one.id === id);
      return system ? tileLayers(system, () => 'red', 1).map(({ body }) => body()).join('') : ''; // prettier-ignore
    };
    expect([
      drawn('tarmann').includes('>?<'),
      drawn('saudor').includes('Biohazard'),
      drawn('arnor-lor').includes('>?<'),
    ]).toEqual([true, true, false]);
    expect(describeSystems(view, view.systems)).toMatch(/a face-down domain counter on Tar'Mann/);
  });
});

describe('Landing beside a counter', () => {
  test('E3 18.22 landing reveals the counter before the planet is taken', () => {
    const t = lands(before('natural-wealth:2'), 1);
    const told = t.game.state.facts.map(({ type }) => type);
    const order = ['units-landed', 'domain-counter-met', 'planet-taken', 'trade-goods-changed'];
    expect(told.filter((type) => order.includes(type))).toEqual(order);
    expect(narrate(t.game, t.told('domain-counter-met'), null)).toEqual(["Sol finds Natural Wealth (2) on Tar'Mann."]);
    // Nobody else lands there in this action: the next question is not about landing.
    expect(t.asked).toEqual([]);
    expect(t.game.isUnpredictable).toBe(true);
  });

  test('E3 18.22 several planets resolve their counters in system order', () => {
    const t = table({ space: { 'empty-1': 'ann carrier, 3 ground-force' } });
    layFaceDown(t.game.state, { arnor: 'biohazard', lor: 'natural-wealth:4' });
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor');
    t.says('ann', { 'carrier@empty-1': 1, 'ground-force@empty-1': 3 }).says('ann', {
      'ground-force>arnor': 1,
      'ground-force>lor': 2,
    });
    expect([ownerOf(t, 'arnor'), ownerOf(t, 'lor'), t.game.state.seats.ann.tradeGoods]).toEqual([null, 'ann', 4]);
    expect(t.told('domain-counter-met').map(({ planet }) => planet)).toEqual(['arnor', 'lor']);
  });

  test('E3 18.22 a form never previews past the counter', () => {
    const looked = (counter: string, space: string): unknown => {
      const t = table({ space: { 'empty-1': space } });
      layFaceDown(t.game.state, { tarmann: counter });
      t.begins('tactical-action', { seat: 'ann' });
      const asked = { seat: 'ann', question: 'activate-system', data: {} };
      const { fields } = showForm(t.game, asked, 'system@tarmann');
      const marked = Object.entries(proposedValues(fields));
      return [fields, submitForm(t.game, asked, 'system@tarmann', Object.fromEntries(marked) as never)];
    };
    const kinds = [
      'peaceful-annexation',
      'radiation',
      'settlers',
      'technological-society',
      'hostile-locals:3',
      'lazax-survivors',
    ];
    for (const space of ['ann carrier, 3 ground-force', 'ann carrier, 3 ground-force, 2 fighter']) {
      const [first, ...others] = kinds.map((kind) => looked(kind, space));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test('E3 18.22 meeting a counter cannot be undone alone', () => {
    const telling = ['domain-counter-met', 'domain-counters-seen', 'planets-probed', 'domain-counter-shown'];
    expect(telling.filter((type) => UNDOABLE_FACTS.has(type) || OWN_UNDOABLE_FACTS.has(type))).toEqual([]);
  });
});

describe('Looking at counters from space', () => {
  const probing = (counter: string, fighters = 1) => {
    const t = before(counter, { aboard: `2 ground-force${fighters ? `, ${fighters} fighter` : ''}` });
    return t.says('ann', 'tarmann').says('ann', { 'carrier@empty-1': 1, 'ground-force@empty-1': 1, ...(fighters && { 'fighter@empty-1': fighters }) }); // prettier-ignore
  };

  test('E3 18.23 a fighter shows the counter to its player alone', () => {
    const t = probing('radiation');
    expect(t.asked).toEqual(['ann: land-units']);
    expect(t.game.state.planets.tarmann.counter).toEqual({ id: 'radiation', seenBy: ['ann'] });
    expect(buildHandView(t.game, 'ann', 'ann').counters.map(({ planet, name }) => [planet, name])).toEqual([
      ["Tar'Mann", 'Radiation'],
    ]);
    expect(formatHand(buildHandView(t.game, 'ann', 'ann'))).toMatch(/Tar'Mann: \*\*Radiation\*\*/);
    expect(buildHandView(t.game, 'bob', 'bob').counters).toEqual([]);
    expect(knownTo(t.game, 'ann').state.planets.tarmann.counter?.id).toBe('radiation');
    expect(JSON.stringify(knownTo(t.game, 'bob').state)).not.toContain('radiation');
    expect(narrate(t.game, t.game.state.facts, 'bob').join(' ')).not.toContain('Radiation');
    expect(narrate(t.game, t.game.state.facts, 'ann')).toContain(
      "You look at 1 domain counter: Radiation on Tar'Mann.",
    );
    expect(
      buildBoardView(t.game).systems.flatMap((system) => system.planets.flatMap(({ counter }) => counter ?? [])),
    ).toEqual([]);
    t.says('ann', {});
    expect([ownerOf(t), gone(t)]).toEqual([null, []]);
  });

  test('E3 18.23 without a fighter nothing is revealed', () => {
    const t = probing('radiation', 0);
    expect([t.told('planets-probed'), t.game.state.planets.tarmann.counter?.seenBy]).toEqual([[], []]);
  });

  test('E3 18.23 a seen counter is not revealed again', () => {
    const t = probing('radiation');
    t.says('ann', {});
    const { counters } = t.game.state.systems.tarmann;
    counters.splice(0);
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
    expect(t.told('planets-probed')).toHaveLength(1);
  });

  test('E3 18.29 Lazax Survivors found from space give a point', () => {
    const t = probing('lazax-survivors');
    const { points, actionCards } = t.game.state.seats.ann;
    expect([points, actionCards.length, gone(t)]).toEqual([1, 3, ['lazax-survivors']]);
    expect(narrate(t.game, t.told('domain-counter-shown'), 'bob')).toHaveLength(1);
    t.says('ann', { 'ground-force>tarmann': 1 });
    expect([ownerOf(t), t.told('domain-counter-met')]).toEqual(['ann', []]);
  });
});

test('E3 18.20 the lobby offers and explains Distant Suns', () => {
  const face = createThirdEditionAdapter(rulebooksBySets());
  const edition = createThirdEdition(rulebooksBySets());
  const settings = face.lobby.settings.read({ distantSuns: true } as never);
  const seating = ['p1', 'p2', 'p3'].map((seat) => ({ seat, wishes: {} }));
  const state = edition.create(settings, seating, 'a seed');
  expect([state.options.played, Object.values(state.planets).some(({ counter }) => counter)]).toEqual([
    ['distantSuns'],
    true,
  ]);
  const told = face.lobby.describe({ id: 'g', name: null, settings, members: [] } as never, (user) => user);
  expect(told).toContain('**Distant Suns**: each neutral planet has a face-down domain counter');
});
