import { describe, expect, test } from 'vitest';
import { openAsks } from '#engine';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { pendingSeats } from '#ti4/views/index.ts';
import { load } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

const answering = actionCard({
  id: 'test-answer',
  name: 'Answer',
  set: 'base',
  text: 'test',
  copies: 3,
  reactions: [on('when', 'turn-begins', { isUsable: () => true, effect: () => undefined })],
});

/** Ann, bob and cat sit clockwise; by initiative cat comes first, then bob, then ann. */
const inInitiative = (state: TestTable['state']): void => {
  state.seats.cat.strategyCards = { leadership: { used: false } };
  state.seats.bob.strategyCards = { trade: { used: false } };
  state.seats.ann.strategyCards = { imperial: { used: false } };
};

/** In which order the answers of all three are used, whoever gives theirs first. */
function usedBy(active: string, phase: 'action' | 'status' | 'strategy' = 'action'): unknown[] {
  const t = table({
    components: [answering],
    hands: { ann: ['test-answer'], bob: ['test-answer'], cat: ['test-answer'] },
    change: inInitiative,
  });
  t.begin(turn, { seat: active, performed: 0 });
  if (phase !== 'action') {
    t.state.phase = phase;
    t.state.active = null;
  }
  // What is held lapses whenever somebody acts: it is given again.
  for (const seat of ['ann', 'bob', 'cat', 'ann', 'bob', 'cat', 'ann'])
    if (t.asks(seat, 'window')) t.seat(seat).plays('test-answer');
  if (phase !== 'action') t.leaves(active, 'turn');
  return t.facts('action-card-played').map(({ seat }) => seat);
}

test('1.19 the active player resolves first, then initiative (1 note 4, 4 note 3, 48 note 1)', () => {
  expect(usedBy('cat')).toEqual(['cat', 'bob', 'ann']);
  expect(usedBy('ann')).toEqual(['ann', 'cat', 'bob']);
  expect(usedBy('bob')).toEqual(['bob', 'ann', 'cat']);
});

test('1.20 strategy phase windows go clockwise, status by initiative', () => {
  expect(usedBy('bob', 'status')).toEqual(['cat', 'bob', 'ann']);
  expect(usedBy('bob', 'strategy')).toEqual(['ann', 'bob', 'cat']);
});

describe('with everything veiled', () => {
  const secrets = (bob: string): Setting => ({
    seats: { ann: 'sol', bob: 'letnev', cat: 'xxcha' },
    veil: 'everything',
    space: { 27: { ann: '1 cruiser', bob: '1 flagship' } },
    change: (state) => {
      state.seats.bob.secretObjectives = [bob];
      state.seats.cat.secretObjectives = ['cut-supply-lines'];
    },
  });
  const won = (bob: string): TestTable =>
    load(table(secrets(bob)), 1, 10, 10).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  /** Goes on until bob has won; then who is waited for. */
  const outside = (t: TestTable) => {
    while (!t.facts('combat-won').length) {
      const open = openAsks(t.state).find(({ ask }) => ask.reply === undefined);
      if (!open) throw new Error('Nobody is asked');
      if (open.ask.question !== 'window') t.seat(open.ask.player).complies(open.ask.question);
      else t.declineFirst();
    }
    return pendingSeats(t.game);
  };

  test('61.5 a scorable secret objective looks like any other', () => {
    const can = won('unveil-flagship');
    const cannot = won('cut-supply-lines');
    expect(outside(can)).toEqual(outside(cannot));
    expect(can).toAsk('bob window');
    expect(cannot).toAsk();
    expect(openAsks(cannot.state).map(({ ask }) => [ask.player, ask.veiled])).toEqual([['bob', true]]); // cat, who did not fight, has nothing to answer with for all that anybody knows
  });

  test('61.5 already scored objectives open no decoy window', () => {
    const t = table({
      ...secrets('cut-supply-lines'),
      change: (state) => {
        state.seats.bob.secretObjectives = ['cut-supply-lines'];
        state.seats.ann.scoredSecrets = ['unveil-flagship', 'spark-a-rebellion'];
      },
    });
    load(t, 1, 10, 10).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    const events = new Set<unknown>();
    while (openAsks(t.state).some(({ ask }) => ask.reply === undefined)) {
      const open = openAsks(t.state).find(({ ask }) => ask.reply === undefined);
      if (!open) break;
      if (open.ask.question === 'window') events.add((open.ask.data as { event: { name: string } }).event.name);
      if (open.ask.question !== 'window') t.seat(open.ask.player).complies(open.ask.question);
      else t.declineFirst();
    }
    expect(events).not.toContain('space-combat-ends');
  });
});

test('Experimental Battlestation answers only ships moved next to its dock', () => {
  const setting: Setting = {
    space: { 19: { ann: '1 cruiser' } },
    ground: { lodor: { bob: '1 space-dock' } },
    hands: { bob: ['experimental-battlestation'] },
  };
  const next = (t: TestTable) => Object.values(t.state.systems).find(({ position }) => position === '102')?.id ?? '';
  const asked = (move: boolean): boolean => {
    const t = table(setting).begin(tacticalAction, { seat: 'ann' });
    t.ann.activates(next(t)).moves(move ? 'cruiser from 19' : '');
    return t.asks('bob', 'window');
  };
  expect(asked(true)).toBe(true);
  expect(asked(false)).toBe(false);
});

test('Minister of War and Fleet Logistics each give an action', () => {
  const t = table({ technologies: { ann: ['fleet-logistics'] } });
  const actions = (seat: string): number => modify(t.game, 'actions-in-turn', { seat }, 1);
  expect([actions('ann'), actions('bob')]).toEqual([2, 1]);
  for (const seat of ['ann', 'bob']) addEffect(t.game, 'minister-of-war', seat, null, 'turn');
  expect([actions('ann'), actions('bob')]).toEqual([3, 2]);
});
