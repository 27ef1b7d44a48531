import { chosenAmounts, type Answer, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { hasQuality, shipsIn } from '#ti2/rules/units/units.ts';
import { question, type Game } from '#ti2/rules/game.ts';
import { shipGroupKey, shipWithLeaders } from '#ti2/rules/movement/cargo.ts';
import { nameOfLeader, nameOfPlanet, nameOfSystem } from '#ti2/rules/names.ts';
import type { Leader, Unit } from '#ti2/rules/state.ts';
import type { LeaderId, SeatId } from '#ti2/rules/terms.ts';
import { findLeader, leadersOf, placeLeader, systemOfLeader } from './leader-locations.ts';

// Leaders board or change ships within one system right before the movement segment (E2 12.5).

export const boardingKey = pairKey<LeaderId, string>('>');

/** Ships in a leader's system that it can board, one of each group of alike ships; fighters excluded. */
export function boardableShips(game: Game, leader: Leader): Map<string, Unit> {
  const found = new Map<string, Unit>();
  const system = systemOfLeader(game, leader);
  for (const ship of system === undefined ? [] : shipsIn(game, system, leader.owner)) {
    if (hasQuality(game, 'fighter', ship) || ship.id === leader.ship) continue;
    const key = boardingKey.format(leader.id, shipGroupKey(game, ship));
    if (!found.has(key)) found.set(key, ship);
  }
  return found;
}

export const canBoardAny = (game: Game, seat: SeatId): boolean =>
  leadersOf(game, seat).some((leader) => boardableShips(game, leader).size > 0);

const whereTold = (game: Game, { ship, planet = '' }: Leader): string =>
  ship === undefined
    ? `now on ${nameOfPlanet(game, planet)}`
    : `now on a ${shipWithLeaders(game, game.state.units[ship])}`;

export const boardLeaders = question<object, Record<string, number>>()(
  'board-leaders',
  (game, seat) => {
    const leaders = leadersOf(game, seat).filter((leader) => boardableShips(game, leader).size);
    if (!leaders.length) return { kind: 'none', reason: 'None of your leaders has a ship to board in its system.' };
    // The system is named only if there are ships in several.
    const systems = new Set(leaders.map((leader) => systemOfLeader(game, leader)));
    return {
      kind: 'allot',
      prompt: `Which leaders board ${leaders.some(({ ship }) => ship !== undefined) ? 'another' : 'a'} ship? The others stay where they are.`,
      amounts: leaders.flatMap((leader) =>
        [...boardableShips(game, leader)].map(([key, ship]): AmountOption => ({
          key,
          label: `${nameOfLeader(game, leader, seat)} on a ${shipWithLeaders(game, ship)}${systems.size > 1 ? ` at ${nameOfSystem(game, ship.system)}` : ''}`,
          hint: whereTold(game, leader),
          max: 1,
          weights: { [leader.id]: 1 },
        })),
      ),
      limits: leaders.map((leader) => ({
        measure: leader.id,
        atMost: 1,
        message: `${nameOfLeader(game, leader, seat)} can board only 1 ship.`,
        hideTally: true as const,
      })),
      proposed: {},
      emptyLabel: 'Leave leaders where they are',
    };
  },
  { title: 'move leaders onto ships' },
);

/** Boards the chosen leaders. Looks up all ships first, because each boarding changes the group keys. */
export function board(game: Game, seat: SeatId, answer: Answer): void {
  const going = Object.entries(chosenAmounts(answer)).flatMap(([key, count]) => {
    const leader = count ? findLeader(game, boardingKey.parse(key)[0]) : undefined;
    const ship = leader && boardableShips(game, leader).get(key);
    return leader && ship ? [{ leader, ship }] : [];
  });
  for (const { leader, ship } of going) placeLeader(game, leader, { ship: ship.id });
  for (const system of new Set(going.map(({ ship }) => ship.system)))
    game.addFact({ type: 'leaders-boarded', seat, system, leaders: going.filter(({ ship }) => ship.system === system).map(({ leader }) => leader.id) }); // prettier-ignore
}

export const boardingQuestions = [boardLeaders];
