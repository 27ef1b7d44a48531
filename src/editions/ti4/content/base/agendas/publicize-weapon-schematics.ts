import { discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { technologiesOf } from '#ti4/rules/technology/technology.ts';

const isWarSun = (game: Game, technology: string): boolean =>
  game.book.byKind.technology[technology]?.upgrade?.type === 'war-sun';

const owners = (game: Game): SeatId[] =>
  seatsFrom(game.state, game.state.speaker).filter((seat) =>
    technologiesOf(game, seat).some(({ id }) => isWarSun(game, id)),
  );

export default agenda({
  id: 'publicize-weapon-schematics',
  name: 'Publicize Weapon Schematics',
  set: 'base',
  text: 'For: war suns lose Sustain Damage. If a player owns a war sun technology, no war sun technology needs prerequisites. Against: each player who owns a war sun technology discards all their action cards.',
  type: 'law',
  elect: 'for-against',
  modifiers: {
    'prerequisites-lacking': (game, _held, count, { technology }) =>
      isWarSun(game, technology) && owners(game).length ? 0 : count,
    'can-sustain': (_game, _held, can, { unit }) => can && unit.type !== 'war-sun',
  },
  resolve: (game, outcome) => {
    if (outcome === 'for') return;
    for (const seat of owners(game))
      discardActionCards(game, seat, seatOf(game, seat).actionCards, 'publicize-weapon-schematics');
  },
});
