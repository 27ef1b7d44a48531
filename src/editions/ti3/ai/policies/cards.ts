import { reactionKey } from '#kit/components/window-host.ts';
import { anytimeAbilities } from '#ti3/rules/components/play-procedures.ts';
import { componentOf, playKey } from '#ti3/rules/components/card-ids.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { groundForcesOn } from '#ti3/rules/units/units.ts';
import type { Component } from '#ti3/rules/components/component.ts';
import type { ComponentId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { estimateBattle, evaluateKill } from './combat.ts';
import { chooseByValue, openOptions, type Policy } from '#ti3/ai/policy.ts';
import { findBestDock } from './production.ts';
import { spendable } from './spending.ts';
import { evaluateLeaderUse } from './leaders.ts';
import { leadingRival, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { influenceOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { evaluateNearby, evaluateConquest } from '#ti3/ai/evaluation/system-evaluation.ts';
import { evaluatePick } from '#ti3/ai/evaluation/strategy-cards.ts';
import { evaluatePlanet, denialFactor, planetIncome } from '#ti3/ai/evaluation/values.ts';

/** Returns the component that an option uses: the card itself, or the card that it is played as. */
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

/** Tells whether the card that another player plays is aimed at the seat. */
function isMeant(context: AiContext, { seat }: Moment): boolean {
  const fact = [...context.game.state.facts].reverse().find((one) => one.type === 'target-named' && one.seat === seat);
  const aimed = fact?.type === 'target-named' ? (fact.target ?? []) : [];
  return aimed.some((one) => one === context.seat || context.game.state.planets[one]?.owner === context.seat);
}

/**
 * Tells whether canceling a card makes sense: always if it targets the seat, sometimes if the leading rival plays it.
 */
const worthStopping = (context: AiContext, moment: Moment): boolean =>
  isMeant(context, moment) || (moment.seat === leadingRival(context) && context.random(3) === 0);

/** Returns the value of using a component at this moment, negative if it makes no sense. */
function sense(context: AiContext, used: Component, moment: Moment): number {
  if (moment.name === 'action-card-played') return worthStopping(context, moment) ? 2 : -1;
  if (used.isUseful?.(context.game, context.seat) === false) return -1;
  switch (used.sense) {
    case 'as-it-loses':
      return moment.system !== undefined && estimateBattle(context, moment.system, moment.attacker) < 0.3 ? 3 : -1;
    case 'in-close-battles': {
      const chance = moment.system === undefined ? 0.5 : estimateBattle(context, moment.system, moment.attacker);
      return chance > 0.15 && chance < 0.92 ? 2 : -1;
    }
    case 'seldom':
      return context.random(12) === 0 ? 0.4 : -1;
    case 'sacrifice':
      return -1;
    case 'to-wait':
      return 0.05;
    default:
      return 1.2;
  }
}

/** Tells whether an option gives up what the seat would otherwise keep. */
export const isSacrifice = (context: AiContext, key: string): boolean => usedBy(context, key)?.sense === 'sacrifice';

/** Returns the value of an action of a card or ability. */
export function evaluateUse(context: AiContext, key: string, moment: Moment = {}): number {
  const used = usedBy(context, key);
  if (!used) return -1;
  // An Agent is sometimes given up to stop a card aimed at the seat.
  if (used.kind === 'leader')
    return moment.name === 'action-card-played'
      ? isMeant(context, moment) && context.random(2) === 0
        ? 1
        : -1
      : evaluateLeaderUse(context, moment);
  // A stand-in for another card costs influence and is only sometimes worth it.
  const price =
    playKey.parse(reactionKey.parse(key)[0])[1] === undefined ? 0 : spendable(context, 'influence') >= 3 ? 1 : 5;
  return sense(context, used, moment) - price;
}

/** Answers a timing window with the most valuable use, or with none. */
const answerMoment: Policy = (context, asked) => {
  const { event } = asked.data as { event?: Moment };
  return chooseByValue((one, key) => evaluateUse(one, key, event))(context, asked);
};

const isGift = (context: AiContext): boolean =>
  context.using !== undefined && context.game.book.components[context.using.component]?.sense === 'gift';

/** Chooses the most dangerous other player, or the least dangerous one for a gift. */
const player: Policy = chooseByValue((context, key) => {
  // The option for no player comes last.
  if (key === context.seat || !context.game.state.seats[key]) return 0.01;
  const harm = denialFactor(context, key);
  return isGift(context) ? 1.1 - harm : 0.1 + harm;
});

/**
 * Chooses the planet of another player whose loss hurts most; if only own planets are open, the best or, for a
 * political card, the least valuable one.
 */
const planet: Policy = (context, asked) => {
  const { planets } = context.game.state;
  const mine = (id: PlanetId): boolean => planets[id]?.owner === context.seat;
  const political =
    context.using === undefined || context.game.book.components[context.using.component]?.kind === 'political-card';
  return chooseByValue((one, id) => {
    // The option for no planet comes last.
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
  })(context, asked);
};

/**
 * Chooses the system where rivals lose most and the seat least, or for a harmless effect the one with the most to gain
 * nearby.
 */
const system: Policy = chooseByValue((context, id) => {
  const { planets, systems } = context.game.state;
  if (!systems[id]) return 0;
  const harm = sumBy(systems[id].planets, (one) => {
    const { owner, exhausted } = planets[one];
    if (owner === null || exhausted) return 0;
    return owner === context.seat
      ? -planetIncome(context, one)
      : denialFactor(context, owner) * 2 * planetIncome(context, one);
  });
  const hostile =
    context.using !== undefined && context.game.book.components[context.using.component]?.sense === 'hostile';
  return 50 + (hostile ? harm : evaluateNearby(context, id));
});

const unit: Policy = chooseByValue((context, id) => 50 + evaluateKill(context, id));

/** Discards the cards that the seat would use least. */
const giveUp: Policy = chooseByValue((context, card) => {
  return 10 - evaluateUse(context, card) + 0.01 * context.random(10);
});

/** Returns the value of the resources and influence that exhausting a planet loses; it keeps its specialty. */
const costToExhaust = ({ game }: AiContext, id: PlanetId): number =>
  resourcesOf(game, id) + 0.6 * influenceOf(game, id);

const exhaust: Policy = (context, asked) => {
  const { whose } = asked.data as { whose?: SeatId };
  const own = whose === undefined || whose === context.seat;
  return chooseByValue((one, id) => 50 + (own ? -1 : 1) * costToExhaust(one, id))(context, asked);
};

/** Chooses an option by its kind: player, planet, system, strategy card or law; "none" comes last. */
export const genericPolicy: Policy = (context, asked) => {
  const { state, book } = context.game;
  const first = openOptions(asked.spec).find(({ key }) => key !== 'none')?.key ?? '';
  if (state.seats[first]) return player(context, asked);
  if (state.planets[first]) return planet(context, asked);
  if (state.systems[first]) return system(context, asked);
  return chooseByValue((one, key) => {
    if (key === 'none') return 0;
    if (state.laws[key]) return state.laws[key].owner === one.seat ? -1 : 1;
    return book.byKind['strategy-card'][key] ? 100 + evaluatePick(one, key) : 1 + 0.1 * one.random(5);
  })(context, asked);
};

/** Pays a tariff with a trade good, or else with the planet that yields least; other choices are weighed as usual. */
const imposed: Policy = (context, asked) =>
  (asked.data as { owes?: true }).owes
    ? chooseByValue((one, key) => 100 - (one.game.state.planets[key] ? costToExhaust(one, key) : 1))(context, asked)
    : genericPolicy(context, asked);

/** Destroys as many ground forces on Mecatol Rex as other players have there. */
const destroyOthers: Policy = ({ game, seat }, { spec }) => {
  if (spec.kind !== 'number') return undefined;
  const others = groundForcesOn(game, MECATOL_REX).filter(({ owner }) => owner !== seat).length;
  return Math.min(spec.max, Math.max(spec.min, others));
};

export const cardPolicies: Record<string, Policy> = {
  window: answerMoment,
  'choose-player': player,
  'choose-planet': planet,
  'choose-system': system,
  'choose-unit': unit,
  'discard-to-limit': giveUp,
  'discard-for-council': giveUp,
  'council-choice': imposed,
  'exhaust-for-council': exhaust,
  'stellar-criminals': exhaust,
  'minister-of-internal-security': destroyOthers,
  'flexibility-gives': chooseByValue((context, card) => 100 - evaluatePick(context, card)),
  'flexibility-takes': chooseByValue((context, card) => 100 + evaluatePick(context, card)),
};

/** Returns an ability that the seat uses in its turn without being asked. */
export function chooseAnytimeAbility(context: AiContext): { component: ComponentId; key: string } | undefined {
  const open = anytimeAbilities(context.game, context.seat).filter(
    ({ component, problem }) =>
      problem === undefined &&
      component.sense !== 'seldom' &&
      component.isUseful?.(context.game, context.seat) !== false,
  );
  const [first] = open;
  return first && { component: first.component.id, key: first.held.key };
}
