import { CARD_RESPONSES } from '#kit/narration/line-writer.ts';
import { NEUTRAL_SEAT } from '#ti2/rules/names.ts';
import type { GroupedFact, GroupedFactOf } from './grouped-fact.ts';

// Fights against locals, which have no battle and no losses of their own among the facts.

type Roll = GroupedFactOf<'dice-rolled'>;
type Reroll = GroupedFactOf<'die-rolled-again'>;

const isGroundRoll = (fact: GroupedFact | undefined): fact is Roll =>
  fact?.type === 'dice-rolled' && fact.purpose === 'ground';

/** Returns how much a reroll changes the hits of a roll. */
function changeBy({ dice }: Roll, { unit, before, hit }: Reroll): number {
  const die = dice.find((one) => one.unit === unit);
  return Number(hit) - Number(die !== undefined && before + die.bonus >= die.hitsOn);
}

/** Returns the locals that fall in the round whose second roll is at this index; undefined if it is not over yet. */
function fallenIn(facts: readonly GroupedFact[], at: number, attack: Roll, locals: number): GroupedFact['fallen'] {
  let { hits } = attack;
  for (const fact of facts.slice(at + 1)) {
    if (fact.type === 'die-rolled-again') hits += fact.seat === attack.seat ? changeBy(attack, fact) : 0;
    else if (!CARD_RESPONSES.includes(fact.type)) {
      const count = Math.min(hits, locals);
      return { count, left: locals - count };
    }
  }
  return undefined;
}

/** Adds the round and the losses of the locals to the rolls of a fight against them. */
export function markLocalFights(facts: readonly GroupedFact[]): GroupedFact[] {
  const told = [...facts];
  let round = 0;
  facts.forEach((fact, i) => {
    // Without the start of the fight, its rounds cannot be counted.
    if (fact.type === 'domain-counter-met') round = 1;
    const attack = facts[i - 1];
    if (!isGroundRoll(fact) || fact.seat !== NEUTRAL_SEAT || !isGroundRoll(attack)) return;
    if (round) told[i - 1] = { ...attack, round: round++ } as Roll;
    const fallen = fallenIn(facts, i, attack, fact.dice.length);
    if (fallen) told[i] = { ...fact, fallen } as Roll;
  });
  return told;
}
