import type { Json } from '#engine/json.ts';
import type { Ask, Branch, Fact, Frame, SeatId } from '#engine/state.ts';
import { unknownList, withUnknown } from './unknown.ts';
import { timingWindow } from '#engine/window.ts';

/**
 * Viewer of a stack. `isUnknown`: whether a text names something that the seat cannot know, such as a face-down card.
 */
export interface Viewer {
  seat: SeatId;
  isUnknown: (text: string) => boolean;
}

/**
 * Returns a stack as a seat knows it. Frames, ids and open branches stay. Unused replies of other seats, what they do
 * on branches that wait for their turn, and cards that the seat cannot know are left out or unreadable. Windows look
 * the same whether a player has an answer or only might have one.
 */
export const framesKnownTo = (stack: readonly Frame[], looking: Viewer): Frame[] =>
  stack.map((frame) => frameKnownTo(frame, looking));

function frameKnownTo({ data, asks, fork, result, ...frame }: Frame, looking: Viewer): Frame {
  const kept = frame.procedure === timingWindow.name ? windowKnownTo(data, looking.seat) : data;
  return {
    ...frame,
    data: known(kept, looking),
    ...(result !== undefined && { result: known(result, looking) }),
    ...(asks && { asks: asks.map((ask) => askKnownTo(ask, looking)) }),
    ...(fork && { fork: fork.map((branch) => branchKnownTo(branch, looking)) }),
  };
}

function askKnownTo(ask: Ask, looking: Viewer): Ask {
  if (ask.player === looking.seat) return ask;
  const { id, player, question, data } = ask;
  return { id, player, question, data: known(data, looking) };
}

function branchKnownTo(branch: Branch, looking: Viewer): Branch {
  const { seat, stack, facts = [], result, ids } = branch;
  const own = seat === looking.seat;
  const frames = framesKnownTo(stack, looking);
  const told = own ? facts.filter((fact) => mayKnow(fact, seat)) : [];
  return {
    seat,
    stack: own ? frames : frames.map(heldBack),
    chain: '',
    ...(ids !== undefined && { ids }),
    ...(told.length && { facts: told }),
    ...(result !== undefined && { result: known(result, looking) }),
  };
}

/** Tells whether a seat may know a fact: `to` lists those who may, if it is not public. */
const mayKnow = ({ to }: Fact, seat: SeatId): boolean => to?.includes(seat) ?? true;

/**
 * Hides the data of another player's frame that waits for earlier branches: it holds what that player has done in
 * secret.
 */
function heldBack(frame: Frame): Frame {
  const { turn, asks, data } = frame;
  return turn && !asks && isRecord(data) ? { ...frame, data: withUnknown(data, Object.keys(data)) } : frame;
}

/** Returns the data of a window without the answers that other seats have given ahead. */
function windowKnownTo(data: Json, seat: SeatId): Json {
  const { firm, held, ...rest } = data as { firm: Record<SeatId, Json>; held?: Record<SeatId, Json> } & Record<
    string,
    Json
  >;
  const own = (answers: Record<SeatId, Json>): Record<SeatId, Json> =>
    Object.fromEntries(Object.entries(answers).filter(([player]) => player === seat));
  return { ...rest, firm: own(firm), ...(held && { held: own(held) }) };
}

const isRecord = (value: Json): value is { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns a value in which lists and fields that name something unknown cannot be read. */
function known<T extends Json>(value: T, looking: Viewer): T {
  if (Array.isArray(value)) {
    if (value.some((item) => isHidden(item, looking))) return unknownList(value.length) as T;
    return value.map((item) => known(item, looking)) as T;
  }
  if (!isRecord(value)) return value;
  const hidden = Object.entries(value).flatMap(([key, item]) => (isHidden(item, looking) ? [key] : []));
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, hidden.includes(key) ? null : known(item, looking)]),
  );
  return (hidden.length ? withUnknown(copy, hidden) : copy) as T;
}

/** Tells whether a value names something unknown, or is a record with an unknown name as a key. */
const isHidden = (value: Json, { isUnknown }: Viewer): boolean =>
  typeof value === 'string' ? isUnknown(value) : isRecord(value) && Object.keys(value).some(isUnknown);
