import type { SeatId } from '#engine';
import type { UserId } from '#service';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { formatReach, reachBadges, type PresentedReach } from '#discord/format/reach.ts';
import type { NamedSystem } from '#discord/input/resolve-system.ts';
import { replyWithPictures, textReply, type Reply } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import type { Picture } from '#discord/messages/message.ts';
import { truncate } from '#text/markdown.ts';

/** A picture of the moves to a system. */
export interface ReachPicture {
  system: string;
  seat: SeatId | null;
  /** Numbers on the systems, by system. */
  badges: Record<string, string>;
  alt: string;
}

/** The presenter that `/board reach:` needs. */
export interface ReachPresenter extends GamePresenter {
  namedSystems(): NamedSystem[];
  resolveSystem(typed: string): string;
  /** Measures the moves to a system, as ships of this seat can make them. */
  reach(system: string, seat: SeatId | null): PresentedReach;
  drawReach(picture: ReachPicture, by: UserId): Promise<Picture[]>;
}

/** Shows how far each system is from the named one, as text and on the board. Throws Illegal if there is no such one. */
export function showReach(at: GameInteraction, presenter: ReachPresenter, named: string): Promise<Reply> | Reply {
  const system = presenter.resolveSystem(named);
  const seat = at.seat ?? null;
  const reach = presenter.reach(system, seat);
  const systems = presenter.namedSystems();
  const labels = new Map(systems.map(({ id, position, names }) => [id, position ?? names[0]]));
  const text = formatReach(
    reach,
    systems.map(({ id }) => id),
    (id) => labels.get(id) ?? id,
  );
  if (reach.barred !== undefined) return textReply(text);
  const alt = truncate(text.replaceAll('**', '').replaceAll('\n- ', '\n').replaceAll('\n', '. '), LIMITS.alt);
  return replyWithPictures(
    text,
    presenter.drawReach({ system, seat, badges: reachBadges(reach), alt }, at.origin.caller.user),
  );
}
