import {
  answer,
  begin,
  canonicalJson,
  copyState,
  openAsks,
  answerProblem,
  specOf,
  type Answer,
  type Spec,
} from '#engine';
import { chooseFallback, chooseAnswer, proposeAnswer, type AiQuestion } from '#ti3/ai/index.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { book } from '../content/third-game.ts';

/** A question of a game as it is played by practice players. */
export interface Stop {
  game: Game;
  seat: string;
  question: string;
  spec: Spec;
  check: (reply: Answer) => string | undefined;
  /** What its seat knows. */
  seen: () => string;
  answered: () => Answer;
  proposed: () => Answer;
  unthinking: () => Answer;
  /** The same question in a game that is otherwise in all that the seat does not know. */
  elsewhere: () => Stop;
}

type Open = ReturnType<typeof openAsks>[number];

/** All that is hidden from a seat is otherwise. */
function disguised({ state }: Game, seat: string): Game {
  const other = copyState(state) as typeof state;
  Object.assign(other, { seed: 'another', chain: 'another', nextId: other.nextId + 500 });
  for (const name of Object.keys(other.decks)) other.decks[name].draw.reverse();
  for (const one of Object.values(other.seats).filter(({ id }) => id !== seat)) {
    one.actionCards = one.actionCards.map((_card, i) => `sabotage#${i + 1}`);
    if (one.secretObjective !== null) one.secretObjective = 'merciless';
    one.orders = { 'turn-begins': 0 };
  }
  for (const { ask } of openAsks(other)) if (ask.player !== seat) delete ask.reply;
  const whoElse = other.order.filter((one) => one !== seat);
  other.facts.push({ type: 'action-cards-seen', to: whoElse, seat: whoElse[0], cards: ['sabotage#1'] });
  return newGame(other, book);
}

function stopAt(game: Game, open: Open, put?: Pick<AiQuestion, 'spec' | 'check'>): Stop {
  const { player: seat, question, data, id } = open.ask;
  const spec = put?.spec ?? specOf(game, open);
  const check = put?.check ?? ((reply: Answer) => answerProblem(game, open, reply, spec));
  const asked: AiQuestion = { question, data, spec, check };
  const known = (): Game => knownTo(game, seat, open.path);
  return {
    game,
    seat,
    question,
    spec,
    check,
    seen: () => canonicalJson(known().state),
    answered: () => chooseAnswer(known(), seat, asked, String(id)),
    proposed: () => proposeAnswer(known(), seat, asked, String(id)),
    unthinking: () => chooseFallback(asked),
    elsewhere: () => {
      const twin = disguised(game, seat);
      const same = openAsks(twin.state).find(({ ask }) => ask.id === id);
      if (!same) throw new Error('The question is gone');
      // What may be answered is told by the table, which knows everything: it is the same.
      return stopAt(twin, same, { spec, check });
    },
  };
}

/** The questions of a game that practice players play with each other. */
export function* walk(seed: string, players: number, most = Infinity): Generator<Stop> {
  const seats = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` }));
  const game = newGame(newState(book, { seed, players: seats }), book);
  begin(game, 'game', {});
  for (let n = 0; n < most; n++) {
    const open = openAsks(game.state).find(({ ask }) => ask.reply === undefined);
    if (!open) return;
    const { player, id, veiled } = open.ask;
    if (veiled) answer(game, player, id, []);
    else {
      const stop = stopAt(game, open);
      yield stop;
      answer(game, player, id, stop.answered());
    }
  }
}
