import { matching, text, whole, yesNo } from '#discord/commands/options.ts';
import { begun, playing } from '#discord/commands/guards.ts';
import { say, shown } from '#discord/interactions/replies.ts';
import type { Choice, Face, FaceCommand, Form, Lobby, RepairForm, Sight } from '#discord/edition/edition-adapter.ts';
import type { Picture } from '#discord/messages/message.ts';
import { openAsks, type Fact, type SeatId } from '#engine';
import type { Listed } from '#editions';
import { inline, type Jobs, type Works } from '#workers';
import type { Seen } from '#service';
import { opened } from '#service/queries/unseal-state.ts';
import { toy, type ToyState } from './toy.ts';

/** What a board is drawn from: whose score is how much, and what is said of it. */
interface Bars {
  scores: [SeatId, number][];
  alt: string;
}

/** A bar for each player, as long as their score. */
const drawing: Jobs = {
  board: ({ scores, alt }: Bars): Picture[] => {
    const bars = scores.map(
      ([seat, score], i) =>
        `<rect y="${20 * i}" width="${10 * score}" height="16" fill="steelblue"/><text x="4" y="${20 * i + 12}">${seat}: ${score}</text>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="${20 * bars.length}">${bars.join('')}</svg>`;
    return [{ name: 'toy.svg', data: Buffer.from(svg), alt }];
  },
};

/** One game of the toy as it stands: what each may see of it. */
export class ToySight implements Sight {
  readonly state: Readonly<ToyState>;
  private readonly works: Works;

  constructor(looked: Seen, works: Works) {
    this.state = opened<ToyState>(looked.state);
    this.works = works;
  }

  board(): Promise<Picture[]> {
    const { order, seats } = this.state;
    const bars: Bars = { scores: order.map((seat) => [seat, seats[seat].score]), alt: this.status() };
    return this.works.run('board', bars, { limit: 10_000 });
  }

  status(): string {
    const { winner, turn, target } = this.state;
    return winner === null
      ? `Turn ${turn + 1}, to ${target} points.\n${this.scores()}`
      : `${this.seatName(winner)} has won.`;
  }

  scores(): string {
    return this.state.order.map((seat) => `- ${this.seatName(seat)}: ${this.state.seats[seat].score}`).join('\n');
  }

  awaited(): ReturnType<Sight['awaited']> {
    return openAsks(this.state)
      .filter(({ ask }) => ask.reply === undefined)
      .map(({ ask }) => {
        const moment = ask.question === 'window';
        return { seat: ask.player, about: moment ? 'Somebody rolls.' : ask.question, moment };
      });
  }

  narrate(facts: Fact[], viewer: SeatId | null): string[] {
    const told = facts.filter(({ to }) => !to || (viewer !== null && (to as SeatId[]).includes(viewer)));
    return told.map(({ type, seat, die, card }) =>
      [seat && this.seatName(seat as SeatId), type, die ?? card].filter(Boolean).join(' '),
    );
  }

  seatName(seat: SeatId): string {
    return `seat ${seat.slice(1)}`;
  }

  seats(): Choice[] {
    return this.state.order.map((seat) => ({ key: seat, label: this.seatName(seat) }));
  }

  handText(seat: SeatId): string {
    return this.state.seats[seat].hand.join(', ') || 'no card';
  }

  async hand(seat: SeatId): Promise<{ text: string; pictures: Picture[] }> {
    return { text: this.handText(seat), pictures: [] };
  }
}

const settings: Form = {
  fields: [
    { key: 'target', option: whole('points', 'Points needed.', { min: 1, max: 100 }) },
    { key: 'veil', option: yesNo('covered', 'Nobody sees who could stop a roll.') },
  ],
  read: (given, before = { target: 20, hours: 24, veil: true }) => ({ ...(before as object), ...given }),
};
const lobby: Lobby = {
  players: { min: 2, max: 4 },
  settings,
  wishes: { fields: [], read: () => ({}) },
  alone: { fields: [], read: () => settings.read({}) },
  describe: ({ id, members }, mention) =>
    `**A game of the toy: ${id}**\n${members.map(({ user }) => `- ${mention(user)}`).join('\n')}`,
};

const commands: FaceCommand<ToySight>[] = [
  {
    name: 'board',
    description: 'The board.',
    alone: { costs: 'pictures', run: (at) => shown(begun(at).status(), at.seen.sight.board()) },
  },
  {
    name: 'tip',
    description: 'Give somebody a coin.',
    alone: {
      options: [text('to', 'Whom.', { required: true, complete: true })],
      run: async (at, given) => {
        playing(at);
        await at.context.table.act(at.from.caller, at.seen.game.id, 'tip', given.text('to') ?? '');
        return say('They have it.');
      },
      complete: ({ seen }, _option, typed) => matching(seen.sight.seats(), typed),
    },
  },
];

const repairs: RepairForm<ToySight>[] = [
  {
    name: 'score',
    description: 'Set a score.',
    fields: [
      { name: 'seat', description: 'Whose.', complete: (sight, typed) => matching(sight.seats(), typed) },
      { name: 'score', description: 'What it is to be.' },
    ],
    read: ({ seat, score }) => ({ seat, score: Number(score) }),
    tell: (sight, { seat, score }) => `${sight.seatName(seat)} has ${score} points`,
  },
];

/** The toy as Discord sees it, and who draws for it. */
const faceOf = (works: Works): Face<ToySight> => ({
  edition: 'toy',
  title: 'Toy edition',
  called: ['toy'],
  hands: true,
  lobby,
  see: (looked) => new ToySight(looked, works),
  commands,
  answers: [
    {
      group: 'turn',
      about: 'Your turn.',
      name: 'action',
      description: 'Make your move.',
      questions: ['move'],
      option: { name: 'action', description: 'Which.' },
    },
  ],
  more: [],
  repairs,
  rules: () => [],
  rule: () => 'First to the points wins.',
  help: ['- `/turn action` makes your move. `/tip` gives somebody a coin.'],
});

export const toyFace = faceOf(inline(drawing));

/** The toy as a registry lists it. */
export const listed = (): Listed => ({
  edition: async () => toy,
  face: async (outside) => (outside ? faceOf(outside.works) : toyFace),
  drawing,
});
