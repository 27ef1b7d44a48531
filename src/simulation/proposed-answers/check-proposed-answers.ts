import {
  answerProblem,
  canonicalJson,
  openAsks,
  windowQuestion,
  type Answer,
  type Fact,
  type Json,
  type OpenAsk,
  type SeatId,
  type Spec,
} from '#engine';
import { choiceSeed, type AiQuestion } from '#kit/ai/default-answers.ts';
import { lesserAnswers } from './lesser-answers.ts';
import { lessOf, lostBy, pendingOf, type ProposalOutcome } from './holdings-after-answer.ts';
import type { Answerer } from '#simulation/random-player.ts';
import type { SimulatedGame } from '#simulation/simulated-edition.ts';
import { Trial } from './trial.ts';
import { createProposedAnswersReport } from '#simulation/proposed-answers/proposed-answers-report.ts';

// Checks the proposals of a game, the answers that panels and forms preselect, and the answers of practice players to
// questions without a proposal.
//
// An answer gives something up needlessly if another legal one leaves the seat with more of something that the first one
// costs, with no less of anything else, and with everything that the first one gains. Practice players play on from both
// until the procedure that asked is over, and then until the turn is over, as far as no dice are rolled.

/** Rules by which an edition's proposals are checked. */
export interface ProposalRules<G extends SimulatedGame> {
  /**
   * Returns the answer that the edition proposes to a question, from what the seat knows. `seed` decides between equal
   * answers.
   */
  propose: (game: G, open: OpenAsk, asked: AiQuestion, seed: string) => Answer;
  /** Answers as practice players do. */
  answerer: Answerer<G>;
  round: (game: G) => number;
  seats: (game: G) => readonly SeatId[];
  ended: (game: G) => boolean;
  /** Returns the amounts of what a seat has, by kind: less of a kind is a loss, more is a gain. */
  holdings: (game: G, seat: SeatId) => Record<string, number>;
  /**
   * Returns how much of each objective a seat has. More of it is a gain, but less is no loss: ships that gather leave
   * places that count.
   */
  progress?: (game: G, seat: SeatId) => Record<string, number>;
  /** Returns what a seat has gained by facts that leave no trace in the state, such as votes. */
  gains?: (facts: readonly Fact[], seat: SeatId) => number;
  /** Returns what else may change in favor of a player: any difference between two answers counts as a gain. */
  surroundings: (game: G) => Json;
  /** Returns the origin and destination of the units of an answer's line; undefined if it moves nothing. */
  moveOf: (game: G, open: OpenAsk, line: string) => { from: string; to: string } | undefined;
  /** Question which action comes next: an action that is not taken can be taken later, so it only has to be better than these options. */
  actions?: { question: string; instead: readonly string[] };
  /** The activation of a system, in editions that have it. */
  activation?: ActivationRules;
}

export interface ActivationRules {
  /** Type of the fact that a system was activated. */
  begins: string;
  /** Types of facts that show a gain: something moves, lands, is built, is fought for or is found. */
  gains: readonly string[];
  /** Types of facts of other players that may prevent the gain. */
  prevented: readonly string[];
  /** Types of facts with which the action is over. */
  ends: readonly string[];
}

const isNothing = (reply: Answer): boolean =>
  reply === null || (typeof reply === 'object' && !Object.values(reply).some((one) => one !== 0));

/** Number of other answers that are tried for one proposal. */
const MAX_TRIED = 12;

/** Settings of the check. */
export interface ProposalCheckOptions {
  /** Tells whether forms fill in a question. */
  isFilledIn?: (question: string) => boolean;
  /** Returns a time in ms. */
  now?: () => number;
}

/** Checks the proposals of a running game; `onAsk` and `onFact` observe it. */
export class ProposalCheck<G extends SimulatedGame> {
  readonly report = createProposedAnswersReport();
  private readonly rules: ProposalRules<G>;
  private readonly isFilledIn: (question: string) => boolean;
  private readonly now: () => number;
  /** The last activation, until it has gained something. */
  private activation: { seat: SeatId; text: string } | undefined;

  constructor(rules: ProposalRules<G>, { isFilledIn = () => false, now = () => 0 }: ProposalCheckOptions = {}) {
    this.rules = rules;
    this.isFilledIn = isFilledIn;
    this.now = now;
  }

  /** Checks the proposals for an open question. */
  onAsk = (game: G, open: OpenAsk, spec: Spec): void => {
    // The service answers veiled questions, and a window shows no proposal.
    if (spec.kind === 'none' || open.ask.question === windowQuestion.name) return;
    if (openAsks(game.state).some(({ ask }) => ask.veiled)) return;
    const started = this.now();
    const { player, question } = open.ask;
    this.report.questions++;
    for (const reply of this.answers(game, open, spec)) {
      const told = `${question} of ${player}: ${JSON.stringify(reply)}`;
      if (this.isRefused(game, open, spec, reply, told) || isNothing(reply)) continue;
      for (const line of linesOf(reply)) {
        const move = this.rules.moveOf(game, open, line);
        if (move && move.from === move.to) add(this.report.idle, `${told} moves within one system (${line})`);
      }
      const lost = this.loss(game, open, spec, reply);
      if (lost !== undefined) add(this.report.losses, `${told} ${lost}`);
    }
    this.report.ms += this.now() - started;
  };

  /** Follows activations: each must gain something before the action is over. */
  onFact = (_game: G, { type, seat, ...fact }: Fact): void => {
    const { activation } = this.rules;
    if (!activation) return;
    if (type === activation.begins) {
      this.report.activations++;
      this.activation = { seat: String(seat), text: `${String(seat)} activates ${String(fact.system)} without effect` };
    } else if (!this.activation) return;
    else if (activation.gains.includes(type)) this.activation = undefined;
    else if (activation.prevented.includes(type) && seat !== this.activation.seat) this.activation = undefined;
    else if (activation.ends.includes(type)) {
      add(this.report.idle, this.activation.text);
      this.activation = undefined;
    }
  };

  /**
   * Returns the different proposals: the start of a panel's draft, and the answer that a form preselects. Without any,
   * the answer of a practice player.
   */
  private answers(game: G, open: OpenAsk, spec: Spec): Answer[] {
    const { question, data } = open.ask;
    const { report, rules } = this;
    const check = (reply: Answer): string | undefined => answerProblem(game, open, reply, spec);
    const asked = { question, data, spec, check };
    const begun = spec.kind === 'allot' && !isNothing(spec.proposed);
    const isComposed = spec.kind === 'allot' || (spec.kind === 'choose' && spec.max > 1);
    if (!isComposed && !this.isFilledIn(question)) {
      report.answers++;
      return [rules.answerer(open, spec, check, game)];
    }
    const thought =
      !begun || this.isFilledIn(question)
        ? [rules.propose(game, open, asked, choiceSeed(asked, rules.round(game)))]
        : [];
    const all = [...(begun ? [spec.proposed] : []), ...thought];
    const found = all.filter((one, i) => !i || canonicalJson(one) !== canonicalJson(all[0]));
    report.proposals += found.length;
    return found;
  }

  private isRefused(game: G, open: OpenAsk, spec: Spec, reply: Answer, told: string): boolean {
    const problem = answerProblem(game, open, reply, spec);
    if (problem === undefined) return false;
    // An answer that the player has to find is left open.
    if (spec.kind === 'allot' && isNothing(reply)) this.report.leftOpen++;
    else add(this.report.refused, `${told} is refused: ${problem}`);
    return true;
  }

  /** Returns what a proposal gives up needlessly; undefined if nothing. */
  private loss(game: G, open: OpenAsk, spec: Spec, reply: Answer): string | undefined {
    const { rules, report } = this;
    const { player, id } = open.ask;
    const before = rules.holdings(game, player);
    const tried = new Trial(rules.answerer, game, open, reply);
    if (!tried.untilUsed(id) || !lessOf(before, rules.holdings(tried.game, player)).length) return undefined;
    report.costly++;
    const { actions } = rules;
    const isCompared = (other: Answer): boolean =>
      open.ask.question !== actions?.question || (Array.isArray(other) && actions.instead.includes(other[0] ?? ''));
    const others = lesserAnswers(spec, reply).filter(
      (one) => isCompared(one) && answerProblem(game, open, one, spec) === undefined,
    );
    const chosen = this.course(game, open, reply, tried);
    for (const other of others.slice(0, MAX_TRIED)) {
      report.compared++;
      const lost = this.dominated(before, chosen, this.course(game, open, other));
      if (lost) return `loses ${lost.join(', ')} compared with ${JSON.stringify(other)}`;
    }
    return undefined;
  }

  /**
   * Tries an answer, or continues a trial of it, and returns what its player has once the answer is used, and at the end
   * of each frame from the one that asks outward. Each is worked out when it is first asked for; undefined where the
   * trial does not get there.
   */
  private course(
    game: G,
    open: OpenAsk,
    reply: Answer,
    trial = new Trial(this.rules.answerer, game, open, reply),
  ): (level: number) => ProposalOutcome | undefined {
    const { ask, path } = open;
    const facts = game.state.facts.length;
    // The two outermost frames are the game and its phase.
    const frames = path.slice(Math.min(2, path.length - 1)).toReversed();
    const reach = [
      () => trial.untilUsed(ask.id),
      ...frames.map(
        ({ id }) =>
          () =>
            trial.untilEnded(id),
      ),
    ];
    const outcomes: (ProposalOutcome | undefined)[] = [];
    return (level) => {
      while (outcomes.length <= level)
        outcomes.push(reach[outcomes.length]?.() ? this.outcome(trial.game, ask.player, facts) : undefined);
      return outcomes[level];
    };
  }

  private outcome(game: G, seat: SeatId, since: number): ProposalOutcome {
    const { rules } = this;
    const facts = game.state.facts.slice(since);
    return {
      hasEnded: rules.ended(game),
      own: rules.holdings(game, seat),
      progress: rules.progress?.(game, seat) ?? {},
      others: rules.seats(game).flatMap((one) => (one === seat ? [] : [rules.holdings(game, one)])),
      gained: learned(facts, seat) + (rules.gains?.(facts, seat) ?? 0),
      surroundings: canonicalJson(rules.surroundings(game)),
      pending: pendingOf(game.state.stack),
    };
  }

  /**
   * Returns the kinds of which a proposal leaves needlessly less than another answer; undefined if there are none.
   */
  private dominated(
    before: Record<string, number>,
    chosen: (level: number) => ProposalOutcome | undefined,
    instead: (level: number) => ProposalOutcome | undefined,
  ): string[] | undefined {
    let lost: string[] | undefined;
    for (let level = 0; ; level++) {
      const [now, other] = [chosen(level), instead(level)];
      if (!now || !other) return lost;
      // At the end of the game, nothing counts but who wins.
      if (now.hasEnded || other.hasEnded) return undefined;
      const less = lostBy(now, other, before);
      if (!less) return undefined;
      // What is still to come may be a gain, unless it is the same.
      lost = now.pending === other.pending ? less : undefined;
    }
  }
}

const linesOf = (reply: Answer): string[] =>
  reply === null || typeof reply !== 'object'
    ? []
    : Array.isArray(reply)
      ? reply
      : Object.keys(reply).filter((key) => reply[key] > 0);

const add = (list: string[], text: string): void => {
  if (!list.includes(text)) list.push(text);
};

/** Counts the secrets that a seat has been told. */
const learned = (facts: readonly Fact[], seat: SeatId): number => facts.filter(({ to }) => to?.includes(seat)).length;
