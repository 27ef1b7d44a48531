import { possessive } from '#ti3/rules/names.ts';
import type { BattleFact } from '#ti3/rules/facts.ts';
import { NEUTRAL_SEAT } from '#ti3/rules/terms.ts';
import { formatRerolls } from '#kit/narration/rerolls.ts';
import { formatCount } from '#text/sentences.ts';
import { formatDice, nounOf } from './dice.ts';
import type { Narrators } from './words.ts';

const PURPOSES: Record<string, string> = {
  'first-fire': ' before combat round 1',
  barrage: ' for the barrage against fighters',
  space: ' for the space battle',
  pds: ' for PDS fire',
  bombardment: ' for bombardment',
  'landing-fire': ' for PDS fire at the landing',
  ground: ' for invasion combat',
};

/** Sentences about battles and their dice. */
export const battleNarrators: Narrators<BattleFact['type']> = {
  'battle-begins': (fact, say) =>
    `${say.who(fact.attacker)} attacks ${say.who(fact.defender)} ${fact.planet === undefined ? 'at' : 'on'} ${say.place(fact)}.`,
  'battle-round-begins': ({ round }) => `Combat round ${round} begins.`,
  'dice-rolled': (fact, say) =>
    `${say.who(fact.seat)} ${fact.seat === NEUTRAL_SEAT ? 'roll' : 'rolls'}${PURPOSES[fact.purpose] ?? ''}: ${formatDice(fact.dice, say)}. ${formatCount(fact.hits, 'hit')}.`,
  'die-rolled-again': ({ seat, by, unit, before, face, hit, rerolls = [{ before, face, hit }] }, say) =>
    // The owner of the die need not be the player who uses the component.
    formatRerolls(say.name(by), { owner: possessive(say.who(seat)), unit: nounOf(unit, say) }, rerolls),
  'hits-cancelled': ({ seat, by, hits }, say) =>
    `${say.name(by)} cancels ${formatCount(hits, 'hit')} on ${say.who(seat)}.`,
  'withdrawal-announced': ({ seat, towards }, say) =>
    `${say.who(seat)} announces a withdrawal to ${say.system(towards)}.`,
  'fleet-held-back': ({ seat, system, by }, say) =>
    `${possessive(say.who(seat))} fleet does not move to ${say.system(system)} (${say.name(by)}).`,
  'withdrawal-lapsed': ({ seat, system, towards, why }, say) =>
    why === 'enemy-gone'
      ? `${say.who(seat)} stays at ${say.system(system)}: no enemy is left there.`
      : `${say.who(seat)} stays at ${say.system(system)}: the fleet can no longer withdraw to ${say.system(towards)}.`,
  'fleet-withdrawn': ({ seat, system, towards }, say) =>
    `${say.who(seat)} withdraws from ${say.system(system)} to ${say.system(towards)}.`,
  'battle-ends': ({ winner, planet }, say) =>
    winner === null
      ? `The ${planet === undefined ? 'space battle' : 'invasion combat'} ends without a winner.`
      : `${say.who(winner)} wins the ${planet === undefined ? 'space battle' : 'invasion combat'}.`,
};
