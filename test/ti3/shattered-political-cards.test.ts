import { expect, test } from 'vitest';
import { movementHindranceOf, wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { costOf, productionLimitProblem } from '#ti3/rules/production/production-limits.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { gainTechnology, technologyProblem } from '#ti3/rules/technology/technology.ts';
import { EXPANDED, rolled } from './card-table.ts';
import { council as baseCouncil, type Council } from './council.ts';

const council = (): Council => baseCouncil(EXPANDED);
const SEATS = ['ann', 'bob', 'cal'] as const;
const points = (t: Council): number[] => SEATS.map((seat) => t.of(seat).points);
const trading = (t: Council): Council => {
  makeAgreement(t.game, ['ann', 'bob'], [t.of('ann').contracts[0], t.of('bob').contracts[0]]);
  return t;
};
/** An objective that lies open. */
const OPEN = 'ten-planets';
const open = (t: Council, ...claimedBy: string[]): Council => {
  t.state.objectives = [{ id: OPEN, claimedBy }];
  return t;
};

test('E3 13.5 Class Struggle, for: Trade income is divided evenly', () => {
  const t = trading(council()).law('class-struggle');
  t.state.seats.ann.strategyCards = { trade: { used: false } };
  t.turn().says('ann', 'strategic:trade').says('ann', 'trade');
  const [worth] = [Object.values(t.state.agreements)[0].worth];
  for (let i = 0; i < 30 && t.asksFor('ann') !== 'turn' && SEATS.some((seat) => t.asked(seat)); i++)
    for (const seat of SEATS) if (t.asked(seat)) t.says(seat, t.choices(seat).find((key) => ['use', 'none', 'no'].includes(key)) ?? t.choices(seat)[0]); // prettier-ignore
  const share = Math.floor((3 + worth[0] + worth[1]) / 2);
  expect(t.goods()).toEqual([share, share, 0]);
});
test('E3 11.2 Class Struggle, against: all lose two trade goods', () => {
  expect(council().gives(3).decides('class-struggle', 'against').goods()).toEqual([1, 1, 1]);
});

test('E3 8.4 The Crown of Emphidia passes to an invasion’s winner', () => {
  const t = council().decides('crown-of-emphidia', 'bob');
  expect(points(t)).toEqual([0, 1, 0]);
  t.units('bob', 'saudor', 'ground-force');
  t.units('ann', 'saudor', 'ground-force')[0].owner = 'ann';
  t.state.planets.saudor.owner = 'bob';
  rolled(t, 10, 1);
  t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
  expect(points(t)).toEqual([1, 0, 0]);
  expect(t.state.laws['crown-of-emphidia'].owner).toBe('ann');
  discardLaw(t.game, 'crown-of-emphidia');
  expect(points(t)).toEqual([0, 0, 0]);
});

test('E3 11.2 Diversified Income, for: planets limit trade goods', () => {
  const t = council().law('diversified-income');
  t.owns('ann', 'saudor', 'quann', 'lodor');
  changeTradeGoods(t.game, 'ann', 9);
  t.turn();
  expect(t.of('ann').tradeGoods).toBe(Object.values(t.state.planets).filter(({ owner }) => owner === 'ann').length);
});
test('E3 11.2 Diversified Income, against: players without goods get three', () => {
  const t = council();
  t.of('bob').tradeGoods = 1;
  expect(t.decides('diversified-income', 'against').goods()).toEqual([3, 1, 3]);
});

test('E3 13.4 Emperor: gives a point while the law lasts', () => {
  const t = council().decides('emperor', 'cal');
  expect(points(t)).toEqual([0, 0, 1]);
  discardLaw(t.game, 'emperor');
  expect(points(t)).toEqual([0, 0, 0]);
});

test('E3 7.3 Enemy of the Throne: rewards the first victor', () => {
  const t = council().law('enemy-of-the-throne', 'bob');
  t.units('ann', 'empty-1', 'cruiser', 'cruiser');
  t.units('bob', 'empty-1', 'cruiser');
  rolled(t, 10, 10, 1);
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  expect([t.of('ann').tradeGoods, t.of('ann').actionCards.length, t.asksFor('ann')]).toEqual([2, 1, 'place-counters']);
  expect(t.state.laws).toEqual({});
});

test('E3 9.1 Fighter Tax, for: fighters cost one each', () => {
  const t = council().decides('fighter-tax', 'for');
  expect([costOf(t.game, 'ann', 'fighter', 2), costOf(t.game, 'ann', 'ground-force', 2)]).toEqual([2, 1]);
});
test('E3 13.4 Fighter Tax, against: all destroy three fighters', () => {
  const t = council();
  t.units('ann', 'empty-1', 'carrier', 'fighter', 'fighter', 'fighter', 'fighter');
  t.units('bob', 'empty-2', 'carrier', 'fighter');
  t.decides('fighter-tax', 'against').goesOn();
  expect([t.at('empty-1').length, t.at('empty-2').length]).toEqual([2, 1]);
});

test('E3 9.3 Fleet Restrictions, for: two ships per type and system', () => {
  const t = council();
  t.of('ann').counters.fleet = 8;
  t.units('ann', 'empty-1', 'cruiser', 'cruiser', 'cruiser', 'destroyer');
  t.decides('fleet-restrictions', 'for').goesOn();
  expect(t.at('empty-1')).toEqual(['cruiser', 'cruiser', 'destroyer']);
  expect(productionLimitProblem(t.game, 'ann', 'empty-1', { cruiser: 1 })).toBeDefined();
  expect(productionLimitProblem(t.game, 'ann', 'empty-2', { cruiser: 2 })).toBeUndefined();
});
test('E3 13.5 Fleet Restrictions: free ships are not placed as a third of their type', () => {
  for (const card of ['interstellar-arms-dealers', 'warship-commission']) {
    const t = council().law('fleet-restrictions').gives(5);
    t.of('ann').counters.fleet = 8;
    t.units('ann', 'saudor', 'space-dock', 'dreadnought', 'dreadnought');
    expect([card, t.decides(card, 'for').asked('ann')]).toEqual([card, undefined]);
  }
});
test('E3 13.4 Fleet Restrictions, against: pay or lose excess ships', () => {
  const t = council();
  t.units('ann', 'empty-1', 'cruiser', 'cruiser', 'cruiser');
  t.units('bob', 'empty-2', 'cruiser', 'cruiser', 'cruiser');
  t.of('ann').tradeGoods = 1;
  t.decides('fleet-restrictions', 'against').says('ann', 'pay').goesOn();
  expect([t.at('empty-1').length, t.at('empty-2').length, t.of('ann').tradeGoods]).toEqual([3, 2, 0]);
});

test('E3 14.1 Forbidden Research: the elected misses the next Technology', () => {
  const t = council().law('forbidden-research', 'ann');
  const wanted = t.game.book.byKind.technology['hylar-v-assault-laser'];
  expect(technologyProblem(t.game, 'ann', wanted)).toBeUndefined();
  t.state.seats.ann.strategyCards = { technology: { used: false } };
  t.turn().says('ann', 'strategic:technology').goesOn();
  expect(t.told('technology-gained').filter(({ seat }) => seat === 'ann')).toEqual([]);
  expect(t.state.laws).toEqual({});
});

test('E3 16.1 Glory of the Empire, for: secrets score more', () => {
  const t = council().law('glory-of-the-empire');
  const value = (objective: string) => t.value('objective-points', { seat: 'ann', objective }, 1);
  expect([value('conqueror'), value(OPEN)]).toEqual([2, 1]);
});
test('E3 16.1 Glory of the Empire, against: claimed secret objectives score', () => {
  const t = council();
  t.of('bob').claimed = ['conqueror'];
  t.of('cal').claimed = [OPEN];
  expect(points(t.decides('glory-of-the-empire', 'against'))).toEqual([0, 1, 0]);
});

test("E3 13.1 Hope's End Training Ground: redraws without the planet", () => {
  const t = council();
  t.state.decks.political = { draw: ['hopes-end-training-ground', 'law-one', 'law-two'], discard: [] };
  t.begins('further-agenda', {});
  expect(t.told('political-card-revealed')).toMatchObject([{ card: 'law-one' }]);
  expect(t.state.decks.political.discard).toEqual(['hopes-end-training-ground']);
});

test('E3 16.1 Incentive Program: an objective scores one more, also retroactively', () => {
  const t = open(council(), 'bob').decides('incentive-program', OPEN);
  expect(points(t)).toEqual([0, 1, 0]);
  expect(t.value('objective-points', { seat: 'ann', objective: OPEN }, 1)).toBe(2);
});

test('E3 17.6 Intergalactic Commerce, for: three goods per wormhole with ships', () => {
  const t = council();
  t.units('bob', 'alpha-wormhole', 'cruiser');
  expect(t.decides('intergalactic-commerce', 'for').goods()).toEqual([0, 3, 0]);
});
test('E3 15.1 Intergalactic Commerce, against: contracts are worth one', () => {
  const t = trading(council()).decides('intergalactic-commerce', 'against');
  t.begins('trade-secondary', { seat: 'ann' });
  expect(t.of('ann').tradeGoods).toBe(1);
});

test('E3 9.1 Interstellar Arms Dealers, for: two ships cost three resources', () => {
  const t = council();
  t.units('ann', 'saudor', 'space-dock');
  t.of('ann').tradeGoods = 3;
  t.decides('interstellar-arms-dealers', 'for').says('ann', 'saudor').replies('ann', { 'trade-goods': 3 });
  expect(
    Object.values(t.state.units).filter(({ owner, system }) => owner === 'ann' && system === 'saudor'),
  ).toHaveLength(3);
  expect(t.of('ann').tradeGoods).toBe(0);
});
test('E3 9.3 Interstellar Arms Dealers sell only available pieces', () => {
  const t = council();
  t.units('ann', 'saudor', 'space-dock');
  t.units('ann', 'empty-2', 'dreadnought', 'dreadnought');
  t.units('ann', 'empty-3', 'dreadnought', 'dreadnought', 'dreadnought');
  for (const place of ['empty-1', 'lodor']) t.units('ann', place, 'destroyer', 'destroyer', 'destroyer', 'destroyer');
  t.of('ann').tradeGoods = 3;
  t.of('ann').counters.fleet = 4;
  expect(t.decides('interstellar-arms-dealers', 'for').asked('ann')).toBeUndefined();
});
test('E3 5.1 Interstellar Arms Dealers: warns about systems exceeding fleet supply', () => {
  const prompt = (cruisers: number): string => {
    const t = council();
    t.units('ann', 'saudor', 'space-dock', ...Array.from({ length: cruisers }, () => 'cruiser' as const));
    Object.assign(t.of('ann'), { tradeGoods: 3, counters: { command: 3, fleet: 3, strategy: 2 } });
    const asked = t.decides('interstellar-arms-dealers', 'for').asked('ann');
    return asked && 'prompt' in asked ? asked.prompt : '';
  };
  expect([prompt(1).includes('fleet supply'), prompt(2)]).toEqual([
    false,
    expect.stringMatching(/At .*Saudor.* you would exceed your fleet supply/),
  ]);
});
test('E3 9.1 Interstellar Arms Dealers, against: non-fighter ships cost one more', () => {
  const t = council().decides('interstellar-arms-dealers', 'against');
  expect((['cruiser', 'fighter'] as const).map((type) => t.value('unit-cost', { seat: 'ann', type }, 2))).toEqual([
    3, 2,
  ]);
});

test('E3 17.3 Investigate Spatial Anomalies, for: nebulas slow no ships', () => {
  const t = council().lays('nebula-1', 2, 1);
  t.units('ann', 'nebula-1', 'cruiser');
  const reach = () => movementTo(t.game, 'ann', 'cruiser', 'nebula-1', 'empty-1');
  expect([reach(), routesBetween(t.game, 'ann', 'empty-2', 'nebula-1', 1).length]).toEqual([1, 1]);
  t.law('investigate-spatial-anomalies');
  expect(reach()).toBe(2);
});
test('E3 17.4 Investigate Spatial Anomalies, for: ion storms hinder no ships', () => {
  const t = council().lays('ion-storm-1', 2, 1);
  expect(movementHindranceOf(t.game, 'ion-storm-1')).toBe('storm');
  t.law('investigate-spatial-anomalies');
  expect(movementHindranceOf(t.game, 'ion-storm-1')).toBeUndefined();
});
test('E3 17.3 Investigate Spatial Anomalies, against: closes special systems this round', () => {
  const t = council().lays('nebula-1', 2, 1);
  t.decides('investigate-spatial-anomalies', 'against');
  expect(routesBetween(t.game, 'ann', 'empty-2', 'nebula-1', 1)).toEqual([]);
  expect(routesBetween(t.game, 'ann', 'empty-2', 'empty-1', 1)).toHaveLength(1);
});

test('E3 6.2 Minister of Peace: stops a fleet at enemy ships', () => {
  const t = council().law('minister-of-peace', 'cal');
  t.units('ann', 'empty-1', 'cruiser');
  t.units('bob', 'empty-2', 'cruiser');
  t.of('ann').counters.command = 1;
  t.turn()
    .says('ann', 'tactical')
    .says('ann', 'empty-2')
    .replies('ann', { 'cruiser@empty-1': 1 })
    .says('cal', 'minister-of-peace');
  expect([t.at('empty-1', 'ann'), t.at('empty-2', 'ann')]).toEqual([['cruiser'], []]);
  expect(t.state.systems['empty-2'].counters).toEqual(['ann']);
  expect(t.state.laws).toEqual({});
});

test('E3 1.5 Mutiny: its voters gain a point, or lose one', () => {
  const t = council();
  for (const seat of SEATS) t.of(seat).points = 2;
  t.begins('vote-on', { card: 'mutiny' }).says('bob', 'for').says('cal', 'abstain').says('ann', 'for');
  expect(points(t)).toEqual([3, 3, 2]);
  const lost = council();
  for (const seat of SEATS) lost.of(seat).points = 2;
  lost.owns('cal', 'mecatol-rex');
  lost.begins('vote-on', { card: 'mutiny' }).says('bob', 'for').says('cal', 'against').says('ann', 'abstain');
  expect(points(lost)).toEqual([2, 1, 2]);
});

test('E3 6.1 Neutrality Pact, for: activating guarded space costs influence', () => {
  const t = council().law('neutrality-pact');
  t.units('bob', 'empty-2', 'cruiser');
  for (const planet of Object.values(t.state.planets)) planet.exhausted = true;
  expect([activationProblem(t.game, 'ann', 'empty-2'), activationProblem(t.game, 'ann', 'empty-1')]).toEqual(['You need 3 influence to activate this system (Neutrality Pact).', undefined]); // prettier-ignore
  t.of('ann').tradeGoods = 3;
  t.of('ann').counters.command = 1;
  t.turn().says('ann', 'tactical').says('ann', 'empty-2').replies('ann', { 'trade-goods': 3 });
  expect(t.of('ann').tradeGoods).toBe(0);
});
test('E3 5.2 Neutrality Pact, against: places a counter at a dock', () => {
  const t = council();
  t.units('ann', 'saudor', 'space-dock');
  t.units('ann', 'quann', 'space-dock');
  t.decides('neutrality-pact', 'against').says('ann', 'quann');
  expect(t.state.systems.quann.counters).toEqual(['ann']);
});

test('E3 1.5 Non-Aggression Pact, for: the first aggressor loses a point', () => {
  const t = council().law('non-aggression-pact');
  for (const seat of SEATS) t.of(seat).points = 2;
  t.units('bob', 'empty-2', 'cruiser');
  t.of('ann').counters.command = 1;
  t.turn().says('ann', 'tactical').says('ann', 'empty-2');
  expect([points(t), Object.keys(t.state.laws)]).toEqual([[1, 2, 2], []]);
});
test('E3 1.2 Non-Aggression Pact, against: reveals the next objective', () => {
  const t = council();
  t.state.decks.objective.draw = [OPEN];
  t.decides('non-aggression-pact', 'against');
  expect(t.state.objectives).toEqual([{ id: OPEN, claimedBy: [] }]);
});

test('E3 3.2 Political Focus, for: taking Political earns a bonus', () => {
  const t = council().law('political-focus');
  t.state.strategyCards = { political: { bonus: 0 }, trade: { bonus: 0 } };
  t.begins('receive-strategy-card', { seat: 'bob', card: 'political' }).says('bob', 'goods');
  expect(t.goods()).toEqual([0, 2, 0]);
});
test('E3 13.1 Political Focus, against: the council votes again immediately', () => {
  const t = council();
  t.state.decks.political = { draw: ['law-one'], discard: [] };
  t.decides('political-focus', 'against');
  expect(t.told('political-card-revealed').map(({ card }) => card)).toEqual(['political-focus', 'law-one']);
});

test('E3 16.1 Recognize Accomplishments: allows claiming an objective again', () => {
  const t = open(council(), 'ann', 'bob').decides('recognize-accomplishments', OPEN);
  expect(t.state.objectives).toEqual([{ id: OPEN, claimedBy: [] }]);
});

test('E3 15.3 Redefining War Crimes, for: PDS hits end the agreement', () => {
  const t = trading(council()).law('redefining-war-crimes');
  t.units('ann', 'saudor', 'cruiser');
  t.units('bob', 'saudor', 'pds');
  rolled(t, 1);
  t.begins('pds-fire', { seat: 'ann', system: 'saudor' }).says('bob', 'ann@saudor');
  expect(t.state.agreements).toEqual({});
});
test('E3 6.3 Redefining War Crimes, against: stops PDS fire this round', () => {
  const t = council().decides('redefining-war-crimes', 'against');
  t.units('ann', 'saudor', 'cruiser');
  t.units('bob', 'saudor', 'pds');
  t.begins('pds-fire', { seat: 'ann', system: 'saudor' });
  expect(t.asked('bob')).toBeUndefined();
});

test('E3 13.4 Seed of an Empire: first or last players score', () => {
  const scored = (): Council => {
    const t = council();
    Object.assign(t.of('ann'), { points: 3 });
    Object.assign(t.of('bob'), { points: 3 });
    return t;
  };
  expect(points(scored().decides('seed-of-an-empire', 'for'))).toEqual([4, 4, 0]);
  expect(points(scored().decides('seed-of-an-empire', 'against'))).toEqual([3, 3, 1]);
});

test('E3 14.1 Sharing of Technology, for: copies a partner’s technology', () => {
  const t = trading(council());
  t.of('bob').technologies = { 'war-sun-technology': { component: 'war-sun-technology' } };
  t.decides('sharing-of-technology', 'for').says('ann', 'war-sun-technology').goesOn();
  expect(t.of('ann').technologies['war-sun-technology']).toBeDefined();
  expect(t.told('technology-gained').map(({ seat }) => seat)).not.toContain('cal');
});
test('E3 15.3 Sharing of Technology, against: breaks agreements', () => {
  const t = council();
  makeAgreement(t.game, ['ann', 'cal'], [t.of('ann').contracts[0], t.of('cal').contracts[0]]);
  expect(t.decides('sharing-of-technology', 'against').state.agreements).toEqual({});
});

test('E3 14.1 Technological Jihad, for: new technologies risk a cruiser', () => {
  const learn = (face: number): Council => {
    const t = council().law('technological-jihad');
    t.units('ann', 'empty-1', 'cruiser', 'carrier');
    rolled(t, face);
    gainTechnology(t.game, 'ann', 'hylar-v-assault-laser');
    return t.turn().goesOn();
  };
  expect([learn(8).at('empty-1'), learn(9).at('empty-1')]).toEqual([['carrier', 'cruiser'], ['carrier']]);
});
test('E3 11.1 Technological Jihad, against: exhausts a planet per researched technology', () => {
  const t = council();
  t.owns('ann', 'saudor', 'quann');
  gainTechnology(t.game, 'ann', 'hylar-v-assault-laser');
  const before = [t.ready('ann'), t.ready('bob')];
  t.decides('technological-jihad', 'against').goesOn();
  expect([t.ready('ann'), t.ready('bob')]).toEqual([before[0] - 1, before[1]]);
});

test('E3 12.1 Unconventional Measures: all draw a card or discard everything', () => {
  const hands = (t: Council): number[] => SEATS.map((seat) => t.of(seat).actionCards.length);
  expect(hands(council().decides('unconventional-measures', 'for'))).toEqual([1, 1, 1]);
  const t = council();
  t.holds('ann', 'plague', 'good-year');
  expect(hands(t.decides('unconventional-measures', 'against'))).toEqual([0, 0, 0]);
});

test('E3 13.4 Veto Power: cancels a newly voted law', () => {
  const t = council().law('veto-power', 'cal').decides('emperor', 'bob').says('cal', 'veto-power');
  expect([points(t), Object.keys(t.state.laws)]).toEqual([[0, 0, 0], []]);
  expect(t.told('law-enacted')).toEqual([]);
  const other = council().law('veto-power', 'cal').decides('mutiny', 'for');
  expect(other.playable('cal', 'veto-power')).toBeUndefined();
});

test('E3 16.5 Vorhal Peace Prize, for: adds a counter', () => {
  const t = council().law('vorhal-peace-prize');
  t.of('bob').counters.fleet = 1;
  t.begins('status-phase', {});
  expect((['bob', 'cal'] as const).map((seat) => t.value('status-counters', { seat }, 2))).toEqual([3, 2]);
});
test('E3 5.1 Vorhal Peace Prize, against: pays three goods', () => {
  const t = council();
  t.of('bob').counters.fleet = 1;
  expect(t.decides('vorhal-peace-prize', 'against').goods()).toEqual([0, 3, 0]);
});

test('E3 5.3 War Funding, for: lifts fleet supply until status', () => {
  const t = council().law('war-funding');
  t.of('ann').counters.fleet = 1;
  t.units('ann', 'empty-1', 'cruiser', 'cruiser');
  expect(fleetSupply(t.game, 'ann', 'empty-1')).toBe(Infinity);
  t.begins('status-phase', {});
  expect(t.at('empty-1')).toEqual(['cruiser']);
});
test('E3 5.1 War Funding, against: each loses a fleet supply counter', () => {
  const t = council();
  const before = t.of('ann').counters.fleet;
  expect(t.decides('war-funding', 'against').of('ann').counters.fleet).toBe(before - 1);
});

test('E3 9.1 Warship Commission, for: places a dreadnought at a dock', () => {
  const t = council();
  t.units('ann', 'saudor', 'space-dock');
  t.decides('warship-commission', 'for').says('ann', 'saudor');
  expect(Object.values(t.state.units).filter(({ type }) => type === 'dreadnought')).toMatchObject([
    { owner: 'ann', system: 'saudor' },
  ]);
});
test('E3 9.1 Warship Commission, against: large ships cost two more', () => {
  const t = council().decides('warship-commission', 'against');
  expect((['dreadnought', 'carrier'] as const).map((type) => t.value('unit-cost', { seat: 'ann', type }, 3))).toEqual([
    5, 3,
  ]);
});

test('E3 17.6 Wormhole Research, for: rolls for losses, goods or technology', () => {
  const research = (face: number): Council => {
    const t = council();
    t.units('bob', 'alpha-wormhole', 'cruiser');
    rolled(t, face);
    return t.decides('wormhole-research', 'for');
  };
  expect(research(3).at('alpha-wormhole')).toEqual([]);
  expect(research(4).goods()).toEqual([0, 2, 0]);
  const learned = research(8);
  const blue = ({ key }: { key: string }): boolean =>
    learned.game.book.byKind.technology[key]?.color === 'blue' || key === 'none';
  const spec = SEATS.map((seat) => learned.asked(seat)).find((one) => one?.kind === 'choose');
  expect(spec?.kind === 'choose' && spec.options.every(blue) && spec.options.length > 1).toBe(true);
});
test('E3 17.6 Wormhole Research, against: closes wormholes this round', () => {
  const t = council().decides('wormhole-research', 'against');
  expect(wormholesIn(t.game, 'alpha-wormhole')).toEqual([]);
});
