import {
  frameDataOf,
  framesOf,
  abilityOrderQuestion,
  defaultAnswer,
  unlessUnknown,
  type EngineState,
  type Json,
  type Option,
} from '#engine';
import type { AskedQuestion, FormEntry } from '#kit/forms/asked-question.ts';
import { currentBattleCondition, isSameBattle, windowsDeclined, WITHOUT_CARDS } from '#kit/forms/battle-condition.ts';
import type { ChainForm } from '#kit/forms/chain-form.ts';
import { firstFitting } from '#kit/forms/form-field.ts';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { formatChance } from '#kit/odds/format.ts';
import { formatCount } from '#text/sentences.ts';
import { computeSpaceOdds } from '#ti2/odds/index.ts';
import { countByType, opponentSeatsIn, shipsIn } from '#ti2/rules/units/units.ts';
import { spaceBattle, type SpaceBattle } from '#ti2/rules/combat/space-battle.ts';
import { FIGHT_ON_KEY } from '#ti2/rules/combat/withdrawal.ts';
import type { Game } from '#ti2/rules/game.ts';
import { shipsThatCanCome } from '#ti2/rules/movement/gather-ships.ts';
import { END_MOVEMENT_KEY, gatherKey, gatherTargetOf, isStepKey, stepKey } from '#ti2/rules/movement/movement.ts';
import { nameOfSeat, nameOfSystem, formatUnitCounts } from '#ti2/rules/names.ts';
import { placementLimit, placementLines } from '#ti2/rules/production/placement-sites.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { agreementEndedByWar } from '#ti2/rules/trade/agreements.ts';
import { FIELD_RULES, LIST_FIELD_RULES } from './field-rules.ts';

/** Key of a form: ships that go to a system, a single step, the end of movement, a list, or staying in a battle. */
const formKey = optionalPairKey<'to' | 'step' | 'end' | 'list' | 'stay', string>('@');

const STAY = 'Fight to the end';
const MENU = 'Move ships to a system';
const STEPS = 'Move one step, or pick up units';

/** Maximum number of options in a menu. Systems with something to find come first. */
const ROOM = 25;

function towards(options: readonly Option[]): FormEntry[] {
  const goals = options.flatMap(({ key, label, hint, disabledReason }) => {
    const to = gatherTargetOf(key);
    return to === undefined || disabledReason !== undefined ? [] : [{ to, key, label, hint }];
  });
  const isEmpty = ({ hint }: { hint?: string | undefined }): boolean => !hint;
  return goals
    .sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
    .slice(0, ROOM)
    .map(({ to, key, label, hint }) => ({
      key: formKey.format('to', to),
      label,
      menu: MENU,
      replacesOption: key,
      ...(hint && { hint }),
    }));
}

/** Returns entries for single steps and for taking units aboard. */
const single = (options: readonly Option[]): FormEntry[] =>
  options
    .filter(({ key, disabledReason }) => disabledReason === undefined && isStepKey(key))
    .slice(0, ROOM)
    .map(({ key, label, hint }) => ({
      key: formKey.format('step', key),
      label,
      menu: STEPS,
      replacesOption: key,
      ...(hint && { hint }),
    }));

/** Tells whether a list has more counts than fit into one menu. */
const isLong = (game: Game, seat: SeatId, question: string): boolean =>
  question === 'purchase' ||
  placementLines(game, seat, seatOf(game, seat).bought).reduce((sum, { max }) => sum + max, 0) > ROOM;

/** Maximum product of fleet sizes for which a label shows the odds, so that they are computed quickly. */
const FEW = 64;
const FORM = 400;

/** Returns the current space battle; undefined if there is none. */
function battleOf({ state }: Game): SpaceBattle | undefined {
  return [...framesOf(state.stack)].flatMap((frame) => frameDataOf(frame, spaceBattle) ?? []).at(0);
}

function stayLabel(game: Game, seat: SeatId): string {
  const battle = battleOf(game);
  if (!battle) return STAY;
  const sizes = [battle.attacker, battle.defender].map((one) => shipsIn(game, battle.system, one).length);
  if (sizes[0] * sizes[1] > FEW) return STAY;
  const { win, loss } = computeSpaceOdds(game, battle.system, battle, { stage: 'joined' });
  return `${STAY} (chance to win: ${formatChance(seat === battle.attacker ? win : loss)})`;
}

/** Form that answers "fight on" in every round of this battle, and `how` says whether it declines all windows. */
function staying({ state }: Game, system: SystemId, how: string): ChainForm {
  const condition = currentBattleCondition(state, spaceBattle.name);
  return {
    title: STAY,
    initialAnswers: [[FIGHT_ON_KEY]],
    fieldRules: {},
    repeatedAnswers: [
      { question: 'withdrawal', about: { system }, reply: [FIGHT_ON_KEY], while: condition },
      ...windowsDeclined(how, condition),
    ],
  };
}

/** Tells whether the battle to which a repeated answer applies is still going on. */
export const isBattleStillOn = (state: Pick<EngineState, 'stack'>, condition: Json): boolean =>
  isSameBattle(state, spaceBattle.name, condition);

/** Returns the forms that begin at a question. */
export function listOfferedForms(
  game: Game,
  { question, seat }: AskedQuestion,
  options: readonly Option[],
): FormEntry[] {
  if (Object.hasOwn(LIST_FIELD_RULES, question))
    return isLong(game, seat, question) ? [{ key: formKey.format('list'), label: 'Use a form' }] : [];
  if (question === 'withdrawal')
    return [
      { key: formKey.format('stay'), label: stayLabel(game, seat) },
      { ...WITHOUT_CARDS, key: formKey.format('stay', WITHOUT_CARDS.key) },
    ];
  if (question !== 'movement') return [];
  const ends = options.filter(({ key, disabledReason }) => key === END_MOVEMENT_KEY && disabledReason === undefined);
  return [
    ...towards(options),
    ...single(options),
    ...ends.map(({ key, label }) => ({ key: formKey.format('end'), label, replacesOption: key })),
  ];
}

const winning = (game: Game, system: SystemId, attacker: SeatId, defender: SeatId, ships: readonly Unit[]): number =>
  computeSpaceOdds(game, system, { attacker, defender }, { attacker: ships }).win;

/**
 * Describes the enemy ships in a system, the agreement that war would end, and the odds with all ships that can come.
 */
function about(game: Game, seat: SeatId, system: SystemId): string {
  const [enemy] = opponentSeatsIn(game, system, seat);
  if (enemy === undefined) return '';
  const ships = [...shipsIn(game, system, seat), ...shipsThatCanCome(game, seat, system)];
  const theirs = shipsIn(game, system, enemy);
  const there = formatUnitCounts(game, countByType(theirs));
  const ends = agreementEndedByWar(game, seat, enemy) ? 'An attack ends your trade agreement. ' : '';
  const odds =
    ships.length * theirs.length > FORM
      ? ''
      : `Chance to win with all ships: ${formatChance(winning(game, system, seat, enemy, ships))}. `;
  // Discord cuts what follows, so the longest comes last.
  return `${odds}${ends}Already there: ${nameOfSeat(game, enemy)} with ${there}.`;
}

/** The order of the player's own effects gets the default answer. */
const between = { [abilityOrderQuestion.name]: defaultAnswer };

/** Says what a form with a single list is for, and how much can be spent. */
const listTitle = (game: Game, seat: SeatId, question: string): string =>
  question === 'purchase'
    ? firstFitting(
        `Buy units (${formatCount(seatOf(game, seat).credits, 'credit')}; docks can place ${placementLimit(game, seat)})`,
        `Buy units: you have ${formatCount(seatOf(game, seat).credits, 'credit')}`,
      )
    : 'Place the units you bought';

/** Names the way of a step, or the place where units are picked up. */
function stepTitle(game: Game, key: string): string {
  const [from, to] = stepKey.parse(key);
  const [start, end] = [from, to].map((system) => game.state.systems[system] && nameOfSystem(game, system));
  if (start === undefined) return 'Move ships';
  const { position } = game.state.systems[from];
  return end === undefined
    ? firstFitting(`Pick up units at ${start}`, `Pick up units at ${position}`)
    : firstFitting(`Move from ${start} to ${end}`, `Move from ${position} to ${end}`, `${position} to ${end}`);
}

/** Returns the form with a key; undefined if the question has no such form. */
export function findForm(game: Game, { seat, question, data }: AskedQuestion, key: string): ChainForm | undefined {
  const [kind, to = ''] = formKey.parse(key);
  if (kind === 'list' && Object.hasOwn(LIST_FIELD_RULES, question))
    return {
      title: listTitle(game, seat, question),
      initialAnswers: [],
      fieldRules: { [question]: LIST_FIELD_RULES[question] },
    };
  if (kind === 'stay' && question === 'withdrawal') return staying(game, (data as { system: SystemId }).system, to);
  if (question !== 'movement') return undefined;
  if (kind === 'end')
    return {
      title: 'End movement',
      initialAnswers: [[END_MOVEMENT_KEY]],
      fieldRules: { land: FIELD_RULES.land, bombard: FIELD_RULES.bombard },
      interveningAnswers: between,
    };
  if (kind === 'step' && isStepKey(to))
    return { title: stepTitle(game, to), initialAnswers: [[to]], fieldRules: FIELD_RULES, interveningAnswers: between };
  if (kind !== 'to' || !Object.hasOwn(game.state.systems, to)) return undefined;
  const told = unlessUnknown(() => about(game, seat, to));
  return {
    title: firstFitting(`Move ships to ${nameOfSystem(game, to)}`, `Move to ${nameOfSystem(game, to)}`),
    initialAnswers: [[gatherKey(to)]],
    fieldRules: FIELD_RULES,
    interveningAnswers: between,
    ...(told && { about: told }),
  };
}
