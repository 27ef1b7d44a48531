import { matchChoices, textOption, integerOption, booleanOption } from '#discord/commands/options.ts';
import { resolveStartedGame, resolvePlayer } from '#discord/commands/guards.ts';
import { textReply, replyWithPictures } from '#discord/interactions/replies.ts';
import type { EditionAdapter, GameCommand } from '#discord/edition/edition-adapter.ts';
import type { SettingsForm, LobbyForms, RepairForm } from '#discord/edition/settings-form.ts';
import type { Choice, GamePresenter } from '#discord/edition/game-presenter.ts';
import type { Picture } from '#discord/messages/message.ts';
import { openAsks, type Fact, type SeatId } from '#engine';
import type { EditionEntry } from '#editions';
import { createInlineRunner, type JobHandlers, type JobRunner } from '#workers';
import type { GameSnapshot } from '#service';
import { unsealState } from '#service/queries/unseal-state.ts';
import { toy, type ToyState } from './toy.ts';

/** Input of a board picture: the score of each seat, and the alt text. */
interface Bars {
  scores: [SeatId, number][];
  alt: string;
}

/** Draws a bar for each player whose length is the score. */
const drawing: JobHandlers = {
  board: ({ scores, alt }: Bars): Picture[] => {
    const bars = scores.map(
      ([seat, score], i) =>
        `<rect y="${20 * i}" width="${10 * score}" height="16" fill="steelblue"/><text x="4" y="${20 * i + 12}">${seat}: ${score}</text>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="${20 * bars.length}">${bars.join('')}</svg>`;
    return [{ name: 'toy.svg', data: Buffer.from(svg), alt }];
  },
};

/** Presenter of a toy game. */
export class ToySight implements GamePresenter {
  readonly state: Readonly<ToyState>;
  private readonly works: JobRunner;

  constructor(looked: GameSnapshot, works: JobRunner) {
    this.state = unsealState<ToyState>(looked.state);
    this.works = works;
  }

  drawBoard(): Promise<Picture[]> {
    const { order, seats } = this.state;
    const bars: Bars = { scores: order.map((seat) => [seat, seats[seat].score]), alt: this.status() };
    return this.works.run('board', bars, { timeLimitMs: 10_000 });
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

  pendingActions(): ReturnType<GamePresenter['pendingActions']> {
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

  narrateLast(facts: Fact[], viewer: SeatId | null, count: number): string[] {
    return this.narrate(facts, viewer).slice(-count);
  }

  seatName(seat: SeatId): string {
    return `seat ${seat.slice(1)}`;
  }

  fullSeatName(seat: SeatId): string {
    return this.seatName(seat);
  }

  seatChoices(): Choice[] {
    return this.state.order.map((seat) => ({ key: seat, label: this.seatName(seat) }));
  }

  formatHand(seat: SeatId): string {
    return this.state.seats[seat].hand.join(', ') || 'no card';
  }

  async hand(seat: SeatId): Promise<{ text: string; pictures: Picture[] }> {
    return { text: this.formatHand(seat), pictures: [] };
  }
}

const settings: SettingsForm = {
  fields: [
    { key: 'target', option: integerOption('points', 'Points needed.', { min: 1, max: 100 }) },
    { key: 'veil', option: booleanOption('covered', 'Nobody sees who could stop a roll.') },
  ],
  read: (given, before = { target: 20, hours: 24, veil: true }) => ({ ...(before as object), ...given }),
};
const lobby: LobbyForms = {
  players: { min: 2, max: 4 },
  settings,
  wishes: { fields: [], read: () => ({}) },
  demo: { fields: [], read: () => settings.read({}) },
  describe: ({ id, members }, mention) =>
    `**A game of the toy: ${id}**\n${members.map(({ user }) => `- ${mention(user)}`).join('\n')}`,
};

const commands: GameCommand<ToySight>[] = [
  {
    name: 'board',
    description: 'The board.',
    leaf: {
      quota: 'pictures',
      run: (at) => replyWithPictures(resolveStartedGame(at).status(), at.loaded.presenter.drawBoard()),
    },
  },
  {
    name: 'tip',
    description: 'Give somebody a coin.',
    leaf: {
      options: [textOption('to', 'Whom.', { required: true, complete: true })],
      run: async (at, given) => {
        resolvePlayer(at);
        await at.context.service.act(at.origin.caller, at.loaded.info.id, 'tip', given.text('to') ?? '');
        return textReply('They have it.');
      },
      complete: ({ loaded }, _option, typed) => matchChoices(loaded.presenter.seatChoices(), typed),
    },
  },
];

const repairs: RepairForm<ToySight>[] = [
  {
    name: 'score',
    description: 'Set a score.',
    fields: [
      { name: 'seat', description: 'Whose.', complete: (sight, typed) => matchChoices(sight.seatChoices(), typed) },
      { name: 'score', description: 'What it is to be.' },
    ],
    read: ({ seat, score }) => ({ seat, score: Number(score) }),
    describe: (sight, { seat, score }) => `${sight.seatName(seat)} has ${score} points`,
  },
];

/** Returns the toy edition's adapter with a job runner for drawing. */
const faceOf = (works: JobRunner): EditionAdapter<ToySight> => ({
  editionId: 'toy',
  title: 'Toy edition',
  aliases: ['toy'],
  hasHands: true,
  lobby,
  createPresenter: (looked) => new ToySight(looked, works),
  commands,
  questionCommands: [
    {
      group: 'turn',
      groupDescription: 'Your turn.',
      name: 'action',
      description: 'Make your move.',
      questions: ['move'],
      option: { name: 'action', description: 'Which.' },
    },
  ],
  moreMenu: [],
  repairForms: repairs,
  searchRules: () => [],
  resolveRule: () => 'First to the points wins.',
  helpLines: ['- `/turn action` makes your move. `/tip` gives somebody a coin.'],
});

export const toyFace = faceOf(createInlineRunner(drawing));

/** Returns the toy edition's registry entry. */
export const listed = (): EditionEntry => ({
  edition: async () => toy,
  adapter: async (outside) => (outside ? faceOf(outside.jobs) : toyFace),
  renderJobs: drawing,
});
