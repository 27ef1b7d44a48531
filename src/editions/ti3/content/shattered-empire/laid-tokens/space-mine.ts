import { call } from '#engine';
import { resolveHits } from '#ti3/rules/combat/hits.ts';
import { on, token, type Game, type HeldComponent, type EffectResult } from '#ti3/rules/components/component.ts';
import { removeEffect } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { hasEntered, hasRolledThere } from '#ti3/rules/movement/presence.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { NEUTRAL_SEAT, type SeatId, type SystemId } from '#ti3/rules/terms.ts';

const ID = 'space-mine';
const HITS_ON = 9;

interface Coming {
  seat: SeatId;
  system: SystemId;
}

/** Returns the owner of a mine, or `NEUTRAL_SEAT`: a mine without an owner is in force for each player in turn. */
const ownerOf = (game: Game, { key }: HeldComponent): SeatId => game.state.effects[key]?.holder ?? NEUTRAL_SEAT;

/** Returns the ships other than fighters that moved into the system; those already there do not trigger a mine. */
const arrivals = (game: Game, { seat, system }: Coming): Unit[] =>
  nonFighterShips(game, seat, system).filter(({ moved }) => moved);

/** Tells whether a mine is triggered. Mines are rolled for once in an activation, regardless of their number. */
const reaches = (game: Game, held: HeldComponent, { seat, system }: Coming): boolean =>
  ownerOf(game, held) !== seat &&
  held.memory === system &&
  arrivals(game, { seat, system }).length > 0 &&
  hasEntered(game, seat, system) &&
  !hasRolledThere(game, seat, system, ID);

/** Removes the mine and rolls a die for each ship other than fighters that moved in. */
function goOff(game: Game, held: HeldComponent, { seat, system }: Coming): EffectResult {
  const { key } = held;
  const owner = ownerOf(game, held);
  removeEffect(game, key);
  const ships = arrivals(game, { seat, system });
  const faces = game.roll(`${ID} ${key}`, ships.length);
  const bonus = modify(game, 'mine-roll-bonus', { seat }, 0);
  const hits = faces.filter((face) => face + bonus >= HITS_ON).length;
  game.addFact({ type: 'card-dice-rolled', seat: owner, component: ID, faces, hits, hitting: true, system });
  if (!hits) return undefined;
  return call(
    resolveHits,
    { seat, system, hits, by: owner, aims: [{ count: hits, at: [...new Set(ships.map(({ type }) => type))] }] },
    'finish',
  );
}

export default token({
  id: ID,
  name: 'Space Mine',
  text: 'In the production step: you may pay 2 resources to place 1 mine in an active system with your cruiser (not one produced in this step). After another player moves ships there and PDS have fired: you may remove the mine to roll 1 die for each non-fighter ship that moved there (hits on 9). Only 1 mine rolls per activation.',
  cost: 2,
  pieces: 12,
  laidBy: 'cruiser',
  option: 'spaceMines',
  marks: 'Space Mine',
  confidence: 'medium',
  modifiers: { 'movement-noted': (game, held, noted, { seat }) => noted || ownerOf(game, held) !== seat },
  reactions: [
    on('after', 'pds-fire-over', {
      hint: 'After another player moves ships to your mine and PDS have fired: you may remove the mine to roll 1 die for each non-fighter ship that moved there (hits on 9). Only 1 mine rolls per activation.',
      isUsable: (game, held, event) => ownerOf(game, held) !== NEUTRAL_SEAT && reaches(game, held, event),
      effect: goOff,
    }),
    on('after', 'pds-fire-over', {
      mandatory: true,
      isUsable: (game, held, event) => ownerOf(game, held) === NEUTRAL_SEAT && reaches(game, held, event),
      effect: goOff,
    }),
  ],
});
