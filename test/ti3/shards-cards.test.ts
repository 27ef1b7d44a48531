import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import { hitsOf } from '#ti3/rules/combat/dice.ts';
import { hasMechanism } from '#ti3/rules/components/game-options.ts';
import { specialOf } from '#ti3/rules/board/adjacency.ts';
import { entryProblem } from '#ti3/rules/movement/routes.ts';
import { secretObjectivesOf } from '#ti3/rules/objectives/secret-objectives.ts';
import { pointsToWin } from '#ti3/rules/phases/victory.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { technologyPrice } from '#ti3/rules/technology/technology.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { buildHandView } from '#ti3/views/hand-view.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { CardTable, EXPANDED, rolled } from './card-table.ts';
import { council as baseCouncil, type Council } from './council.ts';

const council = (): Council => baseCouncil(EXPANDED);
const SEATS = ['ann', 'bob', 'cal'] as const;
const points = (t: Council): number[] => SEATS.map((seat) => t.of(seat).points);
const book = rulebookOf(EXPANDED);
const shards = SETS.find(({ id }) => id === 'shards-of-the-throne');
const cards = Object.values(shards?.contents.components ?? {}).flatMap((one) =>
  one.kind === 'action-card' ? [one] : [],
);

test('E3 12.5 an unused option’s card becomes a trade good', () => {
  const spent = cards.filter(({ laidAside }) => laidAside);
  expect(spent).toHaveLength(13);
  for (const { id } of spent) {
    const t = council();
    t.holds('ann', id).holds('bob', 'sabotage');
    t.turn().playsAtAnyTime('ann', id);
    expect([id, t.of('ann').tradeGoods, t.of('ann').actionCards]).toEqual([id, 1, []]);
    expect(t.told('action-card-played')).toEqual([]);
    expect(t.state.decks.action.discard).toEqual([`${id}#1`]);
  }
});

test('E3 12.5 cards for options in play have abilities', () => {
  const { game } = council();
  const about = [
    ['mercenaries', ['collect-bounty', 'hand-that-takes', 'hired-gun']],
    [
      'political intrigue',
      ['counter', 'miraculous-recovery', 'moving-speech', 'paralyzing-serum', 'press-charges', 'send-proxy'],
    ],
    ['technologies of races', ['a-mighty-empire']],
  ] as const;
  for (const [mechanism, ids] of about)
    for (const id of ids) {
      const { reactions, action } = book.byKind['action-card'][id];
      expect(!hasMechanism(game, mechanism) || reactions !== undefined || action !== undefined, id).toBe(true);
    }
  // As soon as there are mines, Faulty Targeting Systems takes one off the board, and Defend the Jewel lays one.
  expect(book.byKind.unit['space-mine']).toBeUndefined();
  // As soon as there are spies, On Observation kills them.
  expect(hasMechanism(game, 'political intrigue')).toBe(false);
});

test('E3 7.3 A Beacon of Hope: a hitting ten counts twice', () => {
  const die = (face: number, bonus = 0) => ({ unit: 'cruiser' as const, face, hitsOn: 7, bonus });
  const roll = { seat: 'ann', enemy: 'bob', purpose: 'space', system: 'empty-1', attacks: true, round: 1 } as const;
  expect(hitsOf({ ...roll, dice: [die(10), die(9), die(3), die(10, -4)], onTen: 2 })).toBe(3);
  const t = council();
  t.state.effects.e1 = { id: 'e1', component: 'a-beacon-of-hope', holder: 'ann', data: 'empty-1', until: 'battle' };
  t.units('ann', 'empty-1', 'cruiser');
  t.units('bob', 'empty-1', 'cruiser', 'cruiser');
  rolled(t, 10, 1, 1);
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  expect(t.told('dice-rolled').find(({ purpose, seat }) => purpose === 'space' && seat === 'ann')?.hits).toBe(2);
  expect(t.at('empty-1', 'bob')).toEqual([]);
});

test('E3 13.1 Council Disbanded: cancels Political and its secondary', () => {
  const t = council();
  t.holds('bob', 'council-disbanded');
  t.of('ann').strategyCards = { political: { used: false } };
  t.turn().says('ann', 'strategic:political').plays('bob', 'council-disbanded');
  expect([t.of('ann').actionCards, t.told('secondary-declined'), t.told('political-card-revealed')]).toEqual([
    [],
    [],
    [],
  ]);
  expect(t.of('ann').strategyCards.political.used).toBe(true);
  const trade = council();
  trade.holds('bob', 'council-disbanded');
  trade.of('ann').strategyCards = { trade: { used: false } };
  expect(trade.turn().says('ann', 'strategic:trade').playable('bob', 'council-disbanded')).toBeUndefined();
});

test('E3 7.3 Moment of Triumph: destroying a war sun scores', () => {
  const t = council();
  t.holds('ann', 'moment-of-triumph');
  t.units('ann', 'empty-1', 'cruiser', 'cruiser');
  t.units('bob', 'empty-1', 'war-sun')[0].damaged = true;
  rolled(t, 10, 1, 1, 1, 1);
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' }).plays('ann', 'moment-of-triumph');
  expect(points(t)).toEqual([1, 0, 0]);
});

test('E3 2.4 Archived Secret: draws another hidden secret objective', () => {
  const t = council();
  const before = SEATS.flatMap((seat) => secretObjectivesOf(t.of(seat)));
  t.decides('archived-secret', 'bob');
  const [, drawn] = secretObjectivesOf(t.of('bob'));
  expect(secretObjectivesOf(t.of('bob'))).toHaveLength(2);
  expect(before).not.toContain(drawn);
  expect(JSON.stringify(knownTo(t.game, 'ann').state.seats.bob)).not.toContain(drawn);
  expect(secretObjectivesOf(knownTo(t.game, 'bob').state.seats.bob)).toContain(drawn);
  expect(buildHandView(t.game, 'bob', 'bob').furtherSecrets.map(({ name }) => name)).toEqual([
    book.components[drawn].name,
  ]);
});

test('E3 1.1 Build Monument: the planet’s owner needs one point less', () => {
  const t = council();
  t.owns('ann', 'saudor');
  t.decides('build-monument', 'saudor');
  expect(SEATS.map((seat) => pointsToWin(t.game, seat))).toEqual([9, 10, 10]);
  t.of('ann').points = 9;
  t.turn();
  expect(t.state.winner).toBe('ann');
});

test('E3 17.3 Centrillic Gas, for: destroys units in nebulas and ion storms or pays', () => {
  const gas = (face: number, system: string): Council => {
    const t = council();
    t.lays(system, 2, 1).units('bob', system, 'cruiser');
    rolled(t, face);
    return t.decides('centrillic-gas', 'for');
  };
  for (const system of ['nebula-1', 'ion-storm-1']) {
    expect([gas(3, system).at(system), gas(3, system).goods()]).toEqual([[], [0, 0, 0]]);
    expect([gas(4, system).at(system), gas(4, system).goods()]).toEqual([['cruiser'], [0, 5, 0]]);
  }
});

test('E3 7.1 Corrupt Empire: the first attacker of the elected scores', () => {
  const t = council().law('corrupt-empire', 'bob');
  t.units('ann', 'empty-1', 'cruiser');
  t.units('bob', 'empty-1', 'cruiser');
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  expect([points(t), t.state.laws]).toEqual([[1, 0, 0], {}]);
  const own = council().law('corrupt-empire', 'ann');
  own.units('ann', 'empty-1', 'cruiser');
  own.units('bob', 'empty-1', 'cruiser');
  own.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  expect(points(own)).toEqual([0, 0, 0]);
});

test('E3 9.3 Defensive Mobilizations, for: units return home', () => {
  const t = council();
  t.units('ann', 'saudor', 'cruiser', 'ground-force', 'ground-force', 'pds');
  t.decides('defensive-mobilizations', 'for').says('ann', 'saudor');
  t.replies('ann', { 'cruiser>sol-home': 1, 'ground-force>jord': 1, 'pds>jord': 1 });
  expect([t.at('sol-home'), t.at('jord'), t.at('saudor')]).toEqual([
    ['cruiser'],
    ['ground-force', 'pds'],
    ['ground-force'],
  ]);
});
test('E3 9.3 Defensive Mobilizations, against: home units move out', () => {
  const t = council();
  t.owns('ann', 'saudor');
  t.units('ann', 'jord', 'ground-force', 'ground-force');
  t.decides('defensive-mobilizations', 'against').says('ann', 'saudor').replies('ann', { 'ground-force>saudor': 2 });
  expect([t.at('jord'), t.at('saudor')]).toEqual([[], ['ground-force', 'ground-force']]);
});

test('E3 14.1 Documenting Research, for: followers gain the same technology free', () => {
  const t = council().law('documenting-research');
  t.of('ann').strategyCards = { technology: { used: false } };
  t.of('bob').counters.strategy = 1;
  for (const planet of Object.values(t.state.planets)) planet.exhausted = true;
  t.turn().says('ann', 'strategic:technology').says('ann', 'hylar-v-assault-laser').says('bob', 'use');
  expect(t.choices('bob')).toEqual(['hylar-v-assault-laser', 'none']);
  const laser = t.game.book.byKind.technology['hylar-v-assault-laser'];
  expect(technologyPrice(council().law('documenting-research').game, 'bob', laser, 8)).toBe(8);
});
test('E3 11.1 Documenting Research, against: exhausts planets with specialties', () => {
  const t = council();
  const learned = Object.keys(t.state.planets).find((id) => book.planets[id].specialties.length > 0) ?? '';
  const plain = Object.keys(t.state.planets).find((id) => !book.planets[id].specialties.length) ?? '';
  t.owns('ann', learned, plain);
  t.decides('documenting-research', 'against');
  expect([t.state.planets[learned].exhausted, t.state.planets[plain].exhausted]).toEqual([true, false]);
});

test('E3 2.4 Equal Threats: two players swap a secret objective', () => {
  const t = council();
  Object.assign(t.of('ann'), { secretObjective: 'conqueror' });
  Object.assign(t.of('bob'), { secretObjective: 'merciless' });
  t.decides('equal-threats', 'ann', 'bob');
  expect([t.of('ann').secretObjective, t.of('bob').secretObjective]).toEqual(['merciless', 'conqueror']);
  const one = council();
  Object.assign(one.of('ann'), { secretObjective: 'conqueror', moreSecrets: ['merciless'] });
  Object.assign(one.of('bob'), { secretObjective: null });
  one.decides('equal-threats', 'ann', 'bob').says('ann', 'merciless');
  expect([secretObjectivesOf(one.of('ann')), secretObjectivesOf(one.of('bob'))]).toEqual([
    ['conqueror'],
    ['merciless'],
  ]);
});

test('E3 2.4 Flawed Planning: gives secret objectives or points', () => {
  expect(SEATS.map((seat) => secretObjectivesOf(council().decides('flawed-planning', 'for').of(seat)).length)).toEqual([
    2, 2, 2,
  ]);
  const t = council();
  Object.assign(t.of('bob'), { secretObjective: null, claimed: ['conqueror'] });
  t.of('cal').claimed = ['merciless'];
  expect(points(t.decides('flawed-planning', 'against'))).toEqual([0, 1, 0]);
});

test('E3 14.2 Fund Research Complex: technologies cost its owner two less', () => {
  const t = council();
  t.owns('ann', 'saudor');
  const price = (seat: string) => t.value('technology-price', { seat, technology: 'hylar-v-assault-laser' }, 8);
  t.decides('fund-research-complex', 'saudor');
  expect([price('ann'), price('bob')]).toEqual([6, 8]);
});

test('E3 13.1 Lord of Mecatol Rex: scores but destroys home units', () => {
  const t = council();
  t.owns('ann', 'mecatol-rex');
  t.units('ann', 'jord', 'ground-force', 'space-dock');
  t.units('bob', 'empty-1', 'cruiser');
  t.decides('lord-of-mecatol-rex', 'for');
  expect([points(t), t.at('jord')]).toEqual([[1, 0, 0], []]);
  const nobody = council();
  nobody.state.decks.political = { draw: ['lord-of-mecatol-rex', 'law-one'], discard: [] };
  nobody.begins('further-agenda', {});
  expect(nobody.told('political-card-revealed')).toMatchObject([{ card: 'law-one' }]);
});

test('E3 17.1 Mining Operations: pays beside asteroids, or costs goods', () => {
  const t = council();
  t.lays('asteroid-field-1', 1, 1).units('bob', 'empty-1', 'cruiser');
  expect(t.decides('mining-operations', 'for').goods()).toEqual([0, 4, 0]);
  expect(council().gives(3).decides('mining-operations', 'against').goods()).toEqual([1, 1, 1]);
});

test('E3 13.1 Necessary Bureaucracy, for: adds a second agenda each round', () => {
  const t = council().law('necessary-bureaucracy');
  t.state.decks.political = { draw: ['law-two', 'law-three'], discard: [] };
  t.decides('law-one', 'for').decidesOn('against');
  expect(t.told('political-card-revealed').map(({ card }) => card)).toEqual(['law-one', 'law-two']);
  expect(t.state.decks.political).toEqual({ draw: ['law-three'], discard: ['law-two'] });
  const young = council();
  young.state.decks.political = { draw: ['law-two'], discard: [] };
  young.decides('necessary-bureaucracy', 'for');
  expect(young.told('political-card-revealed')).toHaveLength(1);
});
test('E3 13.4 Necessary Bureaucracy, against: the next for/against card takes effect', () => {
  const t = council();
  t.state.decks.political = { draw: ['law-two'], discard: [] };
  t.decides('necessary-bureaucracy', 'against');
  expect(Object.keys(t.state.laws)).toEqual(['law-two']);
  const elect = council();
  elect.state.decks.political = { draw: ['emperor'], discard: [] };
  elect.decides('necessary-bureaucracy', 'against');
  expect([Object.keys(elect.state.laws), elect.state.decks.political.discard]).toEqual([[], ['emperor']]);
});

test('E3 13.1 On Observation is skipped when nobody has spies', () => {
  const t = council();
  t.state.decks.political = { draw: ['on-observation', 'law-one'], discard: [] };
  t.begins('further-agenda', {});
  expect(t.told('political-card-revealed')).toMatchObject([{ card: 'law-one' }]);
});

test('E3 7.3 Publicize Weapon Schematics: fighter tens destroy a war sun', () => {
  const t = council().decides('publicize-weapon-schematics', 'for');
  expect(SEATS.every((seat) => t.of(seat).technologies['war-sun-technology'])).toBe(true);
  t.units('ann', 'empty-1', 'carrier', 'fighter', 'fighter');
  t.units('bob', 'empty-1', 'war-sun', 'cruiser', 'cruiser');
  rolled(t, 1, 10, 10, 1, 1, 1, 1, 1);
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  expect(t.told('units-destroyed').find(({ seat }) => seat === 'bob')?.units).toEqual({ 'war-sun': 1 });
});

test('E3 9.5 Repeal Labor Laws, for: allows docks immediately', () => {
  const sites = (t: Council): string[] => {
    gainPlanet(t.game, 'ann', 'saudor');
    t.of('ann').tradeGoods = 4;
    return t.begins('production-step', { seat: 'ann', systems: ['saudor'] }).choices('ann');
  };
  expect(sites(council())).not.toContain('dock:saudor');
  expect(sites(council().law('repeal-labor-laws'))).toContain('dock:saudor');
});
test('E3 11.2 Repeal Labor Laws, against: costs goods or docks', () => {
  const t = council();
  t.units('ann', 'saudor', 'space-dock');
  t.units('bob', 'quann', 'space-dock');
  t.of('ann').tradeGoods = 3;
  t.decides('repeal-labor-laws', 'against').says('ann', 'pay');
  expect([t.of('ann').tradeGoods, t.at('saudor'), t.at('quann')]).toEqual([0, ['space-dock'], []]);
});

test('E3 17.2 Sanctuary Shield: makes a special system ordinary space', () => {
  const t = council().lays('supernova-1', 2, 1).lays('nebula-1', 3, 1);
  expect(entryProblem(t.game, 'ann', 'supernova-1')).toBeDefined();
  t.begins('vote-on', { card: 'sanctuary-shield' });
  expect(t.choices('bob')).toEqual(['supernova-1', 'nebula-1', 'abstain']);
  for (const seat of ['bob', 'cal', 'ann'] as const) t.says(seat, 'supernova-1');
  expect([entryProblem(t.game, 'ann', 'supernova-1'), specialOf(t.game, 'nebula-1')]).toEqual([undefined, 'nebula']);
});

test('E3 1.1 Shard of the Throne: lowers its holder’s goal', () => {
  const t = council().law('shard-of-the-throne', 'bob');
  expect(SEATS.map((seat) => pointsToWin(t.game, seat))).toEqual([10, 9, 10]);
  t.units('ann', 'empty-1', 'cruiser');
  t.units('bob', 'empty-1', 'cruiser');
  rolled(t, 10, 1);
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  expect(SEATS.map((seat) => pointsToWin(t.game, seat))).toEqual([9, 10, 10]);
});

test('E3 8.6 Supported Expansion: gives unowned planets, or removes ungarrisoned ones', () => {
  const t = council().decides('supported-expansion', 'for').says('ann', 'saudor');
  expect(t.choices('bob')).not.toContain('saudor');
  t.says('bob', 'quann').says('cal', 'none');
  expect([t.state.planets.saudor.owner, t.at('saudor'), t.state.planets.quann.owner]).toEqual([
    'ann',
    ['ground-force'],
    'bob',
  ]);
  const bare = council();
  bare.owns('ann', 'saudor');
  bare.units('bob', 'quann', 'pds');
  bare.decides('supported-expansion', 'against');
  expect([bare.state.planets.saudor.owner, bare.state.planets.quann.owner, bare.state.planets.jord.owner]).toEqual([
    null,
    'bob',
    'ann',
  ]);
});

test('E3 12.5 Local Unrest destroys the ground force that is worth least', () => {
  const t = new CardTable(EXPANDED).holds('ann', 'local-unrest');
  t.units('bob', 'saudor', 'mechanized-unit', 'ground-force');
  t.turn().plays('ann', 'local-unrest');
  expect(t.at('saudor')).toEqual(['mechanized-unit']);
});

test('E3 22.3 political cards give Nekro counters instead of a technology', () => {
  const gained = (card: string): unknown[] => {
    const t = council();
    t.of('ann').abilities = { propagation: { component: 'propagation' } };
    t.of('bob').technologies = { 'war-sun-technology': { component: 'war-sun-technology' } };
    makeAgreement(t.game, ['ann', 'bob'], [t.of('ann').contracts[0], t.of('bob').contracts[0]]);
    const before = t.of('ann').counters.command;
    t.decides(card, 'for').replies('ann', { command: 3 });
    return [t.of('ann').counters.command - before, 'war-sun-technology' in t.of('ann').technologies];
  };
  expect(gained('publicize-weapon-schematics')).toEqual([3, false]);
  expect(gained('sharing-of-technology')).toEqual([3, false]);
});
