import type { SeatId } from '#engine';
import { createRandom, seedFromText } from '../random-player.ts';
import type { RandomBelow } from '../simulated-edition.ts';
import type { Presence } from './simulated-person.ts';
import type { Course, CourseAsk, Lever } from './course.ts';

const HOUR = 3_600_000;

/** Draws the time at which a veiled question is answered: Unix times in ms, as the service draws it. */
export type VeilDraw = (random: RandomBelow, now: number, closesAt: number) => number;

/** Habits and plans of the people of a game. */
export interface PeopleSetup {
  /** Returns the people of a game, by its seed. */
  attend: (seed: string) => Presence;
  /** Share of turns, secondary abilities and windows that people plan. */
  planned: number;
  /** Levers that people use. */
  levers: ReadonlySet<Lever>;
  drawVeiled: VeilDraw;
}

/** Origin of an answer: the person, the end of the window, the veil, the rules, a lever, or none if it lapsed. */
export type AnsweredBy = 'person' | 'close' | 'veil' | 'rules' | 'nobody' | Lever;

/** A question with its times, in hours since the game began. */
export interface TimedAsk {
  opened: number;
  answered: number;
  /** Question whose answer opened this one; undefined for the first ones. */
  opener?: number;
  by: AnsweredBy;
}

export interface PlanCounts {
  made: number;
  held: number;
}

/** A course with the times that its people give it. */
export interface ReplayedCourse {
  course: Course;
  asks: TimedAsk[];
  pings: number;
  replaced: number;
  /** Plans that were there when their question opened, and those that answered it. */
  plans: Partial<Record<Lever, PlanCounts>>;
}

/** Levers that plan ahead of the question, as opposed to those that answer together with another one. */
export const PLANS: readonly Lever[] = ['turns', 'secondaries', 'ask-ahead', 'rankings', 'status', 'votes'];

const CHAINED: readonly AnsweredBy[] = ['turns', 'secondaries', 'ask-ahead'];

/**
 * Plays the timing of a course with people. What is asked and answered is always the same; the same people look in at
 * the same times and choose to plan the same questions, so that two setups differ by what is different in them.
 */
export function replayCourse(course: Course, setup: PeopleSetup): ReplayedCourse {
  const replay = new Replay(course, setup);
  for (const [at, ask] of course.asks.entries()) replay.add(at, ask);
  return { course, asks: replay.asks, pings: replay.pings.size, replaced: replay.people.replaced, plans: replay.plans };
}

class Replay {
  readonly asks: TimedAsk[] = [];
  readonly pings = new Set<string>();
  readonly people: Presence;
  readonly plans: Partial<Record<Lever, PlanCounts>> = {};
  private readonly course: Course;
  private readonly setup: PeopleSetup;
  /** Times at which each part of the game changed, and by whom. */
  private readonly changes = new Map<string, { at: number; seat: SeatId }[]>();

  constructor(course: Course, setup: PeopleSetup) {
    this.course = course;
    this.setup = setup;
    this.people = setup.attend(course.seed);
  }

  add(at: number, ask: CourseAsk): void {
    const answered = (one: number): number => this.asks[one].answered;
    const opener = ask.after.reduce<number | undefined>(
      (last, one) => (last === undefined || answered(one) >= answered(last) ? one : last),
      undefined,
    );
    const opened = opener === undefined ? 0 : answered(opener);
    const timed = this.answer(at, ask, opened);
    if ((timed.by === 'person' && timed.answered > opened) || timed.by === 'close') this.ping(ask.seat, opened);
    this.asks.push({ opened, ...timed, ...(opener !== undefined && { opener }) });
    for (const part of ask.changes ?? [])
      this.changes.set(part, [...(this.changes.get(part) ?? []), { at: timed.answered, seat: ask.seat }]);
  }

  private ping(seat: SeatId, time: number): void {
    this.pings.add(`${seat} ${time}`);
  }

  private answer(at: number, ask: CourseAsk, opened: number): Pick<TimedAsk, 'answered' | 'by'> {
    if (ask.how === 'settled') return { answered: opened, by: 'rules' };
    if (ask.how === 'veiled') return { answered: this.veiledTime(at, opened), by: 'veil' };
    if (ask.how === 'lapsed') {
      if (!this.people.isLooking(ask.seat, opened)) this.ping(ask.seat, opened);
      return { answered: opened, by: 'nobody' };
    }
    const by = ask.window ? this.declines(ask, opened) : this.plansAnswer(at, ask, opened);
    if (by) return { answered: ask.covered ? this.veiledTime(at, opened) : opened, by };
    const look = this.people.next(ask.seat, opened);
    const closes = ask.window ? opened + this.course.windowHours : Infinity;
    return look <= closes ? { answered: look, by: 'person' } : { answered: closes, by: 'close' };
  }

  private veiledTime(at: number, opened: number): number {
    const random = createRandom(seedFromText(`${this.course.seed} veil ${at}`));
    return opened + this.setup.drawVeiled(random, 0, this.course.windowHours * HOUR) / HOUR;
  }

  /** Returns the lever that declines a window in which nothing is used; undefined if its person is asked. */
  private declines({ used, seat, kind, onTheWay, fight }: CourseAsk, opened: number): Lever | undefined {
    if (used) return undefined;
    const planned = this.chainOf(onTheWay);
    if (planned) return planned;
    if (onTheWay !== undefined && this.has('forms') && this.chooses('form-windows', onTheWay)) return 'form-windows';
    if (fight !== undefined && this.chooses('fight-on', fight)) return 'fight-on';
    const hasLooked = this.people.last(seat, opened) !== undefined;
    return hasLooked && this.chooses('standing-orders', `${seat} ${kind}`) ? 'standing-orders' : undefined;
  }

  /** Returns the lever that answers a question; undefined if its person is asked. */
  private plansAnswer(at: number, ask: CourseAsk, opened: number): Lever | undefined {
    const { plannedWith, form, fight, plan, ahead } = ask;
    const chain = this.chainOf(plannedWith) ?? this.chainOf(form);
    if (chain) return chain;
    if (form !== undefined && this.has('forms')) return 'forms';
    if (fight !== undefined && this.chooses('fight-on', fight)) return 'fight-on';
    if (!plan || this.people.isLooking(ask.seat, opened)) return undefined;
    if (this.chooses(plan.lever, at)) return this.followed(plan.lever, ask, plan.since, opened);
    if (ahead !== undefined && this.has('ask-ahead')) return this.followed('ask-ahead', ask, ahead, opened);
    return undefined;
  }

  /** Returns the lever if it could plan the question at a look-in since `since`, and the plan still holds. */
  private followed(lever: Lever, ask: CourseAsk, since: number | undefined, opened: number): Lever | undefined {
    const look = this.people.last(ask.seat, opened);
    if (look === undefined || (since !== undefined && look < this.asks[since].answered)) return undefined;
    const counts = (this.plans[lever] ??= { made: 0, held: 0 });
    counts.made++;
    const hasChanged = (ask.plan?.basis ?? []).some((part) =>
      this.changes.get(part)?.some((change) => change.at > look && change.at <= opened && change.seat !== ask.seat),
    );
    if (hasChanged) return undefined;
    counts.held++;
    return lever;
  }

  /** Returns the lever that answered the first question of a plan. */
  private chainOf(head: number | undefined): Lever | undefined {
    const by = head === undefined ? undefined : this.asks[head].by;
    return by !== undefined && CHAINED.includes(by) ? (by as Lever) : undefined;
  }

  private has(lever: Lever): boolean {
    return this.setup.levers.has(lever);
  }

  /** Tells whether people use a lever for this. Those who do at a low share do at every higher one. */
  private chooses(lever: Lever, what: string | number): boolean {
    if (!this.has(lever)) return false;
    const below = createRandom(seedFromText(`${this.course.seed} ${lever} ${what}`));
    return below(1_000_000) < this.setup.planned * 1_000_000;
  }
}
