import { LIMITS } from '../../../discord/limits.ts';
import { lines } from '../../../discord/text.ts';
import type { SeatId } from '../../../engine/index.ts';
import { some } from '../../../words/sentences.ts';
import type { Game } from '../rules/game.ts';
import { shortNameOf } from '../rules/names.ts';
import type { ObjectiveProgress, ProgressView } from '../views/index.ts';

// Objectives in words, with how far everybody is.

/** What is said of one player in a list of all: "✅ Sol", "Hacan 3/4"; nothing where there is nothing to say. */
const shortly = (name: string, { state, short }: ProgressView): string[] => {
  if (state === 'scored') return [`✅ ${name}`];
  if (state === 'met') return [`☑️ ${name}${short ? ` ${short}` : ''}`];
  return state === 'short' && short ? [`${name} ${short}`] : [];
};

const everybody = (game: Game, { seats }: ObjectiveProgress, but?: SeatId): string =>
  Object.entries(seats)
    .filter(([seat]) => seat !== but)
    .flatMap(([seat, progress]) => shortly(shortNameOf(game, seat), progress))
    .join(' · ');

const headOf = ({ name, points, text }: ObjectiveProgress): string => `**${name}** (${some(points, 'point')}): ${text}`;

/** One objective in a line or two. */
export function objectiveShort(game: Game, objective: ObjectiveProgress): string {
  const all = everybody(game, objective);
  return headOf(objective) + (all ? `\n-# ${all}` : '');
}

const WHEN = { status: '', action: ' Scored in the action phase, as it happens.', agenda: ' Scored in the agenda phase, as it happens.' };

function fully({ state, told }: ProgressView): string {
  if (state === 'scored') return '✅ scored';
  if (state === 'met') return `☑️ met${told ? `: ${told}` : ''}`;
  if (state === 'unknown') return '';
  return told || 'not yet';
}

interface Shown {
  viewer: SeatId | null;
  /** Whose progress is told in full. */
  of: SeatId | null;
  secret: ObjectiveProgress[];
}

/** Public objectives, then a player's own secret ones, each part as long as an embed may be. */
export function objectivesTold(game: Game, open: ObjectiveProgress[], { viewer, of, secret }: Shown): string[] {
  const whose = of === null ? '' : of === viewer ? 'You' : shortNameOf(game, of);
  const line = (one: ObjectiveProgress): string => {
    const own = of === null || !(of in one.seats) ? '' : fully(one.seats[of]);
    const others = everybody(game, one, own ? (of ?? undefined) : undefined);
    return [headOf(one), ...(own ? [`${whose}: ${own}`] : []), ...(others ? [`-# ${others}`] : [])].join('\n');
  };
  const hidden = (one: ObjectiveProgress): string => {
    const own = viewer === null ? '' : fully(one.seats[viewer]);
    return `${headOf(one)}${WHEN[one.phase]}${own ? `\nYou: ${own}` : ''}`;
  };
  return [
    lines(['__Public objectives__', ...open.map(line)], OPEN),
    ...(secret.length ? [lines(['__Your secret objectives__', ...secret.map(hidden)], LIMITS.embedTotal - OPEN)] : []),
  ];
}

/** What public objectives may take of all that is shown in one message. */
const OPEN = LIMITS.embedDescription;
