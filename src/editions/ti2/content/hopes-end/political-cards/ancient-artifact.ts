import { ask, call, chosenKey, done, goto } from '#engine';
import { adjacentSystems } from '#ti2/rules/board/adjacency.ts';
import { destroyUnits, shipsIn, groundForcesOn, unitsInSystem } from '#ti2/rules/units/units.ts';
import { resolveHits, type Hits } from '#ti2/rules/combat/hits.ts';
import { type Game, politicalCard } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { procedure } from '#ti2/rules/game.ts';
import { kill } from '#ti2/rules/leaders/fate.ts';
import { leadersOn } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOf } from '#ti2/rules/names.ts';
import { gainTechnology, hasTechnology, hasPrerequisites } from '#ti2/rules/technology/technology.ts';
import { seatsByInfluence } from '#ti2/rules/seats.ts';

const TEN = 10;
const BLAST = 5;
const DICE = 2;
const GIFTS = 2;

const centre = (game: Game): string => Object.keys(game.state.systems).find((id) => game.book.tiles[id].centre) ?? '';

/** Lists each fleet, and the ground forces of each planet, in the systems adjacent to `middle`, with 0 hits. */
const around = (game: Game, middle: string): Hits[] =>
  adjacentSystems(game, middle).flatMap((system) => [
    ...new Set(shipsIn(game, system).map(({ owner }) => owner)),
  ].map((seat): Hits => ({ seat, system, count: 0 })).concat(
    game.state.systems[system].planets.flatMap((planet): Hits[] => {
      const [troop] = groundForcesOn(game, planet);
      return troop ? [{ seat: troop.owner, system, planet, count: 0 }] : [];
    }),
  )); // prettier-ignore

/** Rolls a die: the artifact explodes on 1 to 5, and teaches each player technologies on 6 to 10. */
const artifact = procedure<{ left?: Hits[]; gifts?: number }>()('ancient-artifact', {
  open: (game, data) => {
    const [face] = game.roll('ancient artifact', 1, TEN);
    const system = centre(game);
    game.addFact({ type: 'artifact-opened', die: face, bursts: face <= BLAST });
    if (face > BLAST) {
      data.gifts = GIFTS;
      return goto('teach');
    }
    data.left = around(game, system);
    for (const planet of game.state.systems[system].planets)
      for (const leader of leadersOn(game, planet)) kill(game, leader);
    destroyUnits(game, unitsInSystem(game, system));
    return goto('shake');
  },
  shake: (game, data) => {
    const hits = data.left?.shift();
    if (!hits) return done();
    const faces = game.roll('blast', DICE, TEN);
    game.addFact({ type: 'card-rolled', seat: hits.seat, by: 'ancient-artifact', faces, least: BLAST });
    hits.count = faces.filter((face) => face >= BLAST).length;
    return hits.count ? call(resolveHits, { all: [hits] }, 'shake') : goto('shake');
  },
  teach: (game, data) => {
    if (!data.gifts) return done();
    data.gifts -= 1;
    return ask(
      seatsByInfluence(game).flatMap((seat) => {
        const open = Object.values(game.book.byKind.technology).filter(
          (one) => !hasTechnology(game, seat, one.id) && hasPrerequisites(game, seat, one),
        );
        const options = open.map(({ id, text }) => ({ key: id, label: nameOf(game, id), hint: text }));
        return options.length
          ? [chooseOption.ask(seat, { prompt: 'Which technology do you gain from the Ancient Artifact?', options })]
          : [];
      }),
      'taught',
    );
  },
  taught: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const id = chosenKey(answer);
      if (id !== undefined) gainTechnology(game, seat, id, 0);
    }
    return goto('teach');
  },
});

export default politicalCard({
  id: 'ancient-artifact',
  name: 'Ancient Artifact',
  copies: 1,
  elect: 'for-against',
  rolls: 'hits',
  text: "For: roll 1 die. 1 to 5: destroy all units and leaders in the Mecatol Rex system; then roll 2 dice (5+ hits) against each fleet and each planet's ground forces in adjacent systems. 6+: each player gains 2 technologies, one by one (prerequisites needed). Against: no effect.",
  sources: { text: 'confirmed', copies: 'single' },
  procedures: [artifact],
  resolve: (_game, outcome) => (outcome === 'for' ? call(artifact, {}, 'finish') : undefined),
});
