import { isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { hasPlanetaryShield } from '#ti4/rules/invasion/bombardment.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { definitionOf, unitsAt } from '#ti4/rules/units/units.ts';

/** Tells whether a seat has a unit with Planetary Shield on the planet that is in effect against this opponent. */
const behindShield = (game: Game, seat: SeatId, planet: PlanetId, opponent: SeatId): boolean =>
  hasPlanetaryShield(game, opponent, planet) &&
  unitsAt(game, { owner: seat, planet }).some((unit) => definitionOf(game, unit).planetaryShield);

export default technology({
  id: 'magen-defense-grid',
  name: 'Magen Defense Grid',
  set: 'base',
  text: 'When a ground combat round begins on a planet where your unit has Planetary Shield: you may exhaust this card. If you do, your opponent cannot make combat rolls in that round.',
  color: 'warfare',
  advice: { gains: { hits: 1 } },
  prerequisites: { warfare: 1 },
  modifiers: {
    // As an effect of the round, its memory is the seat that makes no combat rolls.
    'ability-denied': (_game, { memory }, why, { seat, purpose }) =>
      why ??
      (memory === seat && purpose === 'ground-combat'
        ? 'You cannot make combat rolls in this round: your opponent uses Magen Defense Grid.'
        : undefined),
  },
  reactions: [
    on('when', 'ground-combat-round-begins', {
      isUsable: (game, held, event) =>
        isSide(event, held.holder) &&
        !isExhausted(game, held) &&
        behindShield(game, held.holder, event.planet, opponentIn(event, held.holder)),
      effect: (game, held, event) => {
        exhaust(game, held);
        addEffect(game, held.component, held.holder, opponentIn(event, held.holder), 'combat-round');
      },
    }),
  ],
});
