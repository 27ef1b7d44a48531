import { framesOf } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { bottomAgenda, topAgendas } from '#ti4/rules/politics/agenda-deck.ts';
import { strategyCardOf } from '#ti4/rules/phases/strategic-action.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { isAdjacent, areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';
import { isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';

const neighborsOf = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => areNeighbors(game, seat, other));

/** Returns the top and bottom cards of the agenda deck, which may be the same card. */
const ends = (game: Game): ComponentId[] => [...new Set([...topAgendas(game, 1), ...bottomAgenda(game)])];

/** Tells whether a player is resolving the primary ability of Politics: positions of agendas are not known yet. */
const beingOrdered = (game: Game): boolean => {
  const { primary } = strategyCardOf(game, 'politics');
  return [...framesOf(game.state.stack)].some(({ procedure }) => procedure === primary.name);
};

export default leader({
  id: 'maban',
  name: "M'aban Ω",
  set: 'codex-3',
  faction: 'naalu',
  role: 'commander',
  text: "Unlock: have ground forces in or adjacent to Mecatol Rex's system. At any time: you may look at the promissory notes in your neighbors' hands and at the top and bottom agendas of the deck.",
  unlocks: (game, seat) => {
    const { system: rex } = planetOf(game, MECATOL_REX);
    return unitsAt(game, { owner: seat }).some(
      (unit) => isGroundForce(game, unit) && (unit.system === rex || isAdjacent(game, unit.system, rex, seat)),
    );
  },
  anytime: {
    problem: (game, { holder }) => {
      if (beingOrdered(game)) return 'You cannot look while agendas are being put back. Try again after that.';
      return neighborsOf(game, holder).length || ends(game).length ? undefined : 'There is nothing to look at.';
    },
    effect: (game, { holder }) => {
      for (const of of neighborsOf(game, holder))
        game.addFact({
          type: 'notes-seen',
          to: [holder],
          seat: holder,
          of,
          cards: [...seatOf(game, of).promissoryNotes],
        });
      game.addFact({
        type: 'deck-ends-seen',
        to: [holder],
        seat: holder,
        top: topAgendas(game, 1),
        bottom: bottomAgenda(game),
      });
    },
  },
});
