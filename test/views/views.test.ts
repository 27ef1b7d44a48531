import { describe, expect, test } from 'vitest';
import { openAsks, openWindow } from '#engine';
import type { Component } from '#ti4/rules/components/component.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { procedure } from '#ti4/rules/game.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import {
  listAsks,
  buildBoardView,
  buildHandView,
  narrate,
  listUnnarratedTypes,
  pendingSeats,
} from '#ti4/views/index.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { table } from '../rules/table.ts';

/** A table at which everything hidden carries a name of its own. */
function secretive() {
  const seats = ['ann', 'bob', 'cat'];
  const { game } = table({
    change: (state) => {
      state.seed = 'canary-seed';
      state.chain = 'canary-chain';
      for (const seat of seats) {
        state.seats[seat].actionCards = [`canary-${seat}-action#1`, `canary-${seat}-other#2`];
        state.seats[seat].secretObjectives = [`canary-${seat}-secret`];
        state.seats[seat].promissoryNotes = [`canary-${seat}-note@${seat}`];
        state.seats[seat].orders = { [`canary-${seat}-order`]: 0 };
        state.seats[seat].abilities = {
          mitosis: { component: 'mitosis', memory: { [`canary-${seat}-memory`]: `canary-${seat}-remembered` } },
        };
      }
      for (const [name, deck] of Object.entries(state.decks)) {
        deck.draw = [`canary-deck-${name}#1`, `canary-deck-${name}#2`];
        deck.discard = [`canary-discard-${name}#1`];
      }
      state.facts = [
        { type: 'action-cards-seen', to: ['ann'], seat: 'ann', cards: ['canary-ann-seen#1'] },
        {
          type: 'ships-moved',
          to: ['ann'],
          seat: 'ann',
          from: '26',
          into: '27',
          path: ['26', '27'],
          units: ['canary-ann-ship' as UnitType],
        },
      ];
      state.offers.o1 = {
        id: 'o1',
        from: 'ann',
        to: 'bob',
        give: { tradeGoods: 1, commodities: 0, notes: ['canary-ann-offered@ann'] },
        take: { tradeGoods: 0, commodities: 0 },
      };
    },
  });
  return game;
}

const canaries = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/canary-[a-z0-9-]+/g) ?? [])];

describe('what a viewer can see', () => {
  test('shows who passed in the action phase only', () => {
    const told = (phase: string): boolean[] => {
      const { game } = table({
        change: (state) => {
          state.phase = phase as typeof state.phase;
          for (const seat of Object.values(state.seats)) seat.passed = true;
          state.seats.bob.passed = false;
        },
      });
      return buildBoardView(game, null).seats.map(({ passed }) => passed);
    };
    expect(told('action')).toEqual([true, false, true]);
    for (const phase of ['setup', 'strategy', 'status', 'agenda', 'ended'])
      expect(told(phase), phase).toEqual([false, false, false]);
  });

  test('no board view contains seed, deck, hands, standing orders or memory', () => {
    const game = secretive();
    for (const viewer of [null, 'bob', 'cat']) expect(canaries(buildBoardView(game, viewer))).toEqual([]);
    // Not even one's own hand is part of the board: its picture is posted for all.
    expect(canaries(buildBoardView(game, 'ann')).filter((one) => one !== 'canary-ann-ship')).toEqual([]);
  });

  test('questions, pending seats and narration leak no secrets', () => {
    const game = secretive();
    for (const viewer of [null, 'bob', 'cat']) {
      expect(canaries(listAsks(game, viewer))).toEqual([]);
      expect(canaries(narrate(game, game.state.facts, viewer))).toEqual([]);
    }
    expect(canaries(pendingSeats(game))).toEqual([]);
    expect(narrate(game, game.state.facts, 'ann').join(' ')).toContain('canary ann seen');
  });

  test('a seat’s knowledge contains no secrets of others', () => {
    const game = secretive();
    const { state } = game;
    state.tilesToPlace = { ann: ['canary-ann-tile'], bob: ['canary-bob-tile'], cat: ['canary-cat-tile'] };
    state.moments = [{ name: 'canary-moment' }];
    state.numbered = { 'canary-count': 3 };
    // Whatever is under way lies in frames, with questions, answers and results: in the open combat and agenda as well, where a rule may put anything.
    const hidden = { canary: 'canary-data' };
    state.stack = ['turn', 'agenda', 'space-combat'].map((procedure, id) => ({
      id,
      procedure,
      step: 'canary-step',
      data: { votes: {}, aside: [], ...hidden },
      result: hidden,
      asks: [{ id: 100 + id, player: 'ann', question: 'window', data: hidden, reply: ['canary-reply'] }],
      fork: [{ seat: 'ann', stack: [{ id: 50 + id, procedure: 'vote', step: '', data: hidden }], result: hidden }],
    }));
    for (const viewer of ['ann', 'bob', 'cat']) {
      const seen = canaries(knownTo(game, viewer).state);
      const own = viewer === 'cat' ? [] : ['canary-ann-offered'];
      expect(
        seen.filter(
          (one) => !one.startsWith(`canary-${viewer}-`) && !one.startsWith('canary-discard') && !own.includes(one),
        ),
        viewer,
      ).toEqual([]);
      // Their own they know.
      for (const what of ['action', 'secret', 'note', 'order', 'tile', 'memory'])
        expect(seen).toContain(`canary-${viewer}-${what}`);
      for (const one of [viewer, null])
        expect(canaries(buildBoardView(game, one)).filter((name) => name !== 'canary-ann-ship')).toEqual([]);
    }
  });

  test('only the owner can view a hand', () => {
    const game = secretive();
    expect(canaries(buildHandView(game, 'ann', 'ann')).every((one) => one.startsWith('canary-ann'))).toBe(true);
    expect(() => buildHandView(game, 'ann', 'bob')).toThrow('owner');
    expect(() => buildHandView(game, 'ann', null)).toThrow('owner');
  });

  test('facts marked private move nothing on other viewers’ boards', () => {
    const game = secretive();
    expect(buildBoardView(game, null).happened.moves).toEqual([]);
    expect(buildBoardView(game, 'ann').happened.moves).toHaveLength(1);
  });
});

describe('pending seats', () => {
  const opens = procedure<Record<string, never>>()('opens-a-window', {
    start: () =>
      openWindow('when', { name: 'action-card-played', seat: 'ann', card: 'sabotage#9', frame: 0 }, 'end') as never,
    end: () => ({ next: 'done', result: null }),
  });
  const canary: Component = {
    kind: 'action-card',
    id: 'canary',
    name: 'Canary',
    set: 'base',
    text: '',
    copies: 1,
    procedures: [opens as never],
    reactions: [{ on: 'action-card-played', timing: 'when', isUsable: () => true, effect: () => undefined }],
  };

  test('a real responder and a veiled one look alike', () => {
    const seen = (holder: 'bob' | 'cat') => {
      const at = table({
        components: [canary],
        veil: 'everything',
        hands: { [holder]: ['canary'] },
        change: (state) => {
          for (const other of ['bob', 'cat'] as const)
            if (other !== holder) state.seats[other].actionCards = ['focused-research#1'];
        },
      });
      at.begin('opens-a-window', {}).leaves(holder, 'window');
      const asks = openAsks(at.state).map(({ ask }) => [ask.player, Boolean(ask.veiled)]);
      return {
        asks: asks.sort(),
        waiting: pendingSeats(at.game),
        board: buildBoardView(at.game, null).seats.map(({ id, waiting: awaited }) => [id, awaited]),
        own: listAsks(at.game, holder).length,
      };
    };
    const first = seen('bob');
    const second = seen('cat');
    expect(first.asks).not.toEqual(second.asks);
    expect(first.waiting).toEqual(second.waiting);
    expect(first.board).toEqual(second.board);
    expect(first.own).toBe(1);
  });
});

describe('the board', () => {
  test('shows seats in initiative order with the given names', () => {
    const { game } = table({
      change: (state) => {
        state.seats.ann.strategyCards = { imperial: { used: false } };
        state.seats.bob.strategyCards = { leadership: { used: true } };
        state.seats.cat.strategyCards = { trade: { used: false } };
      },
    });
    const view = buildBoardView(game, null, { bob: 'Robert' });
    expect(view.seats.map(({ id }) => id)).toEqual(['bob', 'cat', 'ann']);
    expect(view.seats[0]).toMatchObject({
      name: 'Robert',
      strategyCards: [{ id: 'leadership', initiative: 1, used: true }],
    });
  });

  test('a home system names its player’s faction, or that of its tile', () => {
    const { game } = table();
    const { home } = game.state.seats.ann;
    const shown = () => buildBoardView(game, null).systems.find(({ id }) => id === home)?.home;
    expect(shown()).toEqual({ seat: 'ann', short: 'Sol' });
    game.state.seats.ann.home = '27';
    expect(shown()).toEqual({ seat: null, short: 'Sol' });
  });

  test('groups equal units by owner, type and damage', () => {
    const { game } = table({
      space: { 27: { ann: '2 cruiser, 1 dreadnought (damaged), 1 dreadnought', bob: '3 fighter' } },
      ground: { 'new-albion': { ann: '2 infantry, 1 pds' } },
    });
    const system = buildBoardView(game, null).systems.find(({ id }) => id === '27');
    expect(
      system?.space.map(({ owner, type, count, damaged }) => `${owner} ${count} ${type}${damaged ? '!' : ''}`),
    ).toEqual(['ann 1 dreadnought', 'ann 1 dreadnought!', 'ann 2 cruiser', 'bob 3 fighter']);
    expect(system?.planets[0].units.map(({ type, count }) => `${count} ${type}`)).toEqual(['2 infantry', '1 pds']);
  });

  test('recent events start at the last activation', () => {
    const facts: GameFact[] = [
      { type: 'ships-moved', seat: 'bob', from: '30', into: '31', path: ['30', '31'], units: ['cruiser'] },
      { type: 'system-activated', seat: 'ann', system: '27' },
      {
        type: 'ships-moved',
        seat: 'ann',
        from: '26',
        into: '27',
        path: ['26', '27'],
        units: ['cruiser', 'fighter', 'fighter'],
      },
      { type: 'unit-destroyed', seat: 'bob', by: 'ann', unit: 'fighter', system: '27' },
      { type: 'unit-destroyed', seat: 'bob', by: 'ann', unit: 'fighter', system: '27' },
    ];
    const { game } = table({ change: (state) => (state.facts = facts) });
    const { happened } = buildBoardView(game, null);
    expect(happened.moves).toEqual([
      {
        seat: 'ann',
        from: '26',
        to: '27',
        path: ['26', '27'],
        units: [
          { type: 'cruiser', count: 1 },
          { type: 'fighter', count: 2 },
        ],
      },
    ]);
    expect(happened.losses).toEqual([{ seat: 'bob', system: '27', type: 'fighter', count: 2 }]);
    expect(narrate(game, facts, null)).toEqual([
      'Letnev moves 1 cruiser from Mellon and Zohbat (105) to Lazar and Sakulag (106).',
      'Sol moves to New Albion and Starpoint (102) from Lodor (101): 1 cruiser, 2 fighters.',
      'Letnev loses 2 fighters at 102.',
    ]);
  });

  test('facts of unknown types are not narrated, but listed', () => {
    const { game } = table();
    expect(narrate(game, [{ type: 'something-new' }], null)).toEqual([]);
    expect(listUnnarratedTypes([{ type: 'something-new' }, { type: 'player-passed', seat: 'ann' }])).toEqual([
      'something-new',
    ]);
  });
});

describe('narration', () => {
  test('every fact recorded by rules and components has a narration', async () => {
    const { globSync, readFileSync } = await import('node:fs');
    const types = new Set<string>();
    for (const file of globSync('src/editions/ti4/{rules,content}/**/*.ts')) {
      for (const [, seen] of readFileSync(file, 'utf8').matchAll(/(?:\.addFact\(\{\s*type: |combatFact\()'([a-z-]+)'/g))
        types.add(seen);
    }
    expect(types.size).toBeGreaterThan(50);
    expect(listUnnarratedTypes([...types].map((type) => ({ type })))).toEqual([]);
  });

  test('a reroll line includes its hits', () => {
    const { game } = table();
    const die = (face: number) => ({ unit: 'cruiser', hitsOn: 7, face, result: face, hit: face >= 7 });
    const again = (...faces: number[]) =>
      narrate(game, [{ type: 'dice-rerolled', seat: 'bob', by: 'munitions-reserves', dice: faces.map(die) }], null);
    expect(again(3, 9, 4)).toEqual(['Letnev rerolls 3 dice with Munitions Reserves: 3, 9✓, 4. 1 hit in the reroll.']);
    expect(again(2)).toEqual(['Letnev rerolls 1 die with Munitions Reserves: 2. 0 hits in the reroll.']);
  });

  test('a correction is logged with names instead of keys', () => {
    const { game } = table();
    const told = (what: string, about: Record<string, string>) =>
      narrate(game, [{ type: 'corrected', what, about }], null);
    expect(told('units', { seat: 'bob', unit: 'cruiser', place: '102', count: '2' })).toEqual([
      'Corrected: Letnev has 2 cruisers at New Albion and Starpoint (102).',
    ]);
    expect(told('units', { seat: 'bob', unit: 'infantry', place: 'lodor', count: '1' })).toEqual([
      'Corrected: Letnev has 1 infantry at Lodor.',
    ]);
    expect(told('count', { seat: 'ann', what: 'trade-goods', count: '1' })).toEqual([
      'Corrected: Sol has 1 trade good.',
    ]);
    expect(told('count', { seat: 'ann', what: 'commodities', count: '3' })).toEqual([
      'Corrected: Sol has 3 commodities.',
    ]);
    expect(told('count', { seat: 'ann', what: 'tactic', count: '3' })).toEqual([
      'Corrected: Sol has 3 command tokens in the tactic pool.',
    ]);
    expect(told('control', { planet: 'lodor', seat: 'nobody' })).toEqual(['Corrected: no one controls Lodor.']);
    expect(told('ready', { planet: 'lodor', state: 'exhausted' })).toEqual(['Corrected: Lodor is exhausted.']);
    expect(told('token', { seat: 'ann', system: '102', there: 'no' })).toEqual([
      'Corrected: Sol has no command token at New Albion and Starpoint (102).',
    ]);
    expect(told('technology', { seat: 'ann', technology: 'war-sun', owned: 'yes' })).toEqual([
      'Corrected: Sol owns War Sun.',
    ]);
    expect(told('skip', { seat: 'ann' })).toEqual(['Corrected: Sol skips the question.']);
  });
});
