import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { formatFound } from '#ti4/render/sheets/player-area.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { onTop, tableToExplore } from '../rules/exploring.ts';
import type { Setting, TestTable } from '../rules/table.ts';
import { textInUse } from '#ti4/rules/names.ts';

const withRelic = (relic: string, { change, ...setting }: Setting = {}): TestTable =>
  tableToExplore([], {
    ...setting,
    change: (state) => {
      state.seats.ann.relics = { [relic]: { component: relic } };
      change?.(state);
    },
  });
const inTurn = (relic: string, setting: Setting = {}): TestTable =>
  withRelic(relic, setting).begin(turn, { seat: 'ann', performed: 0 });

test('73.2, 73.2a gaining a relic takes the top card, if any', () => {
  const t = tableToExplore([], { change: ({ decks }) => void (decks.relic.draw = ['dominus-orb']) });
  t.begin(gainRelic, { seat: 'ann' }).begin(gainRelic, { seat: 'bob' });
  expect([Object.keys(t.state.seats.ann.relics ?? {}), t.state.seats.bob.relics]).toEqual([['dominus-orb'], undefined]);
});

test('73 note 2, 33 note 3 elimination discards fragments and purges relics', () => {
  const t = withRelic('shard-of-the-throne-relic', {
    change: ({ seats }) => {
      seats.ann.fragments = ['cultural-relic-fragment#1', 'unknown-relic-fragment#1'];
      seats.ann.points = 1;
    },
  }).begin(elimination, { seat: 'ann' });
  const { decks, seats, purged } = t.state;
  expect([decks.cultural.discard, decks.frontier.discard, purged]).toEqual([
    ['cultural-relic-fragment#1'],
    ['unknown-relic-fragment#1'],
    ['shard-of-the-throne-relic'],
  ]);
  expect([seats.ann.relics, seats.ann.fragments]).toEqual([undefined, undefined]);
});

test('35.9b, 73.1a, 73.4, 94 note 1 fragments are traded, relics are not', () => {
  const t = inTurn('dominus-orb', {
    space: { 26: { ann: '1 cruiser', bob: '' }, 27: { bob: '1 cruiser' } },
    change: ({ seats }) => void (seats.ann.fragments = ['cultural-relic-fragment#1', 'enigmatic-device#1']),
  });
  for (const card of ['enigmatic-device#1', 'dominus-orb'])
    expect(() => t.ann.offers('bob', { give: { fragments: [card] } })).toThrow('You have no such relic fragment.');
  t.ann.offers('bob', { give: { fragments: ['cultural-relic-fragment#1'] } });
  t.bob.accepts();
  expect([t.state.seats.ann.fragments, t.state.seats.bob.fragments]).toEqual([
    ['enigmatic-device#1'],
    ['cultural-relic-fragment#1'],
  ]);
});

test('73.3 The Codex: takes discarded action cards (The Codex note 2)', () => {
  const discard = ['sabotage#1', 'plague#1', 'bunker#1', 'ghost-ship#1'];
  const t = inTurn('the-codex', { change: ({ decks }) => void (decks.action.discard = discard) });
  t.ann.uses('The Codex').ann.chooses(['plague#1', 'sabotage#1', 'ghost-ship#1'], 'codex-cards').ann.endsTurn();
  expect([t.state.seats.ann.actionCards, t.state.decks.action.discard, t.state.purged]).toEqual([
    ['sabotage#1', 'plague#1', 'ghost-ship#1'],
    ['bunker#1'],
    ['the-codex'],
  ]);
  expect(t.facts('action-cards-taken-up')[0].to).toBeUndefined();
  expect(inTurn('the-codex').refusal('ann', 'component:the-codex', 'turn')).toBe(
    'There are no action cards in the discard pile.',
  );
});

test('The Crown of Emphidia: explores a planet after a tactical action', () => {
  const t = inTurn('the-crown-of-emphidia-relic', {
    planets: { ann: ['starpoint'] },
    change: (state) => onTop(state, 'rich-world'),
  });
  t.ann.activates('26').ann.uses('The Crown of Emphidia').ann.chooses('starpoint', 'choose-planet').ann.endsTurn();
  expect(t.facts('card-explored')).toMatchObject([{ planet: 'starpoint', card: 'rich-world#1' }]);
  expect(t.state.seats.ann.relics).toMatchObject({ 'the-crown-of-emphidia-relic': { exhausted: true } });
});

test('The Crown of Emphidia: purges for a point with the Tomb controlled', () => {
  const atEnd = (controller: string): TestTable =>
    withRelic('the-crown-of-emphidia-relic', {
      phase: 'status',
      planets: { [controller]: ['lodor'] },
      change: ({ planets }) =>
        void (planets.lodor.markers = [{ id: 'tomb-of-emphidia#1', component: 'tomb-of-emphidia' }]),
    }).begin('window', { event: { name: 'status-phase-ends', timing: 'when' }, firm: {}, used: [] });
  const t = atEnd('ann');
  t.ann.uses('The Crown of Emphidia');
  expect([t.state.seats.ann.points, t.state.purged]).toEqual([1, ['the-crown-of-emphidia-relic']]);
  expect(atEnd('bob').open).toEqual([]);
});

test('Dominus Orb: moves ships and cargo despite own command tokens', () => {
  const setting: Setting = {
    space: { 26: { ann: '1 carrier, 1 infantry' } },
    change: ({ systems }) => void systems['26'].tokens.push('ann'),
  };
  const t = inTurn('dominus-orb', setting);
  t.ann
    .activates('27')
    .ann.uses('Dominus Orb')
    .ann.moves('carrier from 26, infantry from 26')
    .ann.lands()
    .ann.endsTurn();
  expect([t.units('ann', { system: '27' }), t.state.seats.ann.relics]).toEqual(['1 carrier, 1 infantry', undefined]);
});

test('Maw of Worlds note 1: exhausts all planets for any technology', () => {
  const t = withRelic('maw-of-worlds', { phase: 'agenda', planets: { ann: ['starpoint'] } }).begin(agendaPhase, {});
  t.ann.uses('Maw of Worlds').ann.chooses('war-sun', 'maw-technology');
  expect(t.state.seats.ann.technologies['war-sun']).toBeDefined();
  expect(t.state.planets.starpoint.exhausted).toBe(true);
  t.leaves('bob', 'vote-for').leaves('cat', 'vote-for');
});

test('The Obsidian: draws a secret objective and raises the limit to four', () => {
  const gained = (before: number): TestTable =>
    tableToExplore([], {
      change: ({ decks, seats }) => {
        decks.relic.draw = ['the-obsidian'];
        seats.ann.secretObjectives = decks.secret.draw.splice(0, before);
      },
    }).begin(gainRelic, { seat: 'ann' });
  expect(gained(3).state.seats.ann.secretObjectives).toHaveLength(4);
  const t = gained(4);
  t.leaves('ann', 'return-secret-objective');
});

test("The Prophet's Tears: exhausts to ignore a prerequisite or draw a card", () => {
  const t = withRelic('the-prophets-tears').begin(research, { seat: 'ann' });
  t.ann.declines().ann.researches('fleet-logistics').ann.chooses('the-prophets-tears', 'ignore-prerequisites');
  expect(t.state.seats.ann.technologies['fleet-logistics']).toBeDefined();
  expect(t.state.seats.ann.relics).toMatchObject({ 'the-prophets-tears': { exhausted: true } });
  const other = withRelic('the-prophets-tears').begin(research, { seat: 'ann' });
  other.ann.uses("The Prophet's Tears").ann.researches('sarween-tools');
  expect(other.state.seats.ann.actionCards).toHaveLength(1);
});

test('Shard of the Throne note 1: goes to a home planet’s captor', () => {
  const t = tableToExplore([], {
    change: ({ decks }) => void (decks.relic.draw = ['shard-of-the-throne-relic']),
  }).begin(gainRelic, {
    seat: 'ann',
  });
  expect(t.state.seats.ann.points).toBe(1);
  t.begin(gainControl, { seat: 'bob', planet: 'starpoint' });
  expect(t.state.seats.ann.points).toBe(1);
  t.begin(gainControl, { seat: 'bob', planet: 'jord' });
  expect([t.state.seats.ann.points, t.state.seats.bob.points]).toEqual([0, 1]);
  expect([t.state.seats.ann.relics, Object.keys(t.state.seats.bob.relics ?? {})]).toEqual([
    undefined,
    ['shard-of-the-throne-relic'],
  ]);
});

test('Stellar Converter note 1, Stellar Converter note 3: destroys an eligible planet', () => {
  const t = inTurn('stellar-converter', {
    space: { 27: { ann: '1 dreadnought' } },
    ground: { lodor: { bob: '2 infantry, 1 pds' }, torkan: { ann: '1 infantry' } },
    change: ({ planets }) => void (planets.lodor.markers = [{ id: 'dyson-sphere#1', component: 'dyson-sphere' }]),
  });
  t.ann.uses('Stellar Converter');
  const open = t.options('ann', 'choose-planet');
  expect([open.includes('lodor'), open.includes('tequran')]).toEqual([true, true]);
  for (const planet of ['starpoint', 'torkan', 'mecatol-rex', 'jord']) expect(open, planet).not.toContain(planet);
  t.ann.chooses('lodor', 'choose-planet').ann.endsTurn();
  const { planets, systems, purged, decks } = t.state;
  expect([planets.lodor, systems['26'].planets, t.units('bob'), systems['26'].markers]).toEqual([
    undefined,
    [],
    '',
    [{ id: 'destroyed-planet', component: 'destroyed-planet' }],
  ]);
  expect([purged, decks.cultural.discard]).toEqual([['stellar-converter', 'dyson-sphere#1'], []]);
});

test('73.1 a fragment names its type, and in use only its action', () => {
  const { text } = withRelic('dominus-orb').game.book.components['cultural-relic-fragment'];
  expect([text, textInUse(text)]).toEqual([
    'Keep this card. Action: purge 3 of your cultural relic fragments to gain a relic.',
    'Action: purge 3 of your cultural relic fragments to gain a relic.',
  ]);
});

test('board views list each player’s relics and grouped fragments', () => {
  const t = withRelic('dominus-orb', {
    change: ({ seats }) => void (seats.ann.fragments = ['cultural-relic-fragment#1', 'cultural-relic-fragment#2']),
  });
  const { seats } = buildBoardView(t.game, null);
  const found = (id: string) => seats.find((seat) => seat.id === id)?.found?.map(formatFound);
  expect([found('ann'), found('bob')]).toEqual([['Dominus Orb', '2 Cultural Relic Fragments'], undefined]);
});
