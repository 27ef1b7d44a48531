import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import type { State } from '#ti4/rules/state.ts';
import { table } from '../../rules/table.ts';

/** Mutiny is revealed; bob holds the rider, and ann is the speaker. */
const council = (hands: Record<string, string[]>, more?: (state: State) => void) =>
  table({
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['mecatol-rex'] },
    space: { 26: { bob: '1 carrier' } },
    hands,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      state.seats.bob.tradeGoods = 6;
      more?.(state);
    },
  }).begin(agendaPhase, {});

/** Another rider after it, to predict the same or not. */
function another(rider: string): void {
  for (const outcome of ['for', 'against']) {
    const other = rider === 'trade-rider' ? 'imperial-rider' : 'trade-rider';
    const t = council({ bob: [rider, other] });
    t.bob.plays(rider).predicts('for');
    expect(t.options('bob', 'window')).toContain(`${other}#1`);
    t.bob.plays(other).predicts(outcome);
    expect(t.asks('bob', 'vote-for')).toBe(false);
  }
}

/** Its effect comes once the agenda has had its own. */
function afterwards(rider: string, ...asked: string[]): void {
  const t = council({ bob: [rider] });
  t.bob.plays(rider).predicts('for');
  t.cat.votesFor('for', 'mecatol-rex').ann.abstains();
  const order = t.game.facts
    .map(({ type }) => type)
    .filter((type) => type === 'outcome-resolved' || type === 'prediction-correct');
  expect(order).toEqual(['outcome-resolved', 'prediction-correct']);
  // What a rider brings may be more to decide; else the next agenda is voted on.
  expect(t).toAsk(...(asked.length ? asked : ['bob vote-for', 'cat vote-for', 'ann vote-for']));
}

/** Somebody who cannot vote may still predict. */
function voteless(rider: string): void {
  const able = council({});
  expect(able).toAskAmongOthers('bob vote-for');
  const t = council({ bob: [rider] }, (state) => {
    for (const planet of Object.values(state.planets)) if (planet.controller === 'bob') planet.exhausted = true;
  });
  t.bob.plays(rider).predicts('for');
  expect(t.asks('bob', 'vote-for')).toBe(false);
  expect(Object.values(t.state.effects).map(({ component }) => component)).toEqual([rider]);
}

test('Construction Rider note 1, Construction Rider note 1a: other riders may follow', () =>
  another('construction-rider'));
test('Construction Rider note 2 resolves after the agenda', () =>
  afterwards('construction-rider', 'bob structure-site'));
test('Construction Rider note 3 works for nonvoters', () => voteless('construction-rider'));
test('Diplomacy Rider note 2, Diplomacy Rider note 2a: other riders may follow', () => another('diplomacy-rider'));
test('Diplomacy Rider note 3 resolves after the agenda', () =>
  afterwards('diplomacy-rider', 'bob diplomacy-rider-system'));
test('Diplomacy Rider note 4 works for nonvoters', () => voteless('diplomacy-rider'));
test('Imperial Rider note 1, Imperial Rider note 1a: other riders may follow', () => another('imperial-rider'));
test('Imperial Rider note 2 resolves after the agenda', () => afterwards('imperial-rider'));
test('Imperial Rider note 3 works for nonvoters', () => voteless('imperial-rider'));
test('Leadership Rider note 1, Leadership Rider note 1a: other riders may follow', () => another('leadership-rider'));
test('Leadership Rider note 2 resolves after the agenda', () => afterwards('leadership-rider', 'bob gain-tokens'));
test('Leadership Rider note 3 works for nonvoters', () => voteless('leadership-rider'));
test('Politics Rider note 1, Politics Rider note 1a: other riders may follow', () => another('politics-rider'));
test('Politics Rider note 2 resolves after the agenda', () => afterwards('politics-rider', 'bob window'));
test('Politics Rider note 3 works for nonvoters', () => voteless('politics-rider'));
test('Technology Rider note 1, Technology Rider note 1a: other riders may follow', () => another('technology-rider'));
test('Technology Rider note 2 resolves after the agenda', () =>
  afterwards('technology-rider', 'bob research-technology'));
test('Technology Rider note 3 works for nonvoters', () => voteless('technology-rider'));
test('Trade Rider note 1, Trade Rider note 1a: other riders may follow', () => another('trade-rider'));
test('Trade Rider note 2 resolves after the agenda', () => afterwards('trade-rider'));
test('Trade Rider note 3 works for nonvoters', () => voteless('trade-rider'));
test('Warfare Rider note 1, Warfare Rider note 1a: other riders may follow', () => another('warfare-rider'));
test('Warfare Rider note 2 resolves after the agenda', () => afterwards('warfare-rider', 'bob warfare-rider-system'));
test('Warfare Rider note 3 works for nonvoters', () => voteless('warfare-rider'));
test('Sanction note 1, Sanction note 1a: other riders may follow', () => another('sanction'));
test('Sanction note 2 resolves after the agenda', () => afterwards('sanction'));
test('Sanction note 3 works for nonvoters', () => voteless('sanction'));
