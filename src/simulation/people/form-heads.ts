import type { Ask, Fact, SeatId } from '#engine';
import { isOwnWindow } from '../windows.ts';
import type { CourseAsk } from './course.ts';
import type { CourseRules } from './course-rules.ts';

type FormRules = Pick<CourseRules<never>, 'forms' | 'fight'>;

/** Finds the form or the standing answer that answers a question. */
export class FormHeads {
  private readonly rules: FormRules;
  private readonly chains = new Map<SeatId, number>();
  private readonly turns = new Map<SeatId, number>();
  private readonly fights = new Map<SeatId, number>();

  constructor({ forms, fight }: FormRules) {
    this.rules = { forms, fight };
  }

  /** Takes note of the question that is answered next: a form may begin at it. */
  answering(at: number, { player, question, veiled }: Ask): void {
    if (veiled || !this.rules.forms.fills(question)) return;
    if (!this.chains.has(player)) this.chains.set(player, at);
    if (!this.turns.has(player)) this.turns.set(player, at);
  }

  answered(at: number, { player, question }: Ask, reply: unknown): void {
    const { begins, stays } = this.rules.fight;
    if (question !== begins) return;
    if (!Array.isArray(reply) || reply[0] !== stays) this.fights.delete(player);
    else if (!this.fights.has(player)) this.fights.set(player, at);
  }

  onFact(fact: Fact): void {
    const { forms, fight } = this.rules;
    if (forms.overtakes(fact)) this.chains.clear();
    if (fight.ends(fact)) this.fights.clear();
    if (!forms.endsTurn(fact)) return;
    this.chains.clear();
    this.turns.clear();
    this.fights.clear();
  }

  /** Ends the forms of all players but one, who has used something that they could not foresee. */
  surprise(by: SeatId): void {
    for (const seat of [...this.chains.keys()]) if (seat !== by) this.chains.delete(seat);
  }

  of({ player, question }: Ask): Pick<CourseAsk, 'form'> {
    const { forms } = this.rules;
    const head =
      question === forms.last ? this.turns.get(player) : forms.fills(question) ? this.chains.get(player) : undefined;
    return head === undefined ? {} : { form: head };
  }

  onTheWay(ask: Ask): Pick<CourseAsk, 'onTheWay'> {
    const head = this.turns.get(ask.player);
    return head === undefined || !isOwnWindow(ask) ? {} : { onTheWay: head };
  }

  fightOf({ player, question }: Ask, isWindow: boolean): Pick<CourseAsk, 'fight'> {
    const head = this.fights.get(player);
    return head === undefined || !(isWindow || this.rules.fight.settles.includes(question)) ? {} : { fight: head };
  }
}
