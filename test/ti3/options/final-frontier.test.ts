import { describe, expect, test } from 'vitest';
import { buildBoardView } from '#ti3/views/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { specialOf, wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { entryProblem } from '#ti3/rules/movement/routes.ts';
import { pointsToWin } from '#ti3/rules/phases/victory.ts';
import { allCounterIds } from '#ti3/rules/setup/distant-suns.ts';
import { countCards } from '#ti3/simulation/audit.ts';
import { describeSystems } from '#ti3/render/alt-text.ts';
import { book, shards, shardsTable } from '../shards/shards.ts';
import type { Laid, Table } from '../table.ts';

const frontier = { finalFrontier: true };

/** Ann goes with a cruiser and a carrier from Arnor to the first empty system, where a counter lies. */
function comes(counter: string, laid: Laid = {}): Table {
  const t = shardsTable({ space: { 'arnor-lor': 'ann cruiser, carrier' }, ...laid });
  t.game.state.options.finalFrontier = true;
  t.game.state.decks.domain = { draw: [], discard: [] };
  t.game.state.systems['empty-1'].frontier = { id: counter, seenBy: [] };
  return t.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-1');
}

const sails = (t: Table, fleet: Record<string, number> = { 'cruiser@arnor-lor': 1, 'carrier@arnor-lor': 1 }): Table =>
  t.says('ann', fleet);

const lying = (t: Table) => t.game.state.systems['empty-1'].frontier;
const gone = (t: Table): string[] => t.game.state.decks.domain.discard;

describe('The Final Frontier', () => {
  test('E3 22.10 the option puts one in each empty system', () => {
    const cards = Object.values(book.byKind['domain-counter']).filter((one) => one.frontier);
    expect(allCounterIds(cards)).toHaveLength(15);
    const game = shards(['sol', 'norr', 'xxcha', 'hacan', 'mentak', 'letnev'], frontier);
    const open = Object.values(game.state.systems).filter(
      ({ id, planets }) => !planets.length && book.tiles[id].special === undefined,
    );
    expect(open.filter(({ frontier: one }) => one?.seenBy?.length === 0).length).toBe(Math.min(open.length, 14));
    const found = Object.values(game.state.systems).flatMap(({ frontier: one }) => one?.id ?? []);
    // What a gravity rift does is not known: that counter is not dealt.
    expect([new Set(found).has('frontier-gravity-rift'), countCards(game)['domain counters']]).toEqual([
      false,
      found.length,
    ]);
    const without = shards(['sol', 'norr', 'xxcha', 'hacan', 'mentak', 'letnev']);
    expect(Object.values(without.state.systems).filter(({ frontier: one }) => one)).toEqual([]);
    expect(Object.keys(without.state.systems)).toEqual(Object.keys(game.state.systems));
  });

  test('E3 22.10 Distant Suns puts none of them on planets', () => {
    const game = shards(['sol', 'norr', 'xxcha'], { ...frontier, played: ['distantSuns'] });
    const onPlanets = Object.values(game.state.planets).flatMap(({ counter }) => counter?.id ?? []);
    expect(onPlanets.length).toBeGreaterThan(0);
    expect(onPlanets.filter((id) => id.startsWith('frontier'))).toEqual([]);
  });

  test('E3 22.10 the board shows a counter, named only face up', () => {
    const t = comes('frontier-space-pirates');
    t.game.state.seats.ann.tradeGoods = 1;
    expect(knownTo(t.game, 'bob').state.systems['empty-1'].frontier?.id).toBe('face-down');
    const seen = () => buildBoardView(t.game).systems.find(({ id }) => id === 'empty-1')!;
    expect([seen().counter, describeSystems(buildBoardView(t.game), [seen()])]).toEqual([
      null,
      expect.stringContaining('face-down counter'),
    ]);
    sails(t);
    expect(seen().counter).toBe('Space Pirates');
  });

  test('E3 22.10 arriving ships resolve it before PDS fire', () => {
    const t = sails(comes('frontier-abandoned-transport'));
    expect([t.game.state.seats.ann.tradeGoods, lying(t), gone(t)]).toEqual([
      2,
      undefined,
      ['frontier-abandoned-transport'],
    ]);
    expect(t.told('frontier-counter-met')).toMatchObject([
      { seat: 'ann', system: 'empty-1', counter: 'frontier-abandoned-transport' },
    ]);
    const card = comes('frontier-discovery');
    const before = card.game.state.seats.ann.actionCards.length;
    expect(sails(card).game.state.seats.ann.actionCards.length).toBe(before + 1);
    expect(gone(sails(comes('frontier-empty-space')))).toEqual(['frontier-empty-space']);
  });

  test('E3 22.10 activation without ships keeps the counter', () => {
    const t = comes('frontier-abandoned-transport').says('ann', {});
    expect(lying(t)).toEqual({ id: 'frontier-abandoned-transport', seenBy: [] });
  });

  test('E3 22.10 Derelict Ship: gives a cruiser within fleet supply', () => {
    expect(sails(comes('frontier-derelict-ship')).at('empty-1', 'ann')).toBe('carrier, 2 cruiser');
    const full = sails(comes('frontier-derelict-ship', { fleet: { ann: 1 }, space: { 'arnor-lor': 'ann cruiser' } }), {
      'cruiser@arnor-lor': 1,
    });
    expect(full.at('empty-1', 'ann')).toBe('cruiser');
  });

  test('E3 22.10 Alien Technology: gives a legal technology free', () => {
    const t = sails(comes('frontier-alien-technology'));
    expect(t.asked).toEqual(['ann: choose-technology']);
    const option =
      t.spec.kind === 'choose' ? t.spec.options.find(({ key }) => key === 'war-sun-technology') : undefined;
    expect(option?.disabledReason).toBe('You need Deep Space Cannon and Sarween Tools first.');
    t.says('ann', 'hylar-v-assault-laser');
    expect([Object.keys(t.game.state.seats.ann.technologies), gone(t)]).toEqual([
      ['hylar-v-assault-laser'],
      ['frontier-alien-technology'],
    ]);
  });

  test('E3 22.10 wormholes and a supernova stay in the system', () => {
    const alpha = sails(comes('frontier-alpha-wormhole-discovery'));
    expect([wormholesIn(alpha.game, 'empty-1'), alpha.game.state.systems['empty-1'].found]).toEqual([
      ['alpha'],
      ['frontier-alpha-wormhole-discovery'],
    ]);
    const star = sails(comes('frontier-supernova'));
    expect([
      specialOf(star.game, 'empty-1'),
      star.at('empty-1', 'ann'),
      entryProblem(star.game, 'bob', 'empty-1'),
    ]).toEqual(['supernova', '', 'Ships cannot enter a supernova.']);
  });

  test('E3 22.10 Precursor Space Station: lowers its holder’s victory target', () => {
    const t = sails(comes('frontier-precursor-space-station'));
    expect([pointsToWin(t.game, 'ann'), pointsToWin(t.game, 'bob')]).toEqual([9, 10]);
    expect(buildBoardView(t.game).systems.find(({ id }) => id === 'empty-1')?.marks).toMatchObject([
      { name: 'Precursor station' },
    ]);
  });

  test('E3 22.10 Space Pirates: take all goods or fight', () => {
    const rich = comes('frontier-space-pirates');
    rich.game.state.seats.ann.tradeGoods = 3;
    sails(rich).says('ann', 'pay');
    expect([rich.game.state.seats.ann.tradeGoods, lying(rich)]).toEqual([0, undefined]);
    // Whoever has none fights.
    const t = sails(comes('frontier-space-pirates').dice(10, 1, 1, 10, 1, 1));
    expect([t.rolls, t.told('raiders-hit').map(({ destroyed }) => destroyed)]).toEqual([
      ['space ann: 2', 'space : 1', 'space ann: 2', 'space : 1'],
      [false, true],
    ]);
    expect([t.at('empty-1', 'ann'), lying(t), gone(t)]).toEqual([
      'carrier, cruiser',
      undefined,
      ['frontier-space-pirates'],
    ]);
  });

  test('E3 22.10 Space Pirates are discarded after beating a fleet', () => {
    const t = sails(comes('frontier-space-pirates').dice(1, 10), { 'cruiser@arnor-lor': 1 });
    expect([t.at('empty-1', 'ann'), lying(t), gone(t)]).toEqual(['', undefined, ['frontier-space-pirates']]);
  });

  test('E3 22.10 a retreating fleet meets the counter after its battle', () => {
    const t = shardsTable({ space: { 'empty-2': 'ann 2 cruiser; bob cruiser' }, counters: { 'empty-1': ['bob'] } });
    t.game.state.options.finalFrontier = true;
    t.game.state.decks.domain = { draw: [], discard: [] };
    t.game.state.systems['empty-1'].frontier = { id: 'frontier-abandoned-transport', seenBy: [] };
    t.battle();
    if (t.asked[0]?.startsWith('ann')) t.says('ann', 'stay');
    t.dice(1, 1, 1).says('bob', 'empty-1');
    expect([t.at('empty-1', 'bob'), t.game.state.seats.bob.tradeGoods]).toEqual(['cruiser', 2]);
    const order = t.game.state.facts.flatMap(({ type }) =>
      ['battle-ends', 'frontier-counter-met'].includes(type) ? [type] : [],
    );
    expect(order).toEqual(['battle-ends', 'frontier-counter-met']);
  });
});
