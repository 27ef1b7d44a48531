import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { simulate } from '#ti2/simulation/simulate.ts';
import { OPTION_IDS } from '#ti2/rules/terms.ts';
import { table } from '../table.ts';

/** Of these the target that is named is not what they are played on: a way out, a ship that fires, a partner, a die of many rolls; or it is gone then. */
const NAMED_OTHERWISE = ['orderly-withdrawal', 'point-blank', 'trade-agreement', 'second-look', 'riots'];

test('E2 12.4 whole games never repeat a card on one target', () => {
  const twice: string[] = [];
  for (const seed of ['a', 'b', 'c']) {
    let seen = new Set<string>();
    simulate(rulebookOf(['base', 'own', 'hopes-end']), { players: 6, seed: `same ${seed}`, late: true, lastRound: 5, played: OPTION_IDS }, {
      onFact: (_game, { type, ...fact }) => {
        if (type === 'round-begins') seen = new Set();
        const { component, target } = fact as { component?: string; target?: string[] };
        if (type !== 'target-named' || component === undefined || NAMED_OTHERWISE.includes(component)) return;
        for (const one of target ?? []) {
          if (seen.has(`${component} on ${one}`)) twice.push(`${component} on ${one}`);
          seen.add(`${component} on ${one}`);
        }
      },
    }); // prettier-ignore
  }
  expect(twice).toEqual([]);
});

test('E2 12.4 Second Look rerolls a die only once', () => {
  const hands = { ann: ['second-look', 'second-look'] };
  const t = table({ space: { quill: 'ann cruiser; bob cruiser' }, hands }).dice(1, 1);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  t.says('ann', t.choices[0]);
  t.dice(2).says('ann', '0-0');
  expect(t.asked).toEqual(['ann: window']);
  // Only Bob's die is left: it is taken without a question.
  t.dice(3, 10, 1).says('ann', t.choices[0]);
  expect(t.told('die-rolled-again').map(({ before, face }) => `${before} ${face}`)).toEqual(['1 2', '1 3']);
});

test('E2 12.4 Stirring Speech is played once per vote', () => {
  const hands = { cal: ['stirring-speech', 'stirring-speech'] };
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' }, hands });
  t.game.state.phase = 'political';
  t.begins('voting', { card: 'subsidy#1', cast: {} }).says('cal', [t.choices[0]]);
  t.says('bob', 'cal').says('ann', 'cal');
  expect(t.asked).toEqual(['cal: cast-votes']);
});

test('E2 12.4 New Vein is played once per planet', () => {
  const t = table({ space: { quill: 'ann carrier(ground-force)' }, hands: { ann: ['new-vein', 'new-vein'] } });
  Object.assign(t.game.state, { phase: 'turns', active: 'ann' });
  t.begins('invasion-segment', { seat: 'ann', seen: [] }).says('ann', { 'ground-force@quill': 1 });
  t.says('ann', t.choices[0]);
  expect([t.seat('ann').credits, t.asked]).toEqual([10, []]);
});

test('E2 12.4 Deep Bunkers is played once per planet', () => {
  const t = table({
    space: { quill: 'ann dreadnought' },
    ground: { quill: 'bob ground-force' },
    hands: { bob: ['deep-bunkers', 'deep-bunkers'] },
  });
  Object.assign(t.game.state, { phase: 'turns', active: 'ann' });
  t.begins('invasion-segment', { seat: 'ann', seen: [] }).says('bob', t.choices[0]);
  expect(t.asked).toEqual([]);
});

test('E2 1.2 a roll that cannot succeed is still made', () => {
  const t = table({ space: { quill: 'ann fighter, cruiser; bob cruiser' }, races: { ann: 'jolnar' } });
  t.game.state.effects.e = { id: 'e', component: 'outlaw', holder: 'ann', data: null, until: 'round' };
  t.game.invalidateAll();
  t.dice(10, 10, 8).begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  const [first] = t.told('dice-rolled');
  expect(first.dice.find(({ unit }) => unit === 'fighter')).toMatchObject({ face: 10, hitsOn: 9, bonus: -2 });
  expect(first.hits).toBe(1);
});
