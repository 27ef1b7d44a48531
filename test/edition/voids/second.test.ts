import { expect, test } from 'vitest';
import type { Json } from '#engine';
import { rulebookOf } from '#ti2/rulebook.ts';
import { actionCard, type Rulebook } from '#ti2/rules/components/component.ts';
import { anytimeAbilities, modify, resolveComponentId } from '#ti2/rules/components/kit.ts';
import type { Values } from '#ti2/rules/components/values.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import type { State } from '#ti2/rules/state.ts';
import { OPTION_IDS } from '#ti2/rules/terms.ts';
import { createEagerAnswerer, setUpGame } from '#ti2/simulation/simulate.ts';
import { ti2Simulation } from '#ti2/simulation/simulated-edition.ts';
import { componentsInKey } from '#simulation';
import { PROBE, VoidWalk, type Recorder } from './walk.ts';

type Barred = Extract<keyof Values, `${string}-barred`>;
const WHY = 'test';
/** The compiler demands every value that forbids something. */
const BARRED: Record<Barred, string> = {
  'technology-barred': WHY,
  'vote-barred': WHY,
  'placement-barred': WHY,
  'retreat-barred': WHY,
  'landing-barred': WHY,
  'bombardment-barred': WHY,
  'agreement-barred': WHY,
};
/** Everything that any law, effect or ability can forbid, or hold down to nothing. */
const BARS: Partial<Record<keyof Values, Json>> = {
  ...BARRED,
  'agreement-binding': WHY,
  'placement-limit': 0,
  'cards-drawn': 0,
  votes: 0,
  'without-influence': true,
  'progression-held': true,
};

const recorder: Recorder = { isOn: false, values: new Set() };
const probe = actionCard({
  id: PROBE,
  name: 'Probe',
  text: 'test',
  copies: 0,
  sources: {},
  modifiers: Object.fromEntries(
    Object.entries(BARS).map(([name, bar]) => [
      name,
      (_game: unknown, { memory }: { memory: Json }, value: unknown) => {
        if (recorder.isOn) recorder.values.add(name);
        return memory === name ? bar : value;
      },
    ]),
  ),
} as never);

/** A card that is offered although it can be void: the walk has to find it. */
const planted = actionCard({
  id: 'planted',
  name: 'Planted',
  text: 'test',
  copies: 1,
  sources: {},
  anytime: {
    problem: () => undefined,
    effect: (game: Game, { holder }: { holder: string }) => {
      if (modify(game, 'technology-barred', { seat: holder }, undefined) === undefined)
        game.state.seats[holder].credits += 1;
    },
  },
} as never);

/** A game in which everybody has many cards, credits and technologies from the start. */
function start(book: Rulebook, seed: string, players: number): Game {
  const game = setUpGame(book, { players, seed, veil: 'nothing', late: true, played: OPTION_IDS, lastRound: 6 });
  const { action } = game.state.decks;
  action.draw = action.draw.filter((card) => resolveComponentId(card) !== planted.id);
  for (const seat of Object.values(game.state.seats)) seat.actionCards.push(...action.draw.splice(0, 9));
  game.state.seats.p1.actionCards = [
    ...game.state.seats.p1.actionCards.filter((card) => resolveComponentId(card) !== planted.id),
    'planted#1',
  ];
  return game;
}

const walk = new VoidWalk<State, Rulebook, Game>(
  {
    simulated: ti2Simulation,
    game: (state, book) => newGame(state, book),
    starts: (book) => ['a', 'b', 'c', 'd', 'e'].map((seed, i) => start(book, `void ${seed}`, 2 + i)),
    maxAnswers: 600,
    answerer: createEagerAnswerer,
    uses: ['use-ability', 'play-card'],
    broughtAbout: ({ units, planets, systems, seats, laws, agreements, leaders }, holder) => ({
      all: { units, planets, systems, laws, agreements, leaders },
      seats: Object.fromEntries(
        Object.entries(seats).map(([id, { actionCards, credits, orders: _orders, ...seat }]) => [
          id,
          id === holder ? seat : { ...seat, credits, cards: actionCards.length },
        ]),
      ),
    }),
    goodsOf: ({ seats }, seat) => ({ credits: seats[seat].credits }),
    anytime: (game, seat) =>
      anytimeAbilities(game, seat).flatMap(({ component, held, problem }) =>
        problem === undefined ? [{ component: component.id, key: held.key }] : [],
      ),
    usedBy: ({ state, book }, { question }, key) => {
      if (question !== 'window') return undefined;
      const found = componentsInKey(key, (part) => state.effects[part]?.component ?? resolveComponentId(part));
      return found.find((id) => id in book.components);
    },
  },
  rulebookOf(['base', 'own', 'printed', 'hopes-end'], [probe, planted]),
  recorder,
);

test('E2 no use is offered that something in force has made void', () => {
  const positions = walk.positions();
  expect(new Set(positions.map(({ component }) => component)).size).toBeGreaterThan(35);
  expect(walk.voids(positions)).toEqual(['technology-barred: planted (anytime, window [])']);
});
