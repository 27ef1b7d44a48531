import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { formatList } from '#text/sentences.ts';
import { galacticEvent } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { formatTile } from '#ti4/rules/setup/galaxy/board-building.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { addTile, freePositionsBeside, systemsBeside, unusedTiles } from '#ti4/rules/board/added-tiles.ts';
import { isOnEdge } from '#ti4/rules/board/adjacency.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { chooseSystem, isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'age-of-exploration';
const RED_UP_TO = 4;
const tap = (seat: SeatId) => ({ component: 'dark-energy-tap', holder: seat, key: 'dark-energy-tap' });

/** Returns the free positions next to a system that touch at least two non-home systems. */
const placesAt = (game: Game, system: SystemId): string[] =>
  freePositionsBeside(game, system).filter(
    (position) => systemsBeside(game, position).filter((one) => !isHomeSystem(game, one)).length >= 2,
  );

/** Returns the non-home systems on the edge that contain the seat's ships and have room for an adjacent tile. */
const sites = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      !isHomeSystem(game, system) &&
      isOnEdge(game, system) &&
      shipsIn(game, system, seat).length > 0 &&
      placesAt(game, system).length > 0,
  );

const placeOfTile = question<{ tile: SystemId; beside: SystemId }>()(
  'place-of-new-tile',
  (game, _seat, { tile, beside }): Spec => {
    const places = placesAt(game, beside);
    if (!places.length) return { kind: 'none', reason: 'There is no place for this tile.' };
    return choose(
      `Where do you place ${formatTile(game, tile)}?`,
      places.map((key) => ({
        key,
        label: `At ${key}`,
        hint: `adjacent to ${formatList(systemsBeside(game, key).map((one) => nameOfSystem(game, one)))}`,
      })),
    );
  },
  { title: 'choose where to place a new tile', forced: true },
);

const discovery = procedure<{ seat: SeatId; beside: SystemId; tile?: SystemId }>()('discover-tile', {
  roll: (game, data) => {
    const { seat, beside } = data;
    const [face] = game.roll(ID, 1);
    game.addFact({ type: 'die-rolled', seat, why: ID, face });
    const back = face <= RED_UP_TO ? 'red' : 'blue';
    const left = unusedTiles(game, back);
    if (!left.length) {
      game.addFact({ type: 'no-tile-left', seat, back });
      return done();
    }
    const [drawn] = game.roll(`${ID} tile`, 1, left.length);
    data.tile = left[drawn - 1];
    const [only, ...others] = placesAt(game, beside);
    if (others.length) return ask([placeOfTile.ask(seat, { tile: data.tile, beside })], 'place');
    if (only !== undefined) addTile(game, seat, data.tile, only);
    return done();
  },
  place: (game, { seat, tile }, got) => {
    const position = chosenKey(got.answer);
    if (tile !== undefined && position !== undefined) addTile(game, seat, tile, position);
    return done();
  },
});

export default galacticEvent({
  id: ID,
  name: 'Age of Exploration',
  set: 'codex-4',
  text: 'A relic costs 2 relic fragments of the same type instead of 3. For Fabrication and Black Market Forgery, the 2 fragments need not match. Action: exhaust your Dark Energy Tap, choose a non-home system that is at the edge of the board and has your ships, and roll a die. On 1 to 4, draw a random unused red tile; on 5 to 10, a random unused blue tile. Place the tile adjacent to the chosen system, where it touches at least 2 non-home systems. If it has no planets, place a frontier token on it.',
  advice: { gains: { planets: 0.5 } },
  modifiers: {
    'fragments-for-relic': () => 2,
    'pairs-unmatched': () => true,
  },
  action: {
    problem: (game, { holder }) => {
      const { component } = tap(holder);
      if (!game.state.seats[holder].technologies[component]) return 'You do not own Dark Energy Tap.';
      if (isExhausted(game, tap(holder))) return 'Your Dark Energy Tap is exhausted.';
      return sites(game, holder).length
        ? undefined
        : 'You have no ships in a non-home system at the edge of the board where a tile can be added.';
    },
    target: (game, { holder }) =>
      chooseSystem.ask(holder, {
        prompt: 'Adjacent to which system do you place a new tile?',
        systems: sites(game, holder),
      }),
    effect: (game, { holder }, target) => {
      const beside = chosenKey(target);
      if (beside === undefined) return undefined;
      exhaust(game, tap(holder));
      return call(discovery, { seat: holder, beside }, 'finish');
    },
  },
  procedures: [discovery],
  questions: [chooseSystem, placeOfTile],
});
