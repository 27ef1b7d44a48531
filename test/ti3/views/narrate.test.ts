import { expect, test } from 'vitest';
import type { GameFact } from '#ti3/rules/facts.ts';
import { narrate } from '#ti3/views/index.ts';
import { CardTable } from '../card-table.ts';
import { laidOut } from '../content/third-game.ts';

const game = laidOut();
const told = (...facts: GameFact[]): string[] =>
  narrate(game, facts, null, { emojiOf: (seat) => (seat === 'p2' ? '[2] ' : '') });

test('the log names voted outcomes of every kind', () => {
  const cast = (outcome: string): string => told({ type: 'votes-cast', seat: 'p1', outcome, votes: 2 })[0];
  expect([cast('for'), cast('p2'), cast('mecatol-rex'), cast('code-of-honor'), cast('red'), cast('p1+p2')]).toEqual([
    'Sol casts 2 votes For.',
    'Sol casts 2 votes for [2] Letnev.',
    'Sol casts 2 votes for Mecatol Rex.',
    'Sol casts 2 votes for Code of Honor.',
    'Sol casts 2 votes for Red.',
    'Sol casts 2 votes for Sol and [2] Letnev.',
  ]);
  expect(told({ type: 'law-enacted', card: 'minister-of-policy', elected: 'p1' })).toEqual([
    'The law Minister of Policy takes effect for Sol.',
  ]);
  expect(told({ type: 'law-enacted', card: 'code-of-honor' })).toEqual(['The law Code of Honor takes effect.']);
});

test('the log names alike landings once and ends no sentence twice', () => {
  const landed = (planet: string, count: number): GameFact => ({
    type: 'units-landed',
    seat: 'p1',
    planet,
    units: { 'ground-force': count },
  });
  expect(told(landed('arnor', 1), landed('lor', 1))).toEqual(['Sol lands 1 ground force each on Arnor and Lor.']);
  expect(told(landed('arnor', 1), landed('lor', 2))).toEqual([
    'Sol lands 1 ground force on Arnor and 2 ground forces on Lor.',
  ]);
  expect(told({ type: 'secret-objective-seen', seat: 'p1', to: null, objective: 'supremacy' } as never)).toEqual([
    'You draw the secret objective Supremacy!',
  ]);
});

test('the log names the card of victory points once', () => {
  const points: GameFact = { type: 'points-changed', seat: 'p1', by: 2, why: 'imperial' };
  expect(told({ type: 'strategic-action', seat: 'p1', card: 'imperial' }, points)).toEqual([
    'Sol performs the strategic action of Imperial: gains 2 victory points.',
  ]);
  expect(told(points)).toEqual(['Sol gains 2 victory points (Imperial).']);
});

test('no planet shares an id with a card', () => {
  const { planets, components } = game.book;
  expect(Object.keys(planets).filter((id) => components[id])).toEqual([]);
});

test('the log names public targets but not hand cards', () => {
  const aimed = (...target: string[]) =>
    told({ type: 'target-named', seat: 'p1', component: 'insubordination', target });
  expect(aimed('p2')).toEqual(['Sol chooses [2] Letnev for Insubordination.']);
  expect(aimed('mecatol-rex')).toEqual(['Sol chooses Mecatol Rex for Insubordination.']);
  expect(aimed('sabotage-1')).toEqual([]);
});

test('the log names the agreement breaker and Warfare’s counter', () => {
  const broken = (by: string | null) => told({ type: 'agreement-broken', seats: ['p1', 'p2'], by });
  expect(broken('p1')).toEqual(['Sol breaks the trade agreement with [2] Letnev.']);
  expect(broken('p3')[0]).toContain('breaks the trade agreement between Sol and [2] Letnev.');
  expect(broken(null)).toEqual(['The trade agreement between Sol and [2] Letnev ends.']);
  expect(told({ type: 'counter-removed', seat: 'p1', system: 'mecatol', area: 'command' })[0]).toContain(
    'returns 1 command counter from',
  );
  expect(told({ type: 'counter-removed', seat: 'p1', system: 'mecatol' })).toEqual([]);
});

test('keeps a player’s own name before what they receive', () => {
  const line = narrate(game, [{ type: 'agreement-made', seats: ['p1', 'p2'], worth: [2, 1] }], null, {
    subject: 'p1',
  })[0];
  expect(line).toMatch(/^Sol \(income 2\) and /);
});

test('E3 7.3 the dice log names unit, target, face and bonus', () => {
  const die = (unit: 'cruiser' | 'carrier', face: number, hitsOn: number, bonus = 0) => ({ unit, face, hitsOn, bonus });
  const rolled = (...dice: ReturnType<typeof die>[]) =>
    told({ type: 'dice-rolled', seat: 'p1', purpose: 'space', system: 'mecatol', dice, hits: 2 })[0];
  expect(rolled(die('cruiser', 9, 7), die('carrier', 8, 9, 1), die('cruiser', 3, 7))).toBe(
    'Sol rolls for the space battle: cruiser (hits on 7): 9✓, 3; carrier (hits on 9): 8+1✓. 2 hits.',
  );
  expect(rolled(die('cruiser', 7, 7, -1))).toContain('cruiser (hits on 7): 7−1.');
});

test('the log names a law’s owner or planet', () => {
  const enacted = (elected: string) => told({ type: 'law-enacted', card: 'minister-of-policy', elected })[0];
  expect(enacted('p2')).toBe('The law Minister of Policy takes effect for [2] Letnev.');
  expect(enacted('mecatol-rex')).toBe('The law Minister of Policy takes effect: Mecatol Rex.');
});

test('merges an ability and its gain into one line', () => {
  expect(
    told(
      { type: 'ability-used', seat: 'p1', component: 'minister-of-exploration' },
      { type: 'trade-goods-changed', seat: 'p1', by: 1 },
      { type: 'ability-used', seat: 'p1', component: 'minister-of-exploration' },
      { type: 'trade-goods-changed', seat: 'p2', by: 1 },
    ),
  ).toEqual([
    'Sol uses Minister of Exploration and gains 1 trade good.',
    'Minister of Exploration takes effect for Sol.',
    '[2] Letnev gains 1 trade good.',
  ]);
  expect(
    told({ type: 'ability-used', seat: 'p1', component: 'patience' }, { type: 'turn-skipped', seat: 'p1' }),
  ).toEqual(['Sol uses Patience and skips this turn.']);
});

test('E3 20.4, 20.5 the leader die log explains every result range', () => {
  const rolled = (how: 'ship' | 'planet', face: number, fate: 'killed' | 'escaped' | 'captured'): string =>
    told({ type: 'leader-fate-rolled', seat: 'p1', leader: 'unknown', face, fate, how })[0];
  expect(rolled('planet', 8, 'escaped')).toMatch(
    /^Sol rolls an 8 .*, who escapes \(1 to 5: captured, 6 to 9: escaped, 10: killed\)\.$/,
  );
  expect(rolled('ship', 9, 'captured')).toMatch(
    /^Sol rolls a 9 .*, who is captured \(1 to 5: killed, 6 to 8: escaped, 9 to 10: captured\)\.$/,
  );
});

test('logs card dice individually, as hits or successes', () => {
  const rolled = (more: { hitting?: true }) =>
    told({ type: 'card-dice-rolled', seat: 'p1', component: 'plague', faces: [8, 4], hits: 0, ...more })[0];
  expect(rolled({ hitting: true })).toBe('Sol rolls for Plague: 8, 4. 0 hits.');
  expect(rolled({})).toBe('Sol rolls for Plague: 8, 4. 0 successes.');
});

test('E3 3.4 the action phase log lists the order of play', () => {
  const at = new CardTable();
  at.state.seats.ann.strategyCards = { imperial: { used: false } };
  at.state.seats.bob.strategyCards = { logistics: { used: false } };
  at.state.seats.cal.strategyCards = { initiative: { used: true } };
  at.begins('action-phase', {});
  const begins = at.state.facts.filter(({ type }) => type === 'phase-begins');
  expect(narrate(at.game, begins, null)[0]).toMatch(
    /action phase begins\. Order of play: .*Xxcha.* \(1\), .*Hacan \(\d\), .*Sol \(8\)\.$/,
  );
});
