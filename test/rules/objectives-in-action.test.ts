import { expect, test } from 'vitest';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

/** Who holds which secret objectives, on top of the setting. */
const withSecrets = (setting: Setting, secrets: Record<string, string[]>): Setting => ({
  seats: { ann: 'muaat', bob: 'sol', cat: 'sardakk-norr' },
  ...setting,
  change: (state) => {
    state.turn.system = '27';
    for (const [seat, list] of Object.entries(secrets)) state.seats[seat].secretObjectives = list;
    state.decks.secret.draw = state.decks.secret.draw.filter((id) => !Object.values(secrets).flat().includes(id));
    setting.change?.(state);
  },
});
const combat = (setting: Setting, secrets: Record<string, string[]>, ...faces: number[]): TestTable =>
  load(table(withSecrets(setting, secrets)), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });

test('61.5b, Destroy Their Greatest Ship note 2: scored during combat', () => {
  const t = combat(
    { space: { 27: { ann: '2 cruiser', bob: '1 flagship (damaged), 1 cruiser' } } },
    { ann: ['destroy-their-greatest-ship'] },
    10,
    10,
    1,
    1,
    1,
  );
  expect(t).toAskAmongOthers('ann window');
  t.ann.uses('destroy-their-greatest-ship');
  expect(t.state.seats.ann).toMatchObject({ points: 1, scoredSecrets: ['destroy-their-greatest-ship'] });
});

test('61.5b not for a lesser ship or the loser', () => {
  const t = combat(
    { space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } },
    { ann: ['destroy-their-greatest-ship'], bob: ['unveil-flagship'] },
    10,
    1,
  );
  expect(t).toAsk();
  const u = combat(
    { space: { 27: { ann: '1 cruiser', bob: '1 flagship (damaged)' } } },
    { bob: ['destroy-their-greatest-ship'] },
    10,
    1,
    1,
  );
  expect(u).toAsk();
});

test('61.5b a player may decline to score', () => {
  const t = combat(
    { space: { 27: { ann: '1 cruiser', bob: '1 flagship (damaged)' } } },
    { ann: ['destroy-their-greatest-ship'] },
    10,
    1,
    1,
  );
  t.ann.declines();
  expect(t.state.seats.ann).toMatchObject({ points: 0, secretObjectives: ['destroy-their-greatest-ship'] });
});

test('61.4, 98.5, Spark a Rebellion note 1, Spark a Rebellion note 2, Spark a Rebellion note 2a: counts tied leaders', () => {
  const fight = (points: Record<string, number>) =>
    combat(
      {
        space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
        change: (state) => {
          for (const [seat, count] of Object.entries(points)) state.seats[seat].points = count;
        },
      },
      { ann: ['spark-a-rebellion'] },
      10,
      1,
    );
  expect(fight({ ann: 0, bob: 2, cat: 2 })).toAsk('ann window');
  expect(fight({ ann: 0, bob: 0, cat: 0 })).toAsk('ann window');
  expect(fight({ ann: 0, bob: 2, cat: 3 })).toAsk();
  expect(fight({ ann: 3, bob: 2, cat: 0 })).toAsk();
});

test('61.4, 61 note 7 Spark a Rebellion also rewards a winning defender', () => {
  const t = combat(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) => {
        state.seats.ann.points = 2;
        state.seats.bob.points = 2;
      },
    },
    { ann: ['spark-a-rebellion'], bob: ['unveil-flagship'] },
    1,
    10,
  );
  expect(t).toAsk();
  const u = combat({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, { bob: ['spark-a-rebellion'] }, 1, 10);
  expect(u).toAsk('bob window'); // 61, notes: also when one is not the active player
});

test('61.4 Unveil Flagship needs the flagship in the combat', () => {
  const won = combat(
    { space: { 27: { ann: '1 flagship', bob: '1 cruiser' } } },
    { ann: ['unveil-flagship'] },
    10,
    10,
    1,
  );
  expect(won).toAsk('ann window');
  const away = combat(
    { space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 30: { ann: '1 flagship' } } },
    { ann: ['unveil-flagship'] },
    10,
    1,
  );
  expect(away).toAsk();
});

test('61.4, Unveil Flagship note 1: replaced flagships do not count', () => {
  const t = combat({ space: { 27: { ann: '1 flagship', bob: '1 cruiser' } } }, { ann: ['unveil-flagship'] }, 10, 10, 1);
  const event = {
    name: 'space-combat-ends',
    timing: 'after',
    system: '27',
    attacker: 'ann',
    defender: 'bob',
    winner: 'ann',
  } as never;
  expect(scoringProblem(t.game, 'ann', 'unveil-flagship', event)).toBeUndefined();
  t.game.addFact({ type: 'unit-destroyed', seat: 'ann', by: 'bob', unit: 'flagship', system: '27' });
  expect(scoringProblem(t.game, 'ann', 'unveil-flagship', event)).toBe('You do not meet its condition.');
  t.ann.declines();
});

test('61.7 a player scores one objective per combat', () => {
  const t = combat(
    { space: { 27: { ann: '1 flagship, 1 cruiser', bob: '1 flagship (damaged)' } } },
    { ann: ['unveil-flagship', 'destroy-their-greatest-ship', 'spark-a-rebellion'] },
    10,
    10,
    10,
    1,
    1,
  );
  t.ann.uses('destroy-their-greatest-ship');
  expect(t).toAsk();
  expect(t.state.seats.ann.points).toBe(1);
});

test('61.7a, 61 note 5 the next combat allows another objective', () => {
  const t = combat(
    { space: { 27: { ann: '2 cruiser', bob: '1 flagship (damaged)' } } },
    { ann: ['destroy-their-greatest-ship', 'spark-a-rebellion'] },
    10,
    10,
    1,
    1,
  );
  t.ann.uses('destroy-their-greatest-ship');
  t.state.units.extra = { id: 'extra', type: 'cruiser', owner: 'bob', system: '27' };
  t.state.seats.bob.points = 4;
  load(t, 10, 10, 1).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk('ann window');
  t.ann.uses('spark-a-rebellion');
  expect(t.state.seats.ann.points).toBe(2);
});

test('61.4 Turn Their Fleets to Dust: last non-fighter by cannons', () => {
  const fire = (ships: string, ...faces: number[]) =>
    load(
      table(
        withSecrets(
          { space: { 27: { bob: ships } }, ground: { starpoint: { ann: '1 pds' } }, active: 'bob' },
          { ann: ['turn-their-fleets-to-dust'] },
        ),
      ),
      ...faces,
    ).begin('space-cannon-offense', { seat: 'bob', system: '27' });
  const shoot = (t: TestTable) => {
    for (let i = 0; i < 4 && t.open.some((one) => one.startsWith('ann') && !one.endsWith('window')); i++)
      t.ann.firesAt('bob');
    return t;
  };
  const dust = shoot(fire('1 cruiser', 10, 1));
  expect(dust).toAsk('ann window');
  dust.ann.uses('turn-their-fleets-to-dust');
  expect(dust.state.seats.ann.points).toBe(1);
  const fighter = shoot(fire('1 carrier, 1 fighter', 10, 1)).bob.loses('fighter').table;
  expect(fighter.facts('unit-destroyed')).toMatchObject([{ unit: 'fighter' }]);
  expect(fighter).toAsk();
  const elsewhere = table(withSecrets({}, { ann: ['turn-their-fleets-to-dust'] }));
  elsewhere.game.addFact({
    type: 'last-destroyed',
    seat: 'bob',
    by: 'ann',
    what: 'non-fighter-ships',
    system: '27',
    purpose: 'space-combat',
  });
  const event = {
    name: 'unit-destroyed',
    timing: 'after',
    seat: 'bob',
    by: 'ann',
    type: 'cruiser',
    definition: 'cruiser-i',
    system: '27',
  } as never;
  expect(scoringProblem(elsewhere.game, 'ann', 'turn-their-fleets-to-dust', event)).toBe(
    'You do not meet its condition.',
  );
});

test('61.4 Make an Example of Their World: by bombardment only', () => {
  const proof = (fact: object) => {
    const t = table(withSecrets({ planets: { bob: ['starpoint'] } }, { ann: ['make-an-example-of-their-world'] }));
    t.game.addFact({ type: 'turn-begins', seat: 'ann', number: 1 });
    t.game.addFact({
      type: 'last-destroyed',
      seat: 'bob',
      by: 'ann',
      what: 'ground-forces',
      system: '27',
      planet: 'starpoint',
      purpose: 'bombardment',
      ...fact,
    });
    const event = {
      name: 'unit-destroyed',
      timing: 'after',
      seat: 'bob',
      by: 'ann',
      type: 'infantry',
      definition: 'infantry-i',
      system: '27',
      planet: 'starpoint',
    } as never;
    return scoringProblem(t.game, 'ann', 'make-an-example-of-their-world', event);
  };
  expect(proof({})).toBeUndefined();
  expect(proof({ purpose: 'ground-combat' })).toBe('You do not meet its condition.');
  expect(proof({ by: 'cat' })).toBe('You do not meet its condition.');
  expect(proof({ planet: 'new-albion' })).toBe('You do not meet its condition.');
});
