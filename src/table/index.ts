export { Table } from './table.ts';
export { Illegal } from '../engine/index.ts';
export { Unexpected } from './errors.ts';
export type { Parts, Log, Span } from './desk.ts';
export type { Asked, Edition, Ending, LobbyMember, Practice, Repair, Seating } from './edition.ts';
export type { NewGame } from './lobby.ts';
export type { Preferences } from './persons.ts';
export type { Look } from './queries.ts';
export type { Replacement } from './seats.ts';
export { afterQuiet, isQuiet, isTimeZone, localMinute, type Quiet } from './quiet-hours.ts';
export { isPractice, practiceName } from './practice-user.ts';
export { thoughtOf, type Think, type Thinking, type Thought } from './thinking.ts';
export type { OutboxRow, Wait } from '../store/index.ts';
export type {
  Caller, ConsentRequest, GameId, GameInfo, MemberInfo, Message, Notice, NumberedFact, OpenQuestion, Outcome, PastCommand, RequestStage, Trouble, UserId, Waiting,
} from './types.ts';
