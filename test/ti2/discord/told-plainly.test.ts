import { expect, test } from 'vitest';
import { openAsks, confirmationFor, specOf } from '#engine';
import { formatHand } from '#ti2/discord/format/game.ts';
import { resolveRuleText } from '#ti2/discord/help/rules.ts';
import { answerAsAi } from '#ti2/simulation/simulated-edition.ts';
import { answerInquiry } from '#ti2/rules/explain/inquiries.ts';
import { buildHandView, narrate } from '#ti2/views/index.ts';
import { bookWith, table, type Laid, type Table } from '../table.ts';

const debate = (card: string, laid: Laid = {}): Table => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' }, ...laid });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift(`${card}#1`);
  return t.begins('senate');
};
const prompt = (t: Table): string => (t.spec as { prompt: string }).prompt;
const detail = (t: Table): string => (t.spec as { detail: string }).detail;

test('E2 4.6 a shown political card says whether it is a law', () => {
  const law =
    'This is a law: if “For” wins, it stays in effect until the game ends; if “Against” wins, it is discarded.';
  const t = debate('heavy-ship-levy');
  expect(narrate(t.game, t.told('political-card-drawn'), null, { texts: true })[0]).toContain(law);
  const note = 'This is a law: if “For” wins, it stays in effect.';
  expect(detail(t)).toContain(note);
  for (const one of ['ann', 'bob', 'cal'] as const) t.says(one, 'ready');
  expect(detail(t)).toContain(note);
  for (const { id, law: isLaw, event, elect } of Object.values(t.game.book.byKind['political-card'])) {
    const stays =
      elect === 'for-against'
        ? law.replace('discarded.', 'discarded (E2 4.6).')
        : 'This is a law: it stays in effect until the game ends (E2 4.6).';
    const once = 'This is not a law: it takes effect only once (E2 4.6).';
    const soon = 'This is an event: it is resolved immediately, without a vote (E2 4.2).';
    expect(resolveRuleText(t.game.book, id)).toContain(event ? soon : isLaw ? stays : once);
    if (!isLaw) expect(resolveRuleText(t.game.book, id)).not.toContain('This is a law');
  }
});

test('E2 4.4 voters read the votes so far and to come', () => {
  const t = debate('heavy-ship-levy', { ground: { quill: 'ann', ravne: 'bob', 'mecatol-rex': 'cal' } });
  for (const one of ['ann', 'bob', 'cal'] as const) t.says(one, 'ready');
  const first = openAsks(t.game.state)[0].ask.player as 'ann';
  expect(prompt(t)).toMatch(/ No one has voted yet\. Voting after you: \w+ with \d+ votes? and cal with \d+\.$/);
  t.says(first, 'against');
  expect(prompt(t)).toMatch(/ So far: \d+ Against\. Voting after you: cal with \d+ votes?\.$/);
  t.says(openAsks(t.game.state)[0].ask.player as 'bob', 'against');
  expect(prompt(t)).toMatch(/ You vote last\.$/);
  t.says('cal', 'for');
  const [decided] = t.told('vote-decided');
  const { for: yes, against: no } = decided.votes;
  expect(narrate(t.game, [decided], null)).toEqual([`Heavy Ship Levy: the outcome is “Against” (${no} Against, ${yes} For); the card is discarded.`]); // prettier-ignore
});

test('E2 4.8 a veto states effect and cost, in one sentence', () => {
  const t = debate('fine', { races: { ann: 'xxcha' }, credits: { ann: 9 } });
  const { spec } = t;
  expect(spec.kind === 'choose' && spec.options.map(({ label }) => label)).toContain(
    'Pay 5 of your 9 credits to discard it',
  );
  t.says('ann', t.choices[0]);
  const facts = t.game.state.facts.filter(({ type }) =>
    ['ability-used', 'credits-paid', 'political-card-discarded'].includes(type),
  );
  expect(narrate(t.game, facts, null)).toEqual(['Xxcha pays 5 credits and discards Fine with their race ability.']);
});

test('E2 4.8 the use of a race ability shows its text', () => {
  const { game } = table({ races: { ann: 'xxcha' } });
  const used = { type: 'ability-used', seat: 'ann', component: 'xxcha' } as never;
  const { text } = game.book.components.xxcha;
  expect(narrate(game, [used], null, { texts: true })).toEqual([`Xxcha uses their race ability.\n-# ${text}`]);
});

test('E2 5.4 a unit that costs too much says so', () => {
  const t = table({ ground: { quill: 'ann spacedock' }, credits: { ann: 14 } });
  t.game.state.phase = 'economy';
  t.begins('economy-phase');
  const open = openAsks(t.game.state).find(({ ask }) => ask.player === 'ann') ?? ({} as never);
  t.game.state.seats.ann.credits = 14;
  const spec = specOf(t.game, open);
  const lines = spec.kind === 'allot' ? spec.amounts : [];
  expect(lines.filter(({ disabledReason }) => disabledReason !== undefined)).toMatchObject([
    { key: 'spacedock', max: 0, disabledReason: 'It costs 15 credits; you have 14 (E2 5.4).' },
  ]);
});

test('E2 5.4 buying more than docks can place needs confirmation', () => {
  const t = table({ ground: { quill: 'ann spacedock' }, credits: { ann: 60 } });
  t.game.state.phase = 'economy';
  t.begins('economy-phase');
  const open = openAsks(t.game.state).find(({ ask }) => ask.player === 'ann') ?? ({} as never);
  const says = (counts: Record<string, number>) => confirmationFor(t.game, open, counts, t.spec);
  const { resources } = t.game.book.planets.quill;
  expect(says({ 'ground-force': resources })).toBeUndefined();
  expect(says({ spacedock: 2, 'ground-force': resources })).toBeUndefined();
  expect(says({ 'ground-force': resources + 3 })).toMatch(new RegExp(`Your spacedocks can place only ${resources} of these ${resources + 3} units .* you lose 3 `)); // prettier-ignore
  expect(specOf(t.game, open).kind).toBe('allot');
});

test('E2 9.1 without room for all, the dearest unit is proposed', () => {
  const t = table({ ground: { quill: 'ann spacedock' } });
  t.game.state.phase = 'placement';
  t.seat('ann').bought = { 'ground-force': 9, dreadnought: 1 };
  t.begins('placement-phase');
  const open = openAsks(t.game.state)[0];
  const reply = answerAsAi(open, specOf(t.game, open), () => undefined, t.game) as Record<string, number>;
  expect(Object.entries(reply).find(([key]) => key.startsWith('dreadnought'))?.[1]).toBe(1);
});

test('E2 12.4 a hand and /why name cards playable anytime', () => {
  const t = table({ hands: { ann: ['open-books'], bob: ['riots'] } }).turn();
  expect(formatHand(buildHandView(t.game, 'ann', 'ann'))).toContain('Play it with `/use what:Open Books`.');
  expect(answerInquiry(t.game, 'ann', 'play', 'Open Books').slice(0, 2)).toEqual([
    '✅ **Open Books**',
    'Use it now with `/use what:Open Books`: I do not ask you about it.',
  ]);
});

test('A shown hand lists each card’s effect once, with counts', () => {
  const { game } = table();
  const seen = {
    type: 'action-cards-seen',
    to: ['ann'],
    seat: 'bob',
    cards: ['trade-agreement#1', 'trade-agreement#2'],
  } as never;
  expect(narrate(game, [seen], 'ann', { texts: true })[0]).toMatch(
    /^Bob has 2 Trade Agreements in hand\.\n-# Before your movement segment: .+/,
  );
  expect(bookWith().components['trade-agreement'].text).toBeTruthy();
});

test('E2 12.2 help finds probing and razing by those words', () => {
  const { game } = table();
  for (const word of ['razing', 'probing', 'domain counters', 'Distant Suns'])
    expect(resolveRuleText(game.book, word), word).toMatch(/\(E2 12\.2\)/);
});
