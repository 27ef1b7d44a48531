import { expect, test } from 'vitest';
import { formatFound } from '#ti4/render/sheets/player-area.ts';
import { destroyPlanet } from '#ti4/rules/planets/planet-lifecycle.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import { inForce, readyAll } from '#ti4/rules/components/in-force.ts';
import { unwind } from '#engine';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { assignControl, gainControl } from '#ti4/rules/planets/control.ts';
import { isLegendary } from '#ti4/rules/planets/planets.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import type { State } from '#ti4/rules/state.ts';
import { answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { attachCard } from '#ti4/rules/exploration/exploration-cards.ts';
import { dealt } from '../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';
import { POK } from '../rules/exploring.ts';

const exhausted =
  (...planets: string[]) =>
  (state: State): void => {
    for (const planet of planets) state.planets[planet].legend = { ...state.planets[planet].legend!, exhausted: true };
  };

/** Ann, whose turn is first, has Primor and Hope's End; nobody has a strategy card left to use. */
const laid = ({ change, ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    board: { '201': '65', '202': '66' },
    planets: { ann: ['primor', 'hopes-end'] },
    ...setting,
    change: (state) => {
      dealt({ ann: 'leadership', bob: 'diplomacy', cat: 'politics' })(state);
      change?.(state);
    },
  });
const turnEnds = (setting: Setting = {}): TestTable => laid(setting).begin(actionPhase, {}).ann.passes().table;
const cardsOf = (t: TestTable, seat: string): string[] =>
  ['the-atrament', 'imperial-arms-vault', 'exterrix-headquarters', 'mirage-flight-academy'].filter((id) =>
    inForce(t.game, t.game.book.components[id]).some(({ holder }) => holder === seat),
  );

test('53.2, 53.3 a legendary planet’s controller uses its card at turn end', () => {
  const t = turnEnds();
  expect([cardsOf(t, 'ann'), cardsOf(t, 'bob')]).toEqual([['the-atrament', 'imperial-arms-vault'], []]);
  t.ann.uses('The Atrament').chooses('primor:2').declines();
  expect(t.units('ann', { planet: 'primor' })).toBe('2 infantry');
  // 53 note 4: by itself.
  expect(t.state.planets.primor).toMatchObject({
    exhausted: false,
    legend: { component: 'the-atrament', exhausted: true },
  });
  expect(t).toAsk('bob turn');
});

test('53.2a, 53.2b the card comes readied, or as another player left it', () => {
  const t = laid({ planets: { ann: ['primor'] }, change: exhausted('primor', 'hopes-end') });
  t.begin(gainControl, { seat: 'bob', planet: 'primor' });
  expect([t.state.planets.primor.legend?.exhausted, cardsOf(t, 'ann'), cardsOf(t, 'bob')]).toEqual([
    true,
    [],
    ['the-atrament'],
  ]);
  assignControl(t.game, 'primor', null);
  t.begin(gainControl, { seat: 'cat', planet: 'primor' });
  expect([t.state.planets.primor.legend, cardsOf(t, 'cat')]).toEqual([{ component: 'the-atrament' }, ['the-atrament']]);
});

test('53.4 the card is purged with its planet', () => {
  const t = laid().begin(destroyPlanet, { seat: 'bob', planet: 'primor', token: 'destroyed-planet' });
  expect([t.state.purged, cardsOf(t, 'ann')]).toEqual([['the-atrament'], ['imperial-arms-vault']]);
});

test('53 note 1 a mech from the board is placed undamaged', () => {
  const t = turnEnds({
    seats: { ann: 'letnev', bob: 'sol', cat: 'sardakk-norr' },
    ground: { lodor: { ann: '1 mech (damaged)' }, quann: { ann: '3 mech' } },
    change: (state) => state.systems[state.planets.quann.system].tokens.push('ann'),
  });
  t.ann.uses('Imperial Arms Vault').chooses('hopes-end');
  const [taken] = unitsAt(t.game, { owner: 'ann', planet: 'lodor' });
  t.ann.chooses(taken.id, 'unit-to-take').declines();
  expect([t.units('ann', { planet: 'hopes-end' }), t.units('ann', { planet: 'lodor' })]).toEqual(['1 mech', '']);
});

test('53 note 3 several cards may be used at one turn’s end', () => {
  const t = turnEnds();
  t.ann.uses('The Atrament').chooses('hopes-end:1').uses('Imperial Arms Vault');
  expect(t.options('ann')).toEqual(['draw', 'primor', 'hopes-end', 'jord']);
  t.ann.chooses('draw');
  expect([t.units('ann', { planet: 'hopes-end' }), t.state.seats.ann.actionCards.length]).toEqual(['1 infantry', 1]);
  expect(t.facts('turn-ends')).toHaveLength(1);
});

test('53 note 2 cards also work when an effect ends a turn', () => {
  const stop = actionCard({
    id: 'test-stop',
    name: 'Stop',
    set: 'base',
    text: 'test',
    copies: 1,
    action: { problem: () => undefined, effect: () => unwind(turn, null) },
  });
  const t = laid({ components: [stop], hands: { ann: ['test-stop'] } }).begin(actionPhase, {});
  t.ann.performs('Stop').uses('The Atrament').chooses('primor:1').declines();
  expect(t.units('ann', { planet: 'primor' })).toBe('1 infantry');
});

test('The Atrament note 1 both infantry come to one planet', () => {
  const t = turnEnds();
  t.ann.uses('The Atrament');
  expect(t.options('ann')).toEqual(['primor:2', 'primor:1', 'hopes-end:2', 'hopes-end:1', 'jord:2', 'jord:1']);
  t.leaves('ann', 'the-atrament');
});

test('53 note 4, 53 note 5, 53 note 6 cards ready separately', () => {
  const t = laid({ change: exhausted('primor') });
  t.state.planets.primor.exhausted = true;
  readyAll(t.game, 'agenda');
  expect(t.state.planets.primor).toMatchObject({
    exhausted: false,
    legend: { component: 'the-atrament', exhausted: true },
  });
  readyAll(t.game, 'status');
  expect(t.state.planets.primor.legend).toEqual({ component: 'the-atrament' });
  const used = laid({ change: exhausted('primor', 'hopes-end') })
    .begin(actionPhase, {})
    .ann.passes().table;
  expect(used.facts('turn-ends')).toHaveLength(1);
});

test('53 note 7 neither Mecatol Rex nor Nano-Forge planets have legendary cards', () => {
  const t = laid({ sets: [...POK, 'codex-2'], planets: { ann: ['lodor'] } });
  expect(isLegendary(t.game, 'mecatol-rex')).toBe(false);
  t.state.decks.relic.draw = t.state.decks.relic.draw.filter((card) => card !== 'nano-forge');
  attachCard(t.game, 'nano-forge', 'lodor');
  expect([isLegendary(t.game, 'lodor'), t.state.planets.lodor.legend, cardsOf(t, 'ann')]).toEqual([
    true,
    undefined,
    [],
  ]);
});

test('Mallice: gains 2 trade goods or converts all commodities', () => {
  const mallice = (commodities: number) =>
    turnEnds({ planets: { ann: ['mallice'] }, change: ({ seats }) => (seats.ann.commodities = commodities) }).ann.uses(
      'Exterrix Headquarters',
    ).table;
  const none = mallice(0);
  expect(none.options('ann')).toEqual(['gain']);
  none.ann.chooses('gain');
  expect(none.state.seats.ann.tradeGoods).toBe(2);
  const some = mallice(3);
  some.ann.chooses('convert');
  expect(some.state.seats.ann).toMatchObject({ commodities: 0, tradeGoods: 3 });
});

test('Mirage: places up to 2 fighters with own ships', () => {
  const mirage = (state: State): void => {
    state.planets.mirage = {
      id: 'mirage',
      system: '46',
      controller: 'ann',
      exhausted: false,
      legend: { component: 'mirage-flight-academy' },
    };
    state.systems['46'].planets.push('mirage');
    state.systems['46'].markers = [{ id: 'mirage-token', component: 'mirage-token' }];
  };
  const t = turnEnds({ board: { '206': '46' }, planets: {}, space: { 27: { ann: '1 carrier' } }, change: mirage });
  t.ann.uses('Mirage Flight Academy');
  expect(t.options('ann')).toEqual(['27:2', '27:1']);
  t.ann.chooses('27:2');
  expect(t.units('ann', { system: '27' })).toBe('1 carrier, 2 fighter');
  const none = turnEnds({ board: { '206': '46' }, planets: {}, change: mirage });
  expect(none.facts('turn-ends')).toHaveLength(1);
});

test('legendary planet cards are listed with their state, explained by /why', () => {
  const t = laid({ change: exhausted('primor') });
  const seen = buildBoardView(t.game, null).seats.find(({ id }) => id === 'ann')?.found ?? [];
  expect(seen.map(formatFound)).toEqual(['The Atrament (exhausted)', 'Imperial Arms Vault']);
  expect(answerInquiry(t.game, 'ann', 'play', 'The Atrament').join(' ')).toContain('Card text: When your turn ends');
});
