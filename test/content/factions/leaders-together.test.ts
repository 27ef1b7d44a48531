import { expect, test } from 'vitest';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from './leaders-at-hand.ts';

// Leaders beside the cards of other factions.

const SETS = ['base', 'codex-1', 'pok', 'codex-3'];
/** Agents rest, but for some; some leaders are unlocked. */
const at = ({
  leaders = [],
  agents = [],
  ...setting
}: Setting & { leaders?: string[]; agents?: string[] } = {}): TestTable =>
  table({
    sets: SETS,
    ...setting,
    change: (state) => {
      resting(state);
      for (const { leaders: own = {} } of Object.values(state.seats))
        for (const agent of agents) if (own[agent]) delete own[agent].exhausted;
      unlocked(...leaders)(state);
      setting.change?.(state);
    },
  });

const bare =
  (...ready: string[]) =>
  (state: TestTable['state']): void => {
    for (const planet of Object.values(state.planets)) planet.exhausted = !ready.includes(planet.id);
  };

/** Ann, the Yin Brotherhood, lands infantry; mechs of the Keleres stand on Starpoint. */
const landing = (ready: string[]): TestTable => {
  const t = at({
    seats: { ann: 'yin', bob: 'keleres', cat: 'l1z1x' },
    homes: { bob: 'mentak' },
    leaders: ['dannel-of-the-tenth'],
    planets: { ann: ['lodor', 'quann', 'bereg'], bob: ['starpoint'] },
    ground: { starpoint: { bob: '2 mech' } },
    change: bare(...ready),
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Dannel of the Tenth Ω');
  return t;
};

test('Dannel of the Tenth Ω, Omniopiares note 1: pays for each mech', () => {
  const poor = landing(['lodor']);
  expect(poor.ann.refusal({ starpoint: 2, tequran: 1 }, 'dannel-of-the-tenth')).toBe(
    'Infantry to Starpoint (3/1): you cannot pay 1 and 1 influence in separate payments to commit ground forces to Starpoint.',
  );
  poor.ann.chooses({ tequran: 1 }, 'dannel-of-the-tenth');
  expect(poor.facts('paid')).toEqual([]);
  poor.leaves('ann', 'resolve-exploration');
  const t = landing(['lodor', 'quann']);
  t.ann.chooses({ starpoint: 2 }, 'dannel-of-the-tenth');
  expect(t).toAsk('ann payment');
  // Nobody has landed before it is paid.
  expect(t.units('ann', { planet: 'starpoint' })).toBe('');
  t.ann.pays('lodor').pays('quann');
  expect([
    t.units('ann', { planet: 'starpoint' }),
    t.state.planets.lodor.exhausted,
    t.state.planets.quann.exhausted,
  ]).toEqual(['2 infantry', true, true]);
  t.leaves('bob', 'sustain-damage');
});

/** A commander is lent to whoever has the Alliance of its owner. */
const lent =
  (owner: string, to: string) =>
  ({ seats }: TestTable['state']): void => {
    seats[owner].promissoryNotes = seats[owner].promissoryNotes.filter((note) => note !== `alliance@${owner}`);
    seats[to].playArea.push(`alliance@${owner}`);
  };

test('Dirzuga Rophal: a planet with Production suffices', () => {
  const activated = (technologies: string[]): TestTable => {
    const t = at({
      seats: { ann: 'sol', bob: 'argent', cat: 'arborec' },
      leaders: ['dirzuga-rophal'],
      technologies: { bob: technologies },
      ground: { starpoint: { bob: '1 pds' } },
      change: lent('cat', 'bob'),
    }).begin(turn, { seat: 'ann', performed: 0 });
    t.ann.activates('27');
    return t;
  };
  const t = activated(['aerie-hololattice']);
  t.bob.uses('Dirzuga Rophal').produces('infantry on starpoint').complies('payment');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('1 infantry, 1 pds');
  t.leaves('ann', 'end-turn');
  expect(activated([]).leaves('ann', 'end-turn').asked('bob')).toEqual([]);
});

test("Hel-Titan note 4, G'hom Sek'kus: commits ground forces, but no Hel-Titan", () => {
  const t = at({
    seats: { ann: 'ul', bob: 'winnu', cat: 'sardakk-norr' },
    leaders: ['ghom-sekkus'],
    ground: { tequran: { ann: '1 pds, 1 infantry' }, starpoint: { bob: '1 infantry' }, 'new-albion': { ann: '1 pds' } },
    change: lent('cat', 'ann'),
  }).begin(invasion, { seat: 'ann', system: '27' });
  expect(t.options('ann', 'commit-ground-forces')).toEqual([
    'from:infantry@tequran>new-albion',
    'from:infantry@tequran>starpoint',
  ]);
  t.leaves('ann', 'commit-ground-forces');
});

test('Evelyn DeLouis: applies to a Matriarch’s fighters on a planet', () => {
  const t = load(
    at({
      seats: { ann: 'naalu', bob: 'sol', cat: 'winnu' },
      agents: ['evelyn-delouis'],
      space: { 27: { ann: '1 flagship, 2 fighter' } },
      ground: { starpoint: { bob: '1 infantry' } },
    }),
    ...[1, 1, 10, 1],
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('2 fighter to Starpoint');
  t.bob.uses('Evelyn DeLouis').chooses("Naalu's fighter on Starpoint");
  expect(rolls(t)).toEqual(['ann ground-combat 3', 'bob ground-combat 1']);
  expect(t.units('bob')).toBe('');
});

test('Viscount Unlenn, Evelyn DeLouis: need a remaining opponent', () => {
  const t = load(
    at({
      seats: { ann: 'mentak', bob: 'winnu', cat: 'letnev' },
      agents: ['viscount-unlenn'],
      space: { 27: { ann: '2 cruiser', bob: '1 carrier, 1 fighter' } },
    }),
    ...[10, 10],
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t.open).toEqual(['ann window', 'cat window']);
  t.ann.uses('Ambush').agrees('ambush');
  expect([t.units('bob'), t.open]).toEqual(['', []]);
  const ground = at({
    seats: { ann: 'yin', bob: 'winnu', cat: 'sol' },
    agents: ['evelyn-delouis'],
    planets: { ann: ['lodor', 'quann'] },
    ground: { starpoint: { ann: '1 infantry', bob: '1 infantry' } },
  }).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(ground.open).toEqual(['ann window', 'cat window']);
  ground.ann.uses('Indoctrination').complies().complies('payment');
  expect([ground.units('bob'), ground.open]).toEqual(['', []]);
});

test('Gurno Aggero: needs targets adjacent to an own dock', () => {
  const refused = (where: string): string | undefined => {
    const t = at({
      seats: { ann: 'saar', bob: 'winnu', cat: 'sol' },
      leaders: ['gurno-aggero'],
      space: { 26: { ann: '1 space-dock, 1 carrier' } },
      ground: { [where]: { bob: '1 infantry' } },
    }).begin(turn, { seat: 'ann', performed: 0 });
    const why = t.ann.refusal('Gurno Aggero', 'turn');
    t.leaves('ann', 'turn');
    return why;
  };
  const nothing = 'No other player has infantry or fighters in a system adjacent to your space docks.';
  expect([refused('lodor'), refused('starpoint'), refused('tequran')]).toEqual([nothing, undefined, nothing]);
});

test('Carth of Golden Sands note 3, Nekro Malleon note 2: not during production', () => {
  const t = at({
    seats: { ann: 'nekro', bob: 'hacan', cat: 'l1z1x' },
    agents: ['nekro-malleon', 'carth-of-golden-sands'],
    ground: { starpoint: { ann: '1 space-dock' } },
    planets: { ann: ['lodor'] },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.activates('27');
  t.bob.usesAnytime('carth-of-golden-sands').chooses('Gain 2 commodities', 'carth-of-golden-sands');
  expect(t.state.seats.bob.commodities).toBe(2);
  t.ann.produces('cruiser');
  expect(() => t.ann.usesAnytime('nekro-malleon')).toThrow(
    'You cannot use Nekro Malleon while something else is being resolved.',
  );
  t.ann.complies('payment');
  t.ann.usesAnytime('nekro-malleon');
  t.leaves('ann', 'choose-player');
});

test('Berekar Berekon: not when Harrugh Gefhara makes production free', () => {
  const t = at({
    seats: { ann: 'hacan', bob: 'winnu', cat: 'sol' },
    leaders: ['harrugh-gefhara'],
    agents: ['berekar-berekon'],
    ground: { starpoint: { ann: '1 space-dock' } },
  }).begin(produceUnits, { seat: 'ann', system: '27' });
  expect(t.open).toEqual(['ann window', 'bob window']);
  t.ann.uses('Harrugh Gefhara');
  expect(t.open).toEqual(['ann units-to-produce']);
  t.leaves('ann', 'units-to-produce');
});
