import { call, done } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '#ti4/rules/components/effects.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import type { SeatId, Unit } from '#ti4/rules/state.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { capture, captureBlockadeProblem } from '#ti4/rules/units/capture.ts';
import { isNonFighterShip, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import { dimensionalTears } from '#ti4/content/pok/shared/dimensional-tears.ts';

const ID = 'it-feeds-on-carrion';
const CAPTURED_ON = 3;

/**
 * Lists other players' non-fighter ships in or adjacent to a system with a dimensional tear, each once. Ships of
 * players who blockade the seat are excluded.
 */
function drawnIn(game: Game, seat: SeatId): Unit[] {
  const near = new Set(
    dimensionalTears(game).flatMap(({ system }) => [system, ...adjacentSystems(game, system, seat)]),
  );
  return [...near]
    .flatMap((system) => unitsAt(game, { system, space: true, notOwner: seat }))
    .filter((unit) => isNonFighterShip(game, unit) && captureBlockadeProblem(game, seat, unit.owner) === undefined);
}

/** Rolls for each owner and captures ships, and also the units they transported that then have to be removed. */
const anchor = procedure<{ seat: SeatId }>()(ID, {
  roll: (game, { seat }) => {
    const ships = drawnIn(game, seat);
    for (const owner of game.state.order) {
      const own = ships.filter((ship) => ship.owner === owner);
      const faces = own.length ? game.roll(ID, own.length) : [];
      if (faces.length)
        game.addFact({
          type: 'dice-rolled',
          seat: owner,
          against: null,
          purpose: 'ability',
          by: ID,
          system: own[0].system,
          dice: faces.map((face, i) => ({
            unit: own[i].type,
            hitsOn: CAPTURED_ON,
            face,
            result: face,
            hit: face <= CAPTURED_ON,
          })),
        });
      for (const ship of own.filter((_ship, i) => faces[i] <= CAPTURED_ON)) {
        removeUnit(game, ship, 'captured');
        capture(game, seat, ship.owner, [ship.type]);
      }
    }
    addEffect(game, ID, seat, 'anchored', 'action');
    return call(settled, { seat }, 'end');
  },
  end: () => done(),
});

/** Ends the effect after all units in excess of capacity have been removed. */
const settled = procedure<{ seat: SeatId }>()('carrion-settled', {
  start: (game, { seat }) => {
    for (const { id } of effectsOf(game, ID, seat)) removeEffect(game, id);
    return done();
  },
});

export default leader({
  id: ID,
  name: 'It Feeds on Carrion',
  set: 'pok',
  faction: 'vuilraith',
  role: 'hero',
  text: 'Action: each other player rolls a die per non-fighter ship they have in or adjacent to a system with a dimensional tear. On 1 to 3: capture it and any units removed as a result. Then purge this card.',
  advice: { gains: { units: { cruiser: 1 } }, harms: { units: { cruiser: 1.5 } } },
  action: {
    problem: (game, { holder }) =>
      drawnIn(game, holder).length
        ? undefined
        : 'No other player has a non-fighter ship in or adjacent to a system with a dimensional tear.',
    effect: (game, held) => {
      purgeLeader(game, held);
      return call(anchor, { seat: held.holder }, 'finish');
    },
  },
  modifiers: {
    'excess-captors': (_game, { holder, memory }, captors, { unit }) =>
      memory === 'anchored' && unit.owner !== holder ? [...captors, holder] : captors,
  },
  procedures: [anchor, settled],
});
