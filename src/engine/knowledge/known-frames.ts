import type { Json } from '#engine/json.ts';
import type { Ask, Branch, Fact, Frame, SeatId } from '#engine/state.ts';
import { unknownList, withUnknown } from './unknown.ts';
import { timingWindow } from '#engine/window.ts';

/** Who looks at a stack, and whether a text names something that they cannot know, as a card that lies face down. */
export interface Viewer {
  seat: SeatId;
  isUnknown: (text: string) => boolean;
}

/**
 * A stack as far as a seat knows it. Frames, ids and open branches stay. Replies that others have given and that have not been used,
 * what they do on branches that wait for their turn, and cards that the seat cannot know are left out or cannot be read; and windows
 * look alike whether somebody has an answer or only might have one.
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

/** Whether a seat may know of a fact: `to` lists those who may, where it is not for all. */
const mayKnow = ({ to }: Fact, seat: SeatId): boolean => to?.includes(seat) ?? true;

/** A frame of somebody else's that waits until the branches before it have ended holds what its player has done in secret. */
function heldBack(frame: Frame): Frame {
  const { turn, asks, data } = frame;
  return turn && !asks && isRecord(data) ? { ...frame, data: withUnknown(data, Object.keys(data)) } : frame;
}

/** What a window keeps, without the answers that others have given ahead. */
function windowKnownTo(data: Json, seat: SeatId): Json {
  const { firm, held, ...rest } = data as { firm: Record<SeatId, Json>; held?: Record<SeatId, Json> } & Record<
    string,
    Json
  >;
  const own = (answers: Record<SeatId, Json>): Record<SeatId, Json> =>
    seat in answers ? { [seat]: answers[seat] } : {};
  return { ...rest, firm: own(firm), ...(held && { held: own(held) }) };
}

const isRecord = (value: Json): value is { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A value without what is unknown in it: lists and fields that name it cannot be read. */
function known<T extends Json>(value: T, looking: Viewer): T {
  if (Array.isArray(value)) {
    if (value.some((item) => isHidden(item, looking))) return unknownList(value.length) as T;
    return value.map((item) => known(item, looking)) as T;
  }
  if (!isRecord(value)) return value;
  const hidden = Object.keys(value).filter((key) => isHidden(value[key], looking));
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, hidden.includes(key) ? null : known(item, looking)]),
  );
  return (hidden.length ? withUnknown(copy, hidden) : copy) as T;
}

/** Whether a value names something unknown, or keeps something under such a name. */
const isHidden = (value: Json, { isUnknown }: Viewer): boolean =>
  typeof value === 'string' ? isUnknown(value) : isRecord(value) && Object.keys(value).some(isUnknown);
