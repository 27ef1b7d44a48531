import { choose } from '#engine';
import { bombardment } from '#ti3/rules/invasion/bombardment.ts';
import { invadePlanet } from '#ti3/rules/invasion/invasion.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { ability, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { gainTechnology, technologyExclusion } from '#ti3/rules/technology/technology.ts';

/** Tells whether the holder can still copy a technology of another race. */
const assimilates = (game: Game, holder: SeatId): boolean => {
  const { race, technologies } = seatOf(game, holder);
  const copied = Object.values(technologies).filter(
    ({ component }) => ![undefined, race].includes(game.book.byKind.technology[component]?.race),
  );
  return copied.length < modify(game, 'racial-copies', { seat: holder }, 0);
};

/** Returns the technologies of one player that the holder can copy, regardless of prerequisites and color. */
const copyable = (game: Game, holder: SeatId, from: SeatId): ComponentId[] =>
  Object.values(seatOf(game, from).technologies)
    .map(({ component }) => component)
    .filter(
      (id) =>
        !seatOf(game, holder).technologies[id] &&
        (game.book.byKind.technology[id]?.race === undefined ||
          (game.book.byKind.technology[id].changes === undefined && assimilates(game, holder))) &&
        technologyExclusion(game, holder, id) === undefined,
    );

const fights = ({ attacker, defender }: { attacker: SeatId; defender: SeatId }, ...seats: SeatId[]): boolean =>
  seats.every((seat) => seat === attacker || seat === defender);

/**
 * Tells whether the holder's own units destroyed units in a battle. PDS do not count: they fire before a space battle
 * and at landing ground forces.
 */
function felled(game: Game, holder: SeatId, loser: SeatId, planet: PlanetId | undefined): boolean {
  const space = game.enclosingData(spaceBattle);
  if (space && planet === undefined) return fights(space, holder, loser);
  const shelled = game.enclosingData(bombardment);
  if (shelled) return shelled.seat === holder && planet !== undefined;
  const invaded = game.enclosingData(invadePlanet);
  if (!invaded || invaded.planet !== planet || !fights(invaded, holder, loser)) return false;
  // Before the first round only PDS have fired, at the attacker.
  return invaded.round !== undefined || loser === invaded.defender;
}

const choice = question<{ from: SeatId }>()('singularity', (game, seat, { from }) => {
  const open = copyable(game, seat, from);
  if (!open.length) return { kind: 'none', reason: 'That player has no technology that you can copy.' };
  return choose(
    'Which technology do you copy?',
    open.map((key) => ({ key, label: nameOf(game, key), hint: game.book.components[key].text })),
  );
});

/** Returns the place of a battle: a planet, or a system's space, also where the system has the id of its planet. */
const battleAt = (game: Game, system: SystemId, planet: PlanetId | null | undefined): string =>
  planet ?? (game.state.systems[system].planets.includes(system) ? `${system}~space` : system);

export default ability({
  id: 'singularity',
  name: 'Singularity',
  text: "Once per battle, after your units (not PDS) destroy an enemy unit: you may copy 1 of that player's technologies, regardless of prerequisites.",
  confidence: 'high',
  reactions: [
    on('after', 'units-destroyed', {
      isUsable: (game, { holder, component }, { seat, system, planet }) =>
        seat !== holder &&
        felled(game, holder, seat, planet) &&
        copyable(game, holder, seat).length > 0 &&
        !effectsOf(game, component, holder).some(({ data }) => data === battleAt(game, system, planet)),
      target: (_game, { holder }, { seat }) => choice.ask(holder, { from: seat }),
      effect: (game, { holder, component }, { system, planet }, [technology]) => {
        // Once in each battle, for a planet or in the space of a system.
        addEffect(game, component, holder, battleAt(game, system, planet), 'action');
        if (technology !== undefined) gainTechnology(game, holder, technology);
      },
    }),
  ],
  questions: [choice],
});
