import type { CardId, Leader, SeatId, State } from '../../state.ts';
import { componentOf, noteOwner, type Rulebook } from '../component.ts';
import { stillIn, zone } from './zone.ts';

/** The commanders that somebody's notes lend to whoever has them face up (51.8). */
function* lent({ seats }: State, book: Rulebook, notes: readonly CardId[]): Generator<{ note: CardId; leader: Leader }> {
  for (const note of notes) {
    if (!book.byKind['promissory-note'][componentOf(note)]?.lendsCommander) continue;
    for (const leader of Object.values(seats[noteOwner(note)]?.leaders ?? {}))
      if (book.byKind.leader[leader.component]?.role === 'commander') yield { note, leader };
  }
}

const working = ({ locked, purged }: Leader): boolean => !locked && !purged;

/** A leader by its holder and key: a seat's own, or by the note that lends it. */
function leaderAt({ state, book }: { state: State; book: Rulebook }, holder: SeatId, key: string): Leader | undefined {
  const own = state.seats[holder]?.leaders?.[key];
  if (own) return own;
  for (const { note, leader } of lent(state, book, state.seats[holder]?.playArea ?? [])) if (note === key) return leader;
  return undefined;
}

/** Leader sheets (50, 51): what is unlocked, and not purged. An agent's text is in force while it is exhausted, too (34.4a). */
export const leaders = zone({
  name: 'leaders',
  kinds: ['leader'],
  inForce: ({ state, book }, put) => {
    for (const { id, leaders: own, playArea } of stillIn(state)) {
      for (const key in own)
        if (working(own[key])) put({ component: own[key].component, holder: id, key, memory: own[key].memory ?? null });
      for (const { note, leader } of lent(state, book, playArea))
        if (working(leader)) put({ component: leader.component, holder: id, key: note, memory: null });
    }
  },
  barred: (game, { holder, key }) => {
    const window = leaderAt(game, holder, key)?.unlockedBefore;
    return window !== undefined && isOpen(game.state.stack, window) ? 'It has only just been unlocked by this.' : undefined;
  },
  resting: {
    of: ({ state, book }, { holder, key }) => {
      const own = state.seats[holder]?.leaders?.[key];
      return own && book.byKind.leader[own.component]?.role === 'agent' ? own : undefined; // 51.7, 51.11
    },
    all: ({ state }) => Object.values(state.seats).flatMap(({ leaders: own = {} }) => Object.values(own)),
    phases: ['status'], // 51.4
    exhausted: (game, { holder, component }) => game.fact({ type: 'leader-exhausted', seat: holder, leader: component }),
  },
});

/** Whether a frame is at work still, on whatever line. */
const isOpen = (stack: State['stack'], id: State['stack'][number]['id']): boolean =>
  stack.some((frame) => frame.id === id || frame.fork?.some((branch) => isOpen(branch.stack, id)));
