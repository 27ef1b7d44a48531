import { expect, test } from 'vitest';
import { affectsSeat } from '#ti2/service/undoable-facts.ts';
import { createLobbyForms } from '#ti2/discord/lobby/lobby-forms.ts';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { renderEditionLegend } from '#ti2/render/board/legend.ts';
import { chooseAnswer } from '#ti2/ai/index.ts';
import { answerInquiry } from '#ti2/rules/explain/inquiries.ts';
import { pendingSeats, buildBoardView } from '#ti2/views/index.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { openAsks, confirmationFor, specOf } from '#engine';
import { led } from '../leaders/led.ts';
import { table, type Laid, type Table } from '../table.ts';

const prompt = (t: Table): string => (t.spec as { prompt: string }).prompt;
const senate = (card: string, laid: Laid = {}): Table => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' }, ...laid });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift(`${card}#1`);
  t.begins('senate');
  for (const one of ['ann', 'bob', 'cal'] as const) t.says(one, 'ready');
  return t;
};

test('E2 11.3 a sale prompt names debt, receiver and places', () => {
  const t = table({
    credits: { ann: 2 },
    ground: { quill: 'ann 2 ground-force', ravne: 'bob' },
    space: { quill: 'ann cruiser' },
  }).begins('pay-debt', { seat: 'ann', count: 5, why: 'old-debts', receiver: 'bob' });
  expect(prompt(t)).toBe(
    'You owe 5 credits to bob (Old Debts) and have 2. What do you sell to raise at least 3 credits? You cannot sell more than you need to.',
  );
  const { amounts } = t.spec as { amounts: { label: string; hint?: string }[] };
  expect(amounts.map(({ label, hint }) => `${label}: ${hint ?? ''}`).sort()).toEqual([
    'Cruiser at Quill (101): 3 credits each',
    'Ground force on Quill (101): 1 credit each',
  ]);
});

test('E2 9.1 land units are placed on planets, and ships in systems', () => {
  const t = table({ ground: { quill: 'ann spacedock' } });
  t.seat('ann').bought = { cruiser: 1, 'ground-force': 1 };
  t.game.state.phase = 'placement';
  const { amounts } = t.begins('placement-phase').spec as { amounts: { label: string }[] };
  expect(amounts.map(({ label }) => label).sort()).toEqual(['Cruiser at Quill (101)', 'Ground force on Quill (101)']);
});

test('E2 7.6 a rift prompt names the ship and its die', () => {
  const t = table({ space: { 'gravity-rift-1': 'ann carrier, fighter' } })
    .turn()
    .says('ann', 'gravity-rift-1>out');
  expect(prompt(t)).toContain('Fighters do not roll: choose how many move with the ship.');
  t.dice(8).says('ann', { carrier: 1, fighter: 1 });
  expect(prompt(t)).toBe(
    'Your carrier rolled an 8 at Gravity rift (105): it can leave by any open side. To which system do you move it?',
  );
  expect(prompt(table({ space: { 'gravity-rift-1': 'ann carrier' } }).turn().says('ann', 'gravity-rift-1>out'))).not.toContain('Fighters'); // prettier-ignore
});

test('E2 7.7 ending movement with stranded fighters asks for confirmation', () => {
  const t = table({ space: { quill: 'ann 2 fighter, carrier' } }).turn();
  const regret = (key: string): string | undefined => confirmationFor(t.game, openAsks(t.game.state)[0], [key]);
  expect(regret('end')).toBeUndefined();
  t.sails('quill', 'mecatol-rex', { carrier: 1 });
  expect(regret('end')).toBe(
    'If you end movement now, you lose 2 fighters at Quill (101): no carrier or spacedock there supports them (E2 7.7).',
  );
});

test('E2 6.1 an offered agreement states its income and its end', () => {
  const t = table({ ground: { quill: 'ann', delve: 'ann', ravne: 'bob' } });
  t.begins('propose-agreement', { seat: 'ann', partner: 'bob', card: 'trade-agreement#1' });
  expect(prompt(t)).toBe(
    'ann offers you a trade agreement. It is currently worth 2 credits per round to you and 1 to ann. It lasts until one of you ends it or you fight each other. Do you agree?',
  );
});

test('E2 10.1 the last bracket’s prompt says that it wins', () => {
  const t = table({ ground: { quill: 'ann' } });
  const last = t.game.book.chart.length - 1;
  t.seat('ann').bracket = last - 1;
  const chart = t.game.book.chart.map((one) => ({
    ...one,
    planetsOutside: 0,
    technologies: 0,
    resources: 0,
    influence: 0,
  }));
  Object.defineProperty(t.game, 'book', { value: { ...t.game.book, chart } });
  t.begins('progression-phase');
  expect(prompt(t)).toBe('Do you advance to Imperium Rex? That wins the game. If several players do it, the one with the most influence wins.'); // prettier-ignore
});

test('E2 12.5 the panel says who places leaders', () => {
  const t = led({ ground: { jord: 'ann', arretze: 'bob', hercant: 'bob' } }, { carth: 'bob on arretze' });
  t.begins('settle-leaders');
  expect(pendingSeats(t.game)).toEqual([{ seat: 'bob', about: 'place leaders', moment: false }]);
});

test('E2 2.7 setup shows a home planet’s value with its technologies', () => {
  const t = table({
    technologies: { bob: ['sarween-tools'] },
    ground: { arretze: 'bob 2 ground-force', hercant: 'bob' },
  });
  t.game.state.phase = 'setup';
  t.begins('setup-choices');
  const { amounts } = t.spec as { amounts: { label: string; hint?: string }[] };
  expect(amounts.find(({ label }) => label.includes('Arretze'))?.hint).toMatch(/^3 resources, 0 influence;/);
});

test('E2 4.4 a prompt without votes mentions cards that add some', () => {
  const t = senate('subsidy', { ground: { quill: 'ann', ravne: 'bob', arretze: 'cal' } });
  expect(t.asked).toEqual(['cal: cast-votes']);
  expect(prompt(t)).toContain(
    'You have no votes unless a card gives you some. No one has voted yet. Voting after you:',
  );
});

test('E2 4.1 options for choosing a player show credits and planets', () => {
  const hints = (t: Table): unknown[] =>
    'options' in t.spec ? t.spec.options.map(({ key, hint }) => [key, hint]) : [];
  const credits = { ann: 3, bob: 1 };
  expect(hints(senate('fine', { credits })).slice(0, 2)).toEqual([
    ['ann', '3 credits, 1 planet'],
    ['bob', '1 credit, 1 planet'],
  ]);
  const t = table({ credits, ground: { quill: 'ann', ravne: 'bob', solm: 'cal' }, hands: { cal: ['old-debts'] } });
  t.game.state.phase = 'economy';
  expect(hints(t.begins('economy-phase').says('cal', 'old-debts#1'))).toEqual([
    ['ann', '3 credits'],
    ['bob', '1 credit'],
  ]);
});

test('E2 4.8 a barred voter is not told of a cast vote', () => {
  const t = senate('subsidy', { races: { ann: 'letnev' } });
  const told = answerInquiry(t.game, 'ann', 'vote', 'bob').join(' ');
  expect(told).toContain('Letnev cannot vote without a trade agreement (E2 4.8).');
  expect(told).not.toContain('You have already voted');
});

test('E2 4.4 practice players vote gains to themselves, losses to others', () => {
  const vote = (card: string): unknown => {
    const t = senate(card);
    const [open] = openAsks(t.game.state);
    const asked = { question: 'cast-votes', data: open.ask.data, spec: specOf(t.game, open), check: () => undefined };
    return chooseAnswer(knownTo(t.game, open.ask.player, open.path), open.ask.player, asked, 'seed');
  };
  expect(vote('subsidy')).toEqual(['cal']);
  expect(vote('fine')).not.toEqual(['cal']);
  expect(vote('imperial-works')).toEqual(['solm']);
  expect(vote('unrest')).not.toEqual(['solm']);
});

test('E2 12 table options are autocompleted one after another', async () => {
  const field = createLobbyForms(rulebooksBySets()).settings.fields.find(({ key }) => key === 'with');
  const completed = async (typed: string) =>
    ((await field?.complete?.(typed, {} as never)) ?? []).map(({ key }) => key);
  expect(await completed("hope's")).toContain("Hope's End");
  expect(await completed('Hope’s End, last')).toEqual(['Hope’s End, Last round 12']);
  expect(await completed('deb')).toEqual(['Debate of 24 hours']);
  expect(await completed('Hope’s End, hope')).not.toContain("Hope's End, Hope's End");
});

test('E2 6.2 a player hears of others’ acts that affect them', () => {
  expect(affectsSeat({ type: 'agreement-ended', seats: ['ann', 'bob'], by: 'bob' }, 'ann')).toBe(true);
  expect(affectsSeat({ type: 'agreement-ended', seats: ['ann', 'bob'], by: 'bob' }, 'cal')).toBe(false);
  expect(affectsSeat({ type: 'offer-closed', seat: 'ann', receiver: 'bob', offer: 'o', why: 'declined' }, 'ann')).toBe(
    true,
  );
  expect(affectsSeat({ type: 'captive-executed', seat: 'ann', owner: 'bob', leader: 'l' }, 'bob')).toBe(true);
});

test('E2 13 the legend names the source of borrowed tiles', () => {
  const letters = renderEditionLegend(buildBoardView(table().game), 2000).body;
  expect(letters).toMatch(/>Homes and Mecatol Rex: values from the third edition<.*>Other tiles: values are our own</s);
});

test('E2 12.5 lobby settings list Leaders face down instead of Leaders', () => {
  const lobby = createLobbyForms(rulebooksBySets());
  const told = (typed: string): string => lobby.formatSettings?.(lobby.settings.read({ with: typed }, {})) ?? '';
  expect(told('Leaders face down')).toContain("Optional rules: Hope's End and Leaders face down.");
  expect(told('Leaders')).toContain("Optional rules: Hope's End and Leaders.");
});
