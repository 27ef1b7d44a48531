import type { Id, Json } from '#engine';
import { currentBattleCondition, isSameBattle, windowsDeclined, WITHOUT_CARDS } from '#kit/forms/battle-condition.ts';
import type { ChainForm } from '#kit/forms/chain-form.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';

/** Condition of a standing answer to stay in a combat while the player has enough ships there. */
interface Staying {
  /** Frame of the combat: in a later combat in the same system the player is asked again. */
  battle: Id | '';
  system: SystemId;
  /** Minimum number of ships; with fewer, the player is asked again. */
  least: number;
}

const shipsOf = (game: Game, seat: SeatId, system: SystemId): number =>
  unitsAt(game, { owner: seat, system, space: true }).filter((unit) => isShip(game, unit)).length;

/**
 * Tells whether a standing answer "stay in combat" is still valid: the same combat is going on, and the player has
 * enough ships in it.
 */
export function isStayInForce(game: Game, seat: SeatId, condition: Json): boolean {
  const { system, least } = condition as unknown as Staying;
  return isSameBattle(game.state, spaceCombat.name, condition) && shipsOf(game, seat, system) >= least;
}

const systemOf = (data: Json): SystemId => (data as { system: SystemId }).system;

/**
 * Lists the ways to stay in a combat: to its end, or down to a number of ships. `key` formats a form's key from that
 * number.
 */
export function listStayForms(game: Game, seat: SeatId, data: Json, key: (least: string) => string) {
  const ships = shipsOf(game, seat, systemOf(data));
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

/**
 * Builds the form by which a player stays in a combat each round and assigns hits as proposed. `how`: the minimum number
 * of ships, or that no card or ability is used either.
 */
export function buildStayForm({ state }: Game, data: Json, how: string): ChainForm {
  const { system, opponent } = data as { system: SystemId; opponent: SeatId };
  const least = Number(how) || 0;
  const battle: Json = { ...(currentBattleCondition(state, spaceCombat.name) as object), system, least };
  const condition = { while: battle };
  return {
    title: 'Fight on',
    initialAnswers: [['stay']],
    fieldRules: {},
    repeatedAnswers: [
      { question: 'announce-retreat', about: { system, opponent }, reply: ['stay'], ...condition },
      { question: 'sustain-damage', about: { system }, ...condition },
      { question: 'assign-hits', about: { system }, ...condition },
      ...windowsDeclined(how, battle),
    ],
  };
}
