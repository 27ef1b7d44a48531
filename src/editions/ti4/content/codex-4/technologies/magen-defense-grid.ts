import { ask, call, chosenOne, done } from '../../../../../engine/index.ts';
import { fightersOnPlanet, isSide, opponentIn, type Place, type Sides } from '../../../rules/combat/combat.ts';
import { on, technology } from '../../../rules/components/component.ts';
import { procedure, type Game } from '../../../rules/game.ts';
import { assignHits, pickUnit, unitPicked } from '../../../rules/combat/hits.ts';
import type { PlanetId, SeatId, SystemId, Unit } from '../../../rules/state.ts';
import { arrivalBarred, isStructure, placeUnits, unitsAt } from '../../../rules/units/units.ts';

const structures = (game: Game, seat: SeatId, at: { system: SystemId } | { planet: PlanetId }): Unit[] =>
  unitsAt(game, { owner: seat, ...at }).filter(isStructure);

/** The holder says which ground force is hit; only that one may sustain the damage. */
const magenDefenseGrid = procedure<Place & Sides & { planet: PlanetId; seat: SeatId }>()('magen-defense-grid', {
  start: (game, data) => ask([pickUnit.of(data.seat, { units: targets(game, data), prompt: 'Which ground force is hit?' })], 'hit'),
  hit: (game, data, got) => {
    const unit = unitPicked(game, targets(game, data), chosenOne(got.answer));
    if (!unit) return done();
    return call(
      assignHits,
      { seat: unit.owner, by: data.seat, purpose: 'ability', system: data.system, planet: data.planet, hits: 1, units: [unit.id] },
      'end',
    );
  },
  end: () => done(),
});

const targets = (game: Game, data: Sides & { planet: PlanetId; seat: SeatId }) =>
  fightersOnPlanet(game, data.planet, opponentIn(data, data.seat)).map((unit) => unit.id);

export default technology({
  id: 'magen-defense-grid',
  name: 'Magen Defense Grid ΩΩ',
  set: 'codex-4',
  text: "When anybody activates a system with structures of yours, put 1 infantry beside each of them. When a ground combat starts on a planet with a structure of yours, 1 hit is produced that you assign to one of your opponent's ground forces.",
  color: 'warfare',
  prerequisites: { warfare: 1 },
  reactions: [
    on('when', 'system-activated', {
      mandatory: true,
      usable: (game, { holder }, event) => structures(game, holder, { system: event.system }).length > 0,
      effect: (game, { holder }, event) => {
        for (const { planet, system } of structures(game, holder, { system: event.system })) {
          const barred = planet !== undefined && arrivalBarred(game, holder, 'infantry', planet) !== undefined;
          if (!barred) placeUnits(game, holder, 'infantry', 1, { system, ...(planet !== undefined && { planet }) });
        }
      },
    }),
    on('when', 'ground-combat-begins', {
      mandatory: true,
      usable: (game, { holder }, event) =>
        isSide(event, holder) &&
        structures(game, holder, { planet: event.planet }).length > 0 &&
        fightersOnPlanet(game, event.planet, opponentIn(event, holder)).length > 0,
      effect: (_game, { holder }, { system, planet, attacker, defender }) =>
        call(magenDefenseGrid, { seat: holder, system, planet, attacker, defender }, 'finish'),
    }),
  ],
  procedures: [magenDefenseGrid],
});
