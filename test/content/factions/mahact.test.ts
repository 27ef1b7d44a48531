import { expect, test } from 'vitest';
import { done, openAsks } from '#engine';
import { listStateProblems } from '#ti4/simulation/audit.ts';
import { extraCombat } from '#ti4/rules/combat/extra-combat.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { formsOffered } from '#ti4/forms/index.ts';
import { ability, actionCard, leader, on } from '#ti4/rules/components/component.ts';
import { inForce } from '#ti4/rules/components/in-force.ts';
import { agendaProcedure } from '#ti4/rules/politics/agenda-phase.ts';
import { givableNotes } from '#ti4/rules/trade/promissory-notes.ts';
import { procedure } from '#ti4/rules/game.ts';
import { displacementTargets } from '#ti4/rules/movement/displacement.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { hasForeignToken } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { placeUnits, unitsAt } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { dealt } from '../../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const POK = ['base', 'codex-1', 'pok'];
const seats = { ann: 'mahact', bob: 'winnu', cat: 'letnev' };
const wait = procedure<object>()('test-wait', { start: () => done() });
const waiting = actionCard({
  id: 'test-waiting',
  name: 'Waiting',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [wait],
});

/** Ann is the Mahact; in her fleet pool lie tokens of `owners`. */
const at = ({
  owners = [],
  unlocked = [],
  ...setting
}: Setting & { owners?: string[]; unlocked?: string[] } = {}): TestTable =>
  table({
    sets: POK,
    seats,
    ...setting,
    components: [waiting, ...(setting.components ?? [])],
    change: (state) => {
      if (owners.length) state.seats.ann.foreignTokens = owners;
      // What answers the end of a turn, and the agents of the others, are at rest.
      for (const id of Object.keys(state.seats.ann.technologies)) state.seats.ann.technologies[id].exhausted = true;
      for (const { id: seat, leaders = {} } of Object.values(state.seats))
        for (const id in leaders) {
          if (unlocked.includes(id)) delete leaders[id].locked;
          else if (seat !== 'ann' && !leaders[id].locked) leaders[id].exhausted = true;
        }
      setting.change?.(state);
    },
  });
const poolOf = ({ state }: TestTable): [number, string[]] => [
  state.seats.ann.tokens.fleet,
  state.seats.ann.foreignTokens ?? [],
];

/** Ann shoots bob's last cruiser at Starpoint. */
const winning = (setting: Parameters<typeof at>[0] = {}) =>
  load(at({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ...setting }), 10, 1).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });

test('the Mahact begin with their fleet, technologies, leaders and without Alliance', () => {
  const t = at({ startingUnits: true });
  const { ann } = t.state.seats;
  expect(Object.keys(ann.technologies)).toEqual(['predictive-intelligence', 'bio-stims']);
  expect(Object.keys(ann.leaders ?? {}).sort()).toEqual(['airo-shir-aur', 'il-na-viroset', 'jae-mir-kan']);
  expect([ann.units.infantry, ann.units.flagship, ann.units.mech]).toEqual([
    'crimson-legionnaire-i',
    'arvicon-rex',
    'starlancer',
  ]);
  expect(t.units('ann')).toBe('1 carrier, 1 cruiser, 1 dreadnought, 2 fighter, 3 infantry, 1 space-dock');
  expect(t.state.purged).toEqual(['alliance@ann']);
  expect(
    [ann, t.state.seats.bob].map(({ promissoryNotes }) => promissoryNotes.some((note) => note.startsWith('alliance'))),
  ).toEqual([false, true]);
});

// Edict

test('Edict: winning a combat gains the opponent’s token unless already held', () => {
  const t = winning();
  expect(poolOf(t)).toEqual([3, ['bob']]);
  expect(tokensInReinforcements(t.game, 'bob')).toBe(7);
  expect(poolOf(winning({ owners: ['bob'] }))).toEqual([3, ['bob']]);
  const lost = load(at({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }), 1, 10).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
  expect(poolOf(lost)).toEqual([3, []]);
});

test('Edict: ground combat counts too', () => {
  const t = load(at({ ground: { starpoint: { bob: '1 infantry', ann: '1 infantry' } } }), 10, 1).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'ann',
    defender: 'bob',
  });
  expect(poolOf(t)).toEqual([3, ['bob']]);
});

test('Edict note 1, Neuroglaive note 2: Fleet Pool loses foreign tokens (D03)', () => {
  const t = at({
    seats: { ...seats, cat: 'naalu' },
    owners: ['bob', 'cat'],
    technologies: { cat: ['neuroglaive'] },
    space: { 27: { cat: '1 cruiser' } },
    change: ({ seats: all }) => {
      all.ann.tokens.fleet = 0;
    },
  }).begin('tactical-action', { seat: 'ann' });
  t.ann.activates('27');
  expect(t).toAsk('ann foreign-token-to-lose');
  t.ann.chooses('bob');
  expect([poolOf(t), tokensInReinforcements(t.game, 'bob')]).toEqual([[0, ['cat']], 8]);
});

test('Edict note 2: Fleet Regulations limit forces a return after gaining (D01)', () => {
  const t = winning({
    owners: ['cat'],
    change: (state) => {
      state.laws['fleet-regulations'] = { component: 'fleet-regulations' };
    },
  });
  expect(t).toAsk('ann fleet-tokens-to-return');
  t.ann.chooses({ cat: 1 });
  expect([poolOf(t), tokensInReinforcements(t.game, 'cat')]).toEqual([[3, ['bob']], 8]);
});

test('Edict note 3, Edict note 3a: token comes from opponent’s sheet (D02)', () => {
  const poor = (tactic: number, fleet: number) =>
    winning({
      space: { 27: { ann: '1 cruiser', bob: '1 fighter' } },
      change: (state) => {
        state.seats.bob.tokens = { tactic, fleet, strategy: 0 };
        const onBoard = Object.values(state.systems).slice(0, 16 - tactic - fleet);
        for (const system of onBoard) system.tokens.push('bob');
      },
    });
  const t = poor(2, 1);
  expect(t).toAsk('bob edict-token');
  expect(t.options('bob')).toEqual(['tactic', 'fleet']);
  t.bob.chooses('tactic');
  expect([poolOf(t), t.state.seats.bob.tokens.tactic]).toEqual([[3, ['bob']], 1]);
  expect(listStateProblems(t.game)).toEqual([]);
  expect(poolOf(poor(0, 0))).toEqual([3, []]);
});

test('Edict note 4: Mahact place own tokens, from any pool (D04)', () => {
  const t = load(
    at({
      owners: ['bob'],
      space: { 27: { ann: '1 cruiser', bob: '2 cruiser' }, 28: { ann: '1 destroyer' } },
      change: ({ seats: all }) => {
        all.ann.tokens = { tactic: 14, fleet: 2, strategy: 0 };
      },
    }),
    1,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });
  t.ann.retreats();
  expect(t).toAsk('ann token-from-sheet');
  expect(t.options('ann')).toEqual(['tactic', 'fleet']);
  t.ann.chooses('tactic');
  expect([t.state.systems['28'].tokens, poolOf(t)]).toEqual([['ann'], [2, ['bob']]]);
});

test('Edict note 5: the gained token counts before the fleet check (D05)', () => {
  // Upgraded fighters beyond capacity count as soon as the combat is over.
  const t = load(
    at({ technologies: { ann: ['fighter-ii'] }, space: { 27: { ann: '3 cruiser, 1 fighter', bob: '1 fighter' } } }),
    10,
    1,
    1,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk();
  expect(t.units('ann')).toBe('3 cruiser, 1 fighter');
});

const raider = leader({
  id: 'test-raider',
  name: 'Raider',
  set: 'pok',
  faction: 'winnu',
  role: 'commander',
  text: 'test',
  unlocks: () => true,
  reactions: [
    on('after', 'space-combat-ends', {
      isUsable: (_game, { holder }, { winner }) => winner === holder,
      effect: (game, { holder }) => {
        game.state.seats[holder].tradeGoods += 1;
      },
    }),
  ],
});

test('Edict note 6: the loser’s commander cannot be used in that combat', () => {
  const first = winning({ components: [raider], unlocked: ['test-raider'] });
  expect(first).toAsk();
  expect(poolOf(first)).toEqual([3, ['bob']]);
  const later = winning({ components: [raider], unlocked: ['test-raider'], owners: ['bob'] });
  expect(later).toAsk('ann window');
  later.ann.uses('Raider');
  expect(later.state.seats.ann.tradeGoods).toBe(1);
});

// Imperia

test('Imperia: the Mahact use an unlocked commander while holding its owner’s token', () => {
  const holders = (t: TestTable, id: string): string[] =>
    inForce(t.game, t.game.book.byKind.leader[id]).map(({ holder }) => holder);
  const farran = (owners: string[], unlocked = ['rear-admiral-farran']) =>
    holders(at({ owners, unlocked }), 'rear-admiral-farran');
  expect([farran([]), farran(['cat']), farran(['cat'], []), farran(['bob'])]).toEqual([
    ['cat'],
    ['ann', 'cat'],
    [],
    ['cat'],
  ]);
});

test('Imperia: an eliminated player’s commander still works (33.10f)', () => {
  const t = at({
    owners: ['cat'],
    unlocked: ['rear-admiral-farran'],
    change: (state) => {
      for (const id of state.systems[state.seats.cat.home].planets) state.planets[id].controller = null;
    },
  }).begin(wait, {});
  expect(t.state.seats.cat.eliminated).toBe(true);
  expect(inForce(t.game, t.game.book.byKind.leader['rear-admiral-farran']).map(({ holder }) => holder)).toEqual([
    'ann',
  ]);
});

// Hubris

test('Hubris: nobody can give the Mahact an Alliance', () => {
  const t = at({ ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { ann: '1 infantry' } } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect(() => t.bob.offers('ann', { give: { promissoryNote: 'alliance@bob' } })).toThrow(
    'Mahact cannot gain Alliance.',
  );
  t.bob.offers('ann', { give: { promissoryNote: 'ceasefire@bob' } });
  t.ann.accepts();
  expect(t.state.seats.ann.promissoryNotes).toContain('ceasefire@bob');
});

test('Hubris note 1: with only Alliance, no note can be given (D08)', () => {
  const { game } = at({
    change: ({ seats: all }) => {
      all.bob.promissoryNotes = ['alliance@bob'];
    },
  });
  expect([givableNotes(game, 'bob', 'ann'), givableNotes(game, 'bob', 'cat')]).toEqual([[], ['alliance@bob']]);
});

// Scepter of Dominion

const dominion = (setting: Parameters<typeof at>[0] = {}) =>
  at({
    phase: 'strategy',
    owners: ['cat'],
    space: { 27: { bob: '1 cruiser' }, '12': {} },
    ...setting,
    change: (state) => {
      state.seats.bob.promissoryNotes.push('scepter-of-dominion@ann');
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => !note.startsWith('scepter'));
      setting.change?.(state);
    },
  }).begin(strategyPhase, {});

test('Scepter of Dominion note 4: all token owners place one, Mahact included', () => {
  const t = dominion({ space: { 27: { bob: '1 cruiser' } } });
  t.bob.uses('Scepter of Dominion').chooses('27');
  expect(t.state.systems['27'].tokens.sort()).toEqual(['ann', 'cat']);
  expect(t.state.seats.ann.promissoryNotes).toContain('scepter-of-dominion@ann');
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
  const bare = dominion({
    space: { 27: { bob: '1 cruiser' } },
    change: ({ seats: all }) => {
      all.ann.tokens = { tactic: 0, fleet: 0, strategy: 0 };
    },
  });
  bare.bob.uses('Scepter of Dominion').chooses('27');
  expect(bare.state.systems['27'].tokens).toEqual(['cat']);
});

test('Scepter of Dominion note 1, Scepter of Dominion note 2: one each', () => {
  const t = dominion({
    space: { 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.systems['27'].tokens = ['ann'];
      state.seats.cat.tokens = { tactic: 10, fleet: 3, strategy: 2 };
    },
  });
  t.bob.uses('Scepter of Dominion').chooses('27');
  expect(t).toAsk('cat token-from-sheet');
  t.cat.chooses('strategy');
  expect(t.state.systems['27'].tokens).toEqual(['ann', 'cat']);
  expect(t.state.seats.cat.tokens.strategy).toBe(1);
});

test('Scepter of Dominion note 3: naming a system is not binding', () => {
  const { game } = at();
  expect(game.book.questions['choose-system'].isBinding).toBeFalsy();
  expect(game.book.questions['vote-for'].isBinding).toBe(true);
});

test('Scepter of Dominion note 5: excludes home systems, eliminated players’ too', () => {
  const t = dominion({
    space: { 27: { bob: '1 cruiser' }, 10: { bob: '1 cruiser' }, 52: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.cat.eliminated = true;
    },
  });
  t.bob.uses('Scepter of Dominion');
  expect(t.options('bob', 'choose-system')).toEqual(['27']);
});

// Genetic Recombination

const voting = (setting: Parameters<typeof at>[0] = {}) =>
  at({
    phase: 'agenda',
    technologies: { ann: ['genetic-recombination'] },
    planets: { bob: ['lodor', 'quann'], cat: ['starpoint'] },
    ...setting,
    change: (state) => {
      delete state.seats.ann.technologies['genetic-recombination'].exhausted;
      state.decks.agenda.draw = ['mutiny', ...state.decks.agenda.draw.filter((card) => card !== 'mutiny')];
      state.speaker = 'ann';
      setting.change?.(state);
    },
  }).begin(agendaProcedure, { votes: {}, aside: [] });

test('Genetic Recombination: the target casts a vote for the named outcome', () => {
  const t = voting();
  expect(t).toAsk('ann window');
  t.ann.uses('Genetic Recombination').chooses('for');
  expect(t).toAsk('bob genetic-recombination');
  t.bob.chooses('vote');
  expect(t.options('bob', 'vote-for')).toEqual(['for']);
  t.bob.votesFor('for');
  expect(t.bob.refusal('', 'planets-for-votes')).toBe('You must cast at least 1 vote.');
  t.bob.casts('quann');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'bob', outcome: 'for', votes: 1 }]);
  expect(t.state.seats.ann.technologies['genetic-recombination'].exhausted).toBe(true);
  // Cat is bound to nothing.
  expect(t.options('cat', 'vote-for')).toEqual(['for', 'against', 'abstain']);
});

test('Genetic Recombination: the target may lose a fleet token and vote freely', () => {
  const t = voting();
  t.ann.uses('Genetic Recombination').chooses('for');
  t.bob.chooses('token');
  expect(t.state.seats.bob.tokens.fleet).toBe(2);
  expect(t.options('bob', 'vote-for')).toEqual(['for', 'against', 'abstain']);
  t.bob.abstains();
  expect(t).toAsk('cat vote-for');
  t.leaves('cat', 'vote-for');
});

test('Genetic Recombination note 1, Genetic Recombination note 1a: skips voteless players (D09)', () => {
  const t = voting({
    change: (state) => {
      for (const planet of Object.values(state.planets)) if (planet.controller === 'bob') planet.exhausted = true;
    },
  });
  // Bob is passed over; the window is about cat.
  expect(t).toAsk('ann window');
  t.ann.uses('Genetic Recombination').chooses('against');
  expect(t).toAsk('cat genetic-recombination');
  t.leaves('cat', 'genetic-recombination');
});

// Crimson Legionnaires

const dying = (count: number, commodities: number, technologies: string[] = []) => {
  const t = at({
    ground: { starpoint: { ann: `${count} infantry` } },
    technologies: { ann: technologies },
    change: ({ seats: all }) => {
      all.ann.commodities = commodities;
    },
  });
  return t.begin(destroyUnits, { units: unitsAt(t.game, { owner: 'ann' }).map(({ id }) => id), by: 'bob' });
};
const purse = ({ state }: TestTable): [number, number] => [state.seats.ann.commodities, state.seats.ann.tradeGoods];

test('Crimson Legionnaire note 1: each loss gains a commodity or converts one', () => {
  const t = dying(2, 1);
  expect(t).toAsk('ann crimson-legionnaire');
  t.ann.chooses('convert');
  expect(purse(t)).toEqual([1, 1]);
  const gaining = dying(1, 1);
  gaining.ann.chooses('gain');
  expect(purse(gaining)).toEqual([2, 0]);
  // With no room for another, too.
  const full = dying(1, 3);
  full.ann.chooses('convert');
  const kept = dying(1, 3);
  kept.ann.chooses('gain');
  expect([purse(full), purse(kept)]).toEqual([
    [2, 1],
    [3, 0],
  ]);
});

test('Crimson Legionnaire note 1a: two losses gain, then convert a commodity (D10)', () => {
  const t = dying(2, 0);
  expect(purse(t)).toEqual([1, 0]);
  t.ann.chooses('convert');
  expect(purse(t)).toEqual([0, 1]);
});

test('Crimson Legionnaire II: losses return home next turn without a roll', () => {
  const t = dying(2, 0, ['crimson-legionnaire-ii']);
  t.ann.chooses('gain');
  expect(t.state.seats.ann.technologies['crimson-legionnaire-ii'].memory).toBe(2);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t.units('ann', { planet: 'ixth' })).toBe('2 infantry');
});

// Arvicon Rex

test('Arvicon Rex adds 2 against players without a fleet pool token', () => {
  const fighting = (owners: string[]) =>
    load(at({ owners, space: { 27: { ann: '1 flagship', bob: '1 dreadnought' } } }), 3, 2, 1).begin(spaceCombat, {
      system: '27',
      attacker: 'ann',
      defender: 'bob',
    });
  const hits = (t: TestTable): number =>
    t.facts('dice-rolled').flatMap((fact) => (fact.seat === 'ann' ? fact.dice.filter(({ hit }) => hit) : [])).length;
  const against = fighting([]);
  expect(hits(against)).toBe(1);
  against.leaves('bob', 'sustain-damage');
  const spared = load(
    at({ owners: ['bob'], space: { 27: { ann: '1 flagship', bob: '1 dreadnought' } } }),
    3,
    2,
    1,
    1,
    1,
    1,
    10,
    10,
    1,
  );
  spared.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(spared).toAsk('bob sustain-damage');
  expect(spared.facts('dice-rolled')[0].dice.filter(({ hit }) => hit)).toEqual([]);
});

// Jae Mir Kan

const following = (card: string, setting: Parameters<typeof at>[0] = {}) =>
  at({
    active: 'bob',
    ground: { ixth: { ann: '1 space-dock' } },
    ...setting,
    change: (state) => {
      state.seats.bob.strategyCards[card] = { used: false };
      delete state.strategyCards[card];
      state.systems['27'].tokens = ['bob'];
      state.systems['29'].tokens = ['bob'];
      setting.change?.(state);
    },
  }).begin(strategicAction, { seat: 'bob', card });

test('Jae Mir Kan: the active player’s board token pays for a secondary', () => {
  const t = following('warfare');
  removesOne(t);
  expect(t.options('ann', 'use-secondary')).toEqual(['use', 'instead:jae-mir-kan@27', 'decline']);
  t.ann.chooses('instead:jae-mir-kan@27', 'use-secondary');
  expect([
    t.state.systems['27'].tokens,
    t.state.seats.ann.tokens.strategy,
    t.state.seats.ann.leaders?.['jae-mir-kan'].exhausted,
  ]).toEqual([[], 2, true]);
  expect(t.facts('tokens-spent')).toEqual([]);
  expect(t).toAsk('ann units-to-produce');
});

test('Jae Mir Kan: not offered while exhausted', () => {
  const t = following('warfare', {
    change: ({ seats: all }) => {
      if (all.ann.leaders) all.ann.leaders['jae-mir-kan'].exhausted = true;
    },
  });
  removesOne(t);
  expect(t.options('ann', 'use-secondary')).toEqual(['use', 'decline']);
  expect(t).toAsk('ann use-secondary');
});

/** Bob's primary takes one of his two tokens off the board: that at Starpoint stays. */
function removesOne(t: TestTable): void {
  t.bob.chooses('29');
  while (t.asks('bob', 'gain-tokens')) t.bob.gains('tactic');
  while (t.asks('bob', 'redistribute-tokens')) t.bob.agrees('redistribute-tokens');
  if (t.asks('cat', 'use-secondary')) t.cat.follows('decline');
}

const building = (setting: Parameters<typeof at>[0] = {}) => {
  const t = following('construction', { ground: { starpoint: { ann: '1 infantry' } }, ...setting });
  while (t.asks('bob', 'structure-site')) t.bob.chooses([], 'structure-site');
  if (t.asks('cat', 'use-secondary')) t.cat.follows('decline');
  return t;
};

test('Jae Mir Kan note 1, Jae Mir Kan note 1a, Jae Mir Kan note 1b: Construction removes the site’s token', () => {
  const t = building({
    change: (state) => {
      state.systems['28'].tokens = ['bob'];
      state.systems['29'].tokens = [];
      state.systems['27'].tokens = ['ann'];
    },
  });
  t.ann.chooses('instead:jae-mir-kan@28', 'use-secondary');
  expect(t.options('ann', 'structure-site').every((key) => key.includes('@'))).toBe(true);
  t.ann.chooses('pds@starpoint', 'structure-site');
  expect([t.state.systems['27'].tokens, t.state.systems['28'].tokens]).toEqual([['ann', 'bob'], []]);
  expect(t).toAsk();
  // With no planet for a structure it cannot be used, with no token of whomsoever.
  const none = building({
    ground: {},
    change: (state) => {
      for (const planet of Object.values(state.planets)) if (planet.controller === 'ann') planet.controller = 'cat';
    },
    space: { 29: { ann: '1 space-dock' } },
  });
  expect(none.options('ann', 'use-secondary')).toEqual(['decline']);
  expect(none).toAsk('ann use-secondary');
});

const thrifty = leader({
  id: 'test-thrifty',
  name: 'Thrifty',
  set: 'pok',
  faction: 'winnu',
  role: 'commander',
  text: 'test',
  unlocks: () => true,
  reactions: [],
});

test('Jae Mir Kan note 2: no strategy token is spent', () => {
  const t = following('warfare', { components: [thrifty], owners: ['bob'] });
  removesOne(t);
  t.ann.chooses('instead:jae-mir-kan@27', 'use-secondary');
  expect([t.facts('tokens-spent'), t.facts('token-removed').at(-1)]).toMatchObject([[], { seat: 'bob', system: '27' }]);
  expect(t).toAsk('ann units-to-produce');
});

// Il Na Viroset

test('Il Na Viroset is unlocked by tokens of two other players', () => {
  expect(
    at({ owners: ['bob'] })
      .begin(wait, {})
      .facts('leader-unlocked'),
  ).toEqual([]);
  expect(
    at({ owners: ['bob', 'cat'] })
      .begin(wait, {})
      .facts('leader-unlocked'),
  ).toMatchObject([{ leader: 'il-na-viroset' }]);
});

const again = (setting: Parameters<typeof at>[0] = {}) => {
  const t = at({
    unlocked: ['il-na-viroset'],
    space: { 27: { bob: '1 cruiser' } },
    ...setting,
    change: (state) => {
      dealt({ ann: 'leadership', bob: 'trade', cat: 'imperial' })(state);
      state.systems['27'].tokens = ['ann'];
      setting.change?.(state);
    },
  }).begin(actionPhase, {});
  return t;
};

test('Il Na Viroset: reactivation returns both tokens and ends the turn (D06)', () => {
  const t = again();
  expect(tokensInReinforcements(t.game, 'ann')).toBe(7);
  t.ann.activates('27');
  expect(t).toAsk('bob turn');
  expect([
    t.state.systems['27'].tokens,
    t.state.seats.ann.tokens.tactic,
    tokensInReinforcements(t.game, 'ann'),
  ]).toEqual([[], 2, 9]);
  expect(t.facts('system-activated')).toMatchObject([{ seat: 'ann', system: '27' }]);
  expect(t.facts('turn-cut-short')).toMatchObject([{ seat: 'ann', by: 'ann' }]);
  const locked = again({ unlocked: [] });
  locked.ann.performs('tactical');
  expect(locked.ann.refusal('27', 'system-to-activate')).toBe('You already have a command token there.');
  locked.leaves('ann', 'system-to-activate');
});

test('Il Na Viroset: offers no move or build form for turn-ending systems', () => {
  const t = again({ space: {}, ground: { 'new-albion': { ann: '1 space-dock, 2 infantry' } } });
  const [open] = openAsks(t.state);
  const tactical = { key: 'tactical', label: 'Tactical action' };
  const offered = formsOffered(t.game, { seat: 'ann', question: open.ask.question, data: open.ask.data }, [tactical]);
  expect(open.ask.question).toBe('turn');
  expect(offered.map(({ key }) => key)).not.toContain('build@27');
  expect(offered.map(({ key }) => key)).not.toContain('tactical@27');
  t.ann.performs('tactical');
  expect(t.shown('ann', 'system-to-activate')).toMatchObject({
    options: expect.arrayContaining([expect.objectContaining({ key: '27', hint: 'ends your turn' })]),
  });
});

test('Il Na Viroset note 1, Il Na Viroset note 1a: activation unanswered', () => {
  const t = again({
    hands: { ann: ['flank-speed'], bob: ['forward-supply-base'] },
    technologies: { bob: ['e-res-siphons'] },
    seats: { ...seats, bob: 'jol-nar' },
  });
  t.ann.activates('27');
  expect(t).toAsk('bob turn');
  expect(t.state.seats.bob.tradeGoods).toBe(0);
});

test('Il Na Viroset note 1b: Support for the Throne still goes back', () => {
  const t = again({
    change: (state) => {
      const { ann, bob } = state.seats;
      bob.promissoryNotes = bob.promissoryNotes.filter((note) => note !== 'support-for-the-throne@bob');
      ann.playArea = ['support-for-the-throne@bob'];
      ann.points = 1;
    },
  });
  t.ann.activates('27');
  expect([t.state.seats.ann.points, t.state.seats.ann.playArea]).toEqual([0, []]);
  expect(t.state.seats.bob.promissoryNotes).toContain('support-for-the-throne@bob');
});

const late = actionCard({
  id: 'test-late',
  name: 'Late',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [
    on('when', 'turn-ends', {
      isUsable: (_game, held, { seat }) => seat === held.holder,
      effect: (game, held) => void (game.state.seats[held.holder].tradeGoods += 1),
    }),
  ],
});

test('Il Na Viroset note 2, Starlancer note 2: end-of-turn effects still apply', () => {
  const t = again({ components: [late], hands: { ann: ['test-late'] } });
  t.ann.activates('27');
  expect(t).toAsk('ann window');
  t.ann.plays('test-late');
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  const summoned = again({
    components: [late],
    hands: { bob: ['test-late'] },
    owners: ['bob'],
    ground: { starpoint: { ann: '1 mech' } },
    change: (state) => {
      state.seats.ann.passed = true;
    },
  });
  summoned.ann.passes();
  summoned.bob.activates('27');
  summoned.ann.uses('Starlancer');
  summoned.bob.gains('tactic');
  expect(summoned).toAsk('bob window');
  summoned.bob.plays('test-late');
  expect(summoned.state.seats.bob.tradeGoods).toBe(1);
});

// Starlancer

const guarded = (setting: Parameters<typeof at>[0] = {}) =>
  at({ owners: ['bob'], ground: { starpoint: { ann: '1 mech' } }, active: 'bob', ...setting }).begin(turn, {
    seat: setting.active ?? 'bob',
    performed: 0,
  });

test('Starlancer: spends the activating player’s token to end their turn (D07)', () => {
  const t = guarded();
  t.bob.activates('27');
  t.ann.uses('Starlancer');
  expect(hasForeignToken(t.game, 'ann', 'bob')).toBe(false);
  t.bob.gains('fleet');
  expect([t.state.seats.bob.tokens, t.open]).toEqual([{ tactic: 2, fleet: 4, strategy: 2 }, []]);
  expect(t.facts('turn-cut-short')).toMatchObject([{ seat: 'bob', by: 'ann' }]);
  const without = guarded({ owners: ['cat'] });
  without.bob.activates('27');
  expect(without.open).not.toContain('ann window');
  expect(without).toAsk('bob end-turn');
});

test('Starlancer note 1, Starlancer note 1a: ends all reactions to the activation', () => {
  const t = guarded({ hands: { bob: ['flank-speed'], ann: ['forward-supply-base'] } });
  t.bob.activates('27');
  expect(t.asks('bob', 'window')).toBe(true);
  t.bob.declines();
  t.ann.uses('Starlancer');
  t.bob.gains('tactic');
  expect(t.open).toEqual([]);
  expect(t.state.seats.bob.actionCards).toHaveLength(1);
});

test('Starlancer note 3: the Mahact may also end their own turn', () => {
  const t = guarded({ active: 'ann', owners: [] });
  t.ann.activates('27').uses('Starlancer');
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 2, fleet: 2, strategy: 2 });
  t.ann.gains('strategy');
  expect([t.state.seats.ann.tokens, t.open]).toEqual([{ tactic: 2, fleet: 2, strategy: 3 }, []]);
});

const landing = actionCard({
  id: 'test-landing',
  name: 'Landing',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [
    on('when', 'system-activated', {
      isUsable: (_game, { holder }, { seat }) => seat !== holder,
      effect: (game, { holder }) => void placeUnits(game, holder, 'mech', 1, { system: '27', planet: 'starpoint' }),
    }),
  ],
});

test('Starlancer note 4: a mech placed after the activation cannot be used', () => {
  const t = guarded({
    ground: { starpoint: { ann: '1 infantry' } },
    components: [landing],
    hands: { ann: ['test-landing'] },
  });
  t.bob.activates('27');
  t.ann.plays('test-landing');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 mech');
  expect(t.open).not.toContain('ann window');
  expect(t).toAsk('bob end-turn');
});

// Airo Shir Aur

const blessed = (setting: Parameters<typeof at>[0] = {}, ...faces: number[]) =>
  load(at({ unlocked: ['airo-shir-aur'], ...setting }), ...faces).begin(turn, { seat: 'ann', performed: 0 });

/** Bob's cruiser at Starpoint is sent against cat's next to it. */
const sent = (
  { from = '27', to = '28', ...setting }: Parameters<typeof at>[0] & { from?: string; to?: string } = {},
  ...faces: number[]
) => {
  const t = blessed({ space: { 27: { bob: '1 cruiser' }, 28: { cat: '1 cruiser' } }, ...setting }, ...faces);
  t.ann.performs('Airo Shir Aur').chooses(from).chooses(to);
  return t;
};

test('13 note 3, 29 note 1, Airo Shir Aur note 12: moves ships into combat', () => {
  const t = sent({}, 10, 1);
  expect(t.facts('ships-withdrawn')).toMatchObject([{ seat: 'bob', by: 'ann', from: '27', into: '28' }]);
  expect(t.facts('combat-begins')).toMatchObject([{ system: '28', attacker: 'bob', defender: 'cat' }]);
  expect(t).toAsk('ann end-turn');
  expect([t.units('bob', { system: '28' }), t.units('bob', { system: '27' }), t.units('cat')]).toMatchObject([
    '1 cruiser',
    '',
    '',
  ]);
  expect(t.state.seats.ann.leaders?.['airo-shir-aur'].purged).toBe(true);
  expect([t.state.effects, t.state.turn.system, poolOf(t)]).toEqual([{}, null, [3, []]]);
});

/** Cat, who is the Empyrean, has what answers that ships are moved: Acamar, Voidwatch, Xuange. Into 46, which has no planets. */
const answered = (moved: 'bob' | 'cat', setting: Parameters<typeof at>[0] = {}, ...faces: number[]): TestTable =>
  sent(
    {
      seats: { ...seats, cat: 'empyrean' },
      unlocked: ['airo-shir-aur', 'xuange'],
      board: { 103: '46' },
      to: '46',
      space: { 27: { [moved]: '1 cruiser' }, 46: { [moved === 'bob' ? 'cat' : 'bob']: '1 cruiser' } },
      ...setting,
    },
    ...[...faces, 10, 1],
  );

test('Airo Shir Aur note 2: the Mahact count as the moving player', () => {
  const t = answered('bob', {
    technologies: { cat: ['voidwatch'] },
    change: (state) => void delete state.seats.cat.leaders?.acamar.exhausted,
  });
  const note = 'ceasefire@ann';
  t.ann.chooses(note, 'note-to-give');
  t.cat.uses('acamar').ann.gains('tactic');
  expect([
    t.state.seats.cat.promissoryNotes.includes(note),
    t.state.seats.ann.tokens.tactic,
    t.state.seats.bob.tokens.tactic,
  ]).toEqual([true, 4, 3]);
  expect(t).toAsk('ann end-turn');
});

test('Airo Shir Aur note 2: Xuange answers moved Empyrean ships', () => {
  const t = answered('cat', { change: ({ systems }) => void systems['46'].tokens.push('cat') });
  t.cat.uses('xuange');
  expect(t.state.systems['46'].tokens).toEqual([]);
  expect(t).toAsk('ann end-turn');
});

test('Airo Shir Aur note 3: the ships’ owner rolls for gravity rifts', () => {
  const t = answered(
    'bob',
    {
      board: { 102: '41', 103: '46' },
      from: '41',
      space: { 41: { bob: '1 cruiser' }, 46: { cat: '1 cruiser' } },
    } as never,
    4,
  );
  expect(t.facts('rift-rolled')).toMatchObject([{ seat: 'bob', system: '41', lost: false }]);
  expect(t.facts('combat-begins')).toMatchObject([{ attacker: 'bob', defender: 'cat' }]);
  expect(t).toAsk('ann end-turn');
});

test('Airo Shir Aur: the ships’ owner assigns cargo leaving a gravity rift', () => {
  const t = sent(
    {
      board: { 102: '41' },
      from: '41',
      space: { 41: { bob: '2 carrier, 4 fighter, 4 infantry' }, 28: { cat: '1 cruiser' } },
    } as never,
    // One carrier is lost, and then cat's cruiser.
    ...[1, 4],
    ...[10, 1],
  );
  expect(t).toAsk('bob fleet-lading');
  const [one, other] = t.options('bob', 'fleet-lading').map((key) => key.split(':'));
  expect(one[1]).not.toBe(other[1]);
  const ids = [...new Set(t.options('bob', 'fleet-lading').map((key) => key.slice(0, key.indexOf(':'))))];
  t.bob.chooses({ [`${ids[0]}:fighter@41`]: 4, [`${ids[1]}:infantry@41`]: 4 }, 'fleet-lading');
  expect(t.units('bob', { system: '28' })).toBe('1 carrier, 4 infantry');
  expect(t).toAsk('ann end-turn');
});

test('Airo Shir Aur: neither side retreats or plays Skilled Retreat', () => {
  const t = sent(
    {
      space: {
        27: { bob: '2 cruiser' },
        28: { cat: '2 cruiser' },
        29: { cat: '1 destroyer' },
        26: { bob: '1 destroyer' },
      },
      hands: { cat: ['skilled-retreat'] },
    },
    1,
    1,
    1,
    1,
    10,
    10,
    1,
    1,
  );
  expect(t.facts('retreat-announced')).toEqual([]);
  expect(t).toAsk('ann end-turn');
  expect(t.state.seats.cat.actionCards).toHaveLength(1);
});

test('Airo Shir Aur note 1, Airo Shir Aur note 1b: space only', () => {
  const t = sent(
    {
      seats: { ...seats, bob: 'saar' },
      space: { 27: { bob: '1 carrier, 1 fighter, 1 infantry, 1 space-dock' }, 28: { cat: '1 cruiser' } },
      ground: { starpoint: { bob: '2 infantry' } },
    },
    10,
    1,
    1,
    1,
    1,
  );
  expect(t.units('bob', { system: '28', space: true })).toBe('1 carrier, 1 fighter, 1 infantry, 1 space-dock');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry');
  expect(t).toAsk('ann end-turn');
});

test('Airo Shir Aur note 1a: own ships may carry infantry from planets', () => {
  const t = blessed(
    { space: { 27: { ann: '1 carrier' }, 28: { cat: '1 cruiser' } }, ground: { starpoint: { ann: '5 infantry' } } },
    10,
    1,
    1,
    1,
  );
  t.ann.performs('Airo Shir Aur').chooses('27').chooses('28');
  expect(t).toAsk('ann fleet-cargo');
  expect(t.ann.refusal({ 'infantry@starpoint': 4 })).toBeUndefined();
  expect(t.ann.refusal({ 'infantry@starpoint': 5 })).toBe('Infantry on Starpoint: choose at most 4.');
  t.ann.chooses({ 'infantry@starpoint': 2 });
  expect(t.units('ann', { system: '28' })).toBe('1 carrier, 2 infantry');
  t.leaves('ann', 'end-turn');
});

test('Airo Shir Aur note 4, Airo Shir Aur note 10, Airo Shir Aur note 13a: no movement or activation reactions', () => {
  const t = sent(
    { seats: { ...seats, cat: 'naalu' }, hands: { bob: ['flank-speed'], cat: ['forward-supply-base'] } },
    10,
    1,
  );
  expect(t).toAsk('ann end-turn');
  expect([t.facts('system-activated'), t.facts('ships-moved')]).toEqual([[], []]);
});

test('Airo Shir Aur note 5, Airo Shir Aur note 6: anomaly limits', () => {
  const ways = (technologies: Record<string, string[]>, tile: string, who = 'winnu') =>
    displacementTargets(
      at({ seats: { ...seats, bob: who }, technologies, board: { 103: tile }, space: { 27: { bob: '1 cruiser' } } })
        .game,
      'ann',
      '27',
    ).includes(tile);
  expect([ways({ ann: ['antimass-deflectors'] }, '44'), ways({ bob: ['antimass-deflectors'] }, '44')]).toEqual([
    false,
    true,
  ]);
  expect([ways({}, '43'), ways({ bob: ['magmus-reactor'] }, '43', 'muaat')]).toEqual([false, true]);
  expect(ways({}, '42')).toBe(false); // nebula
});

test('Airo Shir Aur note 7: each ship leaving a gravity rift rolls', () => {
  const t = sent(
    { from: '41', board: { 102: '41' }, space: { 41: { bob: '2 cruiser' }, 28: { cat: '1 cruiser' } } },
    3,
    10,
    10,
    1,
  );
  expect(t.facts('rift-rolled')).toMatchObject([
    { seat: 'bob', lost: true },
    { seat: 'bob', lost: false },
  ]);
  expect(t.units('bob')).toBe('1 cruiser');
  t.leaves('ann', 'end-turn');
});

const steady = ability({
  id: 'test-steady',
  name: 'Steady',
  set: 'base',
  text: 'test',
  modifiers: { 'rift-rolls': (_game, { holder }, rolling, { seat }) => rolling && seat !== holder },
});

test('Airo Shir Aur note 7a: ships exempt from rift rolls stay exempt', () => {
  const t = sent(
    {
      from: '41',
      board: { 102: '41' },
      space: { 41: { bob: '1 cruiser' }, 28: { cat: '1 cruiser' } },
      components: [steady],
      change: ({ seats: all }) => {
        all.bob.abilities['test-steady'] = { component: 'test-steady' };
      },
    },
    10,
    1,
  );
  expect(t.facts('rift-rolled')).toEqual([]);
  t.leaves('ann', 'end-turn');
});

test('Airo Shir Aur note 8, Airo Shir Aur note 9: Mahact adjacency', () => {
  const through = (setting: Parameters<typeof at>[0] = {}) =>
    displacementTargets(
      at({ board: { 102: '39', 205: '40', 208: '26' }, space: { 39: { bob: '1 cruiser' } }, ...setting }).game,
      'ann',
      '39',
    );
  expect(through({ seats: { ...seats, bob: 'creuss' } })).not.toContain('40');
  const same = (laws: string[]) =>
    displacementTargets(
      at({
        board: { 102: '39', 208: '26' },
        space: { 39: { bob: '1 cruiser' } },
        change: (state) => {
          for (const law of laws) state.laws[law] = { component: law };
        },
      }).game,
      'ann',
      '39',
    ).includes('26');
  expect([same([]), same(['enforced-travel-ban'])]).toEqual([true, false]);
});

const watching = actionCard({
  id: 'test-watching',
  name: 'Watching',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, _held, { system }) => game.state.turn.system === system,
      effect: () => undefined,
    }),
  ],
});
const answering = actionCard({
  id: 'test-answering',
  name: 'Answering',
  set: 'base',
  text: 'test',
  copies: 2,
  reactions: [on('when', 'space-combat-round-begins', { isUsable: () => true, effect: () => undefined })],
});

test('Airo Shir Aur note 11, Airo Shir Aur note 12a, 13 note 3a, 29 note 1a: sets active system, initiative order', () => {
  const t = sent({ components: [watching], hands: { ann: ['test-watching'] } }, 10, 1);
  expect(t).toAsk('ann window');
  expect(t.state.turn.system).toBe('28');
  t.ann.plays('test-watching');
  expect(t).toAsk('ann end-turn');
  const order = sent({
    components: [answering],
    hands: { bob: ['test-answering#1'], cat: ['test-answering#2'] },
    change: dealt({ ann: 'imperial', cat: 'trade', bob: 'leadership' }),
  });
  order.cat.plays('test-answering');
  expect(order.facts('action-card-played')).toEqual([]); // held until bob, who comes first, has answered
  order.bob.plays('test-answering');
  expect(order.facts('action-card-played').map(({ seat }) => seat)[0]).toBe('bob');
  expect(order).toAsk('cat window');
});

test('Airo Shir Aur note 13, Airo Shir Aur note 13b: combat only', () => {
  const t = sent(
    {
      to: '38',
      ground: { abyz: { cat: '1 pds, 1 infantry' } },
      board: { 103: '38' },
      space: { 27: { bob: '1 carrier, 1 infantry' }, 38: { cat: '1 cruiser' } },
    },
    10,
    1,
  );
  expect(t).toAsk('ann end-turn');
  expect([t.facts('space-cannon-used'), t.facts('ground-forces-committed')]).toEqual([[], []]);
});

test('Airo Shir Aur note 14, Airo Shir Aur note 14a: combatants score', () => {
  const t = sent(
    {
      space: { 27: { bob: '1 cruiser' }, 28: { cat: '1 flagship (damaged)' } },
      change: (state) => {
        state.seats.bob.secretObjectives = ['destroy-their-greatest-ship'];
        state.seats.ann.secretObjectives = ['spark-a-rebellion'];
        state.seats.cat.points = 9;
      },
    },
    10,
    1,
    1,
  );
  t.cat.sustains('');
  expect(t).toAskAmongOthers('bob window');
  expect(t.open).not.toContain('ann window');
  t.bob.uses('Destroy Their Greatest Ship');
  expect(t.facts('objective-scored')).toMatchObject([{ seat: 'bob' }]);
  expect(t).toAsk('ann end-turn');
});

test('an extra combat without a defender is not fought', () => {
  const t = at({ space: { 27: { bob: '1 cruiser' } } }).begin(extraCombat, {
    system: '27',
    attacker: 'bob',
    defender: 'cat',
  });
  expect([t.facts('combat-begins'), t.state.turn.system]).toEqual([[], null]);
});
