export { GameService } from './game-service.ts';
export { Illegal } from '#engine';
export { InternalError } from './errors.ts';
export { noSuchGame } from './operations/operation-context.ts';
export type { ServiceDependencies, Logger, WithSpan } from './context.ts';
export type {
  AiQuestion,
  Chapter,
  Edition,
  NextTurn,
  Ending,
  LobbyMember,
  AiPlayer,
  Repair,
  Seating,
  ChapterSpan,
} from './edition.ts';
export type { NewGame } from './lobby/create-game.ts';
export { MAX_GAME_NAME_LENGTH } from './lobby/game-name.ts';
export { settingsFingerprint } from './lobby/lobby.ts';
export type { Preferences } from './users/preferences.ts';
export type { GameWithState } from './queries/game-queries.ts';
export { importProblem } from './command-log/commit-command.ts';
export type { SealedState, GameSnapshot } from './queries/game-snapshot.ts';
export type { Replacement } from './operations/seats.ts';
export { endOfQuietHours, isQuiet, isTimeZone, localMinute, type QuietHours } from './users/quiet-hours.ts';
export { isFormerUser } from './users/former-user.ts';
export { isAi, aiName } from './ai/ai-user.ts';
export { chooseMove, type ChooseMove, type AiTask, type AiChoice } from './ai/choose-move.ts';
export { currentLease, LeaseLost, withLease, type GameLease, type ClusterStore } from '#store';
export {
  GIVEN_UP_PREFIX,
  SECRET_LANE_PREFIX,
  type PanelOffer,
  type OutboxMessage,
  type PanelRow,
  type PendingReply,
} from '#store';
export type {
  Alias,
  Caller,
  ConsentRequest,
  GameId,
  GameInfo,
  MemberInfo,
  NumberedFact,
  OpenQuestion,
  ChangeOutcome,
  PastCommand,
  PlanStep,
  ProposedDraft,
  RepeatedAnswer,
  UserId,
  PendingPlayer,
} from './types.ts';
export type {
  QueuedMessage,
  Notice,
  OfferOutcome,
  RequestMessage,
  RequestStage,
  DeliveryTrouble,
  TurnMessage,
  PromiseEvent,
} from '#service/announce/queued-messages.ts';
export type { PromiseInfo } from './promises/promise-info.ts';
export type { PromiseDeed } from './promises/promise-operations.ts';
