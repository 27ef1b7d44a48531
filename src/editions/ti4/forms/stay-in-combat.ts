import { defaultAnswer, framesOf, windowQuestion, type Answer, type Id, type Json, type WindowEvent } from '#engine';
import type { AskedQuestion } from '#kit/forms/asked-question.ts';
import { isSameBattle, windowsDeclined, WITHOUT_CARDS } from '#kit/forms/battle-condition.ts';
import type { ChainForm } from '#kit/forms/chain-form.ts';
import type { RepeatedAnswer } from '#kit/forms/planned-answers.ts';
import { GROUND_COMBAT, isSide, opponentIn, placeOf, SPACE_COMBAT, type Combat } from '#ti4/rules/combat/combat.ts';
import { combatEventTexts } from '#ti4/rules/combat/combat-events.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';

/** Condition of a standing answer to stay in a combat while the player has enough ships there. */
interface Staying {
  /** Frame of the combat: in a later combat in the same place the player is asked again. */
  battle: Id | '';
  system: SystemId;
  /** Minimum number of ships; with fewer, the player is asked again. */
  least: number;
}

/** A combat that a seat fights in, and its frame. */
interface Battle {
  id: Id;
  combat: Combat;
}

const shipsOf = (game: Game, seat: SeatId, system: SystemId): number =>
  unitsAt(game, { owner: seat, system, space: true }).filter((unit) => isShip(game, unit)).length;

/**
 * Tells whether a standing answer "stay in combat" is still valid: the same combat is going on, and the player has
 * enough ships in it.
 */
export function isStayInForce(game: Game, seat: SeatId, condition: Json): boolean {
  const { system, least } = condition as unknown as Staying;
  const goesOn = [SPACE_COMBAT, GROUND_COMBAT].some(({ name }) => isSameBattle(game.state, name, condition));
  return goesOn && shipsOf(game, seat, system) >= least;
}

/** Questions of a combat in which a player can choose to fight to its end. */
const HIT_QUESTIONS = ['sustain-damage', 'assign-hits'];
const RETREAT_QUESTION = 'announce-retreat';

/** Tells whether a question belongs to the course of a combat: a retreat, hits, or a window of one of its moments. */
function isOfCombat({ question, data }: AskedQuestion): boolean {
  if (question === RETREAT_QUESTION || HIT_QUESTIONS.includes(question)) return true;
  const { event } = (data ?? {}) as { event?: WindowEvent };
  return question === windowQuestion.name && event !== undefined && Object.hasOwn(combatEventTexts, event.name);
}

/** Finds the combat that a question belongs to, if the asked seat is one of its sides. */
function battleOf({ state }: Game, asked: AskedQuestion): Battle | undefined {
  if (!isOfCombat(asked)) return undefined;
  const battles = [...framesOf(state.stack)].flatMap((frame): Battle[] => {
    if (frame.procedure !== SPACE_COMBAT.name && frame.procedure !== GROUND_COMBAT.name) return [];
    const combat = frame.data as unknown as Combat;
    return isSide(combat, asked.seat) ? [{ id: frame.id, combat }] : [];
  });
  return battles.at(-1);
}

/**
 * Lists the ways to stay in a combat: to its end, or down to a number of ships. `key` formats a form's key from that
 * number.
 */
export function listStayForms(game: Game, asked: AskedQuestion, key: (least: string) => string) {
  const battle = battleOf(game, asked);
  if (!battle) return [];
  const { system, planet } = battle.combat;
  const ships = planet === undefined ? shipsOf(game, asked.seat, system) : 0;
  const fewer = Array.from({ length: Math.max(0, Math.min(ships, 20) - 1) }, (_, i) => i + 2);
  return [
    { key: key('0'), label: 'Fight to the end (assign hits for me)' },
    { ...WITHOUT_CARDS, key: key(WITHOUT_CARDS.key) },
    ...fewer.map((least) => ({
      key: key(String(least)),
      label: `Ask me again below ${least} ships`,
      hint: `you now have ${ships} ships there`,
      menu: 'Fight on, but ask me if I lose ships',
    })),
  ];
}

/** Returns the answers with which a player fights on, each time they are asked. */
function repeatedIn({ combat }: Battle, seat: SeatId, condition: Json): RepeatedAnswer[] {
  const place = placeOf(combat);
  const opponent = opponentIn(combat, seat);
  const retreat = { question: RETREAT_QUESTION, about: { system: combat.system, opponent }, reply: ['stay'] };
  return [
    ...(combat.planet === undefined ? [{ ...retreat, while: condition }] : []),
    ...HIT_QUESTIONS.map((question) => ({ question, about: { ...place }, while: condition })),
  ];
}

/** Returns the answer with which a player fights on now; undefined for one that the question proposes. */
const firstAnswer = (question: string): Answer | undefined =>
  question === RETREAT_QUESTION ? ['stay'] : question === windowQuestion.name ? [] : undefined;

/**
 * Builds the form by which a player stays in a combat each round and assigns hits as proposed; undefined if the question
 * belongs to no combat of theirs. `how`: the minimum number of ships, or that no card or ability is used either.
 */
export function buildStayForm(game: Game, asked: AskedQuestion, how: string): ChainForm | undefined {
  const battle = battleOf(game, asked);
  if (!battle) return undefined;
  const { id, combat } = battle;
  const condition: Json = { battle: id, system: combat.system, least: Number(how) || 0 };
  const first = firstAnswer(asked.question);
  return {
    title: 'Fight on',
    initialAnswers: first === undefined ? [] : [first],
    ...(first === undefined && { silentAnswers: { [asked.question]: defaultAnswer } }),
    fieldRules: {},
    repeatedAnswers: [...repeatedIn(battle, asked.seat, condition), ...windowsDeclined(how, condition)],
  };
}
