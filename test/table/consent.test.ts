import { describe, expect, test } from 'vitest';
import { Table, type Edition, type Outcome } from '../../src/table/index.ts';
import { allAgree, hash, HOUR, mover, moves, room, started, state, type Room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

const DAY = 24 * HOUR;
const withPractice: Edition<ToyState> = {
  ...toy,
  practice: { answer: (_state, { spec }) => (spec.kind === 'choose' && spec.min ? ['take'] : []), anyhow: () => [], deed: () => undefined },
};

interface At {
  here: Room;
  game: string;
  seats: Record<string, string>;
}

const at = (users = ['ann', 'bob', 'cid']): At => {
  const here = room({ editions: [withPractice] });
  return { here, ...started(here, {}, users) };
};

/** Two people and a practice player; Ann organises. */
function two(): At {
  const here = room({ editions: [withPractice] });
  const { table } = here;
  const { game } = table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  for (const user of ['ann', 'bob']) table.join({ user }, game, { name: user });
  table.seatPractice({ user: 'ann' }, game);
  table.start({ user: 'ann' }, game);
  return { here, game, seats: Object.fromEntries(table.game(game).members.map(({ user, seat }) => [user, seat ?? ''])) };
}

const asIs = ({ here, game }: At): unknown => ({ ...here.table.game(game), hash: hash(here, game) });

/** Everything by which somebody can change who sits where, who organises, whether the game goes on or what has happened in it, without being the one it is done to. */
const OPERATIONS: Record<string, (at: At) => Outcome> = {
  'giving a seat to another person': ({ here, game, seats }) =>
    here.table.replace({ user: 'ann' }, game, { seat: seats.bob, user: 'zoe', name: 'Zoe' }),
  'giving a seat to a practice player': ({ here, game, seats }) => here.table.seatPractice({ user: 'ann' }, game, seats.bob),
  'taking the organising over': ({ here, game }) => here.table.takeOver({ user: 'bob' }, game),
  'making another the organiser': ({ here, game }) => here.table.appoint({ user: 'ann' }, game, 'bob'),
  'ending the game': ({ here, game }) => here.table.abandon({ user: 'ann' }, game),
  'a correction': ({ here, game, seats }) => here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.ann, score: 99 }),
  'taking back what was rolled': ({ here, game }) => here.table.undo({ user: 'ann' }, game, { command: 2 }),
};
/** To whom it is done, beside the others who play. */
const ASKED: Partial<Record<string, string[]>> = {
  'taking the organising over': ['ann'],
  'making another the organiser': ['bob'],
  'giving a seat to another person': ['bob', 'zoe'],
};

describe.each(Object.entries(OPERATIONS))('%s', (name, operation) => {
  for (const people of [2, 3]) {
    test(`is not done at once to people who are there, nor ever when one of them says no: ${people} people`, () => {
      const all = people === 2 ? ['bob'] : ['bob', 'cid'];
      const asking = name === 'taking the organising over' ? 'bob' : 'ann';
      for (const objector of [...new Set([...all, ...(ASKED[name] ?? [])])].filter((one) => one !== asking)) {
        const it = people === 2 ? two() : at();
        const { here, game } = it;
        while (mover(here, game).startsWith('practice')) {
          here.now += 1_000;
          here.table.closeDue(here.now);
        }
        moves(here, game, 'roll');
        here.table.pause({ user: 'ann' }, game);
        here.table.resume({ user: 'ann' }, game);
        const before = asIs(it);
        const { request } = operation(it);
        expect(request).not.toBeNull();
        expect(asIs(it)).toEqual(before);
        // Asking again at once changes nothing either.
        expect(() => operation(it)).toThrow(/still waiting|have been asked/);
        here.table.refuse({ user: objector }, request ?? 0);
        expect(here.table.openRequests(game)).toEqual([]);
        here.now += 30 * DAY;
        expect(asIs(it)).toEqual(before);
        // It can be asked for anew, and is asked anew.
        expect(operation(it).request).not.toBeNull();
        expect(asIs(it)).toEqual(before);
      }
    });
  }
});

/** What else the table does: one's own matters, a lobby's, what is the program's, what can be looked at; and a pause, which ends. */
const OTHERWISE = [
  'createGame',
  'hostGame',
  'demonstrate',
  'join',
  'leave',
  'standIn',
  'wish',
  'configure',
  'start',
  'unseatPractice',
  'answer',
  'withdraw',
  'act',
  'rank',
  'agree',
  'refuse',
  'pause',
  'resume',
  'place',
  'move',
  'lost',
  'games',
  'game',
  'look',
  'see',
  'seeAll',
  'openAsks',
  'ranking',
  'problem',
  'waiting',
  'history',
  'facts',
  'openRequests',
  'openRequest',
  'request',
  'preferences',
  'forget',
  'prefer',
  'draft',
  'saveDraft',
  'propose',
  'diceRecord',
  'alias',
  'closeDue',
  'nextDue',
  'spreadMissed',
  'setRight',
  'lookAfterPanel',
  'troubled',
  'damaged',
  'remind',
  'remindSome',
  'tidy',
  'onChange',
  'read',
  'constructor',
];

test('Nothing else that the table does is done to somebody else', () => {
  const done = Object.values(OPERATIONS).map(String).join();
  const known = (name: string): boolean => OTHERWISE.includes(name) || done.includes(`.${name}(`);
  expect(Object.getOwnPropertyNames(Table.prototype).filter((name) => !known(name))).toEqual([]);
});

describe('a seat', () => {
  test("is given away with its player's consent, once the new one has taken it", () => {
    const it = at();
    const { here, game, seats } = it;
    const { request } = OPERATIONS['giving a seat to another person'](it);
    here.table.agree({ user: 'bob' }, request ?? 0);
    expect(here.table.game(game).members.map(({ user }) => user)).toContain('bob');
    // Whoever has agreed to give it up can go on playing meanwhile.
    if (mover(here, game) === 'bob') moves(here, game, 'take');
    here.table.agree({ user: 'zoe' }, request ?? 0);
    expect(here.table.game(game).members.find(({ seat }) => seat === seats.bob)).toMatchObject({ user: 'zoe', name: 'Zoe' });
  });

  test("is given away without its player's word only after three days, when all the others agree and they have done nothing", () => {
    for (const days of [2, 3]) {
      const it = at();
      const { here, game, seats } = it;
      const { request } = OPERATIONS['giving a seat to another person'](it);
      for (const user of ['zoe', 'cid']) here.table.agree({ user }, request ?? 0);
      here.now += days * DAY;
      if (days < 3) expect(() => OPERATIONS['giving a seat to another person'](it)).toThrow('3 days after that');
      else OPERATIONS['giving a seat to another person'](it);
      expect(here.table.game(game).members.find(({ seat }) => seat === seats.bob)?.user).toBe(days < 3 ? 'bob' : 'zoe');
    }
    const short = at();
    const { request } = OPERATIONS['giving a seat to another person'](short);
    short.here.table.agree({ user: 'zoe' }, request ?? 0);
    short.here.now += 10 * DAY;
    // One of the others has not agreed.
    expect(() => OPERATIONS['giving a seat to another person'](short)).toThrow('have been asked');
  });

  test('stays with a player who does anything at all, even what nobody sees', () => {
    const deeds: ((it: At) => void)[] = [
      ({ here, game }) => here.table.act({ user: 'bob' }, game, 'decline', null),
      ({ here, game }) => {
        while (mover(here, game) !== 'bob') moves(here, game, 'take');
        moves(here, game, 'take');
      },
      ({ here, game }) => here.table.refuse({ user: 'bob' }, here.table.openRequest(game)?.id ?? 0),
    ];
    for (const deed of deeds) {
      const it = at();
      const { here, game } = it;
      const { request } = OPERATIONS['giving a seat to a practice player'](it);
      here.table.agree({ user: 'cid' }, request ?? 0);
      deed(it);
      expect(here.table.request(request ?? 0)?.outcome).toBe('refused');
      here.now += 4 * DAY;
      expect(OPERATIONS['giving a seat to a practice player'](it).request).not.toBeNull();
      expect(here.table.game(game).members.map(({ user }) => user)).toContain('bob');
    }
  });

  test("is nobody's to give away while the game is paused, when nobody has to answer", () => {
    const it = at();
    const { here, game } = it;
    const { request } = OPERATIONS['giving a seat to a practice player'](it);
    here.table.pause({ user: 'ann' }, game);
    expect(here.table.request(request ?? 0)?.outcome).toBe('lapsed');
    expect(() => OPERATIONS['giving a seat to a practice player'](it)).toThrow('The game is paused');
  });

  test('that its player has left is filled by whoever takes it, within a week, and by nobody who does not', () => {
    const it = at();
    const { here, game, seats } = it;
    here.table.leave({ user: 'bob' }, game);
    const { request } = OPERATIONS['giving a seat to another person'](it);
    expect(here.table.game(game).vacant).toEqual([seats.bob]);
    expect(() => here.table.agree({ user: 'cid' }, request ?? 0)).toThrow('Your consent is not needed.');
    here.now += 7 * DAY;
    expect(() => here.table.agree({ user: 'zoe' }, request ?? 0)).toThrow('That request is no longer open.');
    // What has lapsed is in nobody's way.
    const { request: again } = OPERATIONS['giving a seat to another person'](it);
    here.table.agree({ user: 'zoe' }, again ?? 0);
    expect(here.table.game(game).vacant).toEqual([]);
  });

  test('is taken by nobody who has held another one of the game, however they came to be without it', () => {
    const left = at(['ann', 'bob', 'cid', 'dan']);
    const { here, game, seats } = left;
    here.table.leave({ user: 'ann' }, game);
    here.table.leave({ user: 'cid' }, game);
    // Ann organises still, and has left.
    for (const seat of [seats.bob, seats.cid]) {
      expect(() => here.table.replace({ user: 'ann' }, game, { seat, user: 'ann', name: 'Ann' })).toThrow(
        'They have held another seat of this game',
      );
    }
    // Replaced, with consent.
    const { request } = here.table.replace({ user: 'ann' }, game, { seat: seats.dan, user: 'zoe', name: 'Zoe' });
    for (const user of ['dan', 'zoe']) here.table.agree({ user }, request ?? 0);
    expect(() => here.table.replace({ user: 'ann' }, game, { seat: seats.cid, user: 'dan', name: 'Dan' })).toThrow(
      'They have held another seat of this game',
    );
    // Their own they may take again, as long as nobody else has it.
    expect(() => here.table.join({ user: 'dan' }, game, { name: 'Dan' })).toThrow('Somebody else has your seat now.');
    expect(() => here.table.join({ user: 'bob' }, game, { name: 'Bob' })).toThrow('You are playing in this game already.');
    expect(() => here.table.join({ user: 'eve' }, game, { name: 'Eve' })).toThrow('The game has begun already.');
    here.table.join({ user: 'cid' }, game, { name: 'Cid' });
    expect(here.table.game(game).members.find(({ user }) => user === 'cid')?.seat).toBe(seats.cid);
    here.table.seatPractice({ user: 'ann' }, game);
    here.table.join({ user: 'ann' }, game, { name: 'Ann' });
    expect(here.table.game(game).members.find(({ user }) => user === 'ann')?.seat).toBe(seats.ann);
  });

  test('with an offer of it open keeps no other request waiting', () => {
    const it = at(['ann', 'bob', 'cid', 'dan']);
    const { here, game, seats } = it;
    for (const user of ['bob', 'cid']) here.table.leave({ user }, game);
    for (const user of ['bob', 'cid']) here.table.replace({ user: 'ann' }, game, { seat: seats[user], user: `new ${user}`, name: user });
    here.table.takeOver({ user: 'dan' }, game);
    here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.ann, score: 1 });
    expect(here.table.openRequests(game).map(({ kind }) => kind)).toEqual(['seat', 'seat', 'organiser', 'repair']);
    expect(() => here.table.undo({ user: 'dan' }, game, { command: 2 })).toThrow();
    allAgree(here, game);
    expect(here.table.openRequests(game)).toEqual([]);
    expect(here.table.game(game).vacant).toEqual([]);
  });
});

describe('the organiser', () => {
  test('is somebody who plays, and no program', () => {
    const { here, game } = two();
    for (const user of ['zoe', 'practice:1'])
      expect(() => here.table.appoint({ user: 'ann' }, game, user)).toThrow('Only somebody who plays in the game can organise it.');
  });

  test('can say no for a week where nobody else is left to agree', () => {
    const it = two();
    const { here, game } = it;
    const takeOver = OPERATIONS['taking the organising over'];
    const { request } = takeOver(it);
    expect(here.table.request(request ?? 0)?.missing).toEqual([]);
    here.now += 7 * DAY - 1;
    expect(() => takeOver(it)).toThrow('a week after that');
    expect(here.table.game(game).organiser).toBe('ann');
    here.now += 1;
    expect(takeOver(it).request).toBeNull();
    expect(here.table.game(game).organiser).toBe('bob');
  });

  test('ends a game only with everybody, or after a week without a no', () => {
    const it = at();
    const { here, game } = it;
    OPERATIONS['ending the game'](it);
    here.now += 7 * DAY;
    OPERATIONS['ending the game'](it);
    expect(here.table.game(game).status).toBe('abandoned');
  });
});

describe('a correction', () => {
  test('is made at once by somebody who plays with practice players alone', () => {
    const here = room({ editions: [withPractice] });
    const { table } = here;
    const { game } = table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
    table.join({ user: 'ann' }, game, { name: 'Ann' });
    table.seatPractice({ user: 'ann' }, game);
    table.start({ user: 'ann' }, game);
    const seat = table.game(game).members.find(({ user }) => user === 'ann')?.seat ?? '';
    expect(table.repair({ user: 'ann' }, game, 'score', { seat, score: 3 })).toMatchObject({ request: null });
    expect(state(here, game).seats[seat].score).toBe(3);
  });

  test('waits three days where people have left, who can say no', () => {
    const it = at();
    const { here, game, seats } = it;
    for (const user of ['bob', 'cid']) here.table.leave({ user }, game);
    const correct = OPERATIONS['a correction'];
    const { request } = correct(it);
    here.table.refuse({ user: 'bob' }, request ?? 0);
    correct(it);
    here.now += 3 * DAY - 1;
    expect(() => correct(it)).toThrow('3 days after that');
    here.now += 1;
    correct(it);
    expect(state(here, game).seats[seats.ann].score).toBe(99);
  });
});
