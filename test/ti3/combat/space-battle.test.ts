import { expect, test } from 'vitest';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { withdrawalTargets } from '#ti3/rules/combat/withdrawal.ts';
import { narrate } from '#ti3/views/index.ts';
import { table } from '../table.ts';

const HERE = 'empty-2';

test('E3 7.2 destroyers roll two dice at enemy fighters simultaneously', () => {
  const fight = table({ space: { [HERE]: 'ann 2 destroyer, carrier, fighter; bob destroyer, carrier, 3 fighter' } });
  // Then a round in which Bob has to choose, so that it can be seen what is left.
  fight.dice(9, 10, 8, 1).dice(9, 8).dice(9, 1, 1).dice(1, 1, 1).battle();
  expect(fight.rolls).toEqual(['barrage ann: 4', 'barrage bob: 2', 'space ann: 3', 'space bob: 3']);
  expect(fight.asked).toEqual(['bob: assign-hits']);
  expect([fight.at(HERE, 'ann'), fight.at(HERE, 'bob')]).toEqual([
    'carrier, 2 destroyer',
    'carrier, destroyer, fighter',
  ]);
});

test('E3 7.3 both sides roll before either removes casualties', () => {
  const fight = table({ space: { [HERE]: 'ann war-sun!; bob cruiser, destroyer' } });
  fight.dice(3, 2, 10).dice(7, 8).battle();
  expect(fight.rolls).toEqual(['space ann: 3', 'space bob: 2']);
  // The cruiser's 7 hits and the destroyer's 8 does not; Bob's ships have fired although they are lost.
  expect(fight.told('dice-rolled').map(({ seat, hits }) => `${seat} ${hits}`)).toEqual(['ann 2', 'bob 1']);
  expect([fight.at(HERE, 'ann'), fight.at(HERE, 'bob')]).toEqual(['', '']);
  expect(fight.winners).toEqual([null]);
});

test('E3 7.3 rounds repeat until one side is gone', () => {
  const fight = table({ space: { [HERE]: 'ann cruiser; bob cruiser' } });
  fight.dice(6, 6).dice(1, 5).dice(7, 6).battle();
  expect(fight.rolls).toHaveLength(6);
  expect(fight.winners).toEqual(['ann']);
});

test('E3 7.3 the attacker assigns hits first, then the defender', () => {
  const fight = table({ space: { [HERE]: 'ann cruiser, dreadnought; bob cruiser, dreadnought' } });
  fight.dice(7, 1, 7, 1).battle();
  expect(fight.asked).toEqual(['ann: assign-hits']);
  fight.says('ann', { 'damage:dreadnought': 1 });
  expect(fight.asked).toEqual(['bob: assign-hits']);
});

test('E3 7.3 adds a bonus to the die', () => {
  const fight = table({
    space: { [HERE]: 'ann cruiser; bob destroyer' },
    technologies: { ann: ['hylar-v-assault-laser'] },
  });
  fight.dice(6, 8).battle();
  expect(fight.winners).toEqual(['ann']);
});

test('E3 7.3 the attacker announces retreat first, both fight on', () => {
  const fight = table({
    space: { [HERE]: 'ann 2 cruiser; bob 2 cruiser' },
    counters: { 'empty-1': ['ann'], 'empty-3': ['bob'] },
  });
  fight.battle();
  expect([fight.asked, fight.choices]).toEqual([['ann: announce-withdrawal'], ['stay', 'empty-1']]);
  fight.says('ann', 'empty-1');
  expect([fight.asked, fight.choices]).toEqual([['bob: announce-withdrawal'], ['stay', 'empty-3']]);
  fight.dice(7, 1, 7, 1).says('bob', 'stay');
  expect([fight.at(HERE, 'ann'), fight.at('empty-1', 'ann'), fight.at(HERE, 'bob')]).toEqual([
    '',
    'cruiser',
    'cruiser',
  ]);
  expect(fight.winners).toEqual(['bob']);
});

test('E3 7.4 if both announce, only the attacker leaves', () => {
  const fight = table({
    space: { [HERE]: 'ann cruiser; bob cruiser' },
    counters: { 'empty-1': ['ann'], 'empty-3': ['bob'] },
  });
  fight.dice(1, 1).battle().says('ann', 'empty-1').says('bob', 'empty-3');
  expect([fight.at('empty-1', 'ann'), fight.at(HERE, 'bob'), fight.at('empty-3', 'bob')]).toEqual([
    'cruiser',
    'cruiser',
    '',
  ]);
});

/** What is told of the withdrawals of a fight that came to nothing. */
const lapsed = (fight: ReturnType<typeof table>): string[] =>
  narrate(fight.game, fight.told('withdrawal-lapsed'), null);

test('E3 7.4 the log explains a retreat made unnecessary', () => {
  const fight = table({
    space: { [HERE]: 'ann cruiser; bob cruiser' },
    counters: { 'empty-1': ['ann'], 'empty-3': ['bob'] },
  });
  fight.dice(1, 1).battle().says('ann', 'empty-1').says('bob', 'empty-3');
  expect(lapsed(fight)).toEqual([expect.stringMatching(/^Hacan stays at .+: no enemy is left there\.$/)]);
});

test('E3 7.4 the log explains a withdrawal made impossible', () => {
  const fight = table({ space: { [HERE]: 'ann 2 cruiser; bob carrier, fighter' }, counters: { 'empty-3': ['bob'] } });
  fight.dice(7, 1, 1, 1, 7, 1, 1).battle().says('bob', 'empty-3').says('bob', { carrier: 1 });
  expect(lapsed(fight)).toEqual([
    expect.stringMatching(/^Hacan stays at .+: the fleet can no longer withdraw to .+\.$/),
  ]);
});

test('E3 7.4 a lost or withdrawn fleet logs no lapsed withdrawal', () => {
  const laid = { space: { [HERE]: 'ann 2 cruiser; bob cruiser' }, counters: { 'empty-3': ['bob'] as const } } as never;
  const lost = table(laid);
  lost.dice(10, 10, 1).battle().says('bob', 'empty-3');
  const left = table(laid);
  left.dice(1, 1, 1).battle().says('bob', 'empty-3');
  expect([lapsed(lost), lapsed(left), left.told('fleet-withdrawn').length]).toEqual([[], [], 1]);
});

test('E3 7.6 the log explains removals after losing the carrier', () => {
  const fight = table({ space: { [HERE]: 'ann carrier, 2 fighter; bob cruiser' } });
  fight.dice(1, 1, 1).dice(7).dice(9, 1).dice(1).battle().says('ann', { carrier: 1 });
  expect(narrate(fight.game, fight.told('units-removed'), null)[0]).toMatch(
    /removes 2 fighters from .+ \(no ship is left to carry them\)\.$/,
  );
  const full = table({ space: { [HERE]: 'ann carrier, 7 fighter; bob cruiser' } });
  full.dice(9, 9, 9, 9, 9, 9, 9, 9, 1).battle();
  if (full.asked.length) full.says('ann', { fighter: 1 });
  expect(narrate(full.game, full.told('units-removed'), null)[0]).toMatch(/ \(over capacity\)\.$/);
});

test('E3 7.4 a retreat ends the battle with the attacker’s victory', () => {
  const fight = table({ space: { [HERE]: 'ann cruiser; bob cruiser' }, counters: { 'empty-3': ['bob'] } });
  fight.dice(1, 1).battle().says('bob', 'empty-3');
  expect([fight.at('empty-3', 'bob'), fight.winners]).toEqual(['cruiser', ['ann']]);
});

test('E3 7.4 fighters left without ships cannot retreat', () => {
  const fight = table({ space: { [HERE]: 'ann 2 cruiser; bob carrier, fighter' }, counters: { 'empty-3': ['bob'] } });
  fight.dice(7, 1, 1, 1, 7, 1, 1).battle().says('bob', 'empty-3').says('bob', { carrier: 1 });
  expect([fight.at('empty-3', 'bob'), fight.told('fleet-withdrawn'), fight.winners]).toEqual(['', [], ['ann']]);
  expect(fight.rolls).toEqual(['space ann: 2', 'space bob: 2', 'space ann: 2', 'space bob: 1']);
});

test('E3 7.4 fighters alone retreat only with Advanced Fighters', () => {
  const space = { [HERE]: 'ann cruiser; bob 2 fighter' };
  const towards = (...bob: string[]) =>
    withdrawalTargets(table({ space, counters: { 'empty-3': ['bob'] }, technologies: { bob } }).game, 'bob', HERE);
  expect([towards(), towards('advanced-fighters')]).toEqual([[], ['empty-3']]);
});

test('E3 7.4 offers no retreat without a legal system', () => {
  const fight = table({
    space: { [HERE]: 'ann cruiser; bob cruiser', 'empty-1': 'cal fighter' },
    counters: { 'empty-1': ['ann'], 'empty-3': ['cal'], 'asteroid-field-1': ['ann'], saudor: ['ann'] },
  });
  fight.dice(7, 1).battle();
  expect([fight.winners, fight.told('withdrawal-announced')]).toEqual([['ann'], []]);
});

test('E3 7.4 the whole fleet withdraws with its cargo', () => {
  const fight = table({
    space: { [HERE]: 'ann carrier, 2 fighter, 2 ground-force, pds; bob cruiser', 'empty-1': 'ann cruiser' },
    counters: { 'empty-1': ['ann'] },
    fleet: { ann: 1 },
  });
  fight.dice(1, 1, 1, 1).battle().says('ann', 'empty-1');
  expect(fight.asked).toEqual(['ann: remove-excess']);
  expect(fight.at('empty-1', 'ann')).toBe('carrier, cruiser, 2 fighter, 2 ground-force, pds');
  fight.says('ann', { cruiser: 1 });
  expect(fight.at('empty-1', 'ann')).toBe('carrier, 2 fighter, 2 ground-force, pds');
});

test('E3 7.6 fighters without a carrier fight on, then are removed', () => {
  const fight = table({ space: { [HERE]: 'ann carrier, 2 fighter; bob cruiser' } });
  fight.dice(1, 1, 1).dice(7).dice(9, 1).dice(1).battle().says('ann', { carrier: 1 });
  expect([fight.rolls.slice(-2), fight.winners]).toEqual([['space ann: 2', 'space bob: 1'], ['ann']]);
  expect(fight.at(HERE, 'ann')).toBe('');
  expect(fight.told('units-removed')).toMatchObject([{ seat: 'ann', units: { fighter: 2 } }]);
});

test('E3 7.6 a retreat takes along only what the leaving ships can transport', () => {
  const fight = table({
    space: { [HERE]: 'ann 2 dreadnought; bob carrier, cruiser, 2 ground-force', 'empty-3': 'bob carrier' },
    counters: { 'empty-3': ['bob'] },
  });
  fight.dice(10, 1, 1, 1).battle().says('bob', 'empty-3').says('bob', { carrier: 1 });
  expect([fight.at('empty-3', 'bob'), fight.winners]).toEqual(['carrier, cruiser', ['ann']]);
});

test('E3 7.6 the owner chooses what a retreating fleet leaves behind', () => {
  const fight = table({
    space: { [HERE]: 'ann cruiser; bob carrier, 5 fighter, 2 ground-force' },
    counters: { 'empty-3': ['bob'] },
  });
  fight.dice(1, 1, 1, 1, 1, 1, 1).battle();
  expect(fight.spec).toMatchObject({
    prompt: expect.stringContaining('no capacity for 1 of 5 fighters and') as string,
  });
  fight.says('bob', 'empty-3');
  expect(fight.asked).toEqual(['bob: remove-excess']);
  fight.says('bob', { fighter: 1 });
  expect(fight.at('empty-3', 'bob')).toBe('carrier, 4 fighter, 2 ground-force');
});

test('E3 7.6 cargo dies with its ship', () => {
  const fight = table({ space: { [HERE]: 'ann carrier, 3 ground-force; bob cruiser' } });
  fight.dice(1, 7).battle();
  expect([fight.at(HERE, 'ann'), fight.winners]).toEqual(['', ['bob']]);
});

test('E3 15.3 space combat ends only the agreement between the combatants', () => {
  const fight = table({ space: { [HERE]: 'ann cruiser; bob cruiser' } });
  for (const other of ['bob', 'cal']) {
    const contract = (seat: string): number => fight.game.state.seats[seat].contracts[0];
    makeAgreement(fight.game, ['ann', other], [contract('ann'), contract(other)]);
  }
  fight.dice(7, 1).battle();
  expect(Object.values(fight.game.state.agreements).map(({ seats }) => seats)).toEqual([['ann', 'cal']]);
});

test('E3 7.3 the withdrawal prompt lists both fleets', () => {
  const fight = table({
    space: { [HERE]: 'ann 2 cruiser; bob dreadnought!, cruiser' },
    counters: { 'empty-1': ['ann'] },
  }).battle();
  expect(fight.spec).toMatchObject({
    prompt:
      'Do you withdraw at the end of this round? You: 2 cruisers. Hacan: 1 cruiser and 1 dreadnought (1 damaged).',
  });
});
