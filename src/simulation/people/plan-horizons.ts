import type { Ask, SeatId } from '#engine';
import type { SimulatedGame } from '../simulated-edition.ts';
import type { CourseAsk, Lever } from './course.ts';
import type { CourseRules } from './course-rules.ts';

type Rules<G extends SimulatedGame> = Pick<CourseRules<G>, 'phase' | 'turn' | 'basis' | 'leverOf'>;

/** Levers whose plans contain the questions that follow, too. */
const CHAINED: readonly Lever[] = ['turns', 'secondaries'];

/** Finds from when on a question can be planned, and which plan contains it. */
export class PlanHorizons<G extends SimulatedGame> {
  private readonly rules: Rules<G>;
  private phase = '';
  private turn = -1;
  private phaseSince: number | undefined;
  /** Last answer of each seat's own turn in this phase, and in the phase before. */
  private lastOfTurn = new Map<SeatId, number>();
  private lastOfPhase = new Map<SeatId, number>();
  /** Turn question that a seat is carrying out. */
  private readonly turns = new Map<SeatId, number>();
  /** First question of the plan that each seat could be following: since then nothing unforeseen has happened. */
  private readonly foreseen = new Map<SeatId, number>();
  /** Answer that opened the secondary abilities of this turn, and of the turn before. */
  private secondaries: { now?: number; before?: number } = {};
  private by: number | undefined;

  constructor(rules: Rules<G>) {
    this.rules = rules;
  }

  /** Takes note of the phase and turn after an answer. */
  enter(game: G, by: number | undefined): void {
    this.by = by;
    const phase = this.rules.phase(game);
    const turn = this.rules.turn(game);
    if (turn !== this.turn || phase !== this.phase) {
      const before = phase === this.phase ? this.secondaries.now : undefined;
      this.secondaries = { ...(before !== undefined && { before }) };
      this.turns.clear();
      this.foreseen.clear();
    }
    this.turn = turn;
    if (phase === this.phase) return;
    this.phase = phase;
    this.phaseSince = by;
    this.lastOfPhase = this.lastOfTurn;
    this.lastOfTurn = new Map();
  }

  /** Takes note of the question that is answered next. */
  answering(at: number, { seat, plan }: CourseAsk): void {
    if (plan && CHAINED.includes(plan.lever)) this.foreseen.set(seat, at);
  }

  /** Takes note of an answer, and of the parts that a plan with this answer rests on. */
  answered(at: number, { seat, plan }: CourseAsk, basis: string[], asks: CourseAsk[]): void {
    if (plan?.lever === 'turns') this.turns.set(seat, at);
    const head = this.turns.get(seat);
    if (head === undefined) return;
    this.lastOfTurn.set(seat, at);
    const planned = asks[head].plan;
    if (planned && basis.length) planned.basis = [...new Set([...(planned.basis ?? []), ...basis])];
  }

  /** Something happens that no plan but that of `by` could contain. */
  surprise(by?: SeatId): void {
    for (const seat of [...this.foreseen.keys()]) if (seat !== by) this.foreseen.delete(seat);
  }

  of(game: G, { player, question, ...ask }: Ask): Pick<CourseAsk, 'plan' | 'plannedWith' | 'ahead'> {
    const lever = this.rules.leverOf(question, this.phase);
    if (!lever) {
      const plannedWith = this.foreseen.get(player);
      return plannedWith === undefined ? {} : { plannedWith };
    }
    if (lever === 'secondaries') this.secondaries.now ??= this.by;
    const own = lever === 'turns' ? this.lastOfTurn.get(player) : undefined;
    const since = own ?? (lever === 'status' ? this.lastOfPhase.get(player) : undefined) ?? this.phaseSince;
    const basis = this.rules.basis(game, { ...ask, player, question });
    const ahead = lever === 'turns' && !this.turns.has(player) ? this.secondaries.before : undefined;
    return {
      plan: { lever, ...(since !== undefined && { since }), ...(basis.length && { basis }) },
      ...(ahead !== undefined && { ahead }),
    };
  }
}
