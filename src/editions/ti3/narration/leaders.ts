import { withArticle } from '#text/sentences.ts';
import { possessive } from '#ti3/rules/names.ts';
import { MIN_RESCUE_DIE } from '#ti3/rules/leaders/captives.ts';
import { FATE_BY_DIE } from '#ti3/rules/leaders/fate.ts';
import type { LeaderFact } from '#ti3/rules/leaders/leader-facts.ts';
import type { Narrators } from './words.ts';

const FATES = { killed: 'is killed', escaped: 'escapes', captured: 'is captured' };
const ENDS = {
  killed: 'is killed',
  executed: 'is executed',
  'given-up': 'is removed from the game',
  stranded: 'has no planet to go to and is killed',
};

const CALLED = { killed: 'killed', escaped: 'escaped', captured: 'captured' };

/** Formats the other outcomes of the die: " (1 to 5: captured, 6 to 9: escaped, 10: killed)". */
function chances(how: 'ship' | 'planet' | undefined): string {
  const dice = (how && FATE_BY_DIE[how]) ?? [];
  const told = dice.map(([upTo, fate], i) => {
    const from = (dice[i - 1]?.[0] ?? 0) + 1;
    return `${from === upTo ? from : `${from} to ${upTo}`}: ${CALLED[fate]}`;
  });
  return told.length ? ` (${told.join(', ')})` : '';
}

/** Sentences about leaders. */
export const leaderNarrators: Narrators<LeaderFact['type']> = {
  'leaders-boarded': ({ seat, leaders, system, here }, say) =>
    here
      ? `${say.who(seat)} moves ${say.names(leaders)} onto a ship at ${say.system(system)}.`
      : `${say.who(seat)} transports ${say.names(leaders)} to ${say.system(system)}.`,
  'leaders-landed': ({ seat, leaders, planet }, say) =>
    `${say.who(seat)} lands ${say.names(leaders)} on ${say.planet(planet)}.`,
  'leader-fate-rolled': ({ seat, leader, face, fate, how }, say) =>
    `${say.who(seat)} rolls ${withArticle(face)} for ${say.name(leader)}, who ${FATES[fate]}${chances(how)}.`,
  'leader-placed': ({ seat, leader, planet }, say) =>
    `${say.who(seat)} places ${say.name(leader)} on ${say.planet(planet)}.`,
  'leader-lost': ({ seat, leader, how, by, cancels }, say) =>
    cancels
      ? `${say.who(seat)} removes Agent ${say.name(leader)} from the game to cancel ${possessive(say.who(cancels.seat))} ${say.name(cancels.card)}.`
      : `${possessive(say.who(seat))} ${say.name(leader)} ${ENDS[how]}${by === undefined || how === 'given-up' ? '' : ` by ${say.who(by)}`}.`,
  'leader-captured': ({ seat, leader, owner }, say) =>
    `${say.who(seat)} captures ${possessive(say.who(owner))} ${say.name(leader)}.`,
  'captive-freed': ({ seat, leader, owner }, say) =>
    `${say.who(seat)} frees ${possessive(say.who(owner))} ${say.name(leader)}.`,
  'captive-handed': ({ seat, leader, receiver }, say) =>
    `${say.who(seat)} gives ${say.name(leader)} to ${say.who(receiver)}.`,
  'rescue-rolled': ({ seat, from, face, rescued }, say) =>
    `${say.who(seat)} rolls to rescue a leader that ${say.who(from)} holds captive (needs at least ${MIN_RESCUE_DIE}): ${face}.${rescued ? '' : ' None is rescued.'}`,
  'landing-turned-back': ({ leader, planet, attacker }, say) =>
    `${say.name(leader)} stops the landing on ${say.planet(planet)}: ${possessive(say.who(attacker))} units return to their ships.`,
  'structures-seized': ({ seat, planet, units }, say) =>
    `${say.who(seat)} takes over ${say.units(units)} on ${say.planet(planet)}.`,
  'passage-asked': ({ seat, owner, leader }, say) =>
    `${say.who(seat)} asks ${say.who(owner)} to let a fleet pass (${say.name(leader)}).`,
  'passage-answered': ({ owner, granted }, say) =>
    `${say.who(owner)} ${granted ? 'lets the fleet pass' : 'does not let the fleet pass'}.`,
};
