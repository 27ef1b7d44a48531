import { abilityOrderQuestion, defaultAnswer, type EngineState, type Json, type Option } from '#engine';
import type { AskedQuestion, FormEntry } from '#kit/forms/asked-question.ts';
import { currentBattleCondition, isSameBattle, windowsDeclined, WITHOUT_CARDS } from '#kit/forms/battle-condition.ts';
import type { ChainForm } from '#kit/forms/chain-form.ts';
import { firstFitting } from '#kit/forms/form-field.ts';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { formatList, formatLists, capitalize } from '#text/sentences.ts';
import type { StrategyTheme } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { activationProblem, tacticalActionProblem } from '#ti3/rules/movement/activation.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { landUnits } from '#ti3/rules/invasion/landing.ts';
import { countShipsInReach, isCargoLine, moveShips } from '#ti3/rules/movement/movement.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { formatUnitCounts, nameOfSystem, nameOfSeat } from '#ti3/rules/names.ts';
import { actionKey } from '#ti3/rules/phases/action-phase.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { countByType, unitCardOf, hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import { agreementsOf, partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';
import { chooseFacilities } from '#ti3/rules/production/facilities.ts';
import { transferKey } from '#ti3/rules/phases/transfer-action.ts';
import { chooseProduction } from '#ti3/rules/production/production.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { FIELD_RULES } from './field-rules.ts';

/** Key of a form: the tactical action in a system, a choice that leads to more questions, or staying in a battle. */
const formKey = optionalPairKey<'system' | 'choice' | 'stay', string>('@');

/** Questions whose options each lead to a form. */
const LEADING = ['use-secondary', 'choose-transfer'];

const MENU = 'Tactical action: move or produce';
/** Names the menu below the question which system is activated. */
const IN_REACH = 'Where you can move or produce';

/** Returns all systems within `steps` steps of `from`, including `from`. */
function around(game: Game, seat: SeatId, from: SystemId, steps: number): Set<SystemId> {
  const found = new Set([from]);
  for (let step = 0, edge = [from]; step < steps; step++) {
    edge = edge.flatMap((system) => adjacentSystems(game, system, seat)).filter((system) => !found.has(system));
    for (const system of edge) found.add(system);
  }
  return found;
}

/**
 * Returns the systems that a seat may activate and that its ships can reach by distance alone, or where it has planets
 * or ships.
 */
function near(game: Game, seat: SeatId): SystemId[] {
  const found = new Set(planetsOf(game, seat).map(({ system }) => system));
  const looked = new Set<string>();
  for (const unit of allUnits(game)) {
    const { owner, type, system } = unit;
    if (owner !== seat || !hasQuality(game, 'ship', unit) || looked.has(`${type} ${system}`)) continue;
    looked.add(`${type} ${system}`);
    found.add(system);
    const steps = modify(game, 'own-movement', { seat, type }, unitCardOf(game, type, seat).movement) ?? 0;
    if (steps && !hasCounterIn(game, seat, system))
      for (const other of around(game, seat, system, steps + 1)) found.add(other);
  }
  return [...found].filter((system) => activationProblem(game, seat, system) === undefined);
}

/**
 * Returns the systems where a seat could move, land or build after activating them, according to the questions that
 * would ask, each with a hint about what can be done there.
 */
const prospects = (game: Game, seat: SeatId): { system: SystemId; hint: string }[] =>
  near(game, seat).flatMap((system) => {
    const moves = moveShips.spec(game, seat, { systems: [system] }).kind !== 'none';
    const lands = landUnits.spec(game, seat, { system }).kind !== 'none';
    const produces = [chooseProduction, chooseFacilities].some(
      (question) => question.spec(game, seat, { systems: [system] }).kind !== 'none',
    );
    if (!moves && !lands && !produces) return [];
    const coming = moves ? formatUnitCounts(game, countShipsInReach(game, seat, system)) : '';
    const hint = [coming ? `in reach: ${coming}` : 'no ships in reach', ...(produces ? ['you can produce'] : [])];
    return [{ system, hint: hint.join(' · ') }];
  });

const tactical = (game: Game, seat: SeatId, menu: string): FormEntry[] =>
  prospects(game, seat)
    .map((found) => ({ ...found, position: game.state.systems[found.system].position }))
    .sort((a, b) => (a.position < b.position ? -1 : 1))
    .map(({ system, hint }) => ({
      key: formKey.format('system', system),
      label: nameOfSystem(game, system),
      hint,
      menu,
    }));

/** Strategy cards that reveal nothing hidden: a form may look past these only. */
const SEEN: readonly StrategyTheme[] = ['peace', 'counters', 'trade', 'movement', 'technology'];

/** Strategy cards of which only the secondary ability reveals nothing hidden. */
const FOLLOWED: readonly StrategyTheme[] = ['points', 'building'];

const mayLook = ({ book }: Game, card: string | undefined, question: string): boolean => {
  const found = book.byKind['strategy-card'][card ?? ''];
  return !found || SEEN.includes(found.theme) || (question === 'use-secondary' && FOLLOWED.includes(found.theme));
};

const leading = (options: readonly Option[]): FormEntry[] =>
  options
    .filter(({ disabledReason }) => disabledReason === undefined)
    .map(({ key, label }) => ({ key: formKey.format('choice', key), label, replacesOption: key }));

const cardIn = (data: Json): string | undefined => (data as { card?: string } | null)?.card;

/** Returns the forms that begin at a question. */
export function listOfferedForms(
  game: Game,
  { seat, question, data }: AskedQuestion,
  options: readonly Option[],
): FormEntry[] {
  if (question === 'activate-system') return tactical(game, seat, IN_REACH);
  if (LEADING.includes(question))
    return mayLook(game, cardIn(data), question) ? leading(options.filter(({ key }) => key !== 'decline')) : [];
  if (question === 'announce-withdrawal')
    return [
      { key: formKey.format('stay', ''), label: 'Fight to the end' },
      { ...WITHOUT_CARDS, key: formKey.format('stay', WITHOUT_CARDS.key) },
    ];
  if (question !== 'turn') return [];
  const strategic = leading(
    options.filter(({ key }) => {
      const [action, card] = actionKey.parse(key);
      return action === 'strategic' && mayLook(game, card, question);
    }),
  );
  return tacticalActionProblem(game, seat) === undefined ? [...strategic, ...tactical(game, seat, MENU)] : strategic;
}

/** Warns that fighting in a system ends a trade agreement with a player whose units are there (E3 15.3). */
function agreementAtStake(game: Game, seat: SeatId, system: SystemId): string {
  const partners = agreementsOf(game, seat).map((one) => partnerIn(one, seat));
  const there = partners.filter((one) => allUnits(game).some((unit) => unit.system === system && unit.owner === one));
  return there.length
    ? `Fighting ${formatList(there.map((one) => nameOfSeat(game, one)))} ends your trade agreement. `
    : '';
}

/** Names the other players' units in a system, for the text above the first field; first what must not be cut off. */
function whoIsThere(game: Game, seat: SeatId, system: SystemId): string {
  const there = allUnits(game).filter((unit) => unit.system === system && unit.owner !== seat);
  const told = [...new Set(there.map(({ owner }) => owner))].map((owner) => {
    const own = there.filter((unit) => unit.owner === owner);
    return `${nameOfSeat(game, owner)} with ${formatUnitCounts(game, countByType(own))}`;
  });
  return told.length ? `${agreementAtStake(game, seat, system)}Already there: ${told.join('; ')}.` : '';
}

const NOTHING_THERE =
  'You can move, land or produce nothing there. To place a command counter there anyway, choose **Tactical action**.';

/** Order of the fields, most important first: leaders often stay where they are, so they come last. */
const SHOWN = [
  'move-ships',
  'land-units',
  'choose-production',
  'build-units',
  'build-facilities',
  'pay',
  'board-leaders',
  'land-leaders',
];

/** Order of the fields if no ship can reach the system, so the player is there to build. */
const BUILDING_FIRST = [
  'choose-production',
  'build-units',
  'build-facilities',
  'pay',
  'land-units',
  'move-ships',
  'board-leaders',
  'land-leaders',
];

/** Tells whether a ship of a seat could move to a system. */
function comesTo(game: Game, seat: SeatId, system: SystemId): boolean {
  const spec = moveShips.spec(game, seat, { systems: [system] });
  return spec.kind === 'allot' && spec.amounts.some(({ key }) => !isCargoLine(key));
}

const VAIN = 'You move, land and produce nothing, so you would spend a command counter for no effect.';

/** Tells whether the battle that a repeated answer is for still goes on. */
export const isBattleStillOn = (state: Pick<EngineState, 'stack'>, condition: Json): boolean =>
  isSameBattle(state, spaceBattle.name, condition);

/** Form that answers "stay" in every round of this battle, and `how` says whether it declines all windows. */
function staying(game: Game, data: Json, how: string): ChainForm {
  const { system, opponent } = data as { system: SystemId; opponent?: SeatId };
  const about = { system, ...(opponent !== undefined && { opponent }) };
  const condition = currentBattleCondition(game.state, spaceBattle.name);
  return {
    title: 'Fight to the end',
    initialAnswers: [['stay']],
    fieldRules: {},
    repeatedAnswers: [
      {
        question: 'announce-withdrawal',
        about,
        reply: ['stay'],
        while: condition,
      },
      ...windowsDeclined(how, condition),
    ],
  };
}

/** Says what a form for a choice does: performs a strategic action, follows one, or transfers between two systems. */
function choiceTitle(game: Game, question: string, what: string, card: string | undefined): string {
  if (card !== undefined) return question === 'turn' ? `Strategic action: ${card}` : `Follow ${card}`;
  const systems = transferKey.parse(what).filter((system) => Object.hasOwn(game.state.systems, system));
  const named = systems.map((system) => nameOfSystem(game, system));
  const short = systems.map((system) => game.state.systems[system].position);
  return firstFitting(`Transfer: ${formatLists(named)}`, `Transfer between ${short.join(' and ')}`);
}

/** Questions that lead to the activation of a system. */
const ACTIVATING = ['turn', 'activate-system'];

/** Returns the form with a key; undefined if the question has no such form. */
export function findForm(game: Game, { seat, question, data }: AskedQuestion, key: string): ChainForm | undefined {
  const [kind, what = ''] = formKey.parse(key);
  if (kind === 'stay') return question === 'announce-withdrawal' ? staying(game, data, what) : undefined;
  // The order of the player's own effects gets the default answer.
  const shared = { fieldRules: FIELD_RULES, interveningAnswers: { [abilityOrderQuestion.name]: defaultAnswer } };
  if (kind === 'choice') {
    const card = actionKey.parse(what)[1] ?? cardIn(data) ?? '';
    const leadsOn = question === 'turn' ? actionKey.parse(what)[0] === 'strategic' : LEADING.includes(question);
    if (!leadsOn || !mayLook(game, card, question)) return undefined;
    return {
      ...shared,
      title: choiceTitle(game, question, what, game.book.components[card]?.name),
      fieldOrder: SHOWN,
      initialAnswers: [[what]],
    };
  }
  if (kind !== 'system' || !ACTIVATING.includes(question) || !Object.hasOwn(game.state.systems, what)) return undefined;
  const about = whoIsThere(game, seat, what);
  return {
    ...shared,
    title: firstFitting(`Activate ${nameOfSystem(game, what)}`, capitalize(nameOfSystem(game, what))),
    emptyMessage: NOTHING_THERE,
    noEffectMessage: VAIN,
    fieldOrder: comesTo(game, seat, what) ? SHOWN : BUILDING_FIRST,
    initialAnswers: question === 'turn' ? [['tactical'], [what]] : [[what]],
    ...(about && { about }),
  };
}
