import { expect, test } from 'vitest';
import { createTopicMatcher, explainUnread } from '#discord/input/explain-refusal.ts';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { openAsks, specOf } from '#engine';
import { formatList } from '#text/sentences.ts';
import type { Game } from '#ti3/rules/game.ts';
import { explainRefusal, answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import { nameOf, nameOfPlanet, nameOfSystem } from '#ti3/rules/names.ts';
import { CardTable } from '../card-table.ts';
import { ledTable } from '../leaders/led-table.ts';
import { table } from '../table.ts';

/** What is said to Ann, who types something that is not among the choices of what she is asked. */
function said({ game }: { game: Game }, typed: string): string {
  const open = openAsks(game.state).find(({ ask }) => ask.player === 'ann');
  if (!open) throw new Error('Ann is asked nothing');
  const read = parseAnswer(specOf(game, open), typed);
  if ('answer' in read) throw new Error('It is read');
  return explainUnread(read, (part) =>
    explainRefusal(game, { seat: 'ann', question: open.ask.question }, createTopicMatcher(part)),
  );
}

/** Returns the reason why Ann cannot choose something that has this name as the answer to a question. */
const reason = ({ game }: { game: Game }, question: string, name: string): string | undefined =>
  explainRefusal(game, { seat: 'ann', question }, createTopicMatcher(name))?.text;

test('E3 3.1 /why and choosing refuse taken cards alike', () => {
  const at = new CardTable().begins('strategy-phase', {});
  const { state, game } = at;
  const first = Object.keys(game.book.byKind['strategy-card'])[1];
  at.says('ann', first);
  while (openAsks(state).every(({ ask }) => ask.player !== 'ann')) {
    const [{ ask }] = openAsks(state);
    const spec = specOf(game, openAsks(state)[0]);
    at.says(
      ask.player as 'bob',
      spec.kind === 'choose'
        ? (spec.options.find(({ disabledReason }) => disabledReason === undefined)?.key ?? '')
        : '',
    );
  }
  const { name } = game.book.components[first];
  expect(said(at, name)).toMatch(new RegExp(`^You cannot pick ${name}: .*\\(E3 3\\.1, 3\\.5\\)\\.$`));
  // The command of that question says no more than what one asks about it.
  expect(answerInquiry(game, 'ann', 'take', name).join(' ')).toContain('E3 3.1, 3.5');
});

test('E3 7.4 each illegal withdrawal cites its own rule', () => {
  const at = table({
    space: { 'empty-2': 'ann 2 cruiser; bob cruiser', 'empty-3': 'bob cruiser' },
    counters: { 'empty-1': ['ann'], 'empty-3': ['ann'] },
  }).battle();
  const { systems } = at.game.state;
  expect(at.asked).toEqual(['ann: announce-withdrawal']);
  expect(said(at, systems['empty-3'].position)).toMatch(/enemy ships are there \(E3 7\.4\)\.$/);
  expect(said(at, systems['asteroid-field-1'].position)).toMatch(
    /a fleet can withdraw only to a system with your command counter \(E3 7\.4\)\.$/,
  );
  expect(said(at, systems['sol-home'].position)).toMatch(/it is not adjacent to the battle \(E3 7\.4\)\.$/);
  expect(answerInquiry(at.game, 'ann', 'choose', systems['empty-1'].position).join(' ')).toMatch(/^✅/);
  expect(answerInquiry(at.game, 'ann', 'choose', systems['sol-home'].position).join(' ')).toContain('(E3 7.4)');
  expect(said(at, 'whatever')).toMatch(/^I don't know “whatever” here\. Choose from: /);
});

test('E3 2.3 a planet away from home is refused with the home planets', () => {
  const at = table({});
  const { home } = at.game.state.seats.ann;
  const names = at.game.state.systems[home].planets.map((planet) => nameOfPlanet(at.game, planet));
  expect(reason(at, 'place-starting-units', 'Saudor')).toBe(
    `You cannot start on Saudor: your home planets are ${formatList(names)} (E3 2.3, 20.1).`,
  );
});

test('An invalid card target is refused naming the card', () => {
  const at = new CardTable().holds('ann', 'plague');
  at.units('bob', 'saudor', 'ground-force', 'ground-force');
  at.units('cal', 'lodor', 'ground-force');
  at.turn().plays('ann', 'plague');
  const { text } = at.game.book.components.plague;
  expect(said(at, 'Jord')).toContain('You cannot choose Jord here (Plague). Choose Saudor or Lodor.');
  expect(answerInquiry(at.game, 'ann', 'choose', 'Jord')).toEqual([
    '❌ **Jord**',
    'You cannot choose Jord here (Plague). Choose Saudor or Lodor.',
    `Card text: ${text}`,
  ]);
  expect(answerInquiry(at.game, 'ann', 'choose', 'Saudor')[1]).toBe('You can choose it now.');
});

test('E3 20.2 typing a leader with a ship explains boarding', () => {
  const at = ledTable(
    { space: { 'empty-1': 'ann 2 carrier' }, ground: { arnor: 'ann ground-force' } },
    { ann: { general: 'arnor' } },
  );
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
  const { name } = { name: nameOf(at.game, 'ann-general') };
  expect(said(at, `carrier with ${name}`)).toMatch(/Choose ships only: .*which leaders board them .*\(E3 20\.2\)\.$/);
});

test('E3 16.1 /why names each part of an objective with several', () => {
  const at = new CardTable();
  at.game.state.objectives = [{ id: 'industrial' } as never];
  const short =
    'You need control of Mecatol Rex, 3 space docks on the board (you have 0) and 5 dreadnoughts on the board (you have 0)';
  expect(answerInquiry(at.game, 'ann', 'claim', 'Industrial')).toEqual([
    '❌ **Industrial**',
    `${short} (E3 16.1).`,
    'Card text: Control Mecatol Rex, and have your 3 space docks and 5 dreadnoughts on the board.',
  ]);
});

test('E3 11.1, 11.2 an unusable payment is refused with its reason', () => {
  const at = new CardTable();
  const { planets, seats } = at.state;
  for (const planet of Object.values(planets)) planet.exhausted = false;
  const [foreign, ...own] = Object.values(planets);
  foreign.owner = 'bob';
  for (const planet of own) planet.owner = 'ann';
  own[0].exhausted = true;
  seats.ann.tradeGoods = 0;
  at.game.invalidateAll();
  at.begins('pay-and-announce', { seat: 'ann', card: 'plague#1', component: 'plague', frame: 1, price: 1 });
  expect(said(at, `1 ${nameOfPlanet(at.game, own[0].id)} (1 influence)`)).toMatch(
    /^You cannot pay with .+: it is exhausted \(E3 11\.1, 11\.2\)\. Choose from: /,
  );
  expect(said(at, nameOfPlanet(at.game, foreign.id))).toMatch(/: you do not control it \(E3 11\.1, 11\.2\)\. /);
  expect(said(at, '1 trade good')).toMatch(/^You cannot pay with trade goods: you have none to spend \(E3 11/);
});

test('E3 4.1 a strategic action is refused with the state of its card', () => {
  const at = new CardTable();
  at.state.seats.ann.strategyCards = { warfare: { used: true } };
  at.state.seats.bob.strategyCards = { trade: { used: false } };
  at.turn();
  expect(['Trade', 'Warfare', 'Imperial'].map((card) => reason(at, 'turn', `Strategic action: ${card}`))).toEqual([
    'You cannot perform the strategic action of Trade: Hacan has this card (E3 4.1).',
    'You cannot perform the strategic action of Warfare: you have already performed it this round (E3 4.1).',
    'You cannot perform the strategic action of Imperial: no one has this card (E3 4.1).',
  ]);
});

test('E3 9.5 a space dock is refused with the reason of its planet', () => {
  const at = table({ ground: { arnor: 'ann space-dock', lor: 'ann', saudor: 'ann' } });
  at.begins('production-step', { seat: 'ann', systems: ['arnor-lor'] });
  expect(at.asked).toEqual(['ann: choose-production']);
  const refusal = (planet: string) => reason(at, 'choose-production', `Produce a space dock on ${planet}`);
  expect([refusal('Arnor'), refusal('Saudor')]).toEqual([
    'You cannot produce a space dock on Arnor: it already has one (E3 6.7, 9.5).',
    'You cannot produce a space dock on Saudor: you can produce only in the active system (E3 6.7, 9.5).',
  ]);
});

test('E3 6.2 /why says of each fleet that stays what stops it', () => {
  const at = table({
    space: {
      'empty-2': 'ann cruiser',
      'empty-1': 'bob cruiser',
      'empty-3': 'ann carrier',
      'arnor-lor': 'ann cruiser',
      'sol-home': 'ann destroyer',
    },
  });
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
  const name = (system: string): string => nameOfSystem(at.game, system);
  expect(answerInquiry(at.game, 'ann', 'move', 'tarmann').slice(2)).toEqual([
    `These ships can move there: 1 cruiser from ${name('empty-2')}.`,
    `1 carrier at ${name('empty-3')}: the distance is 2 systems, and this ship has movement 1.`,
    `1 cruiser at ${name('arnor-lor')}: the route is blocked at ${name('empty-1')}.`,
    `1 destroyer at ${name('sol-home')}: no route leads there.`,
  ]);
});

test('E3 10.1 a third system is refused with the two of the transfer', () => {
  const at = table({
    space: { 'arnor-lor': 'ann cruiser', 'empty-1': 'ann cruiser', 'sol-home': 'ann destroyer' },
    ground: { arnor: 'ann' },
  });
  at.begins('transfer-action', { seat: 'ann' });
  if (at.asked[0] === 'ann: choose-transfer') at.says('ann', at.choices[0]);
  const [one, other, home] = ['arnor-lor', 'empty-1', 'sol-home'].map((system) => nameOfSystem(at.game, system));
  expect(reason(at, 'move-ships', home)).toBe(
    `You cannot move ships from ${home}: a transfer action moves units only between ${one} and ${other} (E3 10.1).`,
  );
});

test('E3 6.2 ships that cannot leave are refused with those that can', () => {
  const at = table({ space: { 'empty-3': 'ann carrier, cruiser', 'sol-home': 'ann destroyer' } });
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
  const [from, home] = ['empty-3', 'sol-home'].map((system) => nameOfSystem(at.game, system));
  expect([from, home].map((system) => reason(at, 'move-ships', system))).toEqual([
    `You cannot move ships from ${from}: you can move only 1 cruiser from there (E3 6.2, 17).`,
    `You cannot move ships from ${home}: no route leads there (E3 6.2, 17).`,
  ]);
});

test('E3 13.3 without votes there is an outcome to choose, not a tie to break', () => {
  const at = new CardTable();
  for (const planet of Object.values(at.state.planets)) planet.exhausted = true;
  at.begins('vote-on', { card: 'law-one' });
  expect(said(at, 'Lodor')).toContain(': this question asks you to choose the outcome.');
});
