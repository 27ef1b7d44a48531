import { ask, call, choose, chosenKey, done, type Json } from '#engine';
import { shipsIn } from '#ti2/rules/units/units.ts';
import { cancelLanding } from '#ti2/rules/invasion/invasion-segment.ts';
import { addEffect, effectsOf } from '#ti2/rules/components/kit.ts';
import { leaderType, on, type Game } from '#ti2/rules/components/component.ts';
import { choosePlayer } from '#ti2/rules/components/target-questions.ts';
import { procedure, question } from '#ti2/rules/game.ts';
import { findLeader, revealLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfSeat, possessive } from '#ti2/rules/names.ts';
import { othersFrom } from '#ti2/rules/seats.ts';

const DIPLOMAT = 'diplomat';

/** Answer of a player to a Diplomat's request to pass, valid for this turn. */
interface Passage {
  leader: string;
  owner: string;
  granted: boolean;
}

const said = (memory: Json): Passage | null => memory as unknown as Passage | null;

/** Lists the other players with ships whom a Diplomat has not asked in this turn. */
const unasked = (game: Game, seat: string, leader: string): string[] => {
  const asked = effectsOf(game, DIPLOMAT, seat).flatMap(({ data }) =>
    said(data)?.leader === leader ? [said(data)?.owner] : [],
  );
  return othersFrom(game.state, seat).filter(
    (one) =>
      !asked.includes(one) && Object.keys(game.state.systems).some((system) => shipsIn(game, system, one).length),
  );
};

const letPass = question<{ seat: string }>()(
  'let-pass',
  (game, _owner, { seat }) =>
    choose(
      `Do you let ${possessive(nameOfSeat(game, seat))} fleet with a Diplomat move through systems with your ships this turn?`,
      [
        { key: 'yes', label: 'Let it pass' },
        { key: 'no', label: 'Do not let it pass' },
      ],
    ),
  { title: "decide if a Diplomat's fleet may pass" },
);

const asking = procedure<{ seat: string; leader: string; owner: string }>()('ask-to-pass', {
  ask: (_game, { seat, owner }) => ask([letPass.ask(owner, { seat })], 'said'),
  said: (game, { seat, leader, owner }, { answer }) => {
    const granted = chosenKey(answer) === 'yes';
    addEffect(game, DIPLOMAT, seat, { leader, owner, granted }, 'turn');
    game.addFact({ type: 'passage-answered', seat, owner, granted });
    return done();
  },
});

export default leaderType({
  id: DIPLOMAT,
  name: 'Diplomat',
  mark: 'Di',
  text: "Before another player lands on this leader's planet (not Mecatol Rex): you may stop the landing. Their units stay on their ships and cannot land there again this turn, but can still bombard. You cannot do this there again this round or next round. During your movement segment: this leader's fleet can move through systems with ships of players who agree.",
  sources: { text: 'confirmed' },
  questions: [letPass],
  procedures: [asking],
  reactions: [
    on('when', 'landing-due', {
      hint: "Before another player lands on this leader's planet (not Mecatol Rex): you may stop the landing. Their units stay on their ships and cannot land there again this turn, but can still bombard. You cannot do this there again this round or next round.",
      isUsable: (game, { holder, key }, { seat, planets }) => {
        const planet = findLeader(game, key)?.planet;
        if (planet === undefined || seat === holder || !planets.includes(planet)) return false;
        const { system, parleyIn, owner } = game.state.planets[planet];
        return (
          owner === holder &&
          !game.book.tiles[system].centre &&
          (parleyIn === undefined || game.state.round > parleyIn + 1)
        );
      },
      effect: (game, { key }, { seat }) => {
        const leader = findLeader(game, key);
        if (leader?.planet === undefined) return;
        revealLeader(game, leader);
        game.state.planets[leader.planet].parleyIn = game.state.round;
        const paid = cancelLanding(game, leader.planet);
        game.addFact({ type: 'landing-delayed', seat, planet: leader.planet, leader: key, ...(paid && { paid }) });
      },
    }),
  ],
  anytime: {
    problem: (game, { holder, key }) => {
      const { active, turn } = game.state;
      if (active !== holder || turn.segment !== 'movement')
        return 'You can ask for passage only during your movement segment.';
      if (findLeader(game, key)?.ship === undefined) return 'This leader must be on a ship to ask for passage.';
      return unasked(game, holder, key).length ? undefined : 'You have already asked all other players with ships.';
    },
    target: (game, { holder, key }) =>
      choosePlayer(game, holder, 'Which player do you ask for passage?', unasked(game, holder, key)),
    effect: (game, { holder, key }, [owner]) => {
      revealLeader(game, findLeader(game, key));
      return call(asking, { seat: holder, leader: key, owner }, 'finish');
    },
  },
  modifiers: {
    'passes-fleets': (game, { holder, memory }, passes, { seat, enemy, fleet }) => {
      const passage = said(memory);
      if (passes || seat !== holder || !passage?.granted || passage.owner !== enemy) return passes;
      return fleet.includes(findLeader(game, passage.leader)?.ship ?? '');
    },
  },
});
