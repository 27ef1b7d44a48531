import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { Game } from '#engine';
import type { ValueName } from '#kit/components/types.ts';
import type { NeighborGraph } from '#kit/board/hex-grid.ts';
import type { Component, HeldComponent, Ti4 } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { inForce, inForceSnapshot } from '#ti4/rules/components/in-force.ts';
import { discardLaw, enactLaw, transferLaw } from '#ti4/rules/politics/laws.ts';
import { giveNote, playNoteFaceUp, removeNote } from '#ti4/rules/trade/promissory-notes.ts';
import { gainTechnology, loseTechnology } from '#ti4/rules/technology/technology.ts';
import type { State, Unit } from '#ti4/rules/state.ts';
import { parseTi4PlayerKinds } from '#ti4/simulation/players.ts';
import { simulate } from '#ti4/simulation/simulate.ts';
import { table } from '../rules/table.ts';

afterEach(() => void vi.restoreAllMocks());

type Of = (game: Game) => unknown;
/** What is found out bit by bit: it holds as long as what it is found out from. */
const BIT_BY_BIT = ['waysKnown', 'dealt'];
interface Placement {
  all: Unit[];
  inSystem: Map<string, Unit[]>;
  onPlanet: Map<string, Unit[]>;
  ofSeat: Map<string, Unit[]>;
  counts: Map<string, Map<string, number>>;
  found: Map<(units: readonly Unit[], game: Game) => unknown, unknown>;
  under?: object;
  more?: Placement;
}

/** What was worked out, as data: a board says by functions which systems lie beside which. */
function said(found: unknown, game: Game): unknown {
  if (typeof found !== 'object' || found === null) return found;
  if ('changing' in found) return whatIsInForce(found as Survey);
  if ('inSystem' in found) return whereUnitsStand(found as Placement, game);
  if (!('graph' in found)) return found;
  const { of, graph } = found as { of: State['systems']; graph: NeighborGraph };
  return Object.keys(of).map((id) => [id, graph.neighborsOf(id), graph.isAtEdge(id)]);
}

const { modifiersByValue } = rulebookOf();

interface Survey {
  standing: Map<string, HeldComponent[]>;
  lasting: Map<string, HeldComponent[]>;
  all: Map<string, HeldComponent[]>;
  changing: Map<ValueName<Ti4>, { component: Component; held: HeldComponent }[]>;
}

/** What changes values is found out bit by bit: it is to follow still from what is in force. */
function whatIsInForce({ changing, ...rest }: Survey): unknown {
  const outOfDate = [...changing].filter(([value, list]) => {
    const now = (modifiersByValue[value] ?? []).flatMap(({ id }) => (rest.all.get(id) ?? []).map((held) => [id, held]));
    return !isDeepStrictEqual(
      list.map(({ component, held }) => [component.id, held]),
      now,
    );
  });
  return { ...rest, outOfDate };
}

/** Those of a supposed game stand behind the others; what follows from where they stand is to follow from it still. */
function whereUnitsStand({ more, under, ...known }: Placement, game: Game): unknown {
  const all = [...known.all, ...(more?.all ?? [])];
  const joined = (of: 'inSystem' | 'onPlanet' | 'ofSeat') =>
    new Map(
      [...new Set([...known[of].keys(), ...(more?.[of].keys() ?? [])])].map((key) => [
        key,
        [...(known[of].get(key) ?? []), ...(more?.[of].get(key) ?? [])],
      ]),
    );
  const counts: Record<string, number> = {};
  for (const placement of [known, ...(more ? [more] : [])])
    for (const [type, seats] of placement.counts)
      for (const [seat, count] of seats) counts[`${type} ${seat}`] = (counts[`${type} ${seat}`] ?? 0) + count;
  // What was found while something else was in force is looked for anew by whoever asks next.
  const holds = under === inForceSnapshot(game as never) ? [...known.found] : [];
  const outOfDate = holds.filter(([of, then]) => !isDeepStrictEqual(then, of(all, game))).map(([of]) => of.name);
  return {
    all,
    inSystem: joined('inSystem'),
    onPlanet: joined('onPlanet'),
    ofSeat: joined('ofSeat'),
    counts,
    outOfDate,
  };
}

/** So seldom is looked again at what was worked out before. */
const EVERY = 37;

/** Looks again at what games have worked out and kept, each time after so many; gives what was looked at, and what was out of date. */
function watched(): { looked: Set<string>; stale: Set<string> } {
  const found = { looked: new Set<string>(), stale: new Set<string>() };
  let calls = 0;
  for (const way of ['memoize', 'memoizeUntilInvalidated'] as const) {
    const before = Game.prototype[way];
    vi.spyOn(Game.prototype, way).mockImplementation(function (this: Game, of: Of) {
      const known = before.call(this, of);
      if (!BIT_BY_BIT.includes(of.name) && ++calls % EVERY === 0) {
        found.looked.add(of.name);
        if (!isDeepStrictEqual(said(known, this), said(of(this), this))) found.stale.add(of.name);
      }
      return known;
    } as never);
  }
  return found;
}

test.each(['random', 'practice'])('Cached unit placements and holdings equal recomputed ones: %s players', (kind) => {
  const found = watched();
  const { ending } = simulate(
    rulebookOf(),
    {
      players: 3,
      seed: `kept ${kind}`,
      veil: 'nothing',
      late: true,
      partial: true,
      ruin: kind === 'random',
      points: 4,
    },
    { kinds: parseTi4PlayerKinds(kind, 3) },
  );
  expect(ending).not.toBeNull();
  expect([...found.looked].sort()).toEqual(['asItLies', 'placementOf', 'surveyed']);
  expect([...found.stale]).toEqual([]);
});

test('Gained and lost components count at once, before any fact', () => {
  const t = table({ seats: { ann: 'sol', bob: 'hacan' } });
  const { game } = t;
  game.addFact = () => undefined;
  const holders = (id: string): string[] => inForce(game, game.book.components[id]).map(({ holder }) => holder);
  expect(holders('blitz')).toEqual([]);
  const effect = addEffect(game, 'blitz', 'ann', null, 'round');
  expect(holders('blitz')).toEqual(['ann']);
  removeEffect(game, effect);
  expect(holders('blitz')).toEqual([]);
  gainTechnology(game, 'bob', 'gravity-drive');
  expect(holders('gravity-drive')).toEqual(['bob']);
  loseTechnology(game, 'bob', 'gravity-drive');
  expect(holders('gravity-drive')).toEqual([]);
  giveNote(game, 'support-for-the-throne@bob', 'ann');
  expect(holders('support-for-the-throne')).toEqual(['ann']);
  removeNote(game, 'support-for-the-throne@bob');
  expect(holders('support-for-the-throne')).toEqual([]);
  removeNote(game, 'support-for-the-throne@ann');
  game.state.seats.bob.promissoryNotes.push('support-for-the-throne@ann');
  playNoteFaceUp(game, 'support-for-the-throne@ann');
  expect(holders('support-for-the-throne')).toEqual(['bob']);
  enactLaw(game, 'minister-of-war', 'ann');
  expect(holders('minister-of-war')).toEqual(['ann']);
  transferLaw(game, 'minister-of-war', 'bob');
  expect(holders('minister-of-war')).toEqual(['bob']);
  enactLaw(game, 'regulated-conscription', 'for');
  expect(holders('regulated-conscription')).toEqual(['']);
  discardLaw(game, 'regulated-conscription');
  expect(holders('regulated-conscription')).toEqual([]);
});
