import { on, unit, type Game } from '#ti3/rules/components/component.ts';
import { seizableUnits, seizeStructures } from '#ti3/rules/planets/seized-structures.ts';
import { piecesInReinforcements, groundForcesOn } from '#ti3/rules/units/units.ts';
import { formatCount } from '#text/sentences.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const TYPE = 'shock-troop';
const PLAIN = 'ground-force';
const TEN = 10;
const SEIZING = { facilities: true } as const;

/** Counts the 10s that a seat's plain ground forces rolled in the invasion round that just ended. */
function tens({ facts }: Game, seat: SeatId, planet: PlanetId): number {
  const at = facts.findLastIndex((fact) => fact.type === 'dice-rolled' && fact.seat === seat && fact.planet === planet);
  const roll = facts[at];
  if (roll?.type !== 'dice-rolled' || roll.purpose !== 'ground') return 0;
  const rolled = roll.dice.filter(({ unit: type, face }) => type === PLAIN && face === TEN).length;
  return facts.slice(at + 1).reduce((sum, fact) => {
    if (fact.type !== 'die-rolled-again' || fact.seat !== seat || fact.unit !== PLAIN) return sum;
    return sum + Number(fact.face === TEN) - Number(fact.before === TEN);
  }, rolled);
}

/**
 * Returns how many ground forces can become shock troops: one for each 10 rolled, limited by the pieces in
 * reinforcements. At least one must remain a ground force.
 */
const risen = (game: Game, seat: SeatId, planet: PlanetId): number =>
  Math.min(
    tens(game, seat, planet),
    groundForcesOn(game, planet, seat).filter(({ type }) => type === PLAIN).length - 1,
    piecesInReinforcements(game, seat, TYPE),
  );

export default unit({
  id: TYPE,
  name: 'Shock Troop',
  plural: 'Shock Troops',
  text: 'A ground force that hits on 5. It cannot be produced. When a round of invasion combat ends: you may promote your normal ground forces there to shock troops, 1 for each unmodified 10 that they rolled, as many as possible; at least 1 stays a normal ground force. In invasion combat, your shock troops are destroyed first. Without a normal ground force of yours in the same place, they become normal ground forces again. If you gain control of a planet with a shock troop, you gain its PDS, space docks and facility.',
  type: TYPE,
  cost: 1,
  forCost: 1,
  unbought: true,
  battle: 5,
  dice: 1,
  movement: null,
  capacity: 0,
  pieces: 12,
  shared: true,
  is: ['ground-force', 'falls-first'],
  alone: PLAIN,
  option: 'shockTroops',
  confidence: 'high',
  reactions: [
    on('after', 'invasion-round-ends', {
      hint: 'When a round of invasion combat ends: you may promote your normal ground forces there to shock troops, 1 for each unmodified 10 that they rolled, as many as possible; at least 1 stays a normal ground force.',
      isUsable: (game, { holder }, { attacker, defender, planet }) =>
        [attacker, defender].includes(holder) && risen(game, holder, planet) > 0,
      label: (game, { holder }, { planet }) => {
        const count = risen(game, holder, planet);
        return `Promote ${formatCount(count, 'ground force')} ${count === 1 ? 'to a shock troop' : 'to shock troops'}`;
      },
      effect: (game, { holder: seat }, { planet }) => {
        const count = risen(game, seat, planet);
        for (const one of groundForcesOn(game, planet, seat)
          .filter(({ type }) => type === PLAIN)
          .slice(0, count))
          one.type = TYPE;
        game.invalidateStep();
        game.addFact({ type: 'units-exchanged', seat, place: planet, before: PLAIN, after: TYPE, count });
      },
    }),
    on('when', 'planet-falls', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, planet }) =>
        seat === holder &&
        groundForcesOn(game, planet, seat).some(({ type }) => type === TYPE) &&
        seizableUnits(game, seat, planet, SEIZING).length > 0,
      effect: (game, _held, { seat, planet }) => seizeStructures(game, seat, planet, SEIZING),
    }),
  ],
});
