import type { SeatId } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { LIMITS } from '#discord/limits.ts';
import { joinWithinLimit } from '#text/markdown.ts';

// Objectives in words, with how far everybody is.

/** How far one player is. `unknown`: what it asks for happens or does not, and is not counted. */
export interface SeatProgress {
  state: 'scored' | 'met' | 'short' | 'unknown';
  /** "3/4"; empty where one thing is asked for, or nothing is counted. */
  count: string;
  /** "3 of 4 industrial planets: Thibah, Arnor, Lor". */
  text: string;
}

export interface PresentedObjective {
  name: string;
  text: string;
  points: number;
  seats: Record<SeatId, SeatProgress>;
  /** When it is scored, where that is not as with all others. */
  when?: string;
}

type NameOf = (seat: SeatId) => string;

/** What is said of one player in a list of all: "✅ Sol", "Hacan 3/4"; nothing where there is nothing to say. */
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
  `**${name}** (${formatCount(points, 'point')}): ${text}`;

/** One objective in a line or two. */
export function formatObjective(nameOf: NameOf, objective: PresentedObjective): string {
  const all = formatEverybody(nameOf, objective);
  return formatObjectiveHead(objective) + (all ? `\n-# ${all}` : '');
}

function formatFullProgress({ state, text }: SeatProgress): string {
  if (state === 'scored') return '✅ scored';
  if (state === 'met') return `☑️ met${text ? `: ${text}` : ''}`;
  if (state === 'unknown') return '';
  return text || 'not yet';
}

interface ObjectivesView {
  viewer: SeatId | null;
  /** Whose progress is told in full. */
  of: SeatId | null;
  secret: PresentedObjective[];
  nameOf: NameOf;
}

/** Public objectives, then a player's own secret ones, each part as long as an embed may be. */
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

/** What public objectives may take of all that is shown in one message. */
const PUBLIC_LENGTH = LIMITS.embedDescription;
