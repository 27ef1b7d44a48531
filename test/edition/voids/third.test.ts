import { expect, test } from 'vitest';
import type { Json } from '#engine';
import { rulebookOf } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import { actionCard, componentOf, type Rulebook } from '#ti3/rules/components/component.ts';
import { anytimeAbilities } from '#ti3/rules/components/play-procedures.ts';
import type { Values } from '#ti3/rules/components/values.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import type { State } from '#ti3/rules/state.ts';
import { createEagerAnswerer, setUpGame } from '#ti3/simulation/simulate.ts';
import { ti3Simulation } from '#ti3/simulation/simulated-edition.ts';
import { componentsInKey, createRandom } from '#simulation';
import { PROBE, VoidWalk, type Recorder } from './walk.ts';

type Barred = Extract<keyof Values, `${string}-barred`>;
const WHY = 'test';
/** The compiler demands every value that forbids something. */
const BARRED: Record<Barred, string> = {
  'build-barred': WHY,
  'production-barred': WHY,
  'secondary-barred': WHY,
  'activation-barred': WHY,
  'entry-barred': WHY,
  'passage-barred': WHY,
  'landing-barred': WHY,
  'bombardment-barred': WHY,
  'departure-barred': WHY,
  'retreat-barred': WHY,
  'agreement-barred': WHY,
  'wormhole-barred': WHY,
  'redistribution-barred': WHY,
  'technology-purchase-barred': WHY,
  'strategy-card-barred': WHY,
  'technology-barred': WHY,
  'voting-barred': WHY,
  'card-barred': WHY,
  'pds-barred': WHY,
};
/** Limits on what is gained. Those of fleets and hands also take away what is there, and so change everything. */
const LIMITS = [
  'goods-limit',
  'production-limit',
  'production-cap',
  'area-limit',
  'votes',
  'cards-drawn',
] as const satisfies readonly (keyof Values)[];
const SPARED = ['planet-spared', 'spared-by-cards'] as const satisfies readonly (keyof Values)[];

/** Everything that any law, effect or ability can forbid: why, at most nothing, or spared. */
const BARS: Partial<Record<keyof Values, Json>> = {
  ...BARRED,
  ...Object.fromEntries(LIMITS.map((name) => [name, 0])),
  ...Object.fromEntries(SPARED.map((name) => [name, true])),
};

const recorder: Recorder = { isOn: false, values: new Set() };
const probe = actionCard({
  id: PROBE,
  name: 'Probe',
  text: 'test',
  copies: 0,
  confidence: 'high',
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

const OPTIONS = {
  flagships: true,
  mechanizedUnits: true,
  custodians: true,
  shockTroops: true,
  spaceMines: true,
  facilities: true,
  racialTechnologies: true,
  voiceOfTheCouncil: true,
} as const;

/** A game in which everybody has many cards and technologies from the start. */
function start(book: Rulebook, seed: string, players: number): Game {
  const game = setUpGame(book, { players, seed, veil: 'nothing', played: ['distantSuns'], ...OPTIONS });
  const below = createRandom(players);
  const { action } = game.state.decks;
  for (const seat of Object.values(game.state.seats)) {
    for (const { id, race } of Object.values(book.byKind.technology))
      if (race === undefined ? below(2) : race === seat.race) seat.technologies[id] = { component: id };
    seat.actionCards.push(...action.draw.splice(0, 24));
    seat.tradeGoods += 6;
    for (const area of ['command', 'fleet', 'strategy'] as const) seat.counters[area] += 2;
  }
  return game;
}

const walk = new VoidWalk<State, Rulebook, Game>(
  {
    simulated: ti3Simulation,
    game: (state, book) => newGame(state, book),
    starts: (book) => [start(book, 'void 1', 4), start(book, 'void 2', 3)],
    maxAnswers: 400,
    answerer: createEagerAnswerer,
    uses: ['use-ability', 'play-action-card'],
    broughtAbout: ({ units, planets, systems, seats, laws, agreements, leaders, objectives, speaker }, holder) => ({
      all: { units, planets, systems, laws, agreements, leaders, objectives, speaker },
      seats: Object.fromEntries(
        Object.entries(seats).map(([id, { actionCards, tradeGoods, counters, orders: _orders, ...seat }]) => [
          id,
          id === holder ? seat : { ...seat, tradeGoods, counters, cards: actionCards.length },
        ]),
      ),
    }),
    goodsOf: ({ seats }, seat) => ({ goods: seats[seat].tradeGoods, ...seats[seat].counters }),
    concerns: (value, facts) =>
      value !== 'goods-limit' || facts.some(({ type, by }) => type === 'trade-goods-changed' && Number(by) > 0),
    prepare: ({ seats }, value) => {
      if (value === 'goods-limit') for (const seat of Object.values(seats)) seat.tradeGoods = 0;
    },
    anytime: (game, seat) =>
      anytimeAbilities(game, seat).flatMap(({ component, held, problem }) =>
        problem === undefined ? [{ component: component.id, key: held.key }] : [],
      ),
    usedBy: ({ state, book }, { question }, key) => {
      if (question !== 'window' && !key.startsWith('use:')) return undefined;
      const found = componentsInKey(key, (part) => state.effects[part]?.component ?? componentOf(part));
      return found.find((id) => id in book.components);
    },
  },
  rulebookOf(
    SETS.map(({ id }) => id),
    [probe],
  ),
  recorder,
);

test('E3 no use is offered that something in force has made void', () => {
  const positions = walk.positions();
  expect(new Set(positions.map(({ component }) => component)).size).toBeGreaterThan(70);
  expect(walk.voids(positions)).toEqual([]);
  expect(Object.keys(walk.tried).length).toBeGreaterThan(18);
});
