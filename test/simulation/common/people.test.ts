import { expect, test } from 'vitest';
import {
  Attendance,
  compareDays,
  computePeopleStatistics,
  criticalPath,
  formatCourse,
  formatCourseHead,
  parseCourses,
  SimulatedPerson,
  Prerequisites,
  replayCourse,
  spreadOf,
  type Course,
  type CourseAsk,
  type Lever,
  type PeopleSetup,
  type Presence,
} from '#simulation';

// People who look in now and then, and the timing of games with them.

const STAYS = { share: 0, days: 30 };

/** People who look in at given hours, and never are away. */
const lookingAt = (looks: Record<string, number[]>): Presence => ({
  next: (seat, time) => looks[seat].find((look) => look >= time) ?? Infinity,
  last: (seat, time) => looks[seat].findLast((look) => look < time),
  isLooking: (seat, time) => looks[seat].includes(time),
  replaced: 0,
});

const courseOf = (asks: CourseAsk[]): Course => ({
  seed: 'course',
  seats: ['ann', 'bob'],
  windowHours: 6,
  ending: 'points',
  asks,
});

const replayed = (
  asks: CourseAsk[],
  looks: Record<string, number[]>,
  levers: Lever[] = [],
  more: Partial<PeopleSetup> = {},
) =>
  replayCourse(courseOf(asks), {
    attend: () => lookingAt(looks),
    planned: 1,
    levers: new Set(levers),
    drawVeiled: (_random, now) => now + 1_800_000,
    ...more,
  });

const asked = (seat: string, kind: string, after: number[], more: Partial<CourseAsk> = {}): CourseAsk => ({
  seat,
  kind,
  round: 1,
  after,
  ...more,
});

const timesOf = ({ asks }: { asks: { answered: number; by: string }[] }): string[] =>
  asks.map(({ answered, by }) => `${answered} ${by}`);

/** Returns the look-ins of a person during so many hours. */
function looksOf(person: SimulatedPerson, until: number): number[] {
  const found: number[] = [];
  for (let at = person.next(0); at !== undefined && at < until; at = person.next(at + 1e-6)) found.push(at);
  return found;
}

test('people look in as often as their kind, while they are awake', () => {
  const days = 1_000;
  const found = [16, 8, 4, 2].map((looksPerDay) => {
    const person = new SimulatedPerson('awake', 0, { looksPerDay, stop: STAYS });
    const looks = looksOf(person, days * 24);
    const local = looks.map((at) => (at + 18 + person.offset + 24) % 24);
    const asleep = local.filter((hour) => hour < 7.5 || hour > 23.5);
    return { perDay: Math.round((looks.length / days) * 10) / 10, asleep };
  });
  expect(found).toEqual([
    { perDay: 15.9, asleep: [] },
    { perDay: 8, asleep: [] },
    { perDay: 4, asleep: [] },
    { perDay: 2, asleep: [] },
  ]);
});

test('half of the people live in America, a third in Europe', () => {
  const offsets = Array.from(
    { length: 2_000 },
    (_, i) => new SimulatedPerson(`zone ${i}`, 0, { looksPerDay: 8, stop: STAYS }).offset,
  );
  const share = (is: (offset: number) => boolean): number => Math.round(offsets.filter(is).length / 100);
  expect([share((one) => one < 0), share((one) => one >= 0 && one < 8), share((one) => one >= 8)]).toEqual([10, 7, 3]);
});

test('people go away for three to ten days, on average once in 33 months', () => {
  const people = Array.from(
    { length: 10 },
    (_, i) => new SimulatedPerson(`away ${i}`, 0, { looksPerDay: 8, stop: STAYS }),
  );
  const gaps = people.flatMap((person) => {
    const looks = looksOf(person, 3_000 * 24);
    return looks.slice(1).map((at, i) => (at - looks[i]) / 24);
  });
  const absences = gaps.filter((days) => days > 2.5);
  expect(absences.filter((days) => days < 3 || days > 12)).toEqual([]);
  // Of 30,000 days.
  expect(absences.length).toBe(29);
});

test('whoever stops is replaced three days after the others began to wait', () => {
  const people = new Attendance('stops', { looksPerDay: 8, stop: { share: 0.5, days: 30 } });
  const first = new SimulatedPerson('stops ann 0', 0, { looksPerDay: 8, stop: { share: 0.5, days: 30 } });
  const asks = first.stopsAt + 100;
  const second = new SimulatedPerson('stops ann 1', asks + 72, { looksPerDay: 8, stop: { share: 0.5, days: 30 } });
  expect(first.next(first.stopsAt)).toBeUndefined();
  expect(people.next('ann', asks)).toBe(second.next(asks + 72));
  expect(people.last('ann', asks + 72)).toBeUndefined();
  expect(people.replaced).toBe(1);
});

test('people answer all that is open at a look-in, and go on at once', () => {
  const asks = [
    asked('ann', 'turn', []),
    asked('ann', 'payment', [0]),
    asked('bob', 'turn', [1]),
    asked('ann', 'turn', [2]),
  ];
  const game = replayed(asks, { ann: [2, 9], bob: [1, 5] });
  expect(timesOf(game)).toEqual(['2 person', '2 person', '5 person', '9 person']);
  expect(criticalPath(game)).toEqual([
    { kind: 'turn', round: 1, hours: 2, by: 'person', isHandover: false },
    { kind: 'turn', round: 1, hours: 3, by: 'person', isHandover: true },
    { kind: 'turn', round: 1, hours: 4, by: 'person', isHandover: true },
  ]);
  expect(game.pings).toBe(3);
});

test('of several people asked at once, the slowest counts as a hand-over', () => {
  const asks = [
    asked('ann', 'turn', []),
    asked('bob', 'use-secondary', [0]),
    asked('cat', 'use-secondary', [0]),
    asked('ann', 'end-turn', [1, 2]),
  ];
  const game = replayed(asks, { ann: [1, 8], bob: [3], cat: [7] });
  expect(timesOf(game)).toEqual(['1 person', '3 person', '7 person', '8 person']);
  expect(criticalPath(game).map(({ kind, hours, isHandover }) => `${kind} ${hours} ${isHandover}`)).toEqual([
    'turn 1 false',
    'use-secondary 6 true',
    'end-turn 1 true',
  ]);
});

test('windows close after their hours; veiled answers come after a random delay', () => {
  const asks = [
    asked('ann', 'when rolling', [], { window: true, covered: true }),
    asked('bob', 'when rolling', [], { window: true, covered: true, how: 'veiled' }),
    asked('ann', 'after rolling', [0, 1], { window: true }),
  ];
  const game = replayed(asks, { ann: [9, 10], bob: [] });
  expect(timesOf(game)).toEqual(['6 close', '0.5 veil', '9 person']);
});

test('a plan answers at once, if it could be made at a look-in', () => {
  const plan = { lever: 'turns', since: 0, basis: ['system 18'] } as const;
  const asks = [
    asked('ann', 'turn', []),
    asked('bob', 'turn', [0], { plan }),
    asked('bob', 'end-turn', [1], { plannedWith: 1 }),
  ];
  const looks = { ann: [4], bob: [2, 7] };
  expect(timesOf(replayed(asks, looks))).toEqual(['4 person', '7 person', '7 person']);
  // Bob has not looked in since Ann's turn.
  expect(timesOf(replayed(asks, looks, ['turns']))).toEqual(['4 person', '7 person', '7 person']);
  const later = [
    asks[0],
    asked('cat', 'turn', [0]),
    { ...asks[1], after: [1] },
    { ...asks[2], after: [2], plannedWith: 2 },
  ];
  const game = replayed(later, { ...looks, bob: [2, 5, 20], cat: [6] }, ['turns']);
  expect(timesOf(game)).toEqual(['4 person', '6 person', '6 turns', '6 turns']);
  expect(game.plans).toEqual({ turns: { made: 1, held: 1 } });
});

test('a plan stops if others change what it rests on after the look-in', () => {
  const plan = { lever: 'turns', since: 0, basis: ['system 18'] } as const;
  const game = (changes: string[], seat = 'cat') =>
    replayed(
      [
        asked('ann', 'turn', []),
        asked(seat, 'turn', [0], { changes }),
        asked('bob', 'turn', [1], { plan }),
        asked('bob', 'end-turn', [2], { plannedWith: 2 }),
      ],
      { ann: [1], bob: [2, 9], cat: [4] },
      ['turns'],
    );
  expect(timesOf(game(['system 18']))).toEqual(['1 person', '4 person', '9 person', '9 person']);
  expect(game(['system 18']).plans).toEqual({ turns: { made: 1, held: 0 } });
  expect(timesOf(game(['system 20']))).toEqual(['1 person', '4 person', '4 turns', '4 turns']);
  const seen = replayed(
    [
      asked('ann', 'turn', []),
      asked('cat', 'turn', [0], { changes: ['system 18'] }),
      asked('dan', 'turn', [1]),
      asked('bob', 'turn', [2], { plan }),
    ],
    { ann: [1], bob: [2, 5], cat: [4], dan: [6] },
    ['turns'],
  );
  expect(timesOf(seen)).toEqual(['1 person', '4 person', '6 person', '6 turns']);
});

test('a form answers its later questions, and declines the windows on its way', () => {
  const asks = [
    asked('ann', 'turn', []),
    asked('bob', 'when system-activated', [0], { window: true, covered: true, how: 'veiled' }),
    asked('ann', 'move-ships', [1], { form: 0 }),
    asked('ann', 'when ships-moved', [2], { window: true, onTheWay: 0 }),
    asked('ann', 'end-turn', [3], { form: 0 }),
  ];
  const looks = { ann: [1, 5], bob: [] };
  expect(timesOf(replayed(asks, looks))).toEqual(['1 person', '1.5 veil', '5 person', '5 person', '5 person']);
  expect(timesOf(replayed(asks, looks, ['forms']))).toEqual([
    '1 person',
    '1.5 veil',
    '1.5 forms',
    '5 person',
    '5 forms',
  ]);
  expect(timesOf(replayed(asks, looks, ['forms', 'form-windows']))).toEqual([
    '1 person',
    '1.5 veil',
    '1.5 forms',
    '1.5 form-windows',
    '1.5 forms',
  ]);
});

test('a standing order declines, but never what is used', () => {
  const asks = [
    asked('ann', 'turn', []),
    asked('bob', 'when turn-ends', [0], { window: true }),
    asked('bob', 'when action-card-played', [1], { window: true, covered: true }),
    asked('bob', 'when turn-ends', [2], { window: true, used: true }),
  ];
  const game = replayed(asks, { ann: [1], bob: [0.5, 4] }, ['standing-orders']);
  expect(timesOf(game)).toEqual(['1 person', '1 standing-orders', '1.5 standing-orders', '4 person']);
});

test('a fight to the end answers for the rest of the combat', () => {
  const asks = [
    asked('bob', 'announce-retreat', []),
    asked('ann', 'announce-retreat', [0]),
    asked('bob', 'assign-hits', [1], { fight: 0 }),
    asked('bob', 'when combat-rolls-made', [2], { window: true, fight: 0 }),
  ];
  const game = replayed(asks, { ann: [2], bob: [1, 7] }, ['fight-on']);
  expect(timesOf(game)).toEqual(['1 person', '2 person', '2 fight-on', '2 fight-on']);
});

test('the next player drafts the turn while secondary abilities are open', () => {
  const asks = [
    asked('ann', 'turn', []),
    asked('cat', 'use-secondary', [0]),
    asked('bob', 'turn', [1], { plan: { lever: 'turns' }, ahead: 0 }),
  ];
  const looks = { ann: [1], bob: [3, 30], cat: [8] };
  expect(timesOf(replayed(asks, looks))).toEqual(['1 person', '8 person', '30 person']);
  expect(timesOf(replayed(asks, looks, ['ask-ahead']))).toEqual(['1 person', '8 person', '8 ask-ahead']);
});

test('the same people plan the same, and more of it, at a higher share', () => {
  const asks = Array.from({ length: 200 }, (_, i) =>
    asked('ann', 'use-secondary', i ? [i - 1] : [], { plan: { lever: 'secondaries' } }),
  );
  const looks = { ann: Array.from({ length: 1_000 }, (_, i) => i - 1) };
  const planned = (share: number): number[] =>
    replayed(asks, looks, ['secondaries'], {
      planned: share,
      attend: () => ({ ...lookingAt(looks), isLooking: () => false }),
    }).asks.flatMap(({ by }, i) => (by === 'secondaries' ? [i] : []));
  const [none, third, most, all] = [0, 0.33, 0.6, 1].map(planned);
  expect(none).toEqual([]);
  expect(third.filter((one) => !most.includes(one))).toEqual([]);
  expect([third.length, most.length, all.length]).toEqual([79, 134, 200]);
});

test('a lever shortens the same game with the same people', () => {
  const course = courseOf(
    Array.from({ length: 40 }, (_, i) =>
      asked(i % 2 ? 'ann' : 'bob', 'choose-strategy-card', i ? [i - 1] : [], { plan: { lever: 'rankings' } }),
    ),
  );
  const habits = { looksPerDay: 8, stop: STAYS };
  const setup = (levers: Lever[]): PeopleSetup => ({
    attend: (seed) => new Attendance(seed, habits),
    planned: 0.6,
    levers: new Set(levers),
    drawVeiled: (_random, now) => now,
  });
  const [without, again, ranked] = [[], [], ['rankings'] as Lever[]].map((levers) =>
    replayCourse(course, setup(levers)),
  );
  expect(again).toEqual(without);
  const people = new Attendance('course', habits);
  const byPerson = [...without.asks, ...ranked.asks].flatMap(({ answered, by }, i) =>
    by === 'person' ? [people.isLooking(course.asks[i % 40].seat, answered)] : [],
  );
  expect(byPerson.filter((isLookIn) => !isLookIn)).toEqual([]);
  expect(compareDays([ranked], [without])).toEqual({ median: 0.2, p5: 0.2, p95: 0.2 });
});

test('questions open after the last answer, and after all branches of a fork', () => {
  const stack = (...seats: string[]) => [
    { id: 5, procedure: 'p', step: 's', data: null, fork: seats.map((seat) => ({ seat, stack: [] })) },
  ];
  const found = new Prerequisites();
  const state = (...seats: string[]) => ({ stack: seats.length ? stack(...seats) : [] }) as never;
  expect([
    found.of([1, 2], state()),
    // The first of two declines opens nothing.
    found.of([], state(), { at: 0, id: 1 }),
    found.of(['5.ann.1', '5.bob.1'], state('ann', 'bob'), { at: 1, id: 2 }),
    found.of(['5.ann.2'], state('ann', 'bob'), { at: 2, id: '5.ann.1' }),
    found.of([], state('ann', 'bob'), { at: 3, id: '5.bob.1' }),
    // Another fork follows at once.
    found.of(['9.ann.1'], state(), { at: 4, id: '5.ann.2' }),
  ]).toEqual([
    [[], []],
    [],
    [
      [0, 1],
      [0, 1],
    ],
    [[2]],
    [],
    [[3, 4]],
  ]);
});

test('spreads are values of the list', () => {
  expect(spreadOf([10, 1, 9, 2, 8, 3, 7, 4, 6, 5])).toEqual({ median: 5, p10: 1, p90: 9 });
  expect(spreadOf([])).toEqual({ median: 0, p10: 0, p90: 0 });
});

test('the statistics tell what was waited for, and who answered', () => {
  const plan = { lever: 'turns', since: 0 } as const;
  const asks = [
    asked('ann', 'turn', []),
    asked('cat', 'when turn-ends', [0], { window: true, covered: true }),
    asked('dan', 'when turn-ends', [0], { window: true, covered: true, how: 'veiled' }),
    asked('bob', 'turn', [1, 2], { plan }),
    asked('bob', 'end-turn', [3], { how: 'settled' }),
    asked('ann', 'turn', [4], { round: 2, plan: { lever: 'turns', since: 3 } }),
  ];
  const game = replayed(asks, { ann: [12, 48], bob: [13, 40], cat: [70], dan: [] }, ['turns']);
  expect(timesOf(game)).toEqual(['12 person', '18 close', '12.5 veil', '18 turns', '18 rules', '48 person']);
  expect(computePeopleStatistics([game])).toEqual({
    games: 1,
    rounds: 2,
    daysPerRound: { median: 0.75, p10: 0.75, p90: 1.25 },
    daysPerGame: { median: 2, p10: 2, p90: 2 },
    handoversPerRound: 0,
    stopsPerRound: 1.5,
    veiled: { stopsPerRound: 0, hoursPerRound: 0 },
    closed: { stopsPerRound: 0.5, hoursPerRound: 3 },
    waitedFor: {
      turn: { stops: 1, handovers: 0, hours: 21 },
      'when turn-ends': { stops: 0.5, handovers: 0, hours: 3 },
    },
    answeredByPlan: 0.25,
    answeredByLever: { turns: 0.25 },
    plans: { turns: { made: 1, held: 1 } },
    plansHeld: 1,
    pingsPerPersonAndDay: 0.75,
    replacedPerGame: 0,
  });
});

test('courses are kept in a file, one a line', () => {
  const setup = { players: 2, sets: ['base@1'] };
  const course = courseOf([asked('ann', 'turn', [])]);
  const file = formatCourseHead(setup) + formatCourse(course);
  expect(parseCourses(file, setup)).toEqual(new Map([['course', course]]));
  expect(parseCourses(`${file}{"seed":"half`, setup)).toEqual(new Map([['course', course]]));
  expect(() => parseCourses(file, { ...setup, players: 3 })).toThrow(
    'The file of courses is not of these games. It begins: {"courses":1,"setup":{"players":2,"sets":["base@1"]}}',
  );
});
