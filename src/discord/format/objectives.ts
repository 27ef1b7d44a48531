import type { SeatId } from '#engine';
import { LIMITS } from '#discord/limits.ts';
import { joinWithinLimit } from '#text/markdown.ts';

// Formats objectives with each player's progress.

/** A player's progress on an objective. `unknown`: the objective depends on an event and cannot be counted. */
export interface SeatProgress {
  state: 'scored' | 'met' | 'short' | 'unknown';
  /** "3/4"; empty if the objective needs only one thing or counts nothing. */
  count: string;
  /** "3 of 4 industrial planets: Thibah, Arnor, Lor". */
  text: string;
}

export interface PresentedObjective {
  name: string;
  text: string;
  points: number;
  seats: Record<SeatId, SeatProgress>;
  /** Time at which the objective is scored, if it differs from other objectives. */
  when?: string;
}

type NameOf = (seat: SeatId) => string;

/** Formats a player's progress for a list of all players: "✅ Sol", "Hacan 3/4"; empty if there is nothing to report. */
const formatShortProgress = (name: string, { state, count }: SeatProgress): string[] => {
  if (state === 'scored') return [`✅ ${name}`];
  if (state === 'met') return [`☑️ ${name}${count ? ` ${count}` : ''}`];
  return state === 'short' && count ? [`${name} ${count}`] : [];
};

const formatEverybody = (nameOf: NameOf, { seats }: PresentedObjective, but?: SeatId): string =>
  Object.entries(seats)
    .filter(([seat]) => seat !== but)
    .flatMap(([seat, progress]) => formatShortProgress(nameOf(seat), progress))
    .join(' · ');

const formatObjectiveHead = ({ name, points, text }: PresentedObjective): string =>
  `**${name}** (${points} VP): ${text}`;

/** Formats an objective in one or two lines. */
export function formatObjective(nameOf: NameOf, objective: PresentedObjective): string {
  const all = formatEverybody(nameOf, objective);
  return formatObjectiveHead(objective) + (all ? `\n-# ${all}` : '');
}

function formatFullProgress({ state, text }: SeatProgress): string {
  if (state === 'scored') return '✅ scored';
  if (state === 'met') return `☑️ ready to score${text ? `: ${text}` : ''}`;
  if (state === 'unknown') return '';
  return text || 'not yet';
}

interface ObjectivesView {
  viewer: SeatId | null;
  /** Seat whose progress is shown in full. */
  of: SeatId | null;
  secret: PresentedObjective[];
  nameOf: NameOf;
}

/** Formats the public objectives and the viewer's secret ones, each part short enough for one message's embeds. */
export function formatObjectives(open: PresentedObjective[], { viewer, of, secret, nameOf }: ObjectivesView): string[] {
  const whose = of === null ? '' : of === viewer ? 'You' : nameOf(of);
  const line = (one: PresentedObjective): string => {
    const own = of === null || !(of in one.seats) ? '' : formatFullProgress(one.seats[of]);
    const others = formatEverybody(nameOf, one, own ? (of ?? undefined) : undefined);
    return [formatObjectiveHead(one), ...(own ? [`${whose}: ${own}`] : []), ...(others ? [`-# ${others}`] : [])].join(
      '\n',
    );
  };
  const hidden = (one: PresentedObjective): string => {
    const own = viewer === null ? '' : formatFullProgress(one.seats[viewer]);
    return `${formatObjectiveHead(one)}${one.when ?? ''}${own ? `\nYou: ${own}` : ''}`;
  };
  return [
    joinWithinLimit(['__Public objectives__', ...open.map(line)], PUBLIC_LENGTH),
    ...(secret.length
      ? [joinWithinLimit(['__Your secret objectives__', ...secret.map(hidden)], LIMITS.embedTotal - PUBLIC_LENGTH)]
      : []),
  ];
}

/** Maximum length of the public objectives, in characters; the secret ones get the rest of the embed limit. */
const PUBLIC_LENGTH = LIMITS.embedDescription;
