import { leader } from '#ti4/rules/components/component.ts';
import { isLegendary, MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { ongoingCombats, isSide } from '#ti4/rules/combat/combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

const favoured = (game: Game, seat: SeatId, system: SystemId): boolean =>
  planetOf(game, MECATOL_REX).system === system ||
  seatOf(game, seat).home === system ||
  game.state.systems[system].planets.some((planet) => isLegendary(game, planet));

export default leader({
  id: 'rickar-rickani',
  set: 'pok',
  faction: 'winnu',
  name: 'Rickar Rickani',
  role: 'commander',
  text: "Unlock: control Mecatol Rex or be in a combat in its system. Add 2 to each of your combat rolls in Mecatol Rex's system, your home system and systems with a legendary planet.",
  unlocks: (game, seat) => {
    const { controller, system } = planetOf(game, MECATOL_REX);
    return (
      controller === seat || ongoingCombats(game).some((combat) => combat.system === system && isSide(combat, seat))
    );
  },
  modifiers: {
    // A system that qualifies in several ways adds the bonus once.
    'roll-bonus': (game, { holder }, bonus, { seat, purpose, system }) =>
      seat === holder && (purpose === 'space-combat' || purpose === 'ground-combat') && favoured(game, holder, system)
        ? bonus + 2
        : bonus,
  },
});
