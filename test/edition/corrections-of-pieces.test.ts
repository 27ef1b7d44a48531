import { expect, test } from 'vitest';
import { canonicalJson, diff, clone, applyPatch, type Json } from '#engine';
import { repairForms } from '#ti4/discord/repairs/repair-forms.ts';
import { repairs } from '#ti4/service/repairs/repairs.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { countCards, listStateProblems } from '#ti4/simulation/audit.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { narrate } from '#ti4/views/index.ts';
import { POK, frontierToken } from '../rules/exploring.ts';
import { lyingOn } from '../rules/markers.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';
import { corrects } from './corrects.ts';

type Fields = Record<string, string>;

const laid = (setting: Setting = {}): TestTable =>
  table({
    sets: POK,
    board: { '206': '46' },
    planets: { ann: ['starpoint', 'lodor'] },
    technologies: { ann: ['sarween-tools', 'transit-diodes'] },
    ...setting,
    change: (state) => {
      state.seats.ann.relics = { 'the-obsidian': { component: 'the-obsidian' } };
      state.seats.bob.fragments = ['cultural-relic-fragment#1'];
      state.decks.relic.draw = state.decks.relic.draw.filter((card) => card !== 'the-obsidian');
      state.decks.cultural.draw = state.decks.cultural.draw.filter((card) => card !== 'cultural-relic-fragment#1');
      state.systems['46'].markers = frontierToken();
      setting.change?.(state);
    },
  });

/** Makes a correction; nothing is lost by it, it is told in one sentence, and taking it back comes to what was before. */
function makes(t: TestTable, name: string, given: Fields): string {
  const before = clone(t.state);
  const cards = countCards(t.game);
  expect(corrects(t.game, name, given), `${name} ${JSON.stringify(given)}`).toBeUndefined();
  expect(listStateProblems(t.game)).toEqual([]);
  expect(countCards(t.game)).toEqual(cards);
  expect(canonicalJson(applyPatch(t.state, diff(t.state as unknown as Json, before as unknown as Json)))).toBe(
    canonicalJson(before),
  );
  const told = t.game.facts.slice(before.facts.length).filter(({ type }) => type === 'corrected');
  expect(told).toEqual([{ type: 'corrected', what: name, about: given }]);
  const [said] = narrate(t.game, told, null);
  const presenter = { game: t.game, view: buildBoardView(t.game, null) } as FourthEditionPresenter;
  expect(`Corrected: ${repairForms.find((one) => one.name === name)?.describe(presenter, given)}.`).toMatch(
    /^Corrected: \S.*[^.]\.$/,
  );
  return said;
}

test('a correction locks, unlocks, exhausts, purges and restores a leader', () => {
  const t = laid();
  const mine = () => t.state.seats.ann.leaders ?? {};
  expect(makes(t, 'leader', { leader: 'evelyn-delouis', state: 'exhausted' })).toBe(
    'Corrected: Evelyn DeLouis is exhausted.',
  );
  expect(mine()['evelyn-delouis']).toEqual({ component: 'evelyn-delouis', exhausted: true });
  makes(t, 'leader', { leader: 'evelyn-delouis', state: 'ready' });
  expect(mine()['evelyn-delouis']).toEqual({ component: 'evelyn-delouis' });
  makes(t, 'leader', { leader: 'jace-x-4th-air-legion', state: 'ready' });
  expect(mine()['jace-x-4th-air-legion']).toEqual({ component: 'jace-x-4th-air-legion' });
  expect(makes(t, 'leader', { leader: 'jace-x-4th-air-legion', state: 'purged' })).toBe(
    'Corrected: Jace X, 4th Air Legion is purged.',
  );
  makes(t, 'leader', { leader: 'jace-x-4th-air-legion', state: 'locked' });
  expect(mine()['jace-x-4th-air-legion']).toEqual({ component: 'jace-x-4th-air-legion', locked: true });
});

test('a corrected relic moves with its points and is never duplicated', () => {
  const t = laid();
  const points = t.state.seats.bob.points;
  expect(makes(t, 'relic', { relic: 'shard-of-the-throne-relic', place: 'bob' })).toBe(
    'Corrected: Shard of the Throne goes to Letnev.',
  );
  expect([t.state.seats.bob.points, Object.keys(t.state.seats.bob.relics ?? {})]).toEqual([
    points + 1,
    ['shard-of-the-throne-relic'],
  ]);
  makes(t, 'relic', { relic: 'shard-of-the-throne-relic', place: 'ann' });
  expect([t.state.seats.bob.points, t.state.seats.ann.points, t.state.seats.bob.relics]).toEqual([
    points,
    1,
    undefined,
  ]);
  makes(t, 'relic', { relic: 'shard-of-the-throne-relic', place: 'purged' });
  expect([t.state.seats.ann.points, t.state.purged]).toEqual([0, ['shard-of-the-throne-relic']]);
  makes(t, 'relic', { relic: 'shard-of-the-throne-relic', place: 'deck' });
  expect([t.state.purged, t.state.decks.relic.draw.includes('shard-of-the-throne-relic')]).toEqual([undefined, true]);
});

test('corrections move fragments, attachments and exploration tokens', () => {
  const t = laid();
  makes(t, 'exploration', { card: 'cultural-relic-fragment#1', place: 'ann' });
  makes(t, 'exploration', { card: 'cultural-relic-fragment', place: 'ann' });
  expect([t.state.seats.bob.fragments, t.state.seats.ann.fragments?.length]).toEqual([undefined, 2]);
  makes(t, 'exploration', { card: 'cultural-relic-fragment#1', place: 'discard' });
  expect(t.state.decks.cultural.discard).toEqual(['cultural-relic-fragment#1']);
  expect(makes(t, 'exploration', { card: 'mining-world', place: 'starpoint' })).toBe(
    'Corrected: Mining World goes to Starpoint.',
  );
  expect(lyingOn(t.state.planets.starpoint)).toEqual(['mining-world#1']);
  makes(t, 'exploration', { card: 'mining-world#1', place: 'deck' });
  expect([t.state.planets.starpoint.markers, t.state.decks.hazardous.draw.includes('mining-world#1')]).toEqual([
    undefined,
    true,
  ]);
  makes(t, 'exploration', { card: 'ion-storm', place: '46' });
  expect(t.state.systems['46'].markers?.at(-1)).toEqual({ id: 'ion-storm#1', component: 'ion-storm', face: 'alpha' });
  makes(t, 'side', { system: '46', side: 'beta' });
  expect(t.state.systems['46'].markers?.at(-1)).toEqual({ id: 'ion-storm#1', component: 'ion-storm', face: 'beta' });
});

test('corrections exhaust and ready technologies, relics and agents', () => {
  const t = laid();
  expect(makes(t, 'card', { seat: 'ann', card: 'transit-diodes', state: 'exhausted' })).toBe(
    "Corrected: Sol's Transit Diodes is exhausted.",
  );
  expect(t.state.seats.ann.technologies['transit-diodes'].exhausted).toBe(true);
  makes(t, 'card', { seat: 'ann', card: 'transit-diodes', state: 'ready' });
  expect(t.state.seats.ann.technologies['transit-diodes']).toEqual({ component: 'transit-diodes' });
  makes(t, 'card', { seat: 'ann', card: 'evelyn-delouis', state: 'exhausted' });
  makes(t, 'card', { seat: 'ann', card: 'the-obsidian', state: 'exhausted' });
  expect(t.state.seats.ann.relics?.['the-obsidian'].exhausted).toBe(true);
});

test('corrections place and remove tokens and flip the wormhole nexus', () => {
  const t = laid();
  makes(t, 'marker', { token: 'frontier', system: '46', there: 'no' });
  expect(t.state.systems['46'].markers).toBeUndefined();
  makes(t, 'marker', { token: 'gamma-wormhole-token', system: '206', there: 'yes' });
  expect(lyingOn(t.state.systems['46'])).toEqual(['gamma-wormhole-token#1']);
  makes(t, 'side', { system: '82', side: 'open' });
  expect(t.state.systems['82'].face).toBe('open');
  makes(t, 'side', { system: '82', side: 'first' });
  expect(t.state.systems['82'].face).toBeUndefined();
});

test('a correction adds Mirage uncontrolled and removes it only while empty', () => {
  const t = laid();
  makes(t, 'marker', { token: 'mirage-token', system: '46', there: 'yes' });
  expect([t.state.planets.mirage, t.state.systems['46'].planets]).toMatchObject([
    { system: '46', controller: null },
    ['mirage'],
  ]);
  t.state.planets.mirage.controller = 'ann';
  expect(corrects(t.game, 'marker', { token: 'mirage-token', system: '46', there: 'no' })).toBe(
    "First remove the planet's units, attachments and controller.",
  );
  t.state.planets.mirage.controller = null;
  makes(t, 'marker', { token: 'mirage-token', system: '46', there: 'no' });
  expect([t.state.planets.mirage, t.state.systems['46'].planets, lyingOn(t.state.systems['46'])]).toEqual([
    undefined,
    [],
    ['frontier#1'],
  ]);
});

test('captured units and foreign command tokens come from the reinforcements', () => {
  const t = laid({ space: { 27: { bob: '4 cruiser' }, 26: { bob: '3 cruiser' } } });
  expect(makes(t, 'captured', { seat: 'ann', owner: 'bob', unit: 'cruiser', count: '1' })).toBe(
    'Corrected: Sol has captured 1 cruiser from Letnev.',
  );
  expect(corrects(t.game, 'captured', { seat: 'cat', owner: 'bob', unit: 'cruiser', count: '1' })).toBe(
    'The reinforcements do not have that many.',
  );
  makes(t, 'captured', { seat: 'ann', owner: 'bob', unit: 'infantry', count: '2' });
  expect(t.state.seats.ann.captured).toEqual([
    { type: 'cruiser', owner: 'bob' },
    { type: 'infantry' },
    { type: 'infantry' },
  ]);
  makes(t, 'captured', { seat: 'ann', owner: 'bob', unit: 'cruiser', count: '0' });
  makes(t, 'captured', { seat: 'ann', owner: 'bob', unit: 'infantry', count: '0' });
  expect(t.state.seats.ann.captured).toBeUndefined();
  expect(makes(t, 'foreign-token', { seat: 'ann', owner: 'bob', there: 'yes' })).toBe(
    'Corrected: Sol has a command token from Letnev in the fleet pool.',
  );
  expect(t.state.seats.ann.foreignTokens).toEqual(['bob']);
  makes(t, 'foreign-token', { seat: 'ann', owner: 'bob', there: 'no' });
  expect(t.state.seats.ann.foreignTokens).toBeUndefined();
});

test.each<[string, string, Fields, string]>([
  [
    'a unit of one’s own as captured',
    'captured',
    { seat: 'ann', owner: 'ann', unit: 'cruiser', count: '1' },
    'Choose 2 different players.',
  ],
  [
    'a structure as captured',
    'captured',
    { seat: 'ann', owner: 'bob', unit: 'pds', count: '1' },
    'Structures cannot be captured.',
  ],
  [
    'so many that are captured',
    'captured',
    { seat: 'ann', owner: 'bob', unit: 'cruiser', count: '0' },
    'That many are already captured.',
  ],
  [
    'a token that lies nowhere',
    'foreign-token',
    { seat: 'ann', owner: 'bob', there: 'no' },
    'That token is not there.',
  ],
  [
    'a leader of nobody',
    'leader',
    { leader: 'carth-of-golden-sands', state: 'ready' },
    'No player has that leader in this game.',
  ],
  [
    'a state that is none',
    'leader',
    { leader: 'evelyn-delouis', state: 'asleep' },
    "Enter the leader's state: locked, ready, exhausted, purged.",
  ],
  ['an agent that is locked', 'leader', { leader: 'evelyn-delouis', state: 'locked' }, 'Agents cannot be locked.'],
  [
    'a hero that is exhausted',
    'leader',
    { leader: 'jace-x-4th-air-legion', state: 'exhausted' },
    'Only agents can be exhausted.',
  ],
  ['a relic that is none', 'relic', { relic: 'sabotage', place: 'ann' }, 'That relic is not in this game.'],
  ['a relic that is there', 'relic', { relic: 'the-obsidian', place: 'ann' }, 'That card is already there.'],
  [
    'a relic on a planet',
    'relic',
    { relic: 'the-obsidian', place: 'lodor' },
    'Enter where the relic goes: a player, the deck or “purged”.',
  ],
  [
    'an attachment before a player',
    'exploration',
    { card: 'mining-world', place: 'ann' },
    'Players cannot keep that card.',
  ],
  [
    'a fragment on a planet',
    'exploration',
    { card: 'cultural-relic-fragment', place: 'lodor' },
    'That card cannot be attached to a planet.',
  ],
  [
    'an attachment to another trait',
    'exploration',
    { card: 'mining-world', place: 'lodor' },
    'That planet does not have the trait of this card.',
  ],
  [
    'an attachment in space',
    'exploration',
    { card: 'mining-world', place: '46' },
    'That card cannot be placed in a system.',
  ],
  [
    'a card that is none',
    'exploration',
    { card: 'sabotage', place: 'ann' },
    'That exploration card is not in this game.',
  ],
  [
    'a card that cannot be exhausted',
    'card',
    { seat: 'ann', card: 'fighter-ii', state: 'exhausted' },
    'That player has no such card that can be exhausted.',
  ],
  [
    'a card that is ready',
    'card',
    { seat: 'ann', card: 'transit-diodes', state: 'ready' },
    'That card is already ready.',
  ],
  [
    'a card as a token',
    'marker',
    { token: 'ion-storm', system: '46', there: 'yes' },
    'That token is not in this game.',
  ],
  [
    'a planet in no system as a token',
    'marker',
    { token: 'custodia-vigilia', system: '46', there: 'yes' },
    'That token is not in this game.',
  ],
  [
    'a second frontier token',
    'marker',
    { token: 'frontier', system: '46', there: 'yes' },
    'That token is already there.',
  ],
  ['a side where there is none', 'side', { system: '46', side: 'open' }, 'Nothing in that system can be flipped.'],
  ['a side that is none', 'side', { system: '82', side: 'beta' }, 'Enter the side that is up: first or open.'],
])('an impossible correction is refused: %s', (_what, name, given, why) => {
  expect(corrects(laid().game, name, given)).toBe(why);
});

test('a correction that the rules would undo at once is refused', () => {
  const nexus = laid({ space: { 82: { bob: '1 cruiser' } }, change: ({ systems }) => (systems['82'].face = 'open') });
  expect(corrects(nexus.game, 'side', { system: '82', side: 'first' })).toBe(
    'The tile cannot be flipped: a player is there, so it would flip back.',
  );
  const t = laid({ change: ({ seats }) => (seats.ann.scoredSecrets = ['a', 'b', 'c']) });
  expect(corrects(t.game, 'leader', { leader: 'jace-x-4th-air-legion', state: 'locked' })).toBe(
    'This leader cannot be locked: it meets its unlock condition now and would unlock again.',
  );
});

test('a base game offers and accepts no expansion corrections', () => {
  const { game } = table({});
  const presenter = { game, view: buildBoardView(game, null) } as FourthEditionPresenter;
  const offered = (form: string, field: string) =>
    repairForms
      .find(({ name }) => name === form)
      ?.fields.find(({ name }) => name === field)
      ?.complete?.(presenter, '');
  expect([
    offered('leader', 'leader'),
    offered('relic', 'relic'),
    offered('exploration', 'card'),
    offered('side', 'system'),
  ]).toEqual([[], [], [], []]);
  expect(offered('marker', 'token')?.map(({ key }) => key)).toEqual(['alpha-wormhole', 'beta-wormhole']);
  expect(corrects(game, 'captured', { seat: 'ann', owner: 'bob', unit: 'cruiser', count: '1' })).toBe(
    'This game has no captured units or tokens.',
  );
  for (const name of ['leader', 'relic', 'exploration', 'marker', 'side'])
    expect(
      repairs[name].check(game as never, {
        leader: 'evelyn-delouis',
        relic: 'the-obsidian',
        card: 'mining-world',
        token: 'frontier',
        system: '26',
      }),
    ).toMatch(
      /^(No player has that leader|That (relic|exploration card|token) is not in this game\.|Nothing in that system)/,
    );
});
