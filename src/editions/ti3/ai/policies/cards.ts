import { reactionKey } from '#kit/components/window-host.ts';
import { anytimeAbilities } from '#ti3/rules/components/play-procedures.ts';
import { componentOf, playKey } from '#ti3/rules/components/card-ids.ts';
import type { Component } from '#ti3/rules/components/component.ts';
import type { ComponentId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { estimateBattle, evaluateKill } from './combat.ts';
import { chooseByValue, openOptions, type Policy } from '#ti3/ai/policy.ts';
import { findBestDock } from './production.ts';
import { spendable } from './spending.ts';
import { evaluateLeaderUse } from './leaders.ts';
import { leadingRival, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { evaluateNearby, evaluateConquest } from '#ti3/ai/evaluation/system-evaluation.ts';
import { evaluatePick } from '#ti3/ai/evaluation/strategy-cards.ts';
import { evaluatePlanet, denialFactor, planetIncome } from '#ti3/ai/evaluation/values.ts';

/** What is used by a key of a choice: the card itself, or what it is played as. */
const usedBy = ({ game }: AiContext, key: string): Component | undefined => {
  const [held] = reactionKey.parse(key);
  const [card, as] = playKey.parse(held);
  return game.book.components[as ?? componentOf(card)];
};

interface Moment {
  name?: string;
  seat?: SeatId;
  system?: SystemId;
  attacker?: SeatId;
  component?: ComponentId;
}

/** Whether what somebody plays is aimed at the seat. */
function isMeant(mind: AiContext, { seat }: Moment): boolean {
  const fact = [...mind.game.state.facts].reverse().find((one) => one.type === 'target-named' && one.seat === seat);
  const aimed = fact?.type === 'target-named' ? (fact.target ?? []) : [];
  return aimed.some((one) => one === mind.seat || mind.game.state.planets[one]?.owner === mind.seat);
}

/** Whether it makes sense to stop what somebody plays: who leads is stopped, and whoever means the seat. */
const worthStopping = (mind: AiContext, moment: Moment): boolean =>
  isMeant(mind, moment) || (moment.seat === leadingRival(mind) && mind.random(3) === 0);

/** What using something would bring just now. */
function sense(mind: AiContext, used: Component, moment: Moment): number {
  if (moment.name === 'action-card-played') return worthStopping(mind, moment) ? 2 : -1;
  switch (used.sense) {
    case 'as-it-loses':
      return moment.system !== undefined && estimateBattle(mind, moment.system, moment.attacker) < 0.3 ? 3 : -1;
    case 'in-close-battles': {
      const chance = moment.system === undefined ? 0.5 : estimateBattle(mind, moment.system, moment.attacker);
      return chance > 0.15 && chance < 0.92 ? 2 : -1;
    }
    case 'seldom':
      return mind.random(12) === 0 ? 0.4 : -1;
    case 'to-wait':
      return 0.05;
    default:
      return 1.2;
  }
}

/** What an action of a card or ability would bring. */
export function evaluateUse(mind: AiContext, key: string, moment: Moment = {}): number {
  const used = usedBy(mind, key);
  if (!used) return -1;
  // An Agent is given up for what is aimed at the seat, and not for all of that.
  if (used.kind === 'leader')
    return moment.name === 'action-card-played'
      ? isMeant(mind, moment) && mind.random(2) === 0
        ? 1
        : -1
      : evaluateLeaderUse(mind, moment);
  // What stands for another card costs influence, and is worth it now and then.
  const price =
    playKey.parse(reactionKey.parse(key)[0])[1] === undefined ? 0 : spendable(mind, 'influence') >= 3 ? 1 : 5;
  return sense(mind, used, moment) - price;
}

/** In a window: the best of what makes sense, or nothing. */
const answerMoment: Policy = (mind, asked) => {
  const { event } = asked.data as { event?: Moment };
  return chooseByValue((one, key) => evaluateUse(one, key, event))(mind, asked);
};

const isGift = (mind: AiContext): boolean =>
  mind.using !== undefined && mind.game.book.components[mind.using.component]?.sense === 'gift';

/** Somebody else, whoever is feared most; a gift goes to whoever is feared least. */
const player: Policy = chooseByValue((mind, key) => {
  // Nobody comes last.
  if (key === mind.seat || !mind.game.state.seats[key]) return 0.01;
  const harm = denialFactor(mind, key);
  return isGift(mind) ? 1.1 - harm : 0.1 + harm;
});

/** The best of one's own where it is about those, and of others' what hurts most. */
const planet: Policy = (mind, asked) => {
  const { planets } = mind.game.state;
  const mine = (id: PlanetId): boolean => planets[id]?.owner === mind.seat;
  const political =
    mind.using === undefined || mind.game.book.components[mind.using.component]?.kind === 'political-card';
  return chooseByValue((one, id) => {
    // Nothing comes last.
    if (!planets[id]) return 0;
    if (!mine(id))
      return (
        100 +
        (planets[id].owner === null
          ? evaluateConquest(one, id)
          : denialFactor(one, planets[id].owner ?? '') * 3 * planetIncome(one, id))
      );
    const dock = findBestDock(one, planets[id].system);
    return political
      ? 50 - evaluatePlanet(one, id) + (dock?.planet === id ? dock.gain : 0)
      : 1 + evaluatePlanet(one, id);
  })(mind, asked);
};

/** Where others have most to lose, and the seat least; of systems with nobody's, where most is to be had. */
const system: Policy = chooseByValue((mind, id) => {
  const { planets, systems } = mind.game.state;
  if (!systems[id]) return 0;
  const harm = sumBy(systems[id].planets, (one) => {
    const { owner, exhausted } = planets[one];
    if (owner === null || exhausted) return 0;
    return owner === mind.seat ? -planetIncome(mind, one) : denialFactor(mind, owner) * 2 * planetIncome(mind, one);
  });
  const hostile = mind.using !== undefined && mind.game.book.components[mind.using.component]?.sense === 'hostile';
  return 50 + (hostile ? harm : evaluateNearby(mind, id));
});

const unit: Policy = chooseByValue((mind, id) => 50 + evaluateKill(mind, id));

/** Cards that are given up: whatever one would use least. */
const giveUp: Policy = chooseByValue((mind, card) => {
  return 10 - evaluateUse(mind, card) + 0.01 * mind.random(10);
});

const exhaust: Policy = (mind, asked) => {
  const { whose } = asked.data as { whose?: SeatId };
  const own = whose === undefined || whose === mind.seat;
  return chooseByValue((one, id) => 50 + (own ? -1 : 1) * planetIncome(one, id))(mind, asked);
};

/** One of whatever there is, by what it is: a player, a planet, a system, a strategy card, a law; "none" last. */
export const genericPolicy: Policy = (mind, asked) => {
  const { state, book } = mind.game;
  const first = openOptions(asked.spec).find(({ key }) => key !== 'none')?.key ?? '';
  if (state.seats[first]) return player(mind, asked);
  if (state.planets[first]) return planet(mind, asked);
  if (state.systems[first]) return system(mind, asked);
  return chooseByValue((one, key) => {
    if (key === 'none') return 0;
    if (state.laws[key]) return state.laws[key].owner === one.seat ? -1 : 1;
    return book.byKind['strategy-card'][key] ? 100 + evaluatePick(one, key) : 1 + 0.1 * one.random(5);
  })(mind, asked);
};

export const cardPolicies: Record<string, Policy> = {
  window: answerMoment,
  'choose-player': player,
  'choose-planet': planet,
  'choose-system': system,
  'choose-unit': unit,
  'discard-to-limit': giveUp,
  'discard-for-council': giveUp,
  'exhaust-for-council': exhaust,
  'flexibility-gives': chooseByValue((mind, card) => 100 - evaluatePick(mind, card)),
  'flexibility-takes': chooseByValue((mind, card) => 100 + evaluatePick(mind, card)),
};

/** What the seat does unasked in its turn. */
export function chooseAnytimeAbility(mind: AiContext): { component: ComponentId; key: string } | undefined {
  const open = anytimeAbilities(mind.game, mind.seat).filter(
    ({ component, problem }) => problem === undefined && component.sense !== 'seldom',
  );
  const [first] = open;
  return first && { component: first.component.id, key: first.held.key };
}
