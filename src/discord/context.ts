import { Illegal, type Log, type Span, type Table, type GameInfo } from '../table/index.ts';
import type { Allowance } from './allowance.ts';
import type { Eyes, PlayerCommand } from './eyes.ts';
import type { Message, Picture } from './message.ts';
import type { EyesInView, TableInView } from './in-view.ts';

/** All that this side of the program works with: for what sends and presents. */
export interface Workings {
  table: Table;
  eyes: Eyes;
  commands: PlayerCommand[];
  clock: () => number;
  log: Log;
  /** Told of what holds up the event loop; left out, nobody is. */
  span?: Span;
  /** How much of what costs each person has had lately. */
  allowance: Allowance;
}

/** The same for what answers people: of games, only those that whoever asks may see. */
export interface Context extends Omit<Workings, 'table' | 'eyes'> {
  table: TableInView;
  eyes: EyesInView;
}

/** The part of some work that is done before it first waits for something. */
export const spanned = <T>({ span }: Context, what: string, body: () => T): T => (span ? span(what, body) : body());

/** What a handler answers: always to the one who asked, alone. */
export interface Reply {
  message?: Message;
  /** Shown in place of the message that was pressed, where that was private too. */
  update?: boolean;
  modal?: { custom_id: string; title: string; label: string; placeholder: string };
}

/** Words with pictures; where too much is being drawn, with a word on that instead of them. */
export async function shown(content: string, pictures: Promise<Picture[]>): Promise<Reply> {
  try {
    return { message: { content, pictures: await pictures } };
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return { message: { content: `${content}\n-# ${error.message}` } };
  }
}

export const say = (content: string): Reply => ({ message: { content } });

export const seatOf = (game: GameInfo, user: string): string | undefined =>
  game.members.find((member) => member.user === user)?.seat ?? undefined;
