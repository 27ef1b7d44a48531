import { committable } from '#ti4/rules/invasion/invasion.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import { MECATOL_REX, planetsOf, planetsOnBoard } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SystemId } from '#ti4/rules/state.ts';
import { isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { aims, pull, ready } from '#ti4/ai/evaluation/goals.ts';
import { deedWorth } from './cards.ts';
import { bestFleet, expeditions, soundExpedition } from '#ti4/ai/evaluation/tactical-actions.ts';
import { groundWorth } from '#ti4/ai/evaluation/invasion.ts';
import { me, ownShips, rivals, type Mind } from '#ti4/ai/ai-context.ts';
import { choosing, openOptions, option, type Policy } from '#ti4/ai/policy.ts';
import { productionWorth } from '#ti4/ai/evaluation/system-evaluation.ts';
import { unitsFirst } from './spending.ts';
import { canRemoveCustodians, docks, spare, tokensLeft } from '#ti4/ai/evaluation/values.ts';
import { lineAt, typeOfLine, unitAt } from '#ti4/rules/units/unit-keys.ts';

const yes = (condition: boolean, worth: number): number => (condition ? worth : 0);

/** Publics that could be scored at once. */
const scorable = (mind: Mind): number =>
  ready(mind).filter(({ secret, spend }) => !secret && !Object.keys(spend).length).length;

/** How much a strategy card is wanted; those not named are wanted a little. */
const CARDS: Record<string, (mind: Mind) => number> = {
  leadership: (mind) => 4.2 + yes(me(mind).tokens.tactic < 3, 1),
  diplomacy: () => 1.2,
  politics: (mind) => 2 + yes(me(mind).actionCards.length < 3, 0.6),
  construction: (mind) =>
    2.2 + yes(docks(mind).length < 2 && planetsOf(mind.game, mind.seat).length > 2, 1.5) + structuresWanted(mind) * 2,
  trade: (mind) => 3 + yes(savesGoods(mind), 2),
  warfare: (mind) => 3.2 + yes(mind.game.state.round <= 2, 0.8),
  technology: (mind) => 3.6 + technologiesWanted(mind) * 1.5,
  imperial: (mind) =>
    0.8 +
    yes(holdsRex(mind), 6.5) +
    yes(scorable(mind) > 1, 4) +
    yes(scorable(mind) > 0, 1.5) +
    yes(secrets(mind) < 3 && !holdsRex(mind), 1.2) +
    yes(me(mind).points >= mind.game.state.options.points - 3, 2),
};

/** What the primary ability of a strategy card is worth, as far as can be told. */
export const worthOfPrimary = (mind: Mind, card: string): number => CARDS[card]?.(mind) ?? 1;

const holdsRex = ({ game, seat }: Mind): boolean => game.state.planets[MECATOL_REX]?.controller === seat;
const secrets = (mind: Mind): number => me(mind).secretObjectives.length + me(mind).scoredSecrets.length;
/** Without a token being put where ships are still to leave from. */
const openSites = (mind: Mind): number =>
  planetsOnBoard(mind.game, mind.seat).filter(({ system }) => !locks(mind, system)).length;
const locks = (mind: Mind, system: SystemId): boolean =>
  !mind.game.state.systems[system].tokens.includes(mind.seat) &&
  (ownShips(mind, system).length > 0 || docks(mind).includes(system));
const structuresWanted = (mind: Mind): number => yes((pull(mind).pds ?? 0) + (pull(mind)['space-dock'] ?? 0) > 0, 1);
const technologiesWanted = (mind: Mind): number =>
  Math.min(2, aims(mind).filter(({ lacks }) => lacks?.some(({ kind }) => kind === 'technology')).length);
const savesGoods = (mind: Mind): boolean => aims(mind).some(({ spend }) => (spend.tradeGoods ?? 0) > 0);

const strategyCard: Policy = choosing(
  (mind, key) =>
    10 + worthOfPrimary(mind, key) + (mind.game.state.strategyCards[key]?.tradeGoods ?? 0) * 1.1 + mind.below(10) / 12,
);

/** When a strategy card is used: early where it brings something for the turns to come, else when nothing better is left. */
const TIMING: Record<string, (mind: Mind) => number> = {
  leadership: () => 12,
  trade: () => 11,
  technology: () => 3.4,
  politics: () => 3,
  construction: (mind) => 2.5 + yes(planetsOf(mind.game, mind.seat).length > 3, 2),
  warfare: (mind) => (boardTokens(mind) > 0 ? 2.2 + boardTokens(mind) : 0.5),
  diplomacy: (mind) => (planetsOf(mind.game, mind.seat).filter(({ exhausted }) => exhausted).length > 1 ? 4 : 0.5),
  imperial: (mind) => (scorable(mind) ? 10 : 0.6),
};

const boardTokens = ({ game, seat }: Mind): number =>
  Object.values(game.state.systems).filter(({ tokens }) => tokens.includes(seat)).length;

/** What others might come first to is done before what can be done at any time in the round: a component action is not lost by waiting. */
const LATER = 0.6;

const turn: Policy = (mind, asked) => {
  const [expedition] = expeditions(mind);
  const worth = (key: string): number => {
    const [kind, id = ''] = actionKey.read(key);
    if (kind === 'tactical') return expedition && tokensLeft(mind) > 0 ? Math.max(0.2, expedition.worth) : -1;
    if (kind === 'strategic') return TIMING[id]?.(mind) ?? 1;
    if (kind === 'component') return deedWorth(mind, id) * LATER;
    return 0.1; // passing, or ending the turn
  };
  return choosing((_mind, key) => worth(key))(mind, asked);
};

const system: Policy = (mind, asked) => {
  const wanted = soundExpedition(mind)?.system;
  return option(asked, ...(wanted === undefined ? [] : [wanted]), ...docks(mind));
};

const ships: Policy = (mind, { data, spec, check }) => {
  if (spec.kind !== 'allot') return undefined;
  return bestFleet(mind, (data as { system: SystemId }).system, spec.lines, check)?.fleet ?? {};
};

const land: Policy = (mind, { data, spec, check }) => {
  if (spec.kind !== 'allot') return undefined;
  const { system: at, mustLand } = data as { system: SystemId; mustLand?: PlanetId };
  const troops = committable(mind.game, mind.seat, at).filter((unit) => isGroundForce(mind.game, unit));
  const { landing } = groundWorth(mind, at, troops.length, 0);
  if (mustLand !== undefined) landing[mustLand] = Math.max(1, landing[mustLand] ?? 0);
  // Whatever is left over in space stands guard below, where the planets are the seat's already.
  const counts: Record<string, number> = {};
  const left: Record<string, number> = {};
  for (const { key, max } of spec.lines) left[lineAt.read(key)[0]] = max;
  for (const [planet, wanted] of Object.entries(landing)) {
    let more = wanted;
    for (const { key } of spec.lines) {
      const [kind, where] = lineAt.read(key);
      if (where !== planet || more <= 0 || !isGroundForce(mind.game, { type: typeOfLine(kind), owner: mind.seat }))
        continue;
      const count = Math.min(left[kind] ?? 0, more);
      if (count > 0) counts[key] = count;
      left[kind] -= count;
      more -= count;
    }
  }
  return check(counts) === undefined ? counts : undefined;
};

const custodians: Policy = (mind, asked) =>
  canRemoveCustodians(mind) ? option(asked, 'remove', 'leave') : option(asked, 'leave');

const bombard: Policy = (mind, asked) => {
  const shelled = openOptions(asked.spec)
    .map(({ key }) => key)
    .filter((key) => key in mind.game.state.planets);
  const held = shelled.filter((planet) =>
    unitsAt(mind.game, { planet, notOwner: mind.seat }).some((unit) => isGroundForce(mind.game, unit)),
  );
  return option(asked, ...held, 'hold');
};

/** Where a structure is wanted: docks away from home where there are resources, PDS at home and on Mecatol Rex. */
const site: Policy = (mind, asked) => {
  const { game, seat } = mind;
  return choosing((_mind, key) => {
    const [type, planet] = unitAt.read(key);
    const resources = game.book.planets[planet]?.resources ?? 0;
    const at = game.state.planets[planet].system;
    const locked = (asked.data as { token?: boolean }).token && locks(mind, at) ? -6 : 0;
    if (type === 'space-dock') {
      const crowded = unitsAt(game, { owner: seat, system: at, type: 'space-dock' }).length ? -4 : 0;
      return locked + (docks(mind).length < 3 ? 3 : -1) + resources + crowded + (pull(mind)['space-dock'] ?? 0);
    }
    return locked + 1 + (planet === MECATOL_REX ? 2 : 0) + (at === me(mind).home ? 0.5 : 0) + (pull(mind).pds ?? 0);
  })(mind, asked);
};

/** A token taken back from the board, where it frees most. */
const tokenBack: Policy = (mind, asked) =>
  choosing(
    (_mind, key) =>
      1 +
      unitsAt(mind.game, { owner: mind.seat, system: key, space: true }).length * 0.3 +
      (docks(mind).includes(key) ? productionWorth(mind, key) : 0),
  )(mind, asked);

const speaker: Policy = (mind, asked) =>
  option(asked, mind.seat) ?? choosing((_mind, key) => 20 - (mind.game.state.seats[key]?.points ?? 0))(mind, asked);

const partners: Policy = (mind) => {
  const near = rivals(mind).filter((id) => modify(mind.game, 'may-trade', { a: mind.seat, b: id }, true));
  const behind = near.filter((id) => mind.game.state.seats[id].points <= me(mind).points);
  return behind.slice(0, 2);
};

/** What the secondary ability of a strategy card is worth, whatever it costs. */
export function worthOfSecondary(mind: Mind, card: string): number {
  const exhausted = planetsOf(mind.game, mind.seat).filter((planet) => planet.exhausted).length;
  const wanted: Record<string, number> = {
    leadership: yes(spare(mind, 'influence') >= 3, 3),
    diplomacy: yes(exhausted > 2, 1.2),
    politics: yes(me(mind).actionCards.length < 4, 1.4),
    construction: yes(openSites(mind) > 0, 1.2 + yes(docks(mind).length < 2, 1) + structuresWanted(mind) * 2),
    trade: yes(me(mind).commodities === 0, 1.6) + yes(savesGoods(mind), 1),
    warfare: yes(spare(mind, 'resources') >= 4, 2.2),
    technology: yes(spare(mind, 'resources') >= 4 + unitsFirst(mind), 2.2 + technologiesWanted(mind)),
    imperial: yes(secrets(mind) < 3, 2.6),
  };
  return wanted[card] ?? 1;
}

const secondary: Policy = (mind, asked) => {
  const { card } = asked.data as { card: string };
  const { strategy } = me(mind).tokens;
  const free = openOptions(asked.spec).some(({ key, label }) => key === 'use' && !/token/.test(label));
  // What is used in the place of an own token costs none.
  const instead = openOptions(asked.spec).find(({ key }) => !['use-primary', 'use', 'decline'].includes(key))?.key;
  const price = free || instead !== undefined ? 0.3 : strategy <= 1 ? 2 : 1.1;
  const ways = ['use-primary', ...(instead === undefined ? [] : [instead]), 'use'];
  return worthOfSecondary(mind, card) > price ? option(asked, ...ways, 'decline') : option(asked, 'decline');
};

export const turnPolicies: Record<string, Policy> = {
  'choose-strategy-card': strategyCard,
  turn,
  'system-to-activate': system,
  'move-ships': ships,
  'commit-ground-forces': land,
  'remove-custodians': custodians,
  bombard,
  'structure-site': site,
  'warfare-token': tokenBack,
  'politics-speaker': speaker,
  'trade-partners': partners,
  'use-secondary': secondary,
};
