import { expect, test } from 'vitest';
import { turn } from '../../../src/rules/action-phase.ts';
import { drawActionCards, handLimit } from '../../../src/rules/action-cards.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Yssaril Tribes.
const seats = { ann: 'yssaril', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const inTurn = (seat = 'ann', setting: Setting = {}) => at({ active: seat, ...setting }).begin(turn, { seat, performed: 0 });

test('Scheming: one card more however many are drawn, and one of the hand is discarded before anything else', () => {
  const t = at({ hands: { ann: ['veto'] } });
  expect(drawActionCards(t.game, 'ann', 2)).toHaveLength(3);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t.open).toEqual(['ann discard-action-cards']);
  t.answers('ann', 'veto#1');
  expect(t.state.seats.ann.actionCards).toHaveLength(3);
  expect(t.open).toEqual(['ann turn']);
});

test('Scheming: others draw as many as they are told to', () => {
  expect(drawActionCards(at().game, 'bob', 2)).toHaveLength(2);
});

test('Scheming: not while Political Secret keeps their abilities from being used', () => {
  const t = at({ change: (state) => { state.effects.e1 = { id: 'e1', component: 'political-secret', holder: 'bob', data: 'ann', until: 'agenda' }; } });
  expect(drawActionCards(t.game, 'ann', 1)).toHaveLength(1);
  expect(t.begin(turn, { seat: 'ann', performed: 0 }).open).toEqual(['ann turn']);
});

test('Crafty: no hand limit, not even that of Executive Sanctions', () => {
  const t = at({ change: (state) => { state.laws['executive-sanctions'] = { component: 'executive-sanctions' }; } });
  expect(handLimit(t.game, 'ann')).toBe(Infinity);
  expect(handLimit(t.game, 'bob')).toBe(3);
});

test('Stall Tactics: a component action that discards one card', () => {
  const t = inTurn('ann', { hands: { ann: ['veto', 'salvage'] } }).answers('ann', 'component:yssaril', 'turn').answers('ann', 'salvage#1');
  expect(t.state.seats.ann.actionCards).toEqual(['veto#1']);
  expect(t.open).toEqual(['ann end-turn']);
  expect(inTurn().refusal('ann', 'component:yssaril')).toBe('You have no action card to discard.');
});

test('Mageon Implants: a look at another hand, and one card of it, which is not drawn', () => {
  const t = inTurn('ann', { hands: { bob: ['veto', 'salvage'] }, technologies: { ann: ['mageon-implants'] } }).answers('ann', 'component:mageon-implants', 'turn');
  expect(t.options('ann')).toEqual(['bob']);
  t.answers('ann', 'bob');
  expect(t.options('ann', 'card-from-hand')).toEqual(['veto#1', 'salvage#1']);
  t.answers('ann', 'salvage#1');
  expect([t.state.seats.ann.actionCards, t.state.seats.bob.actionCards]).toEqual([['salvage#1'], ['veto#1']]);
  expect(t.open).toEqual(['ann end-turn']);
  expect(t.facts('hand-seen')).toMatchObject([{ to: ['ann'], cards: ['veto#1', 'salvage#1'] }]);
});

test('Mageon Implants: somebody else must hold a card', () => {
  expect(inTurn('ann', { technologies: { ann: ['mageon-implants'] } }).refusal('ann', 'component:mageon-implants')).toBe('Nobody else has an action card.');
});

const spying: Setting['change'] = (state) => { state.seats.ann.promissoryNotes = []; state.seats.bob.promissoryNotes.push('spy-net@ann'); };

test('Spy Net: as its holder\'s turn starts, one card of the Yssaril; the note goes back', () => {
  const t = inTurn('bob', { hands: { ann: ['veto', 'salvage'] }, change: spying }).answers('bob', 'spy-net@ann', 'window').answers('bob', 'veto#1', 'card-from-hand');
  expect([t.state.seats.ann.actionCards, t.state.seats.bob.actionCards]).toEqual([['salvage#1'], ['veto#1']]);
  expect(t.state.seats.ann.promissoryNotes).toEqual(['spy-net@ann']);
});

test('Spy Net: received while one\'s turn starts it can be played at once', () => {
  const t = inTurn('bob', { space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } }, hands: { ann: ['veto'] }, technologies: { bob: ['transit-diodes'] }, ground: { starpoint: { bob: '1 infantry' } } });
  expect(t.open).toEqual(['bob window']);
  t.acts('ann', 'offer', { to: 'bob', give: { promissoryNote: 'spy-net@ann' }, take: {} });
  t.acts('bob', 'accept-offer', { offer: Object.keys(t.state.offers)[0] });
  expect(t.options('bob', 'window')).toContain('spy-net@ann');
});

test('Transparasteel Plating: in turns of the Yssaril, who has passed plays no action cards', () => {
  const passed = (active: string): Setting => ({
    active, hands: { bob: ['sabotage'], [active]: ['salvage'] }, technologies: { ann: ['transparasteel-plating'] }, change: (state) => { state.seats.bob.passed = true; },
  });
  const barred = (active: string) => at(passed(active)).game;
  const why = (active: string) => {
    const game = barred(active);
    return game.book.components['transparasteel-plating'].modifiers?.['action-card-barred']?.(game, { component: 'transparasteel-plating', holder: 'ann', key: 'transparasteel-plating', memory: null }, undefined, { seat: 'bob', card: 'sabotage#1' });
  };
  expect(why('ann')).toMatch(/You have passed/);
  expect(why('cat')).toBeUndefined();
});

test('Y\'sia Y\'ssrila: others\' ships do not block its way, but that of the ships beside it', () => {
  const t = at({ space: { 20: { ann: '1 flagship, 1 cruiser' }, 26: { bob: '1 cruiser' } }, board: { 201: '20' } }).begin('tactical-action', { seat: 'ann' }).answers('ann', '18');
  const spec = t.spec('ann', 'move-ships');
  const max = (key: string) => (spec.kind === 'allot' ? spec.lines.find((line) => line.key === key)?.max : undefined);
  expect([max('flagship@20'), max('cruiser@20')]).toEqual([1, 0]);
});
