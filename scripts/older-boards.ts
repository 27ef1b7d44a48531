import type { Drawn } from '../src/drawing/raster/drawn.ts';
import { bookOf as bookOfSecond } from '../src/editions/ti2/book.ts';
import { SETS as SETS_OF_SECOND } from '../src/editions/ti2/content/sets.ts';
import * as second from '../src/editions/ti2/map/index.ts';
import { simulate as simulateSecond } from '../src/editions/ti2/rehearsal/run.ts';
import { OPTIONS } from '../src/editions/ti2/rules/terms.ts';
import { boardView as viewOfSecond, type BoardView as SecondView } from '../src/editions/ti2/views/index.ts';
import { bookOf as bookOfThird } from '../src/editions/ti3/book.ts';
import { SETS as SETS_OF_THIRD } from '../src/editions/ti3/content/sets.ts';
import * as third from '../src/editions/ti3/map/index.ts';
import { simulate as simulateThird } from '../src/editions/ti3/rehearsal/run.ts';
import { boardView as viewOfThird, type BoardView as ThirdView } from '../src/editions/ti3/views/index.ts';
import type { Kind } from '../src/rehearsal/index.ts';

/** What is drawn of a game that is played by the program, with all sets and the options that lay something on the board. */
export interface OlderWish {
  players: number;
  seed: string;
  /** early, middle or late. */
  at: string;
  kinds: readonly Kind[];
  names: Record<string, string>;
  /** A position, with so many rings around it; else the board and the table. */
  system?: string;
  rings: number;
  player?: string;
}

/** Of all that was seen, what lies at a share of the game. */
function seenAt<V>(views: readonly V[], at: string): V {
  const share = { early: 0.08, middle: 0.5, late: 0.98 }[at];
  if (share === undefined) throw new Error('--at is early, middle or late.');
  return views[Math.floor(share * (views.length - 1))];
}

/** Only so many answers are looked at: a view of each would be much. */
const EVERY = 20;

export const OLDER: Record<string, (wish: OlderWish) => Promise<Drawn[]>> = {
  ti3: ({ players, seed, kinds, names, ...wish }) => {
    const views: ThirdView[] = [];
    const played = { players, seed, partial: true, played: ['distantSuns' as const], finalFrontier: true, flagships: true, mechanizedUnits: true, shockTroops: true, spaceMines: true, facilities: true, wormholeNexus: true }; // prettier-ignore
    simulateThird(bookOfThird(SETS_OF_THIRD.map(({ id }) => id)), played, {
      kinds,
      watch: (game, count) => void (count % EVERY || views.push(viewOfThird(game, names))),
    });
    return drawnOf(third, seenAt(views, wish.at), wish);
  },
  ti2: ({ players, seed, kinds, names, ...wish }) => {
    const views: SecondView[] = [];
    simulateSecond(
      bookOfSecond(SETS_OF_SECOND.map(({ id }) => id)),
      { players, seed, played: OPTIONS },
      {
        kinds,
        watch: (game, count) => void (count % EVERY || views.push(viewOfSecond(game, names))),
      },
    );
    return drawnOf(second, seenAt(views, wish.at), wish);
  },
};

interface Pencil<V> {
  drawBoard(view: V): Promise<Drawn[]>;
  drawPart(view: V, systems: string[], rings: number): Promise<Drawn[]>;
  drawSheet(view: V, seat: string): Promise<Drawn[]>;
}

function drawnOf<V extends ThirdView | SecondView>(
  pencil: Pencil<V>,
  view: V,
  { system, rings, player }: Pick<OlderWish, 'system' | 'rings' | 'player'>,
): Promise<Drawn[]> {
  if (player !== undefined) return pencil.drawSheet(view, player);
  if (system === undefined) return pencil.drawBoard(view);
  const found = view.systems.find(({ position, id }) => position === system || id === system);
  if (!found) throw new Error(`There is no system at ${system}.`);
  return pencil.drawPart(view, [found.id], rings);
}
