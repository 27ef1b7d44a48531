import { playerNames } from '#discord/commands/seat-option.ts';
import type { ReachPicture } from '#discord/commands/look/reach.ts';
import type { PresentedReach } from '#discord/format/reach.ts';
import type { Picture } from '#discord/messages/message.ts';
import { Illegal, type Fact, type Json, type SeatId } from '#engine';
import type { GameSnapshot, UserId } from '#service';
import type {
  BoardPartRequest,
  PresentedBoard,
  PresentedGame,
  PresenterParts,
  ReachRequest,
} from './presenter-parts.ts';
import type { RenderClient } from './render-client.ts';

/** Maximum number of systems in a close-up. If more have changed, the whole board is shown. */
const MAX_CLOSE_UP_SYSTEMS = 3;

/** Draws pictures of one game. Drawing jobs have the names that `createRenderJobs` knows. */
export abstract class PicturePresenter<G extends PresentedGame, V extends PresentedBoard, T = unknown> {
  readonly game: G;
  protected abstract readonly parts: PresenterParts<G, V, T>;
  protected readonly snapshot: GameSnapshot;
  protected readonly names: Record<SeatId, string>;
  protected readonly client: RenderClient;
  private board: V | undefined;

  constructor(game: G, snapshot: GameSnapshot, client: RenderClient) {
    this.game = game;
    this.snapshot = snapshot;
    this.names = playerNames(snapshot.game.members);
    this.client = client;
  }

  /** The public view of the board. */
  get view(): V {
    return (this.board ??= this.parts.buildBoardView(this.game, this.names));
  }

  /**
   * Draws a picture. Its cache key holds the game's head, the players' names and the subject, so that equal pictures
   * are drawn once.
   */
  protected draw(job: string, subject: Json, data: () => unknown, user?: UserId): Promise<Picture[]> {
    const { id, head } = this.snapshot.game;
    return this.client.draw({ job, key: JSON.stringify([id, head, this.names, job, subject]), data, user });
  }

  drawBoard(by?: UserId): Promise<Picture[]> {
    return this.draw('board', null, () => this.view, by);
  }

  drawPart(systems: string[], rings: number, by?: UserId): Promise<Picture[]> {
    return this.draw('part', [systems, rings], (): BoardPartRequest<V> => ({ view: this.view, systems, rings }), by);
  }

  reach(system: string, seat: SeatId | null): PresentedReach {
    return this.parts.measureReach(this.game, system, seat);
  }

  drawReach({ system, seat, badges, alt }: ReachPicture, by: UserId): Promise<Picture[]> {
    return this.draw('reach', [system, seat], (): ReachRequest<V> => ({ view: this.view, badges, alt }), by);
  }

  /** Draws a close-up of the systems that these facts name, directly or by a planet. */
  async drawChanges(facts: Fact[]): Promise<Picture[]> {
    const { systems, planets } = this.game.state;
    const named = new Set(
      facts.flatMap(({ system, towards, planet }) => [system, towards, planets[String(planet ?? '')]?.system]),
    );
    const places = Object.keys(systems).filter((system) => named.has(system));
    if (!places.length) return [];
    return places.length > MAX_CLOSE_UP_SYSTEMS ? this.drawAllChanges() : this.drawPart(places, 1);
  }

  /** Draws what changed in many systems. */
  protected async drawAllChanges(): Promise<Picture[]> {
    return this.drawBoard();
  }

  async drawCombat(facts: Fact[]): Promise<Picture[]> {
    const combat = this.parts.buildCombatView(this.game, facts, this.names);
    return combat ? this.draw('combat', combat as unknown as Json, () => combat) : [];
  }

  drawSheet(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.draw('player', seat, () => ({ view: this.view, seat }), by);
  }

  /** Draws a seat's technologies and those that can be next. Throws Illegal if there are none yet. */
  async drawTechnologies(seat: SeatId, by: UserId): Promise<Picture[]> {
    const sheets = this.parts.listTechnologies(this.game, seat);
    if (!sheets.length) throw new Illegal('This player has no technologies to show yet.');
    return this.draw('technologies', seat, () => ({ seat: this.seatView(seat), sheets }), by);
  }

  protected seatView(seat: SeatId): V['seats'][number] {
    const found = this.view.seats.find(({ id }) => id === seat);
    if (!found) throw new Illegal('That player is not in this game.');
    return found;
  }
}
