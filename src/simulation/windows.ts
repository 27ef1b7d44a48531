import { combatSidesAsked, windowQuestion, type Ask, type OpenAsk, type WindowEvent } from '#engine';
import type { SimulatedGame } from './simulated-edition.ts';

interface WindowData {
  event: WindowEvent;
  next?: WindowEvent[];
}

/** Returns the kind of a question; the kind of a window is its event. */
export function kindOfAsk({ question, data }: Pick<Ask, 'question' | 'data'>): string {
  if (question !== windowQuestion.name) return question;
  const { event } = data as unknown as WindowData;
  return `${event.timing} ${event.name}`;
}

/** Tells whether a window is about the player's own action, so that its form can decline it. */
export function isOwnWindow({ player, data }: Pick<Ask, 'player' | 'data'>): boolean {
  const { event } = data as unknown as WindowData;
  return event.seat === player;
}

/** Tells whether a reply to a window uses something. */
export const isUse = ({ question }: Pick<Ask, 'question'>, reply: unknown): boolean =>
  question === windowQuestion.name && Array.isArray(reply) && reply.length > 0;

/** Tells whether, as far as others know, a window may be veiled. */
export function isCovered(game: SimulatedGame, open: OpenAsk): boolean {
  const { ask, path } = open;
  if (ask.question !== windowQuestion.name) return false;
  if (ask.veiled || combatSidesAsked(game as never, open)) return true;
  const { event, next = [] } = ask.data as unknown as WindowData;
  const before = game.framePath;
  game.framePath = path;
  try {
    return [event, ...next].some((moment) => game.book.windows.isSuspected(game as never, ask.player, moment));
  } finally {
    game.framePath = before;
  }
}
