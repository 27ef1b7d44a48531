import { expect, test } from 'vitest';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { addEffect, expireEffects } from '#ti3/rules/components/effects.ts';
import { votesOf } from '#ti3/rules/politics/voting.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { initiativeOf } from '#ti3/rules/seats.ts';
import { CardTable, EXPANDED, LAWS, rolled, type Name } from './card-table.ts';

const table = (): CardTable => new CardTable();

/** A battle in the first empty system. */
const battle = (t: CardTable): CardTable =>
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });

/** Fights a battle to its end as it is proposed; the dice of one side, round by round. */
function fought(t: CardTable, seat: Name) {
  for (let asked = 0; asked < 60; asked++) t.assigns('ann').assigns('bob');
  return t.game.facts.flatMap((fact) =>
    fact.type === 'dice-rolled' && fact.seat === seat && fact.purpose === 'space' ? [fact.dice] : [],
  );
}

test('E3 12 Armistice: the opponent cannot land on the planet', () => {
  const t = table().holds('ann', 'armistice');
  t.units('ann', 'saudor', 'ground-force');
  t.units('bob', 'empty-2', 'carrier', 'ground-force');
  t.state.seats.bob.counters.command = 1;
  t.turn().plays('ann', 'armistice', 'saudor', 'bob');
  t.turn('bob')
    .says('bob', 'tactical')
    .says('bob', 'saudor')
    .replies('bob', { 'carrier@empty-2': 1, 'ground-force@empty-2': 1 });
  expect(t.at('saudor')).toContain('ground-force');
  expect(t.state.planets.saudor.owner).toBe('ann');
  expect(t.choices('bob')).not.toContain('ground-force>saudor');
  expect(modify(t.game, 'landing-barred', { seat: 'cal', planet: 'saudor' }, undefined)).toBeUndefined();
  expect(modify(t.game, 'bombardment-barred', { seat: 'bob', planet: 'saudor' }, undefined)).toBeDefined();
  expireEffects(t.game, 'round');
  expect(modify(t.game, 'landing-barred', { seat: 'bob', planet: 'saudor' }, undefined)).toBeUndefined();
});

test('E3 8.2 Chemical Warfare needs a dreadnought and kills half the defenders', () => {
  const invasion = (...ships: ('dreadnought' | 'cruiser')[]): CardTable => {
    const t = table().holds('ann', 'chemical-warfare').holds('bob', 'chemical-warfare');
    t.units('ann', 'saudor', 'ground-force', ...ships);
    t.units('bob', 'saudor', 'ground-force', 'ground-force', 'ground-force', 'pds');
    return t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
  };
  expect(invasion('cruiser').playable('ann', 'chemical-warfare')).toBeUndefined();
  const t = invasion('dreadnought');
  expect(t.playable('bob', 'chemical-warfare')).toBeUndefined();
  t.plays('ann', 'chemical-warfare');
  expect(t.at('saudor', 'bob')).toEqual(['ground-force', 'pds']);
});

test('E3 12 Civil Defense puts two PDS on an undefended planet', () => {
  const t = table().holds('ann', 'civil-defense');
  t.units('ann', 'quann', 'pds');
  t.owns('ann', 'saudor');
  t.turn().plays('ann', 'civil-defense');
  expect(t.choices('ann').sort()).toEqual(['jord', 'saudor']);
  t.says('ann', 'saudor');
  expect(t.at('saudor', 'ann')).toEqual(['pds', 'pds']);
});

test('E3 14.2 Corporate Sponsorship makes a green technology cost 4 less', () => {
  const t = table().holds('ann', 'corporate-sponsorship');
  t.state.seats.ann.tradeGoods = 2;
  t.state.seats.ann.technologies['micro-technology'] = { component: 'micro-technology' };
  t.begins('research', { seat: 'ann', base: 8 });
  // Jord gives 4, the trade goods 2: with the card, one that costs 8 is paid.
  t.plays('ann', 'corporate-sponsorship');
  expect(t.choices('ann')).toContain('neural-motivator');
  expect(t.choices('ann')).not.toContain('hylar-v-assault-laser');
  t.says('ann', 'neural-motivator').replies('ann', { jord: 1 });
  expect(t.state.seats.ann.technologies['neural-motivator']).toBeDefined();
  const poor = table().holds('ann', 'corporate-sponsorship');
  poor.state.seats.ann.technologies['micro-technology'] = { component: 'micro-technology' };
  poor.state.planets.jord.exhausted = true;
  poor.begins('research', { seat: 'ann', base: 8 });
  expect(poor.playable('ann', 'corporate-sponsorship')).toBeUndefined();
});

test('E3 13.1 Council Dissolved: no political card is drawn', () => {
  const t = table().holds('bob', 'council-dissolved');
  politics(t);
  t.plays('bob', 'council-dissolved');
  expect(t.game.facts.some(({ type }) => type === 'political-card-revealed')).toBe(false);
  expect(t.choices('ann')).toHaveLength(3);
  expect(t.state.decks.political.draw).toHaveLength(1);
});

/** A vote is about to be held, with cards made of laws that do nothing. */
function politics(t: CardTable): CardTable {
  t.state.decks.action.draw = [];
  t.state.decks.political = { draw: ['law-one', 'law-two', 'law-three', 'law-four'], discard: ['law-five'] };
  t.begins('political-primary', { seat: 'ann' });
  return t.replies('ann', { command: 1, fleet: 0, strategy: 0 });
}

test('E3 13.1 Determine Policy chooses from deck, discard pile or laws', () => {
  for (const wanted of ['law-three', 'law-five', 'law-six']) {
    const t = table().holds('cal', 'determine-policy');
    t.state.laws['law-six'] = { component: 'law-six' };
    politics(t).plays('cal', 'determine-policy');
    expect(t.choices('cal')).toEqual(['law-four', 'law-one', 'law-three', 'law-two', 'law-five', 'law-six']);
    t.says('cal', wanted);
    expect(t.game.facts.find(({ type }) => type === 'political-card-revealed')).toMatchObject({ card: wanted });
    const { draw, discard } = t.state.decks.political;
    expect([...draw, ...discard, ...Object.keys(t.state.laws), wanted].sort()).toEqual(LAWS);
  }
});

test('E3 13.3 Discredit turns another player’s vote into an abstention', () => {
  const t = table().holds('cal', 'discredit');
  politics(t);
  t.says('bob', 'for');
  t.plays('cal', 'discredit');
  t.says('cal', 'abstain').says('ann', 'abstain');
  // Nobody has voted: the speaker decides.
  expect(t.choices('ann')).toEqual(['for', 'against']);
  expect(t.game.facts.filter(({ type }) => type === 'abstained')).toHaveLength(3);
});

test('E3 13.3 Discredit is not offered against an abstention', () => {
  const t = table().holds('cal', 'discredit');
  politics(t).says('bob', 'abstain');
  expect(t.playable('cal', 'discredit')).toBeUndefined();
});

test('E3 13.3 Fantastic Rhetoric gives 10 votes in this vote only', () => {
  const t = table().holds('bob', 'fantastic-rhetoric');
  politics(t);
  const before = votesOf(t.game, 'bob');
  t.plays('bob', 'fantastic-rhetoric');
  expect(votesOf(t.game, 'bob')).toBe(before + 10);
  t.says('bob', 'for');
  expect(t.game.facts.find(({ type }) => type === 'votes-cast')).toMatchObject({ votes: before + 10 });
  expireEffects(t.game, 'action');
  expect(votesOf(t.game, 'bob')).toBe(before);
});

test('E3 12 Cultural Crisis removes a player’s racial abilities this round', () => {
  const t = table().holds('ann', 'cultural-crisis');
  t.begins('strategy-phase', {}).plays('ann', 'cultural-crisis', 'cal');
  const against = () =>
    modify(
      t.game,
      'roll-bonus',
      { seat: 'ann', type: 'cruiser', enemy: 'cal', attacks: true, purpose: 'space', system: 'empty-1', round: 1 },
      0,
    );
  expect(against()).toBe(0);
  expireEffects(t.game, 'round');
  expect(against()).toBe(-1);
});

test('E3 3.4 Cultural Crisis also takes Naalu’s first place', () => {
  const t = table().holds('ann', 'cultural-crisis');
  t.state.seats.bob.race = 'naalu';
  expect(initiativeOf(t.game, 'bob')).toBe(0);
  t.begins('strategy-phase', {}).plays('ann', 'cultural-crisis', 'bob');
  expect(initiativeOf(t.game, 'bob')).toBe(Infinity);
});

test('E3 6.1 Diplomatic Immunity: nobody else activates the system', () => {
  const t = table().holds('ann', 'diplomatic-immunity');
  t.units('ann', 'empty-1', 'cruiser');
  t.turn().plays('ann', 'diplomatic-immunity');
  t.turn('bob').says('bob', 'tactical');
  expect(t.choices('bob')).not.toContain('empty-1');
  expect(t.choices('bob')).toContain('empty-2');
  t.turn('ann').says('ann', 'tactical');
  expect(t.choices('ann')).toContain('empty-1');
});

test('E3 19.4 Direct Hit destroys a dreadnought just damaged in battle', () => {
  const t = table().holds('ann', 'direct-hit');
  t.units('ann', 'empty-1', 'war-sun', 'war-sun');
  t.units('bob', 'empty-1', 'dreadnought', 'dreadnought', 'dreadnought');
  battle(t);
  for (let asked = 0; asked < 20 && !t.playable('ann', 'direct-hit'); asked++) t.assigns('ann').assigns('bob');
  const before = t.at('empty-1', 'bob');
  t.plays('ann', 'direct-hit');
  const lost = t.game.facts.filter(({ type }) => type === 'units-destroyed');
  expect(before.some((ship) => ship.endsWith('!'))).toBe(true);
  expect(lost).toContainEqual(expect.objectContaining({ seat: 'bob', units: { dreadnought: 1 } }));
  const pds = table().holds('ann', 'direct-hit');
  pds.units('bob', 'empty-1', 'dreadnought');
  pds.begins('take-hits', { seat: 'bob', system: 'empty-1', hits: 1, by: 'ann' }).assigns('bob');
  expect(pds.at('empty-1')).toEqual(['dreadnought!']);
  expect(pds.playable('ann', 'direct-hit')).toBeUndefined();
});

test('E3 19.4 Direct Hit destroys any enemy ship just damaged in battle', () => {
  const t = new CardTable(EXPANDED).holds('ann', 'direct-hit');
  t.units('ann', 'empty-1', 'dreadnought');
  t.units('bob', 'empty-1', 'cruiser');
  addEffect(t.game, 'enhanced-armor', 'bob', null, 'round');
  rolled(t, 10);
  t.begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'bob' });
  for (let asked = 0; asked < 20 && !t.playable('ann', 'direct-hit'); asked++) {
    if (t.asked('bob')?.kind === 'allot') t.replies('bob', { 'damage:cruiser': 1 });
    t.assigns('ann');
  }
  expect(t.at('empty-1', 'bob')).toEqual(['cruiser!']);
  t.plays('ann', 'direct-hit');
  expect(t.at('empty-1', 'bob')).toEqual([]);
});

test('E3 12 Disclosure shows an opponent’s hand and discards one card', () => {
  const t = table().holds('ann', 'disclosure').holds('bob', 'sabotage', 'lucky-shot');
  t.turn('cal').playsAtAnyTime('ann', 'disclosure');
  t.says('bob'); // no Sabotage
  expect(t.choices('ann')).toEqual(['sabotage#1', 'lucky-shot#1']);
  t.says('ann', 'sabotage#1');
  expect(t.state.seats.bob.actionCards).toEqual(['lucky-shot#1']);
  expect(t.game.facts.find(({ type }) => type === 'action-cards-seen')).toMatchObject({ to: ['ann'], seat: 'bob' });
});

test('E3 8.1 Dug In: a planet’s ground forces are not bombarded', () => {
  const landed = (): CardTable => {
    const t = table().holds('bob', 'dug-in');
    t.units('bob', 'saudor', 'ground-force', 'ground-force');
    t.units('ann', 'empty-2', 'dreadnought', 'carrier', 'ground-force');
    t.turn().says('ann', 'tactical').says('ann', 'saudor');
    t.replies('ann', { 'dreadnought@empty-2': 1, 'carrier@empty-2': 1, 'ground-force@empty-2': 1 });
    return t.replies('ann', { 'ground-force>saudor': 1 });
  };
  expect(landed().says('bob').choices('ann')).toEqual(['dreadnought>saudor']);
  const t = landed().plays('bob', 'dug-in');
  expect(t.choices('ann')).not.toContain('dreadnought>saudor');
  expect(t.game.facts.some((fact) => fact.type === 'dice-rolled' && fact.purpose === 'bombardment')).toBe(false);
  expect(t.game.facts.some((fact) => fact.type === 'dice-rolled' && fact.purpose === 'ground')).toBe(true);
});

test('E3 7.5 Emergency Repairs mends the ships of one system', () => {
  const t = table().holds('ann', 'emergency-repairs');
  for (const unit of t.units('ann', 'empty-1', 'dreadnought', 'war-sun')) unit.damaged = true;
  for (const unit of t.units('ann', 'empty-2', 'dreadnought')) unit.damaged = true;
  t.turn().playsAtAnyTime('ann', 'emergency-repairs', 'empty-1');
  expect(t.at('empty-1')).toEqual(['dreadnought', 'war-sun']);
  expect(t.at('empty-2')).toEqual(['dreadnought!']);
});

test('E3 7.1 Fighter Prototype: fighters get +2 in the first round', () => {
  const t = table().holds('ann', 'fighter-prototype').holds('bob', 'fighter-prototype');
  t.state.seats.ann.technologies = {};
  t.units('ann', 'empty-1', 'carrier', 'fighter', 'fighter', 'fighter');
  t.units('bob', 'empty-1', 'dreadnought', 'dreadnought');
  battle(t);
  expect(t.playable('bob', 'fighter-prototype')).toBeUndefined();
  t.plays('ann', 'fighter-prototype');
  const [first, ...later] = fought(t, 'ann');
  expect(first.map(({ unit, bonus }) => `${unit} ${bonus}`).sort()).toEqual([
    'carrier 0',
    'fighter 2',
    'fighter 2',
    'fighter 2',
  ]);
  expect(later.length).toBeGreaterThan(0);
  expect(later.flat().filter(({ bonus }) => bonus !== 0)).toEqual([]);
});

test('E3 7.3 Into the Breach: +1 on all dice', () => {
  const t = table().holds('ann', 'into-the-breach').holds('bob', 'into-the-breach');
  t.units('ann', 'empty-1', 'dreadnought', 'cruiser', 'cruiser');
  t.units('bob', 'empty-1', 'war-sun', 'cruiser');
  battle(t);
  expect(t.playable('bob', 'into-the-breach')).toBeUndefined();
  t.plays('ann', 'into-the-breach');
  const rounds = fought(t, 'ann');
  expect(rounds.length).toBeGreaterThan(1);
  expect(rounds.flat().filter(({ bonus }) => bonus !== 1)).toEqual([]);
  expect(
    fought(t, 'bob')
      .flat()
      .filter(({ bonus }) => bonus !== 0),
  ).toEqual([]);
  expect(t.state.effects).toEqual({});
});

test('E3 7.3 Into the Breach: the dreadnought takes the first two hits', () => {
  for (const [hits, left] of [
    [1, ['cruiser', 'dreadnought!']],
    [2, ['cruiser']],
    [3, []],
  ] as const) {
    const t = table();
    const [dreadnought] = t.units('ann', 'empty-1', 'dreadnought', 'cruiser');
    t.state.effects.e = {
      id: 'e',
      component: 'into-the-breach',
      holder: 'ann',
      data: [dreadnought.id, 'empty-1'],
      until: 'battle',
    };
    t.begins('take-hits', { seat: 'ann', system: 'empty-1', hits, by: 'bob' });
    t.assigns('ann');
    expect(t.at('empty-1')).toEqual(left);
  }
});

test('E3 6.3 Experimental Battlestation: a dock fires three times at arrivals', () => {
  const t = table().holds('bob', 'experimental-battlestation');
  t.units('bob', 'saudor', 'space-dock');
  t.units('ann', 'empty-2', 'cruiser', 'cruiser');
  t.turn().says('ann', 'tactical').says('ann', 'saudor').replies('ann', { 'cruiser@empty-2': 2 });
  t.plays('bob', 'experimental-battlestation');
  const rolled = t.game.facts.find(({ type }) => type === 'dice-rolled');
  expect(rolled).toMatchObject({ seat: 'bob', purpose: 'pds', dice: [{ hitsOn: 6 }, { hitsOn: 6 }, { hitsOn: 6 }] });
});

test('E3 6.3 Experimental Battlestation is not offered without arrivals', () => {
  const t = table().holds('bob', 'experimental-battlestation');
  t.units('bob', 'saudor', 'space-dock');
  t.units('ann', 'empty-2', 'cruiser');
  t.units('ann', 'saudor', 'cruiser');
  t.turn().says('ann', 'tactical').says('ann', 'saudor').replies('ann', {});
  expect(t.playable('bob', 'experimental-battlestation')).toBeUndefined();
});

test('E3 6.2 Flank Speed: ships move one system further', () => {
  const t = table().holds('ann', 'flank-speed');
  t.units('ann', 'empty-1', 'carrier');
  t.turn().says('ann', 'tactical').says('ann', 'saudor').plays('ann', 'flank-speed');
  expect(t.choices('ann')).toEqual(['carrier@empty-1']);
  t.replies('ann', { 'carrier@empty-1': 1 });
  expect(t.at('saudor')).toEqual(['carrier']);
});

test('E3 6.2 Flank Speed is offered only where it helps', () => {
  const t = table().holds('ann', 'flank-speed');
  t.units('ann', 'sol-home', 'carrier');
  t.turn().says('ann', 'tactical').says('ann', 'saudor');
  expect(t.playable('ann', 'flank-speed')).toBeUndefined();
});

test('E3 14.1 Focused Research: one missing prerequisite costs 6 more', () => {
  const t = table().holds('ann', 'focused-research');
  t.state.seats.ann.tradeGoods = 20;
  t.begins('research', { seat: 'ann', base: 8 }).plays('ann', 'focused-research');
  const spec = t.asked('ann');
  const label = (key: string) =>
    spec?.kind === 'choose'
      ? spec.options.find((one) => one.key === key && one.disabledReason === undefined)?.label
      : undefined;
  expect(label('deep-space-cannon')).toMatch(/14 resources/); // it needs Hylar V Assault Laser
  expect(label('hylar-v-assault-laser')).toMatch(/8 resources/);
  expect(label('war-sun-technology')).toBeUndefined(); // it needs two
});

test('E3 9.3 Ghost Ship places a destroyer in a wormhole system', () => {
  const t = table().holds('ann', 'ghost-ship');
  t.units('bob', 'quann', 'ground-force');
  t.units('bob', 'alpha-wormhole', 'cruiser');
  t.turn().plays('ann', 'ghost-ship');
  expect(t.choices('ann').sort()).toEqual(['lodor', 'quann']);
  t.says('ann', 'lodor');
  expect(t.state.units[Object.keys(t.state.units).at(-1) ?? '']).toMatchObject({
    type: 'destroyer',
    system: 'lodor',
    owner: 'ann',
  });
});

test('E3 12.5 Ghost Ship places no destroyer in a home system', () => {
  const t = new CardTable(EXPANDED).holds('ann', 'ghost-ship').lays('creuss-home', 7, 3);
  t.turn().plays('ann', 'ghost-ship');
  expect(t.choices('ann')).toContain('lodor');
  expect(t.choices('ann')).not.toContain('creuss-home');
});

test('E3 5.3 Grand Armada: fleet supply does not bind at home', () => {
  const t = table().holds('ann', 'grand-armada');
  t.begins('strategy-phase', {}).plays('ann', 'grand-armada');
  expect(fleetSupply(t.game, 'ann', 'sol-home')).toBe(Infinity);
  expect(fleetSupply(t.game, 'ann', 'empty-1')).toBe(3);
  expireEffects(t.game, 'round');
  expect(fleetSupply(t.game, 'ann', 'sol-home')).toBe(3);
});

test('E3 6.2 In the Silence of Space: one fleet passes enemy ships', () => {
  const t = table().holds('ann', 'in-the-silence-of-space');
  t.units('ann', 'empty-1', 'cruiser', 'carrier');
  t.units('ann', 'empty-3', 'cruiser');
  t.units('bob', 'empty-2', 'cruiser');
  t.turn().says('ann', 'tactical').says('ann', 'saudor').plays('ann', 'in-the-silence-of-space');
  expect(t.choices('ann')).toEqual(
    ['cruiser@empty-1', 'cruiser@empty-3', 'carrier@empty-3'].filter((key) => key.startsWith('cruiser')),
  );
  t.replies('ann', { 'cruiser@empty-1': 1 });
  expect(t.at('empty-1')).toEqual(['carrier']);
});

test('E3 15.3 Influence in the Merchants’ Guild breaks any agreement', () => {
  const t = table().holds('ann', 'influence-in-the-merchants-guild');
  t.turn();
  expect(t.playable('ann', 'influence-in-the-merchants-guild')).toBeUndefined();
  const u = table().holds('ann', 'influence-in-the-merchants-guild');
  makeAgreement(u.game, ['ann', 'cal'], [2, 2]);
  u.turn().plays('ann', 'influence-in-the-merchants-guild');
  expect(u.state.agreements).toEqual({});
});

test('E3 15.3 Influence in the Merchants’ Guild cannot break agreements of Hacan', () => {
  const t = table().holds('ann', 'influence-in-the-merchants-guild');
  makeAgreement(t.game, ['bob', 'cal'], [3, 2]);
  expect(t.turn().playable('ann', 'influence-in-the-merchants-guild')).toBeUndefined();
});

test('E3 5.1 Insubordination takes a counter from an opponent’s command pool', () => {
  const t = table().holds('ann', 'insubordination');
  t.state.seats.cal.counters.command = 0;
  t.turn().plays('ann', 'insubordination');
  expect(t.state.seats.bob.counters.command).toBe(2);
});

test('E3 12 Local Unrest exhausts a planet, killing a ground force', () => {
  const t = table().holds('ann', 'local-unrest');
  t.units('bob', 'saudor', 'ground-force', 'ground-force');
  t.turn().plays('ann', 'local-unrest');
  expect(t.state.planets.saudor).toMatchObject({ owner: 'bob', exhausted: true });
  expect(t.at('saudor')).toEqual(['ground-force']);
  const u = table().holds('ann', 'local-unrest');
  u.units('bob', 'saudor', 'ground-force', 'pds');
  u.turn().plays('ann', 'local-unrest');
  expect(u.state.planets.saudor.owner).toBeNull();
  expect(u.at('saudor')).toEqual([]);
});

test('E3 12 Lucky Shot destroys a small ship at an own planet', () => {
  const t = table().holds('ann', 'lucky-shot');
  t.units('bob', 'saudor', 'carrier', 'destroyer');
  t.units('bob', 'empty-1', 'cruiser');
  t.turn();
  expect(t.playable('ann', 'lucky-shot')).toBeUndefined();
  t.owns('ann', 'saudor');
  t.plays('ann', 'lucky-shot');
  expect(t.at('saudor')).toEqual(['carrier']);
  expect(t.at('empty-1')).toEqual(['cruiser']);
});
