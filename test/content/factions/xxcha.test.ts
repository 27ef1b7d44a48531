import { expect, test } from 'vitest';
import { agendaPhase } from '../../../src/rules/agenda-phase.ts';
import { spaceCannonOffense } from '../../../src/rules/space-cannon.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Bob is the Xxcha Kingdom.
const seats = { ann: 'winnu', bob: 'xxcha', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const rest = (t: TestTable, seat: string, question: string) => t.answers(seat, (spec) => (spec.kind === 'choose' ? spec.options.slice(0, spec.min).map(({ key }) => key) : null), question);

test('Peace Accords: after the primary ability of Diplomacy, a planet without units next to one of theirs, exhausted (Peace Accords note 3)', () => {
  const t = at({ active: 'bob', planets: { bob: ['lodor'], ann: ['new-albion'] }, ground: { starpoint: { ann: '1 infantry' } } }).begin('strategic-action', { seat: 'bob', card: 'diplomacy' });
  rest(t, 'bob', 'diplomacy-system');
  t.answers('bob', 'xxcha', 'window');
  const open = t.options('bob', 'peace-accords');
  expect([open.includes('new-albion'), open.includes('starpoint'), open.includes('mecatol-rex'), open.includes('tequran')]).toEqual([true, false, false, false]);
  t.answers('bob', 'new-albion', 'peace-accords');
  expect(t.state.planets['new-albion']).toMatchObject({ controller: 'bob', exhausted: true });
  expect(t.open).toContain('ann use-secondary');
});

test('Peace Accords: also after the secondary ability; not where that is declined; not after another card (Peace Accords note 1)', () => {
  const diplomacy = (setting: Setting = {}) => {
    const t = at({ planets: { bob: ['lodor', 'starpoint'] }, ...setting }).begin('strategic-action', { seat: 'ann', card: 'diplomacy' });
    return rest(t, 'ann', 'diplomacy-system');
  };
  const used = diplomacy().answers('bob', 'use', 'use-secondary').answers('bob', 'xxcha', 'window');
  // In the same system counts as adjacent.
  used.answers('bob', 'new-albion', 'peace-accords');
  expect(used.state.planets['new-albion'].controller).toBe('bob');
  expect(diplomacy().answers('bob', 'decline', 'use-secondary').open).not.toContain('bob window');
  const other = at({ planets: { bob: ['lodor'] } }).begin('strategic-action', { seat: 'ann', card: 'trade' }).answers('ann', []).answers('bob', 'use', 'use-secondary');
  expect(other.open).not.toContain('bob window');
});

test('Peace Accords: players before them use the secondary ability first', () => {
  const t = at({ seats: { ann: 'winnu', bob: 'muaat', cat: 'xxcha' }, planets: { cat: ['starpoint'], bob: ['new-albion'] }, change: (state) => { state.planets['new-albion'].exhausted = true; } });
  rest(t.begin('strategic-action', { seat: 'ann', card: 'diplomacy' }), 'ann', 'diplomacy-system');
  t.answers('cat', 'use', 'use-secondary').answers('cat', 'xxcha', 'window');
  expect(t.open).toEqual(['bob use-secondary']);
  t.answers('bob', 'use', 'use-secondary').answers('bob', ['new-albion'], 'diplomacy-planets').answers('cat', 'new-albion', 'peace-accords');
  expect(t.state.planets['new-albion'].controller).toBe('cat');
});

const council = (setting: Setting = {}) => at({ phase: 'agenda', ...setting, change: (state) => {
  state.decks.agenda.draw = ['mutiny', 'economic-equality', 'swords-to-plowshares', 'incentive-program'];
  setting.change?.(state);
} }).begin(agendaPhase, {});

test('Quash: a strategy token discards the agenda, and the next one may be quashed as well (Quash note 3)', () => {
  const t = council().answers('bob', 'xxcha/1', 'window');
  expect(t.state.decks.agenda.discard).toEqual(['mutiny']);
  expect(t.state.seats.bob.tokens.strategy).toBe(1);
  t.answers('bob', 'xxcha/1', 'window');
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual(['mutiny', 'economic-equality', 'swords-to-plowshares']);
  // Without a token left nothing more can be quashed.
  expect(t.open).not.toContain('bob window');
});

test('Quash: not while Political Secret keeps the Xxcha from it', () => {
  const t = council({ change: (state) => { state.seats.ann.promissoryNotes.push('political-secret@bob'); state.seats.bob.promissoryNotes = []; } });
  t.answers('ann', 'political-secret@bob', 'window');
  expect(t.open).not.toContain('bob window');
});

const favored = (more?: Setting['change']): Setting['change'] => (state) => {
  state.seats.bob.promissoryNotes = [];
  state.seats.ann.promissoryNotes.push('political-favor@bob');
  more?.(state);
};

test('Political Favor: the Xxcha lose a strategy token and another agenda is revealed; the note goes back', () => {
  const t = council({ change: favored() }).answers('ann', 'political-favor@bob', 'window');
  expect(t.state.seats.bob).toMatchObject({ tokens: { strategy: 1 }, promissoryNotes: ['political-favor@bob'] });
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual(['mutiny', 'economic-equality']);
});

test('Political Favor: not when the Xxcha have no token in their strategy pool (Political Favor note 2)', () => {
  expect(council({ change: favored((state) => { state.seats.bob.tokens.strategy = 0; }) }).open).not.toContain('ann window');
});

test('Instinct Training: cancels an action card, even a Sabotage, once a round (Instinct Training note 1)', () => {
  const t = at({ technologies: { bob: ['instinct-training'] }, hands: { ann: ['insider-information', 'sabotage'], cat: ['sabotage'] }, phase: 'agenda', change: (state) => { state.decks.agenda.draw = ['mutiny', 'economic-equality', 'swords-to-plowshares']; state.seats.bob.tokens.strategy = 2; } }).begin(agendaPhase, {});
  t.answers('bob', [], 'window').answers('ann', 'insider-information#1', 'window');
  expect(t.options('bob', 'window')).toEqual(['instinct-training']);
  t.answers('bob', [], 'window').answers('cat', 'sabotage#2', 'window');
  t.answers('bob', 'instinct-training', 'window');
  expect(t.facts('action-card-cancelled')).toMatchObject([{ seat: 'cat', by: 'bob' }]);
  expect(t.state.seats.bob).toMatchObject({ tokens: { strategy: 1 }, technologies: { 'instinct-training': { exhausted: true } } });
  expect(t.facts('agendas-looked-at').length + t.facts('agendas-seen').length).toBeGreaterThan(0);
});

test('Instinct Training: not for a card of the Xxcha themselves, nor without a token', () => {
  const own = at({ technologies: { bob: ['instinct-training'] }, hands: { bob: ['insider-information'] }, phase: 'agenda', change: (state) => { state.decks.agenda.draw = ['mutiny', 'economic-equality', 'swords-to-plowshares']; } }).begin(agendaPhase, {});
  own.answers('bob', 'insider-information#1', 'window');
  expect(own.facts('action-card-cancelled')).toEqual([]);
  expect(own.open).not.toContain('bob window');
});

test('Nullification Field: the turn of whoever activates a system with ships of the Xxcha is over, before its other consequences (Nullification Field note 1)', () => {
  const t = at({ technologies: { bob: ['nullification-field'], ann: ['spatial-conduit-cylinders'] }, space: { 27: { bob: '1 cruiser' } }, ground: { starpoint: { ann: '1 infantry' } } });
  t.begin('action-phase', {});
  t.answers('ann', 'tactical', 'turn').answers('ann', '27', 'system-to-activate');
  expect(t.open).toEqual(['ann window', 'bob window']);
  t.answers('ann', [], 'window').answers('bob', 'nullification-field', 'window');
  expect(t.facts('turn-ends')).toMatchObject([{ seat: 'ann' }]);
  expect(t.state.systems['27'].tokens).toEqual(['ann']);
  expect(t.state.turn.system).toBeNull();
  expect(t.state.seats.bob).toMatchObject({ tokens: { strategy: 1 }, technologies: { 'nullification-field': { exhausted: true } } });
  expect(t.open).toEqual(['bob turn']);
});

test('Nullification Field: ships are needed there, structures are not enough', () => {
  const t = at({ technologies: { bob: ['nullification-field'] }, ground: { starpoint: { bob: '1 pds' } } }).begin('tactical-action', { seat: 'ann' }).answers('ann', '27');
  expect(t.open).not.toContain('bob window');
});

test('Loncara Ssodu: its Space Cannon, 3 dice on 5, reaches adjacent systems', () => {
  const t = load(at({ space: { 27: { ann: '2 carrier' }, 28: { bob: '1 flagship' } } }), 5, 4, 10).begin(spaceCannonOffense, { system: '27', seat: 'ann' });
  t.answers('bob', 'ann', 'use-space-cannon').answers('bob', [], 'window');
  expect(t.facts('hits-produced')).toMatchObject([{ seat: 'bob', hits: 2 }]);
});
