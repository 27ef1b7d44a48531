import { dataOf, framesOf, orderQuestion, plainestAnswer, type EngineState, type Json, type Option } from '#engine';
import type { AskedSeat, Offered } from '#kit/forms/asked-question.ts';
import { goesOn, whileItGoesOn } from '#kit/forms/battle-condition.ts';
import type { ChainForm } from '#kit/forms/chain-form.ts';
import { tailedKey } from '#kit/prompts/option-keys.ts';
import { shareTold } from '#kit/odds/format.ts';
import { upper } from '#text/sentences.ts';
import { spaceOdds } from '#ti2/odds/index.ts';
import { countOf, opponentsIn, shipsIn } from '#ti2/rules/units/units.ts';
import { spaceBattle, type SpaceBattle } from '#ti2/rules/combat/space-battle.ts';
import { FIGHT_ON } from '#ti2/rules/combat/withdrawal.ts';
import type { Game } from '#ti2/rules/game.ts';
import { comers } from '#ti2/rules/movement/gather-ships.ts';
import { END, gatherKey, goalOf, isStep } from '#ti2/rules/movement/movement.ts';
import { nameOfSeat, nameOfSystem, nameOfUnits } from '#ti2/rules/names.ts';
import { placeLines } from '#ti2/rules/production/placement-sites.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { endingByWar } from '#ti2/rules/trade/agreements.ts';
import { FILLS, LISTS } from './fill-rules.ts';

/** What a form is about: ships that come to a system, the end of movement, a list. */
const formKey = tailedKey<'to' | 'step' | 'end' | 'list' | 'stay', string>('@');

const STAY = 'Stay to the end';
const MENU = 'Move ships to ...';
const STEPS = 'Or one step, or take units aboard ...';

/** So many systems have room in a menu; those where something is to be found come first. */
const ROOM = 25;

function towards(options: readonly Option[]): Offered[] {
  const goals = options.flatMap(({ key, label, hint, off }) => {
    const to = goalOf(key);
    return to === undefined || off !== undefined ? [] : [{ to, key, label: label.replace(/^To /, ''), hint }];
  });
  const isEmpty = ({ hint }: { hint?: string | undefined }): boolean => !hint;
  return goals
    .sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
    .slice(0, ROOM)
    .map(({ to, key, label, hint }) => ({
      key: formKey.of('to', to),
      label,
      menu: MENU,
      instead: key,
      ...(hint && { hint }),
    }));
}

/** Single steps, and what is taken aboard where ships lie. */
const single = (options: readonly Option[]): Offered[] =>
  options
    .filter(({ key, off }) => off === undefined && isStep(key))
    .slice(0, ROOM)
    .map(({ key, label, hint }) => ({
      key: formKey.of('step', key),
      label,
      menu: STEPS,
      instead: key,
      ...(hint && { hint }),
    }));

/** Whether a list has more counts than one menu has room for. */
const isLong = (game: Game, seat: SeatId, question: string): boolean =>
  question === 'purchase' ||
  placeLines(game, seat, seatOf(game, seat).bought).reduce((sum, { max }) => sum + max, 0) > ROOM;

/** Chances are said where there is no more to reckon than a moment's work. */
const FEW = 64;
const FORM = 400;

/** The battle that goes on, as far as its withdrawal is asked. */
function battleOf({ state }: Game): SpaceBattle | undefined {
  return [...framesOf(state.stack)].flatMap((frame) => dataOf(frame, spaceBattle) ?? []).at(0);
}

function stayLabel(game: Game, seat: SeatId): string {
  const battle = battleOf(game);
  if (!battle) return STAY;
  const sizes = [battle.attacker, battle.defender].map((one) => shipsIn(game, battle.system, one).length);
  if (sizes[0] * sizes[1] > FEW) return STAY;
  const { win, loss } = spaceOdds(game, battle.system, battle, { stage: 'joined' });
  return `${STAY} (you win in ${shareTold(seat === battle.attacker ? win : loss)})`;
}

/** In each round of this battle they fight on. */
const staying = ({ state }: Game, system: SystemId): ChainForm => ({
  title: STAY,
  first: [[FIGHT_ON]],
  fills: {},
  standing: [
    { question: 'withdrawal', about: { system }, reply: [FIGHT_ON], while: whileItGoesOn(state, spaceBattle.name) },
  ],
});

/** Whether the battle goes on for which something stands. */
export const standsInBattle = (state: Pick<EngineState, 'stack'>, condition: Json): boolean =>
  goesOn(state, spaceBattle.name, condition);

/** The forms that begin at a question. */
export function offered(game: Game, { question, seat }: AskedSeat, options: readonly Option[]): Offered[] {
  if (Object.hasOwn(LISTS, question))
    return isLong(game, seat, question) ? [{ key: formKey.of('list'), label: 'All on one page' }] : [];
  if (question === 'withdrawal') return [{ key: formKey.of('stay'), label: stayLabel(game, seat) }];
  if (question !== 'movement') return [];
  const ends = options.filter(({ key, off }) => key === END && off === undefined);
  return [
    ...towards(options),
    ...single(options),
    ...ends.map(({ key, label }) => ({ key: formKey.of('end'), label, instead: key })),
  ];
}

const winning = (game: Game, system: SystemId, attacker: SeatId, defender: SeatId, ships: readonly Unit[]): number =>
  spaceOdds(game, system, { attacker, defender }, { attacker: ships }).win;

/** Whose ships are there, what of an agreement, and how a battle would go with all that can come. */
function about(game: Game, seat: SeatId, system: SystemId): string {
  const [enemy] = opponentsIn(game, system, seat);
  if (enemy === undefined) return '';
  const ships = [...shipsIn(game, system, seat), ...comers(game, seat, system)];
  const theirs = shipsIn(game, system, enemy);
  const there = nameOfUnits(game, countOf(theirs));
  const ends = endingByWar(game, seat, enemy) ? ' It ends your agreement.' : '';
  const odds =
    ships.length * theirs.length > FORM
      ? ''
      : ` With all that can come you win in ${shareTold(winning(game, system, seat, enemy, ships))}.`;
  return `${nameOfSeat(game, enemy)}: ${there}.${odds}${ends}`;
}

/** In which order one's own effects come is asked by itself. */
const between = { [orderQuestion.name]: plainestAnswer };

/** What a form does, step by step; undefined where a question has none of that key. */
export function formOf(game: Game, { seat, question, data }: AskedSeat, key: string): ChainForm | undefined {
  const [kind, to = ''] = formKey.read(key);
  if (kind === 'list' && Object.hasOwn(LISTS, question))
    return {
      title: question === 'purchase' ? 'Purchase' : 'New units',
      first: [],
      fills: { [question]: LISTS[question] },
    };
  if (kind === 'stay' && question === 'withdrawal') return staying(game, (data as { system: SystemId }).system);
  if (question !== 'movement') return undefined;
  if (kind === 'end')
    return { title: 'After movement', first: [[END]], fills: { land: FILLS.land, bombard: FILLS.bombard }, between };
  if (kind === 'step' && isStep(to)) return { title: 'One step', first: [[to]], fills: FILLS, between };
  if (kind !== 'to' || !Object.hasOwn(game.state.systems, to)) return undefined;
  const told = about(game, seat, to);
  return {
    title: upper(nameOfSystem(game, to)),
    first: [[gatherKey(to)]],
    fills: FILLS,
    between,
    ...(told && { about: told }),
  };
}
