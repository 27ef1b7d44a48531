import type { Id, Json } from '#engine';
import { isSameBattle, currentBattleCondition } from '#kit/forms/battle-condition.ts';
import type { ChainForm } from '#kit/forms/chain-form.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';

/** A combat in which somebody stays, for as long as they have so many ships there. */
interface Staying {
  /** Frame of the combat: in a later combat in the same system the player is asked again. */
  battle: Id | '';
  system: SystemId;
  /** Fewer than these, and they are asked. */
  least: number;
}

const shipsOf = (game: Game, seat: SeatId, system: SystemId): number =>
  unitsAt(game, { owner: seat, system, space: true }).filter((unit) => isShip(game, unit)).length;

/** Whether a player who said that they stay still does: that combat goes on, and they have as many ships there. */
export function isStayInForce(game: Game, seat: SeatId, condition: Json): boolean {
  const { system, least } = condition as unknown as Staying;
  return isSameBattle(game.state, spaceCombat.name, condition) && shipsOf(game, seat, system) >= least;
}

const systemOf = (data: Json): SystemId => (data as { system: SystemId }).system;

/** Ways to stay in a combat that has begun: to its end, or for as long as there are so many ships. `least`: the keys of the forms. */
export function listStayForms(game: Game, seat: SeatId, data: Json, key: (least: string) => string) {
  const ships = shipsOf(game, seat, systemOf(data));
  const fewer = Array.from({ length: Math.max(0, Math.min(ships, 20) - 1) }, (_, i) => i + 2);
  return [
    { key: key('0'), label: 'Stay to the end, hits as proposed' },
    ...fewer.map((least) => ({
      key: key(String(least)),
      label: `Ask me again below ${least} ships`,
      hint: `you have ${ships} there now`,
      menu: 'Stay, hits as proposed, and ask me again ...',
    })),
  ];
}

/** Staying is answered each time, and so is what is lost: as it is proposed. */
export function buildStayForm({ state }: Game, data: Json, least: number): ChainForm {
  const { system, opponent } = data as { system: SystemId; opponent: SeatId };
  const condition = { while: { ...(currentBattleCondition(state, spaceCombat.name) as object), system, least } };
  return {
    title: 'Stay',
    initialAnswers: [['stay']],
    fillRules: {},
    repeatedAnswers: [
      { question: 'announce-retreat', about: { system, opponent }, reply: ['stay'], ...condition },
      { question: 'sustain-damage', about: { system }, ...condition },
      { question: 'assign-hits', about: { system }, ...condition },
    ],
  };
}
