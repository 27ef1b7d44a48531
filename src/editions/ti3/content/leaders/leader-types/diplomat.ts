import { ask, call, chosenKey, choose, done, type Json } from '#engine';
import { leaderType, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { returnLanding } from '#ti3/rules/leaders/leader-landing.ts';
import { findLeader, activeLeader, systemOfLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { isPassageClosed } from '#ti3/rules/leaders/passage-rights.ts';
import { nameOfSeat, nameOfSystem } from '#ti3/rules/names.ts';
import { groundForcesOn } from '#ti3/rules/units/units.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { ComponentId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';

const DIPLOMAT = 'diplomat';

/** Tells whether talks can be held on a planet: not in the round of the previous talks or the next. */
const mayTalk = ({ state }: Game, planet: PlanetId): boolean =>
  state.planets[planet].parleyIn === undefined || state.round > (state.planets[planet].parleyIn ?? 0) + 1;

/** Permission for a fleet from a system to pass the owner's ships, as long as this leader goes with it. */
interface Passage {
  from: SystemId;
  owner: SeatId;
  leader: ComponentId;
}

const passageIn = (memory: Json): Passage | undefined =>
  memory !== null && typeof memory === 'object' && !Array.isArray(memory) && 'owner' in memory
    ? (memory as unknown as Passage)
    : undefined;

/** Lists the other players whose ships block all routes from a leader's system to another. */
const asked = (game: Game, key: string, seat: SeatId, to: SystemId): SeatId[] => {
  const leader = activeLeader(game, key);
  const from = leader && systemOfLeader(game, leader);
  if (from === undefined) return [];
  return remainingSeats(game.state).filter((owner) => owner !== seat && isPassageClosed(game, seat, from, to, owner));
};

const grantPassage = question<{ seat: SeatId; from: SystemId; to: SystemId }>()(
  'grant-passage',
  (game, _owner, { seat, from, to }) =>
    choose(`Do you let ${nameOfSeat(game, seat)} move a fleet past your ships, from ${nameOfSystem(game, from)} to ${nameOfSystem(game, to)}?`, [
      { key: 'yes', label: 'Let it pass' },
      { key: 'no', label: 'Refuse' },
    ]), // prettier-ignore
  { title: "decide if a Diplomat's fleet may pass" },
);

const askingPassage = procedure<Passage & { seat: SeatId; to: SystemId }>()('ask-passage', {
  ask: (game, { seat, owner, leader, from, to }) => {
    game.addFact({ type: 'passage-asked', seat, owner, leader });
    return ask([grantPassage.ask(owner, { seat, from, to })], 'answered');
  },
  answered: (game, { seat, owner, leader, from }, { answer }) => {
    const granted = chosenKey(answer) === 'yes';
    if (granted) addEffect(game, DIPLOMAT, seat, { from, owner, leader }, 'action');
    game.addFact({ type: 'passage-answered', seat, owner, granted });
    return done();
  },
});

export default leaderType({
  id: DIPLOMAT,
  name: 'Diplomat',
  mark: 'Di',
  text: "After another player lands on the Diplomat's planet: you may return the landed units to their ships. That player cannot land there again this round, and you cannot do this there again this round or next round. A fleet with a Diplomat can move through systems with ships of players who agree.",
  confidence: 'high',
  reactions: [
    on('after', 'landing', {
      hint: "After another player lands on the Diplomat's planet: you may return the landed units to their ships. That player cannot land there again this round, and you cannot do this there again this round or next round.",
      isUsable: (game, { key, holder }, { seat, system }) => {
        const planet = activeLeader(game, key)?.planet;
        if (planet === undefined || seat === holder || game.state.planets[planet].system !== system) return false;
        return groundForcesOn(game, planet, seat).length > 0 && mayTalk(game, planet);
      },
      effect: (game, { key, component }, { seat }) => {
        const planet = findLeader(game, key)?.planet;
        if (planet === undefined) return;
        game.state.planets[planet].parleyIn = game.state.round;
        returnLanding(game, seat, planet, key);
        addEffect(game, component, seat, planet, 'round');
      },
    }),
    on('after', 'system-activated', {
      hint: 'A fleet with a Diplomat can move through systems with ships of players who agree.',
      isUsable: (game, { key, holder }, { seat, system }) =>
        seat === holder && asked(game, key, seat, system).length > 0,
      target: (game, { key, holder }, { seat, system }) =>
        choosePlayer.ask(holder, {
          prompt: 'Which player do you ask to let your fleet pass?',
          seats: asked(game, key, seat, system),
        }),
      effect: (game, { key, holder }, { system }, [owner]) => {
        const leader = activeLeader(game, key);
        const from = leader && systemOfLeader(game, leader);
        return owner === undefined || from === undefined ? undefined : call(askingPassage, { seat: holder, owner, leader: key, from, to: system }, 'finish'); // prettier-ignore
      },
    }),
  ],
  modifiers: {
    'landing-barred': (_game, { holder, memory }, barred, { seat, planet }) =>
      seat === holder && memory === planet
        ? 'You cannot land on this planet again this round: a Diplomat sent your ground forces back.'
        : barred,
    'lets-pass': (_game, { holder, memory }, lets, { seat, from, owner }) => {
      const passage = passageIn(memory);
      return lets || (seat === holder && passage?.from === from && passage.owner === owner);
    },
    'departure-barred': (game, { holder, memory }, barred, { seat, to, units }) => {
      const passage = passageIn(memory);
      if (barred !== undefined || seat !== holder || !passage) return barred;
      const { from, owner, leader } = passage;
      const fleet = units.filter((id) => game.state.units[id].system === from);
      const led = fleet.includes(findLeader(game, leader)?.ship ?? '');
      return !led && isPassageClosed(game, seat, from, to, owner, fleet)
        ? `${nameOfSeat(game, owner)} lets your fleet pass only if your Diplomat moves with it.`
        : undefined;
    },
  },
  procedures: [askingPassage],
  questions: [grantPassage],
});
