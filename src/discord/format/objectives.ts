import type { SeatId } from '#engine';
import { some } from '#text/sentences.ts';
import { LIMITS } from '#discord/limits.ts';
import { lines } from '#text/markdown.ts';

// Objectives in words, with how far everybody is.

/** How far one player is. `unknown`: what it asks for happens or does not, and is not counted. */
export interface HowFar {
  state: 'scored' | 'met' | 'short' | 'unknown';
  /** "3/4"; empty where one thing is asked for, or nothing is counted. */
  short: string;
  /** "3 of 4 industrial planets: Thibah, Arnor, Lor". */
  told: string;
}

export interface ObjectiveTold {
  name: string;
  text: string;
  points: number;
  seats: Record<SeatId, HowFar>;
  /** When it is scored, where that is not as with all others. */
  when?: string;
}

type NameOf = (seat: SeatId) => string;

/** What is said of one player in a list of all: "✅ Sol", "Hacan 3/4"; nothing where there is nothing to say. */
const shortly = (name: string, { state, short }: HowFar): string[] => {
  if (state === 'scored') return [`✅ ${name}`];
  if (state === 'met') return [`☑️ ${name}${short ? ` ${short}` : ''}`];
  return state === 'short' && short ? [`${name} ${short}`] : [];
};

const everybody = (nameOf: NameOf, { seats }: ObjectiveTold, but?: SeatId): string =>
  Object.entries(seats)
    .filter(([seat]) => seat !== but)
    .flatMap(([seat, progress]) => shortly(nameOf(seat), progress))
    .join(' · ');

const headOf = ({ name, points, text }: ObjectiveTold): string => `**${name}** (${some(points, 'point')}): ${text}`;

/** One objective in a line or two. */
export function objectiveShort(nameOf: NameOf, objective: ObjectiveTold): string {
  const all = everybody(nameOf, objective);
  return headOf(objective) + (all ? `\n-# ${all}` : '');
}

function fully({ state, told }: HowFar): string {
  if (state === 'scored') return '✅ scored';
  if (state === 'met') return `☑️ met${told ? `: ${told}` : ''}`;
  if (state === 'unknown') return '';
  return told || 'not yet';
}

interface Shown {
  viewer: SeatId | null;
  /** Whose progress is told in full. */
  of: SeatId | null;
  secret: ObjectiveTold[];
  nameOf: NameOf;
}

/** Public objectives, then a player's own secret ones, each part as long as an embed may be. */
export function objectivesTold(open: ObjectiveTold[], { viewer, of, secret, nameOf }: Shown): string[] {
  const whose = of === null ? '' : of === viewer ? 'You' : nameOf(of);
  const line = (one: ObjectiveTold): string => {
    const own = of === null || !(of in one.seats) ? '' : fully(one.seats[of]);
    const others = everybody(nameOf, one, own ? (of ?? undefined) : undefined);
    return [headOf(one), ...(own ? [`${whose}: ${own}`] : []), ...(others ? [`-# ${others}`] : [])].join('\n');
  };
  const hidden = (one: ObjectiveTold): string => {
    const own = viewer === null ? '' : fully(one.seats[viewer]);
    return `${headOf(one)}${one.when ?? ''}${own ? `\nYou: ${own}` : ''}`;
  };
  return [
    lines(['__Public objectives__', ...open.map(line)], OPEN),
    ...(secret.length ? [lines(['__Your secret objectives__', ...secret.map(hidden)], LIMITS.embedTotal - OPEN)] : []),
  ];
}

/** What public objectives may take of all that is shown in one message. */
const OPEN = LIMITS.embedDescription;
