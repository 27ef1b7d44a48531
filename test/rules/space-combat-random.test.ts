import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { answer, openAsks, answerProblem, randomAnswer, specOf } from '#engine';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { isShip } from '#ti4/rules/units/units.ts';
import { table, type TestTable } from './table.ts';
import { createSeededRandom } from '../../scripts/lib/seeded-random.ts';

const SHIPS = ['flagship', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter', 'dreadnought (damaged)'];
const FACTIONS = [
  'sol',
  'letnev',
  'sardakk-norr',
  'l1z1x',
  'yin',
  'naalu',
  'mentak',
  'jol-nar',
  'winnu',
  'nekro',
  'saar',
  'muaat',
  'xxcha',
  'hacan',
];
const CARDS = [
  'direct-hit',
  'direct-hit#2',
  'shields-holding',
  'maneuvering-jets',
  'morale-boost',
  'fighter-prototype',
  'fire-team',
  'scramble-frequency',
  'intercept',
  'skilled-retreat',
  'courageous-to-the-end',
  'emergency-repairs',
  'bunker',
  'blitz',
  'disable',
  'parley',
  'reflective-shielding',
  'salvage',
  'sabotage',
  'sabotage#2',
];
const TECHNOLOGIES = [
  'assault-cannon',
  'graviton-laser-system',
  'duranium-armor',
  'plasma-scoring',
  'magen-defense-grid',
  'x-89-bacterial-weapon',
  'infantry-ii',
  'destroyer-ii',
  'dreadnought-ii',
  'pds-ii',
  'dacxive-animators',
  'fighter-ii',
];

const side = fc.record({
  ships: fc
    .array(fc.constantFrom(...SHIPS), { minLength: 1, maxLength: 8 })
    .map((list) => list.filter((ship, i) => ship !== 'flagship' || list.indexOf(ship) === i)),
  forces: fc.nat(4),
  pds: fc.nat(2),
  technologies: fc.uniqueArray(fc.constantFrom(...TECHNOLOGIES), { maxLength: 5 }),
});

/** Plays at random until nobody is asked; every answer offered must be taken. */
function play(t: TestTable, below: (n: number) => number): void {
  for (let turn = 0; turn < 400; turn++) {
    const open = openAsks(t.state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length) return;
    const one = open[below(open.length)];
    const spec = specOf(t.game as never, one);
    const wish = randomAnswer(spec, below);
    const reply =
      answerProblem(t.game as never, one, wish, spec) === undefined || spec.kind !== 'allot' ? wish : spec.proposed;
    expect(
      answerProblem(t.game as never, one, reply, spec),
      `${one.ask.question}: ${JSON.stringify(spec)}`,
    ).toBeUndefined();
    answer(t.game as never, one.ask.player, one.ask.id, reply);
  }
  throw new Error(`Still asking ${t.open.join(', ')}`);
}

test('49, 77, 78 random cannons, combats and invasions always end', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...FACTIONS), { minLength: 3, maxLength: 3 }),
      side,
      side,
      fc.shuffledSubarray(CARDS, { maxLength: 14 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 1 << 30 }),
      (factions, ann, bob, cards, rich, number) => {
        const below = createSeededRandom(number);
        const list = (text: string, count: number) => (count ? [`${count} ${text}`] : []);
        const t = table({
          seed: String(number),
          seats: { ann: factions[0], bob: factions[1], cat: factions[2] },
          space: { 27: { ann: [...ann.ships, ...list('infantry', ann.forces)].join(', '), bob: bob.ships.join(', ') } },
          ground: {
            starpoint: { bob: [...list('infantry', bob.forces), ...list('pds', bob.pds)].join(', ') || '1 infantry' },
            'new-albion': { bob: '1 infantry' },
          },
          planets: { bob: ['lodor'], ann: rich ? ['tequran'] : [] },
          hands: { ann: cards.slice(0, 7), bob: cards.slice(7) },
          technologies: { ann: ann.technologies, bob: bob.technologies },
          change: (game) => {
            for (const seat of Object.values(game.seats)) seat.tokens.fleet = 16;
          },
        });
        t.begin(spaceCannonOffense, { system: '27' });
        play(t, below);
        t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
        play(t, below);
        t.begin(invasion, { seat: 'ann', system: '27' });
        play(t, below);
        const owners = new Set(
          Object.values(t.state.units)
            .filter((unit) => unit.system === '27' && unit.planet === undefined && isShip(t.game, unit))
            .map((unit) => unit.owner),
        );
        expect(owners.size).toBeLessThan(2);
        expect(t.state.stack).toEqual([]);
        expect(
          Object.values(t.state.effects).filter(
            (effect) => effect.until === 'combat' || effect.until === 'combat-round',
          ),
        ).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
