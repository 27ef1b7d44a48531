import { expect, test } from 'vitest';
import type { Json } from '#engine';
import { repairForms } from '#ti3/discord/repairs/repair-forms.ts';
import { COUNT_CHOICES, repairs } from '#ti3/service/repairs/repairs.ts';
import type { Game } from '#ti3/rules/game.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { formatCorrection, narrate } from '#ti3/views/index.ts';
import { asked, laidOut, play } from '../content/third-game.ts';
import { enactForTest } from '../enact.ts';
import { ledTable, whereIs } from '../leaders/led-table.ts';
import { before } from '../options/suns.ts';
import { table } from '../table.ts';

/** Why not, or what is told of it once it is done. */
function corrects(game: Game, name: string, about: Record<string, string>): string {
  const problem = repairs[name].check(game as never, about as Json);
  if (problem !== undefined) return problem;
  repairs[name].run(game as never, about as Json);
  return narrate(game, game.state.facts.filter(({ type }) => type === 'corrected').slice(-1), null).join(' '); // prettier-ignore
}

test('every correction has a form and a confirmation text', () => {
  expect(repairForms.map(({ name }) => name)).toEqual(Object.keys(repairs));
  const game = laidOut();
  for (const { name } of repairForms) expect(formatCorrection(game, name, { seat: 'p1', other: 'p2' })).not.toBe('');
});

test('sets units, counters, control, readiness, damage and counts within limits', () => {
  const { game } = table({ space: { saudor: 'ann 2 dreadnought', 'empty-1': 'bob cruiser' } });
  const saudor = game.state.systems.saudor.position;
  const set = (name: string, about: Record<string, string>): string => corrects(game, name, { seat: 'ann', ...about });
  expect(set('units', { unit: 'cruiser', place: saudor, count: '2' })).toBe(
    `Corrected: Sol has 2 cruisers at Saudor (${saudor}).`,
  );
  expect(set('units', { unit: 'cruiser', place: saudor, count: '0' })).toContain('no Cruiser at Saudor');
  expect(set('units', { unit: 'cruiser', place: saudor, count: '9' })).toBe(
    'That player does not have that many in their reinforcements.',
  );
  expect(set('units', { unit: 'cruiser', place: 'empty-1', count: '1' })).toContain('Another player has units there');
  expect(corrects(game, 'units', { seat: 'ann', unit: 'cruiser', place: 'arnor', count: '1' })).toContain(
    'choose a system',
  );
  expect(corrects(game, 'units', { seat: 'ann', unit: 'space-dock', place: 'saudor-nowhere', count: '1' })).toContain(
    'not on the board',
  );
  expect(set('damaged', { unit: 'dreadnought', system: 'saudor', count: '1' })).toContain(
    '1 dreadnought (damaged) at Saudor',
  );
  expect(set('damaged', { unit: 'dreadnought', system: 'saudor', count: '3' })).toBe(
    'That player does not have that many there.',
  );
  expect(set('counter', { system: 'saudor', there: 'yes' })).toContain('a command counter at Saudor');
  expect(set('counter', { system: 'saudor', there: 'no' })).toContain('no command counter at Saudor');
  expect(set('count', { what: 'trade-goods', count: '3' })).toContain('3 trade goods');
  expect(set('count', { what: 'points', count: '11' })).toContain('more than 10 points');
  expect(set('count', { what: 'fleet', count: '16' })).toBe(
    'That player does not have that many command counters in their reinforcements.',
  );
  expect(set('count', { what: 'strategy', count: '1' })).toContain('1 command counter in strategy allocation');
  expect(corrects(game, 'control', { planet: 'arnor', seat: 'ann' })).toContain('controls Arnor');
  expect(corrects(game, 'ready', { planet: 'arnor', state: 'exhausted' })).toContain('Arnor is exhausted');
  expect(game.state.planets.arnor).toMatchObject({ owner: 'ann', exhausted: true });
  expect(game.state.seats.ann.tradeGoods).toBe(3);
});

test('sets technologies, claims, strategy cards, agreements, laws and the speaker', () => {
  const game = laidOut();
  const set = (name: string, about: Record<string, string>): string => corrects(game, name, { seat: 'p1', ...about });
  expect(set('technology', { technology: 'stasis-capsules', owned: 'yes' })).toContain('owns Stasis Capsules');
  expect(set('technology', { technology: 'stasis-capsules', owned: 'yes' })).toBe(
    'That player already owns the technology.',
  );
  game.state.objectives = [{ id: 'five-planets', claimedBy: [] }];
  expect(set('claimed', { objective: 'five-planets', claimed: 'yes' })).toContain('has scored Five Planets');
  expect([game.state.objectives[0].claimedBy, game.state.seats.p1.claimed]).toEqual([['p1'], ['five-planets']]);
  expect(set('strategy-card', { card: 'trade', state: 'used' })).toBe('That player does not have the strategy card.');
  expect(set('strategy-card', { card: 'trade', state: 'taken' })).toContain('has Trade');
  expect(set('strategy-card', { card: 'trade', state: 'used' })).toContain('has Trade (used)');
  expect(set('strategy-card', { card: 'trade', state: 'lying' })).toContain('has returned Trade');
  expect(set('strategy-card', { card: 'trade', state: 'gone' })).toContain('Choose taken');
  expect(set('agreement', { other: 'p2', stands: 'no' })).toBe('These players have no trade agreement.');
  expect(set('agreement', { other: 'p2', stands: 'yes' })).toContain('have a trade agreement');
  expect(set('agreement', { other: 'p2', stands: 'no' })).toContain('have no trade agreement');
  makeAgreement(game, ['p1', 'p3'], [game.state.seats.p1.contracts[0], game.state.seats.p3.contracts[0]]);
  expect(set('agreement', { other: 'p3', stands: 'yes' })).toContain('already');
  enactForTest(game, 'code-of-honor');
  expect(set('law', { law: 'code-of-honor' })).toContain('the law Code of Honor is discarded');
  expect(set('law', { law: 'code-of-honor' })).toContain('That law is not in effect');
  const other = game.state.order.find((seat) => seat !== game.state.speaker) ?? '';
  expect(corrects(game, 'speaker', { seat: other })).toContain('is the speaker');
  expect(corrects(game, 'speaker', { seat: 'nobody' })).toBe("I don't know that player.");
});

test('skips a question only when one is open', () => {
  const game = laidOut();
  expect(corrects(game, 'skip', { seat: 'p1' })).toBe('That player has no question to answer.');
  play(game, 'take-strategy-card', { seat: 'p1' });
  expect(asked(game).player).toBe('p1');
  expect(corrects(game, 'skip', { seat: 'p1' })).toContain('skips the question');
});

test('E3 18.24 only correcting control to a player removes the counter', () => {
  const { game } = before('industrial-society');
  corrects(game, 'control', { planet: 'tarmann', seat: 'nobody' });
  expect(game.state.planets.tarmann.counter).toBeDefined();
  corrects(game, 'control', { planet: 'tarmann', seat: 'ann' });
  expect(game.state.planets.tarmann.counter).toBeUndefined();
});

test('count labels use the game’s terms', () => {
  expect(COUNT_CHOICES.map(({ label }) => label)).toEqual([
    'trade goods',
    'points',
    'command pool',
    'fleet supply',
    'strategy allocation',
  ]);
  const { game } = table({});
  const said = corrects(game, 'count', { seat: 'ann', what: 'bananas', count: '1' });
  expect(said).toBe('Choose what to correct: trade goods, points, command pool, fleet supply, strategy allocation.');
});

test('E3 20.7, 20.8 moves a leader to a planet or captor', () => {
  const at = ledTable({ ground: { arnor: 'ann ground-force', saudor: 'bob' } }, { ann: { general: 'arnor' } });
  const set = (place: string): string => corrects(at.game, 'leader', { leader: 'ann-general', place });
  expect(set('bob')).toContain('has captured');
  expect(whereIs(at, 'ann-general')).toBe('of bob');
  expect(set('saudor')).toBe("The leader's owner does not control that planet.");
  expect(set('ann')).toBe('A player cannot hold their own leader captive.');
  expect(set('nowhere')).toContain('Choose a planet');
  expect(set('arnor')).toContain('is on Arnor');
  expect(whereIs(at, 'ann-general')).toBe('arnor');
  expect(set('lost')).toContain('is killed');
  expect(whereIs(at, 'ann-general')).toBe('killed');
});

test('E3 18.20 adds or removes a face-down counter on a planet', () => {
  const { game } = before('industrial-society');
  const set = (lies: string): string => corrects(game, 'marker', { planet: 'tarmann', lies });
  expect(set('yes')).toBe('That planet already has a domain counter.');
  expect(set('no')).toContain("Tar'Mann has no face-down domain counter");
  expect(game.state.planets.tarmann.counter).toBeUndefined();
  expect(set('no')).toBe('That planet has no domain counter.');
  expect(set('yes')).toContain("Tar'Mann has a face-down domain counter");
  expect(game.state.planets.tarmann.counter).toMatchObject({ seenBy: [] });
});
