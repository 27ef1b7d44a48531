import { plain } from '../../../discord/text.ts';
import type { SeatId } from '../../../engine/index.ts';
import type { Waiting } from '../../../kit/waiting.ts';
import { listed, some } from '../../../words/sentences.ts';
import type { Game } from '../rules/game.ts';
import { AREA_NAMES, nameOf, shortNameOf } from '../rules/names.ts';
import { AREAS } from '../rules/terms.ts';
import { handView, seatSign, type BoardView, type HandView } from '../views/index.ts';

// What a game of this edition comes to, in words.

const signed = (game: Game, seat: SeatId): string => `${seatSign(game, seat)}${shortNameOf(game, seat)}`;

/** So many are named of those who are waited for. */
const NAMED = 8;

export function statusTold(game: Game, waiting: readonly Waiting[]): string {
  const { phase, round, winner, options, order, seats } = game.state;
  if (phase === 'ended') return winner === null ? 'The game has ended.' : `The game has ended. Victory for ${signed(game, winner)}.`;
  const standing = order.map((seat) => `${signed(game, seat)} ${seats[seat].points}`);
  return [
    `**Round ${round}, ${phase} phase.** Of ${options.points} points: ${standing.join(', ')}.`,
    ...waiting
      .slice(0, NAMED)
      .map(({ seat, about, moment }) => `- Waiting for ${signed(game, seat)}${moment ? `, who may answer: ${about}` : ` to ${about}.`}`),
  ].join('\n');
}

export function scoresTold(game: Game, { seats, goal, objectives }: BoardView, names: Readonly<Record<SeatId, string>>): string {
  const best = [...seats].sort((a, b) => b.points - a.points);
  const secrets = (seat: SeatId): string[] =>
    game.state.seats[seat].claimed.filter((id) => game.book.byKind.objective[id]?.stage === 'secret').map((id) => nameOf(game, id));
  const lines = best.map(({ id, race, points }) => {
    const own = secrets(id);
    return `- ${seatSign(game, id)}**${race}** (${plain(names[id] ?? '')}): ${points} of ${goal}${own.length ? `, with ${listed(own)}` : ''}`;
  });
  const open = objectives.map(({ name, points, claimedBy }) => {
    const who = claimedBy.length ? listed(claimedBy) : 'nobody yet';
    return `- ${name} (${some(points, 'point')}): ${who}`;
  });
  return [...lines, ...(open.length ? ['**Open objectives**', ...open] : [])].join('\n');
}

/** Public objectives, with who has claimed each and who fulfils it now; for a player, their own secret one too. */
export function objectivesTold(game: Game, viewer: SeatId | null): string {
  const { objectives, order } = game.state;
  const cards = game.book.byKind.objective;
  const lines = objectives.map(({ id, claimedBy }) => {
    const { name, text, points, fulfilled } = cards[id];
    const able = order.filter((seat) => !claimedBy.includes(seat) && fulfilled(game, seat));
    const told = [
      claimedBy.length ? `claimed by ${listed(claimedBy.map((seat) => signed(game, seat)))}` : '',
      able.length ? `fulfilled now by ${listed(able.map((seat) => signed(game, seat)))}` : '',
    ].filter(Boolean);
    return `- **${name}** (${some(points, 'point')}): ${text}${told.length ? `\n  -# ${told.join('; ')}` : ''}`;
  });
  const hand = viewer === null ? null : handView(game, viewer, viewer);
  return [
    '**Public objectives**',
    ...(lines.length ? lines : ['None lies open yet.']),
    ...(hand?.secret ? ['**Yours, in secret**', ...secretsTold(hand)] : []),
  ].join('\n');
}

const secretTold = ({ name, text, points, fulfilled }: NonNullable<HandView['secret']>): string =>
  `- **${name}** (${some(points, 'point')}): ${text}${fulfilled ? ' You fulfil it now.' : ''}`;

const secretsTold = ({ secret, furtherSecrets }: HandView): string[] => (secret ? [secret, ...furtherSecrets].map(secretTold) : []);

/** A hand, for whoever holds it. */
export function handTold(hand: HandView): string {
  const { actionCards, politicalCards, secret } = hand;
  const held = actionCards.map(({ name, text, count }) => `- **${name}**${count > 1 ? ` (${count})` : ''}: ${text}`);
  return [
    held.length ? '**Action cards**' : 'You hold no action card.',
    ...held,
    ...(politicalCards.length ? ['**Political cards**', ...politicalCards.map(({ name, text }) => `- **${name}**: ${text}`)] : []),
    secret ? '**Secret objective**' : 'You have no secret objective any more.',
    ...secretsTold(hand),
  ].join('\n');
}

/** What lies before a player. */
export function sheetTold(view: BoardView, id: SeatId, called: string): string {
  const seat = view.seats.find((one) => one.id === id);
  if (!seat) return 'Nobody plays there.';
  const { counters, resources, influence, strategyCards, technologies, agreements, contracts } = seat;
  const trade = [
    ...agreements.map((one) => `${one.worth} from ${one.with}`),
    ...(contracts.length ? [`contracts that are free: ${contracts.join(' and ')}`] : []),
  ];
  const rows: [string, string][] = [
    ['Points', `${seat.points} of ${view.goal}`],
    ['Command counters', AREAS.map((area) => `${counters[area]} in ${AREA_NAMES[area]}`).join(', ')],
    ['Strategy cards', strategyCards.map(({ name, used }) => `${name}${used ? ' (used)' : ''}`).join(', ')],
    ['Resources', `${resources.ready} of ${resources.all} ready`],
    ['Influence', `${influence.ready} of ${influence.all} ready`],
    ['Trade', [some(seat.tradeGoods, 'trade good'), ...trade].join('; ')],
    ['Technologies', technologies.map(({ name, exhausted }) => `${name}${exhausted ? ' (exhausted)' : ''}`).join(', ')],
    ['Action cards', String(seat.actionCards)],
    ...(seat.politicalCards ? [['Political cards', String(seat.politicalCards)] as [string, string]] : []),
  ];
  const marks = [seat.speaker && 'speaker', seat.passed && 'has passed', seat.eliminated && 'out of the game'].filter(Boolean);
  return [
    `${called}${marks.length ? `: ${marks.join(', ')}` : ''}`,
    ...rows.map(([what, said]) => `- **${what}**: ${said || 'none'}`),
  ].join('\n');
}
