import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { clone } from '#engine';
import { drawBoard, drawCloseUp, drawPlayer, drawChanges } from '#ti4/render/index.ts';
import { newGame, type Rulebook } from '#ti4/rules/game.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import type { State } from '#ti4/rules/state.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { parseTi4PlayerKinds, answerAsAi, type PlayerKind } from '#ti4/simulation/players.ts';
import { replayGame } from '#ti4/simulation/recorded-game.ts';
import type { SimulationSetup as Table } from '#ti4/simulation/simulate.ts';
import { buildBoardView, findBoardChanges } from '#ti4/views/index.ts';
import { createDemoState } from './demo-state.ts';
import { createRandom, parsePlayerKinds, randomAnswerer, parseRecordedGame } from '#simulation';
import { BOARD_DRAWERS } from './ti2-ti3-boards.ts';
import type { RenderedImage } from '#render/raster/rendered-image.ts';
import { readOptions } from '../lib/options.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dora', 'Eve', 'Finn', 'Gus', 'Hal'];

interface Wish {
  out: string;
  /** A position such as '205', to draw that part of the board enlarged. */
  system?: string;
  rings: number;
  /** A seat, to draw only that player's area. */
  player?: string;
  /** True to draw the changes of the last turn, enlarged. */
  scene: boolean;
}

/** Draws a state to files and prints a description of them. */
async function drawState(state: State, book: Rulebook, wish: Wish): Promise<void> {
  const names = Object.fromEntries(state.order.map((seat, i) => [seat, NAMES[i] ?? seat]));
  const game = newGame(state, book);
  const view = buildBoardView(game, null, names);
  const system = view.systems.find(
    ({ position, id }) => wish.system !== undefined && (position === wish.system || id === wish.system),
  );
  if (wish.system !== undefined && !system) throw new Error(`There is no system at ${wish.system}.`);
  // The changes since a system was last activated.
  const turn = state.facts.slice(
    Math.max(
      0,
      state.facts.findLastIndex(({ type }) => type === 'system-activated'),
    ),
  );
  const changed = wish.scene ? findBoardChanges(game, turn) : undefined;
  const drawn = changed
    ? await drawChanges(view, changed)
    : system
      ? await drawCloseUp(view, { system: system.id, rings: wish.rings })
      : wish.player !== undefined
        ? await drawPlayer(view, wish.player)
        : await drawBoard(view);
  await written(drawn, wish.out);
}

async function written(drawn: readonly RenderedImage[], out: string): Promise<void> {
  for (const [i, { name, data, alt }] of drawn.entries()) {
    const file = i === 0 ? out : out.replace(/(\.[a-z]+)?$/, `-${name.replace(/\.[a-z]+$/, '')}$1`);
    await writeFile(file, file.endsWith('.png') ? await toPng(data) : data);
    console.log(`${file}\n${alt}\n`);
  }
}

const toPng = async (data: Buffer): Promise<Buffer> =>
  (await import('sharp')).default(data).png({ compressionLevel: 9 }).toBuffer();

/** Replays a recorded game up to `at` answers or to its end. Recorded games have no player names. */
function recorded(file: string, at: string): State {
  const game = parseRecordedGame<Table>(readFileSync(file, 'utf8'));
  const until = at === 'end' ? game.answers.length : Number(at);
  if (!Number.isInteger(until) || until < 0) throw new Error('--at says after how many answers of the game, or end.');
  return replayGame(books, game, { until });
}

/** Simulates a game and returns its state early, midway or late: the last turn of an action phase up to then. */
function simulated(
  book: Rulebook,
  players: number,
  seed: number,
  moment: string,
  kinds: PlayerKind[],
  preset: string,
): State {
  const state = newState(
    book,
    prepareGame(book, {
      seed: `board ${seed}`,
      players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` })),
      board: { preset },
      dealPartial: true,
    }),
  );
  const turns: State[] = [];
  let turn = -1;
  const below = createRandom(seed);
  const chance = randomAnswerer(below);
  const byProgram = (seat: string) => kinds[Number(seat.slice(1)) - 1] === 'practice';
  playOut({
    book,
    state,
    below,
    aiSeats: state.order.filter(byProgram),
    answerer: (open, ...rest) => (byProgram(open.ask.player) ? answerAsAi : chance)(open, ...rest),
    onAnswer: (game) => {
      const now = game.state;
      if (now.phase !== 'action' || now.turn.number === turn || !now.facts.some(({ type }) => type === 'ships-moved'))
        return;
      turn = now.turn.number;
      turns.push(clone(now));
    },
  });
  const share = { early: 0.08, middle: 0.5, late: 0.98 }[moment];
  const found = share === undefined ? undefined : turns[Math.floor(share * (turns.length - 1))];
  if (!found) throw new Error(share === undefined ? '--at is early, middle or late.' : 'That game had no turns.');
  return found;
}

const { values } = readOptions('Draws a board.', {
  // Games of ti3 and ti2 are always simulated, with all sets.
  edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
  simulate: { type: 'boolean', default: false, about: 'draws a simulated game' },
  game: { type: 'string', about: 'recorded game to draw' },
  demo: { type: 'boolean', default: false, about: 'draws the demonstration' },
  players: { type: 'string', default: '6', about: 'number of players' },
  'players-kind': { type: 'string', default: 'practice', about: 'random or practice, or one for each player' },
  seed: { type: 'string', default: '1', about: 'random seed' },
  at: { type: 'string', about: 'early, middle or late, or a number of answers' },
  system: { type: 'string', about: 'draws the surroundings of a system' },
  rings: { type: 'string', default: '1', about: 'rings around that system' },
  player: { type: 'string', about: 'draws the sheet of a player' },
  scene: { type: 'boolean', default: false, about: 'draws the scene of the last turn' },
  sets: { type: 'string', about: 'sets, separated by commas, or all' },
  board: { type: 'string', about: 'layout or map string' },
  out: { type: 'string', default: 'board.jpg', about: 'file to write' },
});
const older = BOARD_DRAWERS[values.edition];
if (older) {
  const count = Number(values.players);
  const drawn = await older({
    players: count,
    seed: values.seed,
    at: values.at ?? 'late',
    kinds: parsePlayerKinds(values['players-kind'], count),
    names: Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i + 1}`, NAMES[i] ?? `p${i + 1}`])),
    rings: Number(values.rings),
    ...(values.system !== undefined && { system: values.system }),
    ...(values.player !== undefined && { player: values.player }),
  });
  await written(drawn, values.out);
  process.exit();
}
if (values.edition !== 'ti4') throw new Error(`--edition is ti4, ${Object.keys(BOARD_DRAWERS).join(' or ')}.`);
const books = rulebooksBySets(SETS);
const book = books.of(values.sets === 'all' ? SETS.map(({ id }) => id) : values.sets?.split(','));
const players = Number(values.players);
const state =
  values.game !== undefined
    ? recorded(values.game, values.at ?? 'end')
    : values.simulate
      ? simulated(
          book,
          players,
          Number(values.seed),
          values.at ?? 'late',
          parseTi4PlayerKinds(values['players-kind'], players),
          values.board ?? `standard-${players}`,
        )
      : values.demo
        ? createDemoState(book, players)
        : undefined;
if (!state) throw new Error('Say what to draw: --game, --simulate or --demo.');
await drawState(state, books.forSavedGame(state.options.sets), {
  out: values.out,
  rings: Number(values.rings),
  scene: values.scene,
  ...(values.system !== undefined && { system: values.system }),
  ...(values.player !== undefined && { player: values.player }),
});
