import type { RenderedImage } from '#render/raster/rendered-image.ts';
import { rulebookOf as bookOfSecond } from '#ti2/rulebook.ts';
import { SETS as SETS_OF_SECOND } from '#ti2/content/sets.ts';
import * as second from '#ti2/render/index.ts';
import { simulate as simulateSecond } from '#ti2/simulation/simulate.ts';
import { OPTION_IDS } from '#ti2/rules/terms.ts';
import { buildBoardView as viewOfSecond, type BoardView as SecondView } from '#ti2/views/index.ts';
import { rulebookOf as bookOfThird } from '#ti3/rulebook.ts';
import { SETS as SETS_OF_THIRD } from '#ti3/content/sets.ts';
import * as third from '#ti3/render/index.ts';
import { simulate as simulateThird } from '#ti3/simulation/simulate.ts';
import { buildBoardView as viewOfThird, type BoardView as ThirdView } from '#ti3/views/index.ts';
import type { PlayerKind } from '#simulation';

/** Drawing options for a simulated game with all sets and with the options that add something to the board. */
export interface BoardArgs {
  players: number;
  seed: string;
  /** `early`, `middle` or `late`. */
  at: string;
  kinds: readonly PlayerKind[];
  names: Record<string, string>;
  /** A position, drawn with `rings` rings around it. Undefined for the whole board and the table. */
  system?: string;
  rings: number;
  player?: string;
}

/** Returns the view at a share of the game. Throws an Error for an unknown share. */
function seenAt<V>(views: readonly V[], at: string): V {
  const share = { early: 0.08, middle: 0.5, late: 0.98 }[at];
  if (share === undefined) throw new Error('--at is early, middle or late.');
  return views[Math.floor(share * (views.length - 1))];
}

/** Takes a view only every this many answers, to save memory. */
const EVERY = 20;

export const BOARD_DRAWERS: Record<string, (wish: BoardArgs) => Promise<RenderedImage[]>> = {
  ti3: ({ players, seed, kinds, names, ...wish }) => {
    const views: ThirdView[] = [];
    const played = { players, seed, partial: true, played: ['distantSuns' as const], finalFrontier: true, flagships: true, mechanizedUnits: true, shockTroops: true, spaceMines: true, facilities: true, wormholeNexus: true }; // prettier-ignore
    simulateThird(bookOfThird(SETS_OF_THIRD.map(({ id }) => id)), played, {
      kinds,
      onAnswer: (game, count) => void (count % EVERY || views.push(viewOfThird(game, names))),
    });
    return drawnOf(third, seenAt(views, wish.at), wish);
  },
  ti2: ({ players, seed, kinds, names, ...wish }) => {
    const views: SecondView[] = [];
    simulateSecond(
      bookOfSecond(SETS_OF_SECOND.map(({ id }) => id)),
      { players, seed, played: OPTION_IDS },
      {
        kinds,
        onAnswer: (game, count) => void (count % EVERY || views.push(viewOfSecond(game, names))),
      },
    );
    return drawnOf(second, seenAt(views, wish.at), wish);
  },
};

interface Pencil<V> {
  drawBoard(view: V): Promise<RenderedImage[]>;
  drawCloseUp(view: V, systems: string[], rings: number): Promise<RenderedImage[]>;
  drawPlayer(view: V, seat: string): Promise<RenderedImage[]>;
}

function drawnOf<V extends ThirdView | SecondView>(
  pencil: Pencil<V>,
  view: V,
  { system, rings, player }: Pick<BoardArgs, 'system' | 'rings' | 'player'>,
): Promise<RenderedImage[]> {
  if (player !== undefined) return pencil.drawPlayer(view, player);
  if (system === undefined) return pencil.drawBoard(view);
  const found = view.systems.find(({ position, id }) => position === system || id === system);
  if (!found) throw new Error(`There is no system at ${system}.`);
  return pencil.drawCloseUp(view, [found.id], rings);
}
