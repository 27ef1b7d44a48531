import type { Answer, Id, Json, OpenAsk, Spec } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/state.ts';

/** How somebody answers what is asked. */
export type Answerer = (open: OpenAsk, spec: Spec, check: (reply: Answer) => string | undefined, game: Game) => Answer;

/** One thing somebody did: an answer to an ask (`firm`: whatever happens), one taken back, or something done unasked. */
export type Move = [seat: SeatId, ask: Id, reply: Answer, firm?: 1] | [seat: SeatId, ask: Id] | [seat: SeatId, action: string, data: Json];
