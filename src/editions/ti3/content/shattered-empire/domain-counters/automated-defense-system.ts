import { ask, call, chosenKey, choose, done } from '#engine';
import { domainCounter } from '#ti3/rules/components/component.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { unitsOnPlanet, piecesInReinforcements, shipsIn, groundForcesOn } from '#ti3/rules/units/units.ts';
import { loseImposed, placeFreeUnits, type ImposedLoss } from '#ti3/rules/politics/imposed-choices.ts';
import { MAX_PDS_PER_PLANET } from '#ti3/rules/production/build-lines.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const ID = 'automated-defense-system';
const DICE = 2;
const HITS_ON = 6;

const keepPds = question<{ planet: PlanetId }>()(
  'keep-defenses',
  (game, seat, { planet }) => {
    if (piecesInReinforcements(game, seat, 'pds') < 1)
      return { kind: 'none', reason: 'All your PDS are already on the board.' };
    const there = unitsOnPlanet(game, planet).filter(({ type }) => type === 'pds').length;
    if (there >= MAX_PDS_PER_PLANET) return { kind: 'none', reason: 'A planet can have at most 2 PDS (E3 9.3).' };
    return choose(`Do you place a free PDS on ${nameOfPlanet(game, planet)}?`, [
      { key: 'pds', label: 'Place a PDS' },
      { key: 'none', label: 'Place none' },
    ]);
  },
  { title: 'place a PDS', forced: true },
);

const takeOver = procedure<{ seat: SeatId; planet: PlanetId }>()(ID, {
  ask: (_game, { seat, planet }) => ask([keepPds.ask(seat, { planet })], 'chosen'),
  chosen: (game, { seat, planet }, { answer }) => {
    if (chosenKey(answer) === 'pds') placeFreeUnits(game, seat, 'pds', planet, 1);
    return done();
  },
});

export default domainCounter({
  id: ID,
  name: 'Automated Defense System',
  text: 'When you land: roll 2 dice. For each 6 to 10, destroy 1 of your ships there and 1 ground force that landed. If you still gain control: remove this counter; you may place a free PDS. If not, it stays.',
  confidence: 'high',
  counters: { 0: 3 },
  met: (game, { seat, system, planet }) => {
    const faces = game.roll(ID, DICE);
    const hits = faces.filter((face) => face >= HITS_ON).length;
    game.addFact({ type: 'card-dice-rolled', seat, component: ID, faces, hits, hitting: true });
    const losses: ImposedLoss[] = [shipsIn(game, system, seat), groundForcesOn(game, planet, seat)].map((units) => ({
      seat,
      units: units.map(({ id }) => id),
      count: hits,
    }));
    return hits ? call(loseImposed, { losses }, 'finish') : undefined;
  },
  taken: (_game, { seat, planet }) => call(takeOver, { seat, planet }, 'finish'),
  lasts: true,
  toll: () => 1,
  boon: () => 1,
  procedures: [takeOver],
  questions: [keepPds],
});
