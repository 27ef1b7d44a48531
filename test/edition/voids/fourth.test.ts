import { expect, test } from 'vitest';
import type { Json } from '#engine';
import { rulebookOf } from '#ti4/rulebook.ts';
import { actionCard, componentOf } from '#ti4/rules/components/component.ts';
import { anytimeAbilities } from '#ti4/rules/components/component-actions.ts';
import type { Values } from '#ti4/rules/components/values.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import type { State } from '#ti4/rules/state.ts';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { ti4Simulation } from '#ti4/simulation/simulated-edition.ts';
import { componentsInKey } from '#simulation';
import { PROBE, VoidWalk, type Recorder } from './walk.ts';

type Barred = Extract<keyof Values, `${string}-barred` | `${string}-denied`>;
const WHY = 'test';
/** The compiler demands every value that forbids something. */
const BARS: Record<Barred, Json> = {
  'ability-denied': WHY,
  'retreat-barred': WHY,
  'withdrawal-barred': WHY,
  'activation-barred': WHY,
  'movement-barred': WHY,
  'departure-barred': WHY,
  'action-card-barred': WHY,
  'answers-barred': true,
  'abilities-barred': true,
  'faction-technology-barred': true,
  'research-barred': WHY,
  'scoring-barred': WHY,
  'placement-barred': WHY,
  'vote-barred': WHY,
  'producing-barred': WHY,
  'production-barred': WHY,
};

const recorder: Recorder = { isOn: false, values: new Set() };
const probe = actionCard({
  id: PROBE,
  name: 'Probe',
  set: 'base',
  text: 'test',
  copies: 0,
  modifiers: Object.fromEntries(
    Object.entries(BARS).map(([name, bar]) => [
      name,
      (_game: unknown, { memory }: { memory: Json }, value: unknown) => {
        if (recorder.isOn) recorder.values.add(name);
        return memory === name ? bar : value;
      },
    ]),
  ),
});

/** A game in which everybody has many cards and technologies from the start. */
function start(book: Rulebook, seed: string, players: number): Game {
  const state = setUpGame(book, { players, seed, veil: 'nothing', late: true });
  for (const seat of Object.values(state.seats)) {
    seat.actionCards.push(...state.decks.action.draw.splice(0, 12));
    for (const leader of Object.values(seat.leaders ?? {})) delete leader.locked;
  }
  return newGame(state, book);
}

const walk = new VoidWalk<State, Rulebook, Game>(
  {
    simulated: ti4Simulation,
    game: (state, book) => newGame(state, book),
    starts: (book) => [start(book, 'void 1', 4), start(book, 'void 2', 3), start(book, 'void 3', 6)],
    maxAnswers: 320,
    answerer: createEagerAnswerer,
    uses: ['use-ability', 'play-action-card'],
    broughtAbout: ({ units, planets, systems, seats, laws, speaker, strategyCards }, holder) => ({
      all: { units, planets, systems, laws, speaker, strategyCards },
      seats: Object.fromEntries(
        Object.entries(seats).map(
          ([id, { actionCards, tradeGoods, commodities, tokens, orders: _orders, ...seat }]) => [
            id,
            id === holder
              ? { ...seat, leaders: null }
              : { ...seat, tradeGoods, commodities, tokens, cards: actionCards.length },
          ],
        ),
      ),
    }),
    goodsOf: ({ seats }, seat) => ({
      goods: seats[seat].tradeGoods,
      commodities: seats[seat].commodities,
      ...seats[seat].tokens,
    }),
    anytime: (game, seat) =>
      anytimeAbilities(game, seat).flatMap(({ component, held, problem }) =>
        problem === undefined ? [{ component: component.id, key: held.key }] : [],
      ),
    usedBy: ({ state, book }, { question }, key) => {
      if (question !== 'window' && actionKey.parse(key)[0] !== 'component') return undefined;
      const found = componentsInKey(
        key,
        (part) => state.effects[part]?.component ?? state.laws[part]?.component ?? componentOf(part),
      );
      return found.find((id) => id in book.components);
    },
  },
  rulebookOf([probe]),
  recorder,
);

test('no use is offered that something in force has made void', () => {
  const positions = walk.positions();
  expect(new Set(positions.map(({ component }) => component)).size).toBeGreaterThan(70);
  expect(walk.voids(positions)).toEqual([]);
  expect(Object.keys(walk.tried).length).toBeGreaterThan(11);
});
