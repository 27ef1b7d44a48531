import { expect, test } from 'vitest';
import { hasSenate } from '#ti2/rules/politics/laws.ts';
import { systemsOneStepFrom } from '#ti2/rules/board/adjacency.ts';
import { table, type Laid } from '../table.ts';

/** Quill 4, Ravne 3, Solm 3 influence, and 4, 3, 2 resources. */
const seated: Laid = { ground: { quill: 'ann ground-force', ravne: 'bob ground-force', solm: 'cal ground-force' } };

/** The senate with these cards on top. */
const sits = (cards: string[], laid: Laid = seated) => {
  const t = table(laid);
  const { draw } = t.game.state.decks.political;
  t.game.state.decks.political.draw = [...cards, ...draw.filter((card) => !cards.includes(card))];
  t.game.state.phase = 'political';
  return t.begins('senate');
};
const debated = (cards: string[], laid?: Laid) => {
  const t = sits(cards, laid);
  for (const seat of ['ann', 'bob', 'cal'] as const) t.says(seat, 'ready');
  return t;
};

test('E2 4.4 least influence votes first, ties by fewer resources', () => {
  const t = debated(['subsidy#1']);
  expect(t.asked).toEqual(['cal: cast-votes']);
  t.says('cal', 'cal');
  expect(t.asked).toEqual(['bob: cast-votes']);
  t.says('bob', 'cal');
  expect(t.asked).toEqual(['ann: cast-votes']);
});

test('E2 4.4 the voting order is fixed when the vote begins', () => {
  const space = { quill: 'ann cruiser', ravne: 'bob cruiser', solm: 'cal cruiser' };
  for (const gain of ['credits', 'planet'] as const) {
    const t = table({ space, credits: { ann: 1, bob: 2 }, hands: { cal: ['stirring-speech'] } });
    t.game.state.phase = 'political';
    t.begins('voting', { card: 'subsidy#1', cast: {} });
    expect(t.asked).toEqual(['cal: window']);
    if (gain === 'credits') t.seat('ann').credits = 9;
    else t.game.state.planets.quill.owner = 'ann';
    t.game.invalidateAll();
    expect(t.says('cal', [t.choices[0]]).asked).toEqual(['ann: cast-votes']);
  }
});

test('E2 4.5 most votes win', () => {
  const t = debated(['subsidy#1']).says('cal', 'cal').says('bob', 'cal').says('ann', 'ann');
  expect([t.seat('cal').credits, t.seat('ann').credits]).toEqual([15, 0]);
});

test('E2 4.5 most influence decides ties and all-abstain votes', () => {
  const t = debated(['subsidy#1']).says('cal', 'cal').says('bob', 'bob').says('ann', 'abstain');
  expect(t.asked).toEqual(['ann: decide-vote']);
  expect(t.choices).toEqual(['bob', 'cal']);
  const all = debated(['subsidy#1']).says('cal', 'abstain').says('bob', 'abstain').says('ann', 'abstain');
  expect(all.choices).toEqual(['ann', 'bob', 'cal']);
});

test('E2 4.6 a law stays, a law voted against is discarded', () => {
  const passed = debated(['sealed-gates#1']).says('cal', 'for').says('bob', 'for').says('ann', 'against');
  expect(Object.keys(passed.game.state.laws)).toEqual(['sealed-gates#1']);
  expect(systemsOneStepFrom(passed.game, 'alpha-gate')).not.toContain('delve');
  const failed = debated(['sealed-gates#1']).says('cal', 'against').says('bob', 'for').says('ann', 'against');
  expect([Object.keys(failed.game.state.laws), failed.game.state.decks.political.discard]).toEqual([
    [],
    ['sealed-gates#1'],
  ]);
});

test('E2 4.7 without laws a second-vote card is discarded', () => {
  const t = sits(['second-reading#1']);
  expect([t.asked, t.game.state.decks.political.discard]).toEqual([[], ['second-reading#1']]);
});

/** A second vote on a law, against which all vote. */
const votedDownAgain = (law: string, laid: Laid = seated) => {
  const t = table(laid);
  const { political } = t.game.state.decks;
  political.draw = ['second-reading#1', ...political.draw.filter((card) => ![`${law}#1`, 'second-reading#1'].includes(card))]; // prettier-ignore
  t.game.state.laws[`${law}#1`] = { component: law };
  t.game.state.phase = 'political';
  t.begins('senate');
  for (const seat of ['ann', 'bob', 'cal'] as const) t.says(seat, 'ready');
  for (const seat of ['cal', 'bob', 'ann'] as const) t.says(seat, `${law}#1`);
  for (const seat of ['cal', 'bob', 'ann'] as const) t.says(seat, 'against');
  return t;
};

test('E2 4.7 a second vote keeps or removes a law', () => {
  expect(Object.keys(votedDownAgain('sealed-gates').game.state.laws)).toEqual([]);
});

test('E2 4.6 a law voted down again has its “Against” effect', () => {
  const t = votedDownAgain('hand-limit', { ...seated, hands: { ann: ['militia', 'riots'] } });
  expect([t.game.state.laws, t.asked]).toEqual([{}, ['ann: discard-down']]);
  expect(t.game.state.decks.political.discard.filter((card) => card === 'hand-limit#1')).toHaveLength(1);
});

test('E2 4.8 Xxcha may put a card away for 5 credits', () => {
  const t = sits(['subsidy#1', 'subsidy#2'], { ...seated, races: { cal: 'xxcha' }, credits: { cal: 5 } });
  expect(t.asked).toEqual(['cal: window']);
  t.says('cal', 'xxcha');
  expect([t.seat('cal').credits, t.game.state.decks.political.discard, t.asked.length]).toEqual([0, ['subsidy#1'], 3]);
});

test('E2 4.8 Letnev has no vote without an agreement', () => {
  const laid: Laid = { ...seated, races: { cal: 'letnev' } };
  expect(debated(['subsidy#1'], laid).asked).toEqual(['bob: cast-votes']);
});

test('E2 3.2 two players have no senate, and laws are void', () => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob' }, players: ['ann', 'bob'] });
  t.game.state.laws['sealed-gates#1'] = { component: 'sealed-gates' };
  t.game.invalidateAll();
  expect(hasSenate(t.game)).toBe(false);
  expect(systemsOneStepFrom(t.game, 'alpha-gate')).toContain('delve');
});

test('E2 4.3 credits and cards are exchanged in a debate', () => {
  const laid: Laid = { ...seated, credits: { ann: 10, bob: 4 }, hands: { ann: ['countermand'], bob: ['militia'] } };
  const t = sits(['subsidy#1'], laid);
  const [card] = t.seat('ann').actionCards;
  t.does('ann', 'offer', { to: 'bob', credits: 3, cards: [card], wantsCredits: 1, wantsCards: ['militia'] });
  expect([t.seat('ann').credits, t.seat('bob').credits]).toEqual([10, 4]);
  const [offer] = Object.keys(t.game.state.offers);
  t.does('bob', 'accept-offer', { offer });
  expect([t.seat('ann').credits, t.seat('bob').credits, t.seat('bob').actionCards]).toEqual([8, 6, [card]]);
  expect(t.seat('ann').actionCards.map((one) => one.split('#')[0])).toEqual(['militia']);
});

test('E2 4.3 nobody gives more than they have', () => {
  const t = sits(['subsidy#1'], { ...seated, credits: { ann: 2 } });
  expect(() => t.does('ann', 'offer', { to: 'bob', credits: 3 })).toThrow(/2 credits, not 3/);
  expect(() =>
    table({ ...seated, credits: { ann: 2 } })
      .turn()
      .does('ann', 'offer', { to: 'bob', credits: 1 }),
  ).toThrow(/debated/);
});

test('E2 4.3 offers are over with the last vote', () => {
  const t = sits(['subsidy#1'], { ...seated, credits: { ann: 2 } }).does('ann', 'offer', { to: 'bob', credits: 1 });
  for (const seat of ['ann', 'bob', 'cal'] as const) t.says(seat, 'ready');
  t.says('cal', 'cal').says('bob', 'cal').says('ann', 'cal');
  expect(t.game.state.offers).toEqual({});
});
