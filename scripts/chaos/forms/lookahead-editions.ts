import { rulebookOf as fourthBook } from '#ti4/rulebook.ts';
import { parsePlan as typedOnFourth } from '#ti4/discord/input/parse-plan.ts';
import * as fourthForms from '#ti4/forms/index.ts';
import { proposeAnswer as fourthProposal } from '#ti4/ai/index.ts';
import { simulate as simulateFourth } from '#ti4/simulation/simulate.ts';
import { componentOf as fourthComponentOf } from '#ti4/rules/components/component.ts';
import { newGame as newFourth } from '#ti4/rules/game.ts';
import * as fourthKnown from '#ti4/views/known-game.ts';
import { rulebookOf as thirdBook } from '#ti3/rulebook.ts';
import { parsePlan as typedOnThird } from '#ti3/discord/input/parse-plan.ts';
import * as thirdForms from '#ti3/forms/index.ts';
import { proposeAnswer as thirdProposal } from '#ti3/ai/index.ts';
import { simulate as simulateThird } from '#ti3/simulation/simulate.ts';
import { componentOf as thirdComponentOf } from '#ti3/rules/components/component.ts';
import { newGame as newThird } from '#ti3/rules/game.ts';
import * as thirdKnown from '#ti3/views/known-game.ts';
import { rulebookOf as secondBook } from '#ti2/rulebook.ts';
import { parsePlan as typedOnSecond } from '#ti2/discord/input/parse-plan.ts';
import * as secondForms from '#ti2/forms/index.ts';
import { chooseAnswer as secondProposal } from '#ti2/ai/index.ts';
import { simulate as simulateSecond } from '#ti2/simulation/simulate.ts';
import { newGame as newSecond } from '#ti2/rules/game.ts';
import * as secondKnown from '#ti2/views/known-game.ts';
import {
  answerProblem,
  specOf,
  type Answer,
  type Conceal,
  type EngineState,
  type Frame,
  type Json,
  type OpenAsk,
  type Option,
  type SeatId,
  type Spec,
} from '#engine';
import type { FormAnswers } from '#kit/forms/chain-form.ts';
import type { FormField } from '#kit/forms/form-field.ts';
import { choiceSeed, type AiQuestion as AskedOf } from '#kit/ai/default-answers.ts';
import type { Exchange } from './exchange-hidden.ts';

export interface AnyGame {
  state: EngineState;
  book: object;
}

export interface Asked {
  seat: SeatId;
  question: string;
  data: Json;
}

type Look = (game: AnyGame, open: OpenAsk, spec: Spec) => void;

/** Look-ahead functions of an edition. */
export interface Ahead extends Exchange {
  formsOffered: (game: AnyGame, asked: Asked, options: readonly Option[]) => { key: string }[];
  showForm: (game: AnyGame, asked: Asked, key: string) => { title: string; fields: FormField[] };
  submitForm: (game: AnyGame, asked: Asked, key: string, given: Record<string, string[]>) => FormAnswers | string;
  typedOn: (game: AnyGame, asked: Asked, typed: string) => unknown;
  proposed: (game: AnyGame, open: OpenAsk) => Answer;
  conceal: Conceal;
  /** Plays a whole game; `look` sees every question before it is answered. */
  play: (name: string, kind: 'practice' | 'random', look: Look) => void;
}

/** An edition with games of its own type. */
interface Parts<G extends AnyGame> {
  book: G['book'];
  newGame: (state: never, book: never) => G;
  componentOf: (card: string) => string;
  views: {
    CARD_KINDS: ReadonlySet<string>;
    conceal: Conceal;
    knownTo: (game: G, seat: SeatId, path?: readonly Frame[]) => G;
  };
  forms: {
    formsOffered: (game: G, asked: Asked, options: readonly Option[]) => { key: string }[];
    showForm: (game: G, asked: Asked, key: string) => { title: string; fields: FormField[] };
    submitForm: (game: G, asked: Asked, key: string, given: Record<string, string[]>) => FormAnswers | string;
  };
  typedOn: (game: G, asked: Asked, typed: string) => unknown;
  proposal: (known: G, seat: SeatId, asked: AskedOf, seed: string) => Answer;
  play: (name: string, kind: 'practice' | 'random', look: Look) => unknown;
}

function aheadBy<G extends AnyGame>({
  book,
  newGame,
  componentOf,
  views,
  forms,
  typedOn,
  proposal,
  play,
}: Parts<G>): Ahead {
  const gameOf = (state: unknown): G => newGame(state as never, book as never);
  return {
    book: book as Exchange['book'],
    componentOf,
    kinds: views.CARD_KINDS,
    known: (state, seat, { path }) => views.knownTo(gameOf(state), seat, path).state,
    gameOf: (state) => gameOf(state) as never,
    conceal: views.conceal,
    typedOn: typedOn as never,
    play,
    ...(forms as unknown as Pick<Ahead, 'formsOffered' | 'showForm' | 'submitForm'>),
    proposed: (game, open) => {
      const { player, question, data } = open.ask;
      const spec = specOf(game as never, open);
      const asked = { question, data, spec, check: (reply: Answer) => answerProblem(game as never, open, reply, spec) };
      const round = (game.state as EngineState & { round: number }).round;
      return proposal(views.knownTo(game as G, player, open.path), player, asked, choiceSeed(asked, round));
    },
  };
}

const PLAYERS = 4;
const SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const kindsOf = <K extends string>(kind: K): K[] => Array.from({ length: PLAYERS }, () => kind);
const veilOf = (seed: number) => (seed % 3 ? 'cards' : 'everything');

function fourth(seed: number): Ahead {
  const sets = seed % 2 ? SETS : undefined;
  const book = sets ? fourthBook([], sets) : fourthBook();
  return aheadBy({
    book,
    newGame: newFourth,
    componentOf: fourthComponentOf,
    views: fourthKnown,
    forms: fourthForms,
    typedOn: typedOnFourth,
    proposal: fourthProposal,
    play: (name, kind, asked) =>
      simulateFourth(
        book,
        { players: PLAYERS, seed: name, points: 8, veil: veilOf(seed), late: seed % 4 > 1, ...(sets && { sets }) },
        { kinds: kindsOf(kind), onAsk: asked },
      ),
  });
}

function third(seed: number): Ahead {
  const book = thirdBook();
  return aheadBy({
    book,
    newGame: newThird,
    componentOf: thirdComponentOf,
    views: thirdKnown,
    forms: thirdForms,
    typedOn: typedOnThird,
    proposal: thirdProposal,
    play: (name, kind, asked) =>
      simulateThird(
        book,
        { players: PLAYERS, seed: name, points: 6, played: ['distantSuns'], veil: veilOf(seed) },
        { kinds: kindsOf(kind), onAsk: asked },
      ),
  });
}

function second(seed: number): Ahead {
  const book = secondBook();
  return aheadBy({
    book,
    newGame: newSecond,
    componentOf: secondKnown.cardComponent,
    views: secondKnown,
    forms: secondForms,
    typedOn: typedOnSecond,
    proposal: secondProposal,
    play: (name, kind, asked) =>
      simulateSecond(
        book,
        {
          players: PLAYERS,
          seed: name,
          played: ['leaders', 'leadersFaceDown', 'distantSuns'],
          late: seed % 2 > 0,
          lastRound: 8,
        },
        { kinds: kindsOf(kind), onAsk: asked },
      ),
  });
}

/** Editions by id, set up for a seed, which varies the sets, veil and options. */
export const AHEAD: Record<string, (seed: number) => Ahead> = { ti4: fourth, ti3: third, ti2: second };
