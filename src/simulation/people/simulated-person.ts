import type { SeatId } from '#engine';
import { createRandom, seedFromText } from '../random-player.ts';
import type { RandomBelow } from '../simulated-edition.ts';

// The figures are guesses about people who play by post, to be replaced by measurements. Times are
// hours since the game began.

/** Number of look-ins a day, by kind of people. */
export const LOOKS_PER_DAY = { superfast: 16, fast: 8, casual: 4, slow: 2 } as const;

export type PeopleKind = keyof typeof LOOKS_PER_DAY;

export const isPeopleKind = (name: string): name is PeopleKind => Object.hasOwn(LOOKS_PER_DAY, name);

/** Figures on how people attend to a game. */
export interface Habits {
  looksPerDay: number;
  /** Share of people who stop for good in a month, or in another number of days. */
  stop: { share: number; days: number };
}

/** Offsets of the local times from UTC, in hours, with the share of people who live there. */
const ZONES = [
  { share: 0.5, offsets: [-5, -6, -7, -8] },
  { share: 0.35, offsets: [0, 1, 2] },
  { share: 0.15, offsets: [8, 9, 10] },
];
/** Local time at which people get up, and how long they are awake, in hours. */
const WAKES_AT = 7.5;
const AWAKE_HOURS = 16;
/** Time of day, UTC, at which a game begins. */
const BEGINS_AT = 18;
/** Share of people who go away in a month, and for how many days. */
const AWAY = { share: 0.03, days: 30, shortest: 3, longest: 10 };
/** Share of people who stop for good in a month, as a default. */
export const STOP = { share: 0.05, days: 30 };
/** Hours of waiting after which the others replace a person who has stopped. */
const REPLACED_AFTER = 72;

const uniform = (below: RandomBelow): number => below(2 ** 32) / 2 ** 32;

/** Draws the hours until a person does what the share of people do within the days. */
const untilDone = (below: RandomBelow, { share, days }: { share: number; days: number }): number =>
  share > 0 ? (Math.log(1 - uniform(below)) / Math.log(1 - share)) * days * 24 : Infinity;

/** A person, whose look-ins depend on their seed alone. */
export class SimulatedPerson {
  /** Time at which the person stops for good. */
  readonly stopsAt: number;
  readonly offset: number;
  private readonly looks: number[] = [];
  private readonly below: RandomBelow;
  private readonly belowAway: RandomBelow;
  private readonly looksPerDay: number;
  private awake: number;
  private away = { from: 0, to: 0 };

  constructor(seed: string, from: number, { looksPerDay, stop }: Habits) {
    const life = createRandom(seedFromText(`${seed} life`));
    this.below = createRandom(seedFromText(`${seed} looks`));
    this.belowAway = createRandom(seedFromText(`${seed} away`));
    this.looksPerDay = looksPerDay;
    this.offset = drawOffset(life);
    this.stopsAt = from + untilDone(life, stop);
    this.awake = this.awakeAt(from);
    this.away = this.nextAbsence(from);
  }

  /** Returns the first look-in from `time` on; undefined if the person has stopped. */
  next(time: number): number | undefined {
    while ((this.looks.at(-1) ?? -Infinity) < time) this.addLook();
    const found = this.looks[firstFrom(this.looks, time)];
    return found < this.stopsAt ? found : undefined;
  }

  /** Returns the last look-in before `time`. */
  last(time: number): number | undefined {
    this.next(time);
    return this.looks[firstFrom(this.looks, Math.min(time, this.stopsAt)) - 1];
  }

  isLooking(time: number): boolean {
    return this.next(time) === time;
  }

  private addLook(): void {
    this.awake += (-Math.log(1 - uniform(this.below)) * AWAKE_HOURS) / this.looksPerDay;
    const time = this.timeOf(this.awake);
    while (time >= this.away.to) this.away = this.nextAbsence(this.away.to);
    if (time < this.away.from) this.looks.push(time);
  }

  private nextAbsence(from: number): { from: number; to: number } {
    const begins = from + untilDone(this.belowAway, AWAY);
    const days = AWAY.shortest + uniform(this.belowAway) * (AWAY.longest - AWAY.shortest);
    return { from: begins, to: begins + days * 24 };
  }

  /** Returns the hours awake from the first local midnight up to a time. */
  private awakeAt(time: number): number {
    const local = time + BEGINS_AT + this.offset;
    const day = Math.floor(local / 24);
    return day * AWAKE_HOURS + Math.min(AWAKE_HOURS, Math.max(0, local - day * 24 - WAKES_AT));
  }

  private timeOf(awake: number): number {
    const day = Math.floor(awake / AWAKE_HOURS);
    return day * 24 + WAKES_AT + (awake - day * AWAKE_HOURS) - BEGINS_AT - this.offset;
  }
}

function drawOffset(below: RandomBelow): number {
  let rest = uniform(below);
  const zone = ZONES.find(({ share }) => (rest -= share) < 0) ?? ZONES[0];
  return zone.offsets[below(zone.offsets.length)];
}

/** Returns the index of the first time from `time` on, in a sorted list. */
function firstFrom(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle] < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The times at which the people of a game look in. */
export interface Presence {
  /** Returns the first look-in of a seat's person from `time` on. */
  next: (seat: SeatId, time: number) => number;
  /** Returns the last look-in before `time` of the person who has the seat then. */
  last: (seat: SeatId, time: number) => number | undefined;
  isLooking: (seat: SeatId, time: number) => boolean;
  /** Number of people who were replaced so far. */
  replaced: number;
}

interface Term {
  person: SimulatedPerson;
  from: number;
}

/** The people of a game. Those who stop are replaced. */
export class Attendance implements Presence {
  private readonly terms = new Map<SeatId, Term[]>();
  private readonly seed: string;
  private readonly habits: Habits;

  constructor(seed: string, habits: Habits) {
    this.seed = seed;
    this.habits = habits;
  }

  get replaced(): number {
    return [...this.terms.values()].reduce((sum, terms) => sum + terms.length - 1, 0);
  }

  next(seat: SeatId, time: number): number {
    const terms = this.termsOf(seat);
    for (let i = 0; ; i++) {
      const { person, from } = terms[i];
      const look = person.next(Math.max(time, from));
      if (look !== undefined && look < (terms[i + 1]?.from ?? Infinity)) return look;
      if (!terms[i + 1]) this.replace(seat, Math.max(time, person.stopsAt) + REPLACED_AFTER);
    }
  }

  last(seat: SeatId, time: number): number | undefined {
    return this.personAt(seat, time).last(time);
  }

  isLooking(seat: SeatId, time: number): boolean {
    return this.personAt(seat, time).isLooking(time);
  }

  private personAt(seat: SeatId, time: number): SimulatedPerson {
    const terms = this.termsOf(seat);
    return (terms.findLast(({ from }) => from <= time) ?? terms[0]).person;
  }

  private replace(seat: SeatId, from: number): void {
    const terms = this.termsOf(seat);
    terms.push({ person: this.create(seat, terms.length, from), from });
  }

  private termsOf(seat: SeatId): Term[] {
    const terms = this.terms.get(seat) ?? [{ person: this.create(seat, 0, 0), from: 0 }];
    this.terms.set(seat, terms);
    return terms;
  }

  private create(seat: SeatId, term: number, from: number): SimulatedPerson {
    return new SimulatedPerson(`${this.seed} ${seat} ${term}`, from, this.habits);
  }
}
