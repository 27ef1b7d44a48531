import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { destroyChosenUnits } from '#ti4/rules/units/losses.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { canResearch } from '#ti4/rules/technology/prerequisites.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const EACH = 2;

const wantsToResearch = question<{ left: number }>()('ixthian-artifact-research', (game, seat, { left }): Spec => {
  if (!canResearch(game, seat)) return { kind: 'none', reason: 'There is no technology you can research.' };
  return choose(
    `Do you research a technology (Ixthian Artifact)? It costs nothing; you can research ${left < EACH ? `${left} more` : `up to ${left}`}.`,
    [
      { key: 'yes', label: 'Research a technology' },
      { key: 'no', label: 'Research nothing' },
    ],
  );
});

const awaken = procedure<{ seats: SeatId[]; left: number }>()('ixthian-artifact', {
  roll(game, data) {
    const [face] = game.roll('ixthian-artifact', 1);
    game.addFact({ type: 'die-rolled', seat: game.state.speaker, why: 'ixthian-artifact', face });
    data.seats = seatsFrom(game.state, game.state.speaker);
    return goto(face >= 6 ? 'whether' : 'destroy');
  },
  whether: (_game, { seats, left }) =>
    seats.length ? ask([wantsToResearch.ask(seats[0], { left })], 'research') : done(),
  research(_game, data, got) {
    const [seat] = data.seats;
    const yes = chosenKey(got.answer) === 'yes';
    data.left -= 1;
    if (!yes || data.left < 1) {
      data.seats.shift();
      data.left = EACH;
    }
    return yes ? call(research, { seat }, 'whether') : goto('whether');
  },
  destroy(game, { seats }) {
    const rex = game.state.planets[MECATOL_REX]?.system;
    if (rex === undefined) return done();
    const near = adjacentSystems(game, rex);
    const chosen = seats
      .flatMap((seat) =>
        near.map((system) => ({
          seat,
          units: unitsAt(game, { owner: seat, system }).map((unit) => unit.id),
          count: 3,
          why: `at ${nameOfSystem(game, system)}`,
        })),
      )
      .filter(({ units }) => units.length > 0);
    // Destroys all of them at once: the units at Mecatol Rex and the nearby units that their owners choose.
    return call(
      destroyChosenUnits,
      { losses: chosen, also: unitsAt(game, { system: rex }).map((unit) => unit.id), by: null },
      'end',
    );
  },
  end: () => done(),
});

/** Returns the number of units a player loses on a low roll: all at Mecatol Rex and up to 3 in each adjacent system. */
function endangered(game: Game, seat: SeatId): number {
  const rex = game.state.planets[MECATOL_REX]?.system;
  const there = (system: SystemId): number => unitsAt(game, { owner: seat, system }).length;
  return rex === undefined
    ? 0
    : there(rex) + adjacentSystems(game, rex).reduce((sum, system) => sum + Math.min(3, there(system)), 0);
}

export default agenda({
  id: 'ixthian-artifact',
  name: 'Ixthian Artifact',
  set: 'base',
  text: 'For: the speaker rolls 1 die. 6 to 10: all players may research 2 technologies. 1 to 5: destroy all units at Mecatol Rex; in each adjacent system, each player destroys 3 of their units. Against: no effect.',
  type: 'directive',
  elect: 'for-against',
  advice: {
    outcomes: { for: (game, seat) => ({ technologies: 1, units: { destroyer: -endangered(game, seat) / 2 } }) },
  },
  procedures: [awaken],
  questions: [wantsToResearch],
  resolve: (_game, outcome) => (outcome === 'for' ? call(awaken, { seats: [], left: EACH }, 'finish') : undefined),
});
