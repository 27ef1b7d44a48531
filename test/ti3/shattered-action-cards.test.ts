import { expect, test } from 'vitest';
import { withdrawalTargets } from '#ti3/rules/combat/withdrawal.ts';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { narrate } from '#ti3/views/index.ts';
import { CardTable, EXPANDED, rolled, type Name } from './card-table.ts';

const table = (): CardTable => new CardTable(EXPANDED);
const fight = (t: CardTable): CardTable =>
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
const destroyed = (t: CardTable, seat: Name) =>
  t.game.facts.flatMap((fact) => (fact.type === 'units-destroyed' && fact.seat === seat ? [fact.units] : []));
const dicePerRound = (t: CardTable, seat: Name): number[] =>
  t.game.facts.flatMap((fact) =>
    fact.type === 'dice-rolled' && fact.seat === seat && fact.purpose === 'space' ? [fact.dice.length] : [],
  );

test('E3 12.2 Advanced Reinforcements: adds two ground forces on one planet', () => {
  const t = table().holds('ann', 'advanced-reinforcements');
  t.owns('ann', 'saudor');
  t.turn().plays('ann', 'advanced-reinforcements');
  expect(t.choices('ann')).not.toContain('quann');
  t.says('ann', 'saudor');
  expect(t.at('saudor', 'ann')).toEqual(['ground-force', 'ground-force']);
});

test('E3 14.2 Alien Technology costs 4 without discounts and needs prerequisites', () => {
  const t = table().holds('ann', 'alien-technology');
  t.state.seats.ann.tradeGoods = 4;
  t.owns('ann', 'quann', 'lodor', 'saudor', 'mecatol-rex');
  for (const { id } of Object.values(t.state.planets)) t.state.planets[id].exhausted = true;
  t.turn().plays('ann', 'alien-technology');
  expect(t.choices('ann')).toContain('hylar-v-assault-laser');
  expect(t.choices('ann')).not.toContain('war-sun-technology');
  t.says('ann', 'hylar-v-assault-laser').replies('ann', { 'trade-goods': 4 });
  expect(t.state.seats.ann.tradeGoods).toBe(0);
  expect(t.state.seats.ann.technologies['hylar-v-assault-laser']).toBeDefined();
  const poor = table().holds('ann', 'alien-technology');
  poor.state.seats.ann.tradeGoods = 3;
  for (const { id } of Object.values(poor.state.planets)) poor.state.planets[id].exhausted = true;
  expect(poor.turn().playable('ann', 'alien-technology')).toBeUndefined();
});

test('E3 13.3 Bribery buys extra votes after all have voted', () => {
  const t = table().holds('ann', 'bribery').holds('cal', 'bribery');
  t.state.seats.ann.tradeGoods = 9;
  t.begins('vote-on', { card: 'law-one' });
  t.says('bob', 'against').says('cal', 'abstain');
  expect(t.playable('ann', 'bribery')).toBeUndefined();
  t.says('ann', 'for');
  expect(t.playable('cal', 'bribery')).toBeUndefined();
  t.plays('ann', 'bribery').replies('ann', 9);
  expect(t.state.seats.ann.tradeGoods).toBe(0);
  expect(t.state.laws['law-one']).toBeDefined();
});

test('E3 7.1 Communications Breakdown: bars cards until the battle ends', () => {
  const t = table().holds('ann', 'communications-breakdown').holds('bob', 'morale-boost', 'skilled-retreat');
  t.units('ann', 'empty-1', 'cruiser');
  t.units('bob', 'empty-1', 'cruiser');
  fight(t);
  t.plays('ann', 'communications-breakdown');
  expect(t.playable('bob', 'morale-boost')).toBeUndefined();
  expect(modify(t.game, 'card-barred', { seat: 'bob', component: 'sabotage' }, undefined)).toBeUndefined();
  expireEffects(t.game, 'battle');
  expect(modify(t.game, 'card-barred', { seat: 'bob', component: 'morale-boost' }, undefined)).toBeUndefined();
  const other = table().holds('bob', 'morale-boost');
  other.units('ann', 'empty-1', 'cruiser');
  other.units('bob', 'empty-1', 'cruiser');
  expect(fight(other).playable('bob', 'morale-boost')).toBeDefined();
});

test('E3 7.3 Courageous to the End: rolls two dice', () => {
  const t = table().holds('bob', 'courageous-to-the-end');
  t.units('ann', 'empty-1', 'cruiser', 'cruiser', 'cruiser');
  t.units('bob', 'empty-1', 'cruiser', 'destroyer');
  // Ann hits once, Bob never; then a 7 and a 6 against the 7 of a cruiser.
  rolled(t, 10, 1, 1, 1, 1, 7, 6);
  fight(t).replies('bob', { cruiser: 1 });
  t.plays('bob', 'courageous-to-the-end');
  expect(t.game.facts.find(({ type }) => type === 'card-dice-rolled')).toMatchObject({ faces: [7, 6], hits: 1 });
  expect(destroyed(t, 'ann')[0]).toEqual({ cruiser: 1 });
});

test('E3 7.3 Enhanced Armor: its player’s cruisers sustain damage this round', () => {
  const t = table().holds('ann', 'enhanced-armor');
  t.units('ann', 'empty-1', 'cruiser');
  t.turn().plays('ann', 'enhanced-armor');
  const sustains = (seat: Name, type: 'cruiser' | 'carrier') => modify(t.game, 'sustains', { seat, type }, false);
  expect([sustains('ann', 'cruiser'), sustains('bob', 'cruiser'), sustains('ann', 'carrier')]).toEqual([
    true,
    false,
    false,
  ]);
  expireEffects(t.game, 'round');
  expect(sustains('ann', 'cruiser')).toBe(false);
});

test('E3 12.2 Equipment Sabotage destroys two PDS on one enemy planet', () => {
  const t = table().holds('ann', 'equipment-sabotage');
  t.units('bob', 'saudor', 'pds', 'pds', 'ground-force');
  t.units('ann', 'quann', 'pds');
  t.turn().plays('ann', 'equipment-sabotage');
  expect(t.at('saudor')).toEqual(['ground-force']);
  expect(t.at('quann')).toEqual(['pds']);
});

test('E3 7.3 Experimental Weaponry: dreadnought hits must hit non-fighters first', () => {
  const t = table().holds('ann', 'experimental-weaponry');
  t.units('ann', 'empty-1', 'dreadnought', 'cruiser');
  t.units('bob', 'empty-1', 'carrier', 'carrier', 'fighter', 'fighter', 'fighter');
  fight(t);
  rolled(t, 10, 10);
  t.plays('ann', 'experimental-weaponry');
  const spec = t.asked('bob');
  expect(spec?.kind === 'allot' && spec.amounts.find(({ key }) => key === 'fighter')?.max).toBe(1);
  expect(() => t.replies('bob', { fighter: 2 })).toThrow();
  t.replies('bob', { fighter: 1, carrier: 1 });
  expect(destroyed(t, 'bob')[0]).toEqual({ carrier: 1, fighter: 1 });
});

test('E3 12.3 Faulty Targeting Systems cancels Minelayers, rerolls PDS', () => {
  const t = table().holds('bob', 'minelayers').holds('ann', 'faulty-targeting-systems');
  t.units('bob', 'empty-2', 'cruiser');
  t.units('ann', 'empty-1', 'cruiser', 'destroyer');
  t.state.seats.ann.counters.command = 1;
  t.turn()
    .says('ann', 'tactical')
    .says('ann', 'empty-2')
    .replies('ann', { 'cruiser@empty-1': 1, 'destroyer@empty-1': 1 });
  t.plays('bob', 'minelayers').plays('ann', 'faulty-targeting-systems');
  expect(t.at('empty-2', 'ann')).toEqual(['cruiser', 'destroyer']);
  const shot = table().holds('ann', 'faulty-targeting-systems');
  shot.units('ann', 'saudor', 'cruiser');
  shot.units('bob', 'saudor', 'pds', 'ground-force');
  rolled(shot, 10, 1);
  shot.begins('pds-fire', { seat: 'ann', system: 'saudor' }).says('bob', 'bob@saudor'.replace('bob@', 'ann@'));
  shot.plays('ann', 'faulty-targeting-systems');
  expect(shot.at('saudor', 'ann')).toEqual(['cruiser']);
});

test('E3 4.1 First Strike: takes the first turn, then normal order', () => {
  const t = table().holds('cal', 'first-strike-card');
  for (const [seat, card] of [['ann', 'logistics'], ['bob', 'trade'], ['cal', 'imperial']] as const) t.state.seats[seat].strategyCards = { [card]: { used: true } }; // prettier-ignore
  t.begins('action-phase', {}).plays('cal', 'first-strike-card');
  const turns = (): string[] => t.game.facts.flatMap((fact) => (fact.type === 'turn-begins' ? [fact.seat] : []));
  for (const seat of ['cal', 'ann', 'bob'] as const) {
    expect(t.state.active).toBe(seat);
    t.holds(seat, 'enhanced-armor').units(seat, 'empty-1', 'cruiser');
    t.plays(seat, 'enhanced-armor');
  }
  expect(turns()).toEqual(['cal', 'ann', 'bob', 'ann']);
});

test('E3 7.4 Flanking Tactic: prevents all retreat, including Skilled Retreat', () => {
  const t = table().holds('ann', 'flanking-tactic').holds('bob', 'skilled-retreat');
  t.units('ann', 'empty-1', 'cruiser');
  t.units('bob', 'empty-1', 'cruiser');
  t.state.systems['empty-2'].counters = ['ann', 'bob'];
  t.state.seats.bob.counters.command = 0;
  expect(withdrawalTargets(t.game, 'bob', 'empty-1')).toEqual(['empty-2']);
  fight(t).plays('ann', 'flanking-tactic');
  expect(t.playable('bob', 'skilled-retreat')).toBeUndefined();
  expect(withdrawalTargets(t.game, 'bob', 'empty-1')).toEqual([]);
  expect(withdrawalTargets(t.game, 'ann', 'empty-1')).toEqual(['empty-2']);
});

test('E3 4.4 Flawless Strategy: performs an untaken card’s primary, others follow', () => {
  const t = table().holds('ann', 'flawless-strategy');
  t.state.strategyCards = { trade: { bonus: 0 }, initiative: { bonus: 0 } };
  t.turn().plays('ann', 'flawless-strategy');
  expect(t.state.seats.ann.strategyCards).toEqual({});
  expect(t.game.facts).toContainEqual(
    expect.objectContaining({ type: 'strategic-action', seat: 'ann', card: 'trade' }),
  );
  t.says('ann', 'trade');
  expect(t.state.seats.ann.tradeGoods).toBe(3);
  expect(() => t.playsAtAnyTime('ann', 'flawless-strategy')).toThrow();
});

test('E3 7.1 Friendly Fire: destroys half of a fighter majority', () => {
  const t = table().holds('ann', 'friendly-fire');
  t.units('ann', 'empty-1', 'cruiser');
  t.units('bob', 'empty-1', 'carrier', 'fighter', 'fighter', 'fighter');
  fight(t).plays('ann', 'friendly-fire');
  expect(t.game.facts.find(({ type }) => type === 'units-destroyed')).toMatchObject({
    seat: 'bob',
    units: { fighter: 1 },
  });
  const few = table().holds('ann', 'friendly-fire');
  few.units('ann', 'empty-1', 'cruiser');
  few.units('bob', 'empty-1', 'carrier', 'carrier', 'fighter', 'fighter');
  expect(fight(few).playable('ann', 'friendly-fire')).toBeUndefined();
});

test('E3 16.5 Master of Fate: distributes the cards drawn', () => {
  const t = table().holds('cal', 'master-of-fate');
  t.state.decks.action.draw = ['plague#1', 'sabotage#1', 'good-year#1', 'uprising#1'];
  t.begins('status-phase', {}).plays('cal', 'master-of-fate');
  expect(t.choices('cal')).toEqual(['plague#1', 'sabotage#1', 'good-year#1']);
  t.says('cal', 'sabotage#1').says('cal', 'good-year#1');
  expect(t.state.seats.cal.actionCards).toEqual(['sabotage#1']);
  expect(t.state.seats.ann.actionCards).toEqual(['good-year#1']);
  expect(t.state.seats.bob.actionCards).toEqual(['plague#1']);
  expect(t.state.decks.action.draw).toEqual(['uprising#1']);
  const seen = t.state.facts.filter(({ type }) => type === 'action-cards-seen');
  expect(narrate(t.game, seen, 'cal')).toEqual([
    'You look at 3 action cards: Plague, Sabotage and Good Year.',
    'You draw Sabotage.',
  ]);
  expect(narrate(t.game, seen, 'ann')).toEqual(['You draw Good Year.']);
});

test('E3 16.2 Military Foresight: returns a lost ship later', () => {
  const t = table().holds('bob', 'military-foresight');
  t.units('ann', 'empty-1', 'cruiser', 'cruiser');
  t.units('bob', 'empty-1', 'dreadnought', 'cruiser')[0].damaged = true;
  t.units('bob', 'saudor', 'space-dock');
  rolled(t, 10, 1, 1, 1);
  fight(t).replies('bob', { dreadnought: 1 });
  t.plays('bob', 'military-foresight');
  expect(piecesInReinforcements(t.game, 'bob', 'dreadnought')).toBe(4);
  expect(Object.values(t.state.effects)).toMatchObject([{ component: 'military-foresight', data: 'dreadnought' }]);
  const next = table();
  next.state.effects = t.state.effects;
  next.units('bob', 'saudor', 'space-dock');
  next.begins('status-phase', {});
  expect(Object.values(next.state.units).filter(({ type }) => type === 'dreadnought')).toMatchObject([
    { owner: 'bob', system: 'saudor' },
  ]);
  expect(next.state.effects).toEqual({});
});

test('E3 7.4 Rule by Terror: forces retreat or two hits', () => {
  const battle = (...ships: ('dreadnought' | 'war-sun')[]): CardTable => {
    const t = table().holds('ann', 'rule-by-terror');
    t.units('ann', 'empty-1', ...ships);
    t.units('bob', 'empty-1', 'cruiser', 'cruiser', 'cruiser');
    t.state.systems['empty-2'].counters = ['bob'];
    return fight(t);
  };
  expect(battle('dreadnought').playable('ann', 'rule-by-terror')).toBeUndefined();
  const gone = battle('dreadnought', 'dreadnought').plays('ann', 'rule-by-terror').says('bob', 'empty-2');
  expect(gone.at('empty-2', 'bob')).toHaveLength(3);
  const hit = battle('war-sun').plays('ann', 'rule-by-terror').says('bob', 'hits');
  expect(hit.game.facts.find(({ type }) => type === 'units-destroyed')).toMatchObject({
    seat: 'bob',
    units: { cruiser: 2 },
  });
});

test('E3 4.4 Strategic Planning: its player follows free this round', () => {
  const t = table().holds('ann', 'strategic-planning');
  t.begins('strategy-phase', {}).plays('ann', 'strategic-planning');
  expect(modify(t.game, 'secondary-cost', { seat: 'ann', card: 'technology' }, 1)).toBe(0);
  expect(modify(t.game, 'secondary-cost', { seat: 'bob', card: 'technology' }, 1)).toBe(1);
});

test('E3 9.4 Surprise Assault: a blockaded dock builds before the battle', () => {
  const t = table().holds('ann', 'surprise-assault');
  t.units('ann', 'saudor', 'space-dock');
  t.units('bob', 'saudor', 'destroyer');
  t.state.seats.ann.tradeGoods = 6;
  t.state.seats.ann.counters.command = 1;
  t.turn().says('ann', 'tactical').says('ann', 'saudor').plays('ann', 'surprise-assault');
  expect(t.choices('ann')).toContain('cruiser');
  t.replies('ann', { cruiser: 1 });
  t.assigns('ann');
  expect(t.game.facts.some(({ type }) => type === 'battle-begins')).toBe(true);
  expect(t.game.facts.find(({ type }) => type === 'units-produced')).toMatchObject({ units: { cruiser: 1 } });
});

test('E3 7.1 Target Their Flagship!: hits one ship, skipping first-round fire', () => {
  const t = table().holds('ann', 'target-their-flagship');
  t.units('ann', 'empty-1', 'cruiser');
  t.units('bob', 'empty-1', 'dreadnought', 'dreadnought');
  // The first round is Bob's alone; the second ends it.
  rolled(t, 7, 1, 1);
  fight(t).plays('ann', 'target-their-flagship');
  expect(t.game.facts.find(({ type }) => type === 'ships-damaged')).toMatchObject({
    seat: 'bob',
    units: { dreadnought: 1 },
  });
  expect([dicePerRound(t, 'ann'), dicePerRound(t, 'bob')]).toEqual([[1], [2, 2]]);
});

test('E3 12.2 Temporary Stability: bars cards until three are discarded', () => {
  const t = table().holds('ann', 'temporary-stability').holds('bob', 'plague', 'good-year', 'uprising');
  t.holds('cal', 'command-summit');
  const summit = modify(t.game, 'card-barred', { seat: 'cal', component: 'command-summit' }, undefined);
  expect(summit).toBeUndefined();
  t.begins('strategy-phase', {}).plays('ann', 'temporary-stability');
  expect(t.playable('cal', 'command-summit')).toBeUndefined();
  expect(modify(t.game, 'card-barred', { seat: 'cal', component: 'command-summit' }, undefined)).toBeDefined();
  expect(modify(t.game, 'card-barred', { seat: 'cal', component: 'sabotage' }, undefined)).toBeUndefined();
  expect(() => t.playsAtAnyTime('cal', 'temporary-stability')).toThrow();
  t.playsAtAnyTime('bob', 'temporary-stability').says('bob', 'plague#1', 'good-year#1', 'uprising#1');
  expect(t.state.seats.bob.actionCards).toEqual([]);
  expect(modify(t.game, 'card-barred', { seat: 'cal', component: 'command-summit' }, undefined)).toBeUndefined();
});
