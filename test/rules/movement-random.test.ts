import { expect, test } from 'vitest';
import { openAsks, answerProblem, randomAnswer, specOf, type Answer, type Spec } from '#engine';
import { movement } from '#ti4/rules/movement/movement.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { plain } from './loaded-dice.ts';
import { table, type TestTable } from './table.ts';
import { createRandom } from '#simulation';

/** Answers everything with whatever is legal, found by trying; else as proposed. */
function playOn(t: TestTable, below: (n: number) => number): string[] {
  const asked: string[] = [];
  for (let i = 0; i < 60; i++) {
    const open = openAsks(t.state).find(({ ask }) => ask.reply === undefined);
    if (!open) return asked;
    asked.push(open.ask.question);
    const legal = (spec: Spec): Answer => {
      for (let tries = 0; tries < 12; tries++) {
        const reply = randomAnswer(spec, below);
        if (!answerProblem(t.game as never, open, reply, specOf(t.game as never, open))) return reply;
      }
      return spec.kind === 'allot' ? spec.proposed : randomAnswer(spec, below);
    };
    // eslint-disable-next-line no-restricted-syntax -- a random walk answers whatever is asked
    t.answers(open.ask.player, legal, open.ask.question);
  }
  throw new Error(`It never ends: ${asked.join(', ')}`);
}

const removed = (t: TestTable): number => t.facts('unit-removed').length + t.facts('unit-destroyed').length;

test('58, 95, 41: random moves past rifts account for every unit', () => {
  const asked = new Set<string>();
  for (let seed = 1; seed <= 50; seed++) {
    const below = createRandom(seed);
    const some = (type: string, most: number): string => (below(3) ? `${1 + below(most)} ${type}` : '');
    const fleet = (): string =>
      [some('carrier', 2), some('cruiser', 2), some('dreadnought', 1), some('fighter', 4)].filter(Boolean).join(', ');
    const t = table({
      seats: { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' },
      board: { 201: '41' },
      seed: String(seed),
      technologies: {
        ann: ['carrier-ii', 'cruiser-ii', ...(below(2) ? ['gravity-drive'] : []), ...(below(3) ? [] : ['fighter-ii'])],
      },
      space: {
        '06': { ann: fleet() },
        20: { ann: fleet() },
        41: { ann: fleet() },
        26: { ann: below(3) ? '' : fleet(), bob: below(4) ? '' : '1 cruiser' },
      },
      ground: { '000': { ann: '3 infantry' }, 'vefut-ii': { ann: '4 infantry' }, lodor: { ann: '2 infantry' } },
      change: (state) => {
        state.seats.ann.tokens.fleet = 12;
      },
    });
    const before = Object.keys(t.state.units).length;
    t.begin(movement, { seat: 'ann', system: ['36', '26', '18'][below(3)] });
    for (const question of playOn(t, below)) asked.add(question);
    expect(t.state.stack).toEqual([]);
    expect(before - Object.keys(t.state.units).length).toBe(removed(t));
  }
  expect([...asked]).toEqual(expect.arrayContaining(['move-ships', 'path-of-ships', 'cargo-of-ships']));
});

test('78.7, 41: random retreats from rifts account for every unit', () => {
  const asked = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const below = createRandom(seed);
    const t = table({
      seats: plain,
      board: { 102: '41' },
      seed: String(seed),
      technologies: { bob: below(2) ? ['fighter-ii'] : [] },
      space: {
        41: {
          ann: '1 cruiser',
          bob: `${1 + below(2)} carrier, 1 dreadnought, ${1 + below(4)} fighter, ${1 + below(3)} infantry`,
        },
      },
      planets: { bob: ['lodor'] },
      change: (state) => {
        state.seats.bob.tokens.fleet = 6;
      },
    });
    const before = Object.keys(t.state.units).length;
    t.begin(spaceCombat, { system: '41', attacker: 'ann', defender: 'bob' });
    if (t.asks('bob', 'announce-retreat')) t.bob.retreats();
    for (const question of playOn(t, below)) asked.add(question);
    expect(t.state.stack).toEqual([]);
    expect(before - Object.keys(t.state.units).length).toBe(removed(t));
  }
  expect([...asked]).toContain('retreat-cargo');
});
