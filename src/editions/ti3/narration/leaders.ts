import { FATE_BY_DIE } from '#ti3/rules/leaders/fate.ts';
import type { LeaderFact } from '#ti3/rules/leaders/leader-facts.ts';
import type { Narrators } from './words.ts';

const FATES = { killed: 'is killed', escaped: 'gets away', captured: 'is captured' };
const ENDS = {
  killed: 'is killed',
  executed: 'is executed',
  'given-up': 'leaves the game',
  stranded: 'has no planet to go to, and is killed',
};

const CALLED = { killed: 'killed', escaped: 'away', captured: 'captured' };

/** Formats the other outcomes of the die: " (1 to 5: captured, 6 to 9: away, 10: killed)". */
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
      ? `${say.who(seat)} sends ${say.names(leaders)} aboard in ${say.system(system)}.`
      : `${say.who(seat)} takes ${say.names(leaders)} along to ${say.system(system)}.`,
  'leaders-landed': ({ seat, leaders, planet }, say) =>
    `${say.who(seat)} puts ${say.names(leaders)} down on ${say.planet(planet)}.`,
  'leader-fate-rolled': ({ seat, leader, face, fate, how }, say) =>
    `${face === 8 ? 'An' : 'A'} ${face} is rolled for ${say.name(leader)} of ${say.who(seat)}, who ${FATES[fate]}${chances(how)}.`,
  'leader-placed': ({ leader, planet }, say) => `${say.name(leader)} is on ${say.planet(planet)} now.`,
  'leader-lost': ({ seat, leader, how, by }, say) =>
    `${say.name(leader)} of ${say.who(seat)} ${ENDS[how]}${by === undefined || how === 'given-up' ? '' : ` by ${say.who(by)}`}.`,
  'leader-captured': ({ seat, leader, owner }, say) =>
    `${say.name(leader)} of ${say.who(owner)} is now a captive of ${say.who(seat)}.`,
  'captive-freed': ({ seat, leader, owner }, say) => `${say.who(seat)} frees ${say.name(leader)} of ${say.who(owner)}.`,
  'captive-handed': ({ seat, leader, receiver }, say) =>
    `${say.who(seat)} hands ${say.name(leader)} to ${say.who(receiver)}.`,
  'rescue-rolled': ({ seat, from, face, rescued }, say) =>
    `${say.who(seat)} looks for captives of ${say.who(from)} and rolls a ${face}: ${rescued ? 'one is found' : 'nobody is found'}.`,
  'landing-turned-back': ({ leader, planet, attacker }, say) =>
    `${say.name(leader)} talks ${say.who(attacker)} into leaving ${say.planet(planet)}: whoever landed goes back aboard.`,
  'structures-seized': ({ seat, planet, units }, say) =>
    `${say.who(seat)} makes ${say.units(units)} on ${say.planet(planet)} their own.`,
  'passage-asked': ({ seat, owner, leader }, say) =>
    `${say.name(leader)} of ${say.who(seat)} asks ${say.who(owner)} to let a fleet pass.`,
  'passage-answered': ({ owner, granted }, say) =>
    `${say.who(owner)} ${granted ? 'lets the fleet pass' : 'does not let the fleet pass'}.`,
};
