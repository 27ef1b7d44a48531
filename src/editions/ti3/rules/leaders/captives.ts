import { ask, call, chosenKey, choose, done, goto, type Option } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfSeat, possessive } from '#ti3/rules/names.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { orderOfPlay, remainingSeats } from '#ti3/rules/seats.ts';
import type { Leader } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { resolveEscape, captureLeader, havenPlanetsOf, removeLeader, sendHome } from './fate.ts';
import { captivesOf, findLeader } from './leader-locations.ts';

/** "The Emirates of Hacan's Carth" */
const called = (game: Game, { id, owner }: Leader): string =>
  `${possessive(nameOfSeat(game, owner))} ${nameOf(game, id)}`;

export const captiveKey = optionalPairKey<'keep' | 'free' | 'execute' | 'hand', SeatId>(':');

/** Asks a captor in the status phase whether to hand over, free or execute a captive (E3 20.8). */
const decideCaptive = question<{ leader: ComponentId }>()(
  'decide-captive',
  (game, seat, { leader: id }) => {
    const leader = findLeader(game, id);
    if (leader?.captor !== seat) return { kind: 'none', reason: 'You no longer have that captured leader.' };
    const homeless = havenPlanetsOf(game, leader.owner).length ? undefined : 'Its owner has no planet to place it on.';
    const receivers = remainingSeats(game.state).filter((one) => one !== seat && one !== leader.owner);
    return choose(`What do you do with ${called(game, leader)}, whom you captured?`, [
      { key: 'keep', label: 'Keep this leader' },
      { key: 'free', label: 'Free this leader', ...(homeless !== undefined && { disabledReason: homeless }) },
      { key: 'execute', label: 'Execute this leader' },
      ...receivers.map((one): Option => ({
        key: captiveKey.format('hand', one),
        label: `Give this leader to ${nameOfSeat(game, one)}`,
      })),
    ]);
  },
  { title: 'decide about a captured leader' },
);

/** Frees a captive; its owner chooses the planet. */
const freeing = procedure<{ leader: ComponentId }>()('free-leader', {
  go: (game, { leader: id }) => {
    const leader = findLeader(game, id);
    return leader ? sendHome(game, leader) : done();
  },
  placed: (game, { leader: id }, { answer }) => {
    const leader = findLeader(game, id);
    if (leader) resolveEscape(game, leader, chosenKey(answer));
    return done();
  },
});

/** Decides on all captives, captor by captor in order of play. */
export const decideCaptives = procedure<{ left?: ComponentId[]; leader?: ComponentId }>()('decide-captives', {
  begin: (game, data) => {
    data.left = orderOfPlay(game).flatMap((seat) => captivesOf(game, seat).map(({ id }) => id));
    return goto('next');
  },
  next: (game, data) => {
    const [id, ...left] = data.left ?? [];
    if (id === undefined) return done();
    Object.assign(data, { left, leader: id });
    const captor = findLeader(game, id)?.captor;
    return captor === undefined ? goto('next') : ask([decideCaptive.ask(captor, { leader: id })], 'decided');
  },
  decided: (game, { leader: id = '' }, { answer }) => {
    const leader = findLeader(game, id);
    const captor = leader?.captor;
    if (!leader || captor === undefined) return goto('next');
    const [what, receiver] = captiveKey.parse(chosenKey(answer) ?? 'keep');
    if (what === 'free') {
      game.addFact({ type: 'captive-freed', seat: captor, leader: id, owner: leader.owner });
      return call(freeing, { leader: id }, 'next');
    }
    if (what === 'execute') removeLeader(game, leader, 'executed', captor);
    if (what === 'hand' && receiver !== undefined) {
      game.addFact({ type: 'captive-handed', seat: captor, leader: id, receiver });
      leader.captor = receiver;
    }
    return goto('next');
  },
});

/** Lowest die result that rescues a captive after an invasion won against its captor (E3 20.9). */
export const MIN_RESCUE_DIE = 9;

interface Rescue {
  seat: SeatId;
  from: SeatId;
  planet: PlanetId;
  leader?: ComponentId;
}

const chooseCaptive = question<{ captor: SeatId }>()(
  'rescue-captive',
  (game, _seat, { captor }) => {
    const held = captivesOf(game, captor);
    if (!held.length) return { kind: 'none', reason: 'There are no captured leaders left.' };
    return choose(
      'Which leader do you rescue?',
      held.map((leader) => ({ key: leader.id, label: called(game, leader) })),
    );
  },
  { title: 'choose a leader to rescue', forced: true },
);

/** Rescues captives for the winner of an invasion: its own leaders go free, others become its captives. */
export const rescueCaptives = procedure<Rescue>()('rescue-captives', {
  begin: (game, { seat, from }) => {
    if (!planetsOf(game, from).length) return goto('all');
    const [face] = game.roll('rescue', 1);
    game.addFact({ type: 'rescue-rolled', seat, from, face, rescued: face >= MIN_RESCUE_DIE });
    return face >= MIN_RESCUE_DIE ? ask([chooseCaptive.ask(seat, { captor: from })], 'chosen') : done();
  },
  chosen: (_game, data, { answer }) => {
    data.leader = chosenKey(answer);
    return goto('take');
  },
  // A captor who loses its last planet loses all captives without a roll.
  all: (game, data) => {
    const [next] = captivesOf(game, data.from);
    if (!next) return done();
    data.leader = next.id;
    return goto('take');
  },
  take: (game, { seat, from, leader: id = '' }) => {
    const more = planetsOf(game, from).length ? 'end' : 'all';
    const leader = findLeader(game, id);
    if (!leader) return goto(more);
    if (leader.owner === seat) return call(freeing, { leader: id }, more);
    captureLeader(game, leader, seat);
    return goto(more);
  },
  end: () => done(),
});

export const captiveProcedures = [decideCaptives, rescueCaptives, freeing];
export const captiveQuestions = [decideCaptive, chooseCaptive];
