import { tailedKey } from '../../../../../kit/keys.ts';
import type { CardId, ComponentId, Leader, SeatId, State } from '../../state.ts';
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

/** Whose text somebody's leader has, and whose that text is: 'ssruu~carth-of-golden-sands'. */
const mimicKey = tailedKey<string, ComponentId>('~');

/** The leaders of others whose text a leader has. */
function mimicked({ seats, order }: State, book: Rulebook, seat: SeatId, { component }: Leader): ComponentId[] {
  const role = book.byKind.leader[component]?.mimics;
  if (!role) return [];
  const others = order.filter((id) => id !== seat && !seats[id].eliminated).flatMap((id) => Object.values(seats[id].leaders ?? {}));
  return others.map((one) => one.component).filter((id) => book.byKind.leader[id]?.role === role);
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
      const at = Object.entries(own ?? {}).filter(([, one]) => working(one));
      for (const [key, { component, memory = null }] of at) put({ component, holder: id, key, memory });
      for (const [key, one] of at)
        for (const component of mimicked(state, book, id, one))
          put({ component, holder: id, key: mimicKey.of(key, component), memory: null });
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
      const own = state.seats[holder]?.leaders?.[mimicKey.read(key)[0]];
      return own && book.byKind.leader[own.component]?.role === 'agent' ? own : undefined; // 51.7, 51.11
    },
    all: ({ state }) => Object.values(state.seats).flatMap(({ leaders: own = {} }) => Object.values(own)),
    phases: ['status'], // 51.4
    exhausted: (game, { holder, key }) => game.fact({ type: 'leader-exhausted', seat: holder, leader: mimicKey.read(key)[0] }),
  },
});

/** Whether a frame is at work still, on whatever line. */
const isOpen = (stack: State['stack'], id: State['stack'][number]['id']): boolean =>
  stack.some((frame) => frame.id === id || frame.fork?.some((branch) => isOpen(branch.stack, id)));
