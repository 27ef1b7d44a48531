import { expect, test } from 'vitest';
import type { Json } from '../../../src/engine/index.ts';
import { repairForms } from '../../../src/editions/ti3/face/repair-forms.ts';
import { repairs } from '../../../src/editions/ti3/face/repairs.ts';
import type { Game } from '../../../src/editions/ti3/rules/game.ts';
import { makeAgreement } from '../../../src/editions/ti3/rules/trade/agreements.ts';
import { correctionTold, narrate } from '../../../src/editions/ti3/views/index.ts';
import { asked, laidOut, play } from '../content/third-game.ts';
import { enactForTest } from '../enact.ts';
import { table } from '../table.ts';

/** Why not, or what is told of it once it is done. */
function corrects(game: Game, name: string, about: Record<string, string>): string {
  const problem = repairs[name].check(game as never, about as Json);
  if (problem !== undefined) return problem;
  repairs[name].run(game as never, about as Json);
  return narrate(game, game.state.facts.filter(({ type }) => type === 'corrected').slice(-1), null).join(' '); // prettier-ignore
}

test('every correction has a form, and says what is then so', () => {
  expect(repairForms.map(({ name }) => name)).toEqual(Object.keys(repairs));
  const game = laidOut();
  for (const { name } of repairForms) expect(correctionTold(game, name, { seat: 'p1', other: 'p2' })).not.toBe('');
});

test('units, counters, control and readiness of planets, damage and counts are set, and no more than there are', () => {
  const { game } = table({ space: { saudor: 'ann 2 dreadnought', 'empty-1': 'bob cruiser' } });
  const saudor = game.state.systems.saudor.position;
  const set = (name: string, about: Record<string, string>): string => corrects(game, name, { seat: 'ann', ...about });
  expect(set('units', { unit: 'cruiser', place: saudor, count: '2' })).toBe(
    `Corrected: Federation of Sol has 2 cruisers at Saudor (${saudor}).`,
  );
  expect(set('units', { unit: 'cruiser', place: saudor, count: '0' })).toContain('no Cruiser at Saudor');
  expect(set('units', { unit: 'cruiser', place: saudor, count: '9' })).toBe('There are not so many pieces left.');
  expect(set('units', { unit: 'cruiser', place: 'empty-1', count: '1' })).toContain('Units of somebody else');
  expect(corrects(game, 'units', { seat: 'ann', unit: 'cruiser', place: 'arnor', count: '1' })).toContain('name the system');
  expect(corrects(game, 'units', { seat: 'ann', unit: 'space-dock', place: 'saudor-nowhere', count: '1' })).toContain('no such system');
  expect(set('damaged', { unit: 'dreadnought', system: 'saudor', count: '1' })).toContain('1 dreadnought damaged at Saudor');
  expect(set('damaged', { unit: 'dreadnought', system: 'saudor', count: '3' })).toBe('There are not so many there.');
  expect(set('counter', { system: 'saudor', there: 'yes' })).toContain('a command counter at Saudor');
  expect(set('counter', { system: 'saudor', there: 'no' })).toContain('no command counter at Saudor');
  expect(set('count', { what: 'trade-goods', count: '3' })).toContain('3 trade goods');
  expect(set('count', { what: 'points', count: '11' })).toContain('won with 10');
  expect(set('count', { what: 'fleet', count: '16' })).toBe('There are not so many command counters.');
  expect(set('count', { what: 'strategy', count: '1' })).toContain('1 command counter in strategy allocation');
  expect(corrects(game, 'control', { planet: 'arnor', seat: 'ann' })).toContain('controls Arnor');
  expect(corrects(game, 'ready', { planet: 'arnor', state: 'exhausted' })).toContain('Arnor is exhausted');
  expect(game.state.planets.arnor).toMatchObject({ owner: 'ann', exhausted: true });
  expect(game.state.seats.ann.tradeGoods).toBe(3);
});

test('technologies, claims, strategy cards, agreements, laws and the speaker are set', () => {
  const game = laidOut();
  const set = (name: string, about: Record<string, string>): string => corrects(game, name, { seat: 'p1', ...about });
  expect(set('technology', { technology: 'stasis-capsules', owned: 'yes' })).toContain('has Stasis Capsules');
  expect(set('technology', { technology: 'stasis-capsules', owned: 'yes' })).toBe('They have it already.');
  game.state.objectives = [{ id: 'five-planets', claimedBy: [] }];
  expect(set('claimed', { objective: 'five-planets', claimed: 'yes' })).toContain('has claimed Five Planets');
  expect([game.state.objectives[0].claimedBy, game.state.seats.p1.claimed]).toEqual([['p1'], ['five-planets']]);
  expect(set('strategy-card', { card: 'trade', state: 'used' })).toBe('They do not have it.');
  expect(set('strategy-card', { card: 'trade', state: 'taken' })).toContain('has Trade');
  expect(set('strategy-card', { card: 'trade', state: 'used' })).toContain('has Trade, used');
  expect(set('strategy-card', { card: 'trade', state: 'lying' })).toContain('put Trade back');
  expect(set('strategy-card', { card: 'trade', state: 'gone' })).toContain('Say taken');
  expect(set('agreement', { other: 'p2', stands: 'no' })).toBe('They have no trade agreement.');
  expect(set('agreement', { other: 'p2', stands: 'yes' })).toContain('have a trade agreement');
  expect(set('agreement', { other: 'p2', stands: 'no' })).toContain('have no trade agreement');
  makeAgreement(game, ['p1', 'p3'], [game.state.seats.p1.contracts[0], game.state.seats.p3.contracts[0]]);
  expect(set('agreement', { other: 'p3', stands: 'yes' })).toContain('already');
  enactForTest(game, 'code-of-honor');
  expect(set('law', { law: 'code-of-honor' })).toContain('no law any more');
  expect(set('law', { law: 'code-of-honor' })).toContain('no such law');
  const other = game.state.order.find((seat) => seat !== game.state.speaker) ?? '';
  expect(corrects(game, 'speaker', { seat: other })).toContain('is the speaker');
  expect(corrects(game, 'speaker', { seat: 'nobody' })).toBe('There is no such seat.');
});

test('a question can be passed over, and only where something is asked', () => {
  const game = laidOut();
  expect(corrects(game, 'skip', { seat: 'p1' })).toBe('That seat is asked nothing.');
  play(game, 'take-strategy-card', { seat: 'p1' });
  expect(asked(game).player).toBe('p1');
  expect(corrects(game, 'skip', { seat: 'p1' })).toContain('skips what they were asked');
});
