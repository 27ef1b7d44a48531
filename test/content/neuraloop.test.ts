import { expect, test } from 'vitest';
import { done } from '#engine';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { addPublicObjective } from '#ti4/rules/objectives/objectives.ts';
import { payAndScore, scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { isLegendary, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { load } from '../rules/loaded-dice.ts';
import { wormholeTokens } from '../rules/markers.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const seats = { ann: 'l1z1x', bob: 'winnu', cat: 'xxcha' };
const ID = 'neuraloop';
const FIRST = 'diversify-research';

/** Turns up an objective. */
const reveal = procedure<object>()('test-reveal', {
  start: (game) => {
    addPublicObjective(game, FIRST);
    return done();
  },
});
const revealing = actionCard({
  id: 'test-revealing',
  name: 'Revealing',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [reveal],
});

/** Ann has Neuraloop and other relics, and an objective is turned up in the status phase. */
const revealed = (relics: string[], { change, ...setting }: Setting = {}): TestTable =>
  table({
    sets: SETS,
    seats,
    components: [revealing],
    phase: 'status',
    ...setting,
    change: (state) => {
      state.objectives = [];
      state.decks.stage1.draw = ['expand-borders', 'corner-the-market'];
      state.decks.stage2.draw = ['conquer-the-weak'];
      state.decks.secret.draw = ['destroy-their-greatest-ship', 'become-the-gatekeeper'];
      state.seats.ann.relics = Object.fromEntries([ID, ...relics].map((component) => [component, { component }]));
      change?.(state);
    },
  });
const begun = (relics: string[], setting: Setting = {}): TestTable => revealed(relics, setting).begin(reveal, {});
const open = (t: TestTable): string[] => t.state.objectives.map(({ id }) => id);
const replaces = (t: TestTable, relic: string, deck: string): TestTable =>
  t.ann.uses(ID).chooses(relic, 'neuraloop-relic').chooses(deck, 'neuraloop-deck').table;

test('Neuraloop note 1, Neuraloop note 12: purges itself for another objective', () => {
  const t = replaces(begun([]), ID, 'stage2');
  expect([open(t), t.state.decks.stage1.draw.includes(FIRST), t.state.purged, t.state.seats.ann.relics]).toEqual([
    ['conquer-the-weak'],
    true,
    [ID],
    undefined,
  ]);
  expect(t.facts('objective-replaced')).toMatchObject([{ seat: 'ann', objective: FIRST, by: 'conquer-the-weak' }]);
  expect(t).toAsk();
});

test('Neuraloop note 2: may purge Nano-Forge, ending its effects', () => {
  const forged = (controller: string): TestTable =>
    begun([], {
      planets: { [controller]: ['starpoint'] },
      change: ({ planets }) => void (planets.starpoint.markers = [{ id: 'nano-forge', component: 'nano-forge' }]),
    });
  const others = forged('bob').ann.uses(ID).table;
  expect(others.options('ann', 'neuraloop-relic')).toEqual([ID]);
  const t = forged('ann');
  expect([resourcesOf(t.game, 'starpoint'), isLegendary(t.game, 'starpoint')]).toEqual([5, true]);
  replaces(t, 'nano-forge', 'stage1').leaves('ann', 'window');
  expect([resourcesOf(t.game, 'starpoint'), isLegendary(t.game, 'starpoint'), t.state.purged]).toEqual([
    3,
    false,
    ['nano-forge'],
  ]);
});

test('Neuraloop note 3, Neuraloop note 5: purging Dynamis Core gains nothing', () => {
  const t = begun(['dynamis-core'], { change: ({ seats: { ann } }) => void (ann.commodities = 4) });
  replaces(t, 'dynamis-core', 'stage1').leaves('ann', 'window');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.ann.commodities]).toEqual([0, 2]);
});

test('Neuraloop note 4: purging Circlet of the Void bars asteroid fields', () => {
  const t = begun(['circlet-of-the-void'], {
    board: { 201: '44' },
    space: { 44: { ann: '1 cruiser' }, '06': { ann: '1 cruiser' } },
  });
  replaces(t, 'circlet-of-the-void', 'stage1').ann.declines();
  expect(t.units('ann', { system: '44' })).toBe('1 cruiser');
  expect(t.begin(movement, { seat: 'ann', system: '26' }).options('ann', 'move-ships')).toEqual(['cruiser@44']);
  t.ann.moves();
  expect(t.begin(movement, { seat: 'ann', system: '44' })).toAsk();
});

test('Neuraloop note 6: purging The Obsidian returns the fourth unscored secret', () => {
  const four = (scored: number): TestTable => {
    const all = ['cut-supply-lines', 'forge-an-alliance', 'mine-rare-metals', 'monopolize-production'];
    return begun(['the-obsidian'], {
      change: (state) => {
        state.seats.ann.scoredSecrets = all.slice(0, scored);
        state.seats.ann.secretObjectives = all.slice(scored);
      },
    });
  };
  const t = replaces(four(2), 'the-obsidian', 'stage1');
  t.ann.complies('return-secret-objective').declines();
  expect(t.state.seats.ann.secretObjectives.length).toBe(1);
  const all = replaces(four(4), 'the-obsidian', 'stage1');
  expect(all.asked('ann')).toEqual(['window']);
  all.leaves('ann', 'window');
});

test('Neuraloop note 7: purging Shard of the Throne loses a point', () => {
  const t = begun(['shard-of-the-throne-relic'], { change: ({ seats: { ann } }) => void (ann.points = 3) });
  replaces(t, 'shard-of-the-throne-relic', 'stage1').leaves('ann', 'window');
  expect(t.state.seats.ann.points).toBe(2);
});

test('Neuraloop note 8, Neuraloop note 13: the replacement may be replaced again', () => {
  const t = begun(['dominus-orb'], { change: ({ decks }) => void (decks.stage1.draw = []) });
  replaces(t, 'dominus-orb', 'stage2');
  expect([open(t), t.state.decks.stage1.draw]).toEqual([['conquer-the-weak'], [FIRST]]);
  replaces(t, ID, 'stage1');
  expect([open(t), t.state.decks.stage2.draw]).toEqual([[FIRST], ['conquer-the-weak']]);
});

test('Neuraloop note 9, Neuraloop note 11: replacement secrets count as public', () => {
  const t = replaces(
    begun([], {
      planets: { ann: ['000'], bob: ['winnu'] },
      space: { 26: { ann: '1 cruiser', bob: '1 destroyer' } },
      change: (state) => {
        state.decks.secret.draw = ['become-the-gatekeeper'];
        state.systems['26'].markers = wormholeTokens('alpha', 'beta');
        state.planets.winnu.controller = null;
        // Another secret objective that became public is barred with its law; this one is not.
        state.laws['classified-document-leaks'] = {
          component: 'classified-document-leaks',
          elected: 'cut-supply-lines',
        };
        state.decks.agenda.draw = state.decks.agenda.draw.filter((id) => id !== 'classified-document-leaks');
      },
    }),
    ID,
    'secret',
  );
  expect(open(t)).toEqual(['become-the-gatekeeper']);
  expect(scoringProblem(t.game, 'bob', 'become-the-gatekeeper')).toBe(
    'You do not control every planet in your home system.',
  );
  t.begin(payAndScore, { seat: 'ann', objective: 'become-the-gatekeeper' });
  const { ann } = t.state.seats;
  expect([ann.points, ann.scoredSecrets, t.state.objectives[0].scoredBy]).toEqual([1, [], ['ann']]);
});

test('Neuraloop note 10: one secret objective per combat, public or own', () => {
  const fought = (): TestTable =>
    load(
      revealed([], {
        phase: 'action',
        planets: { ann: ['000'] },
        space: { 27: { ann: '1 flagship, 2 dreadnought', bob: '1 flagship' } },
        change: (state) => {
          state.objectives = [{ id: 'destroy-their-greatest-ship', scoredBy: [], openly: true }];
          state.seats.ann.secretObjectives = ['unveil-flagship'];
        },
      }),
      ...[10, 10, 10, 10, 1, 1, 1],
    )
      .begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' })
      .bob.sustains('1 flagship').table;
  const t = fought().ann.uses('destroy-their-greatest-ship').table;
  expect([t.state.seats.ann.points, t.state.seats.ann.scoredSecrets, t.open]).toEqual([1, [], []]);
  const other = fought().ann.declines().ann.uses('unveil-flagship').table;
  expect([other.state.seats.ann.scoredSecrets, other.open]).toEqual([['unveil-flagship'], []]);
});
