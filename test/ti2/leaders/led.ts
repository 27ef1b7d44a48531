import type { Leader, LeaderLocation } from '#ti2/rules/state.ts';
import { table, type Laid, type Player, type Table } from '../table.ts';

// A table with leaders: each called as its card is.

const AT = /^(\w+) (on|aboard|held by) ([\w-]+)(?: in ([\w-]+))?$/;

function placed(t: Table, said: string): { owner: string; where: LeaderLocation } {
  const [, owner = '', how, what = '', system] = AT.exec(said) ?? [];
  if (how === 'on') return { owner, where: { planet: what } };
  if (how === 'held by') return { owner, where: { captor: what } };
  const ship = Object.values(t.game.state.units).find(
    (one) => one.owner === owner && one.type === what && one.system === system,
  );
  if (!ship) throw new Error(`There is no ${what} of ${owner} in ${system}`);
  return { owner, where: { ship: ship.id } };
}

/** `where`: "ann on quill", "ann aboard carrier in quill", "ann held by bob". */
export function led(laid: Laid, where: Record<string, string>, hidden = false): Table {
  const t = table({ ...laid, playing: { ...laid.playing, played: [...(laid.playing?.played ?? []), 'leaders'] } });
  t.game.state.leaders = {};
  for (const [card, said] of Object.entries(where)) {
    const { owner, where: at } = placed(t, said);
    t.game.state.leaders[card] = { id: card, card, owner, ...(hidden && { hidden: true as const }), ...at };
  }
  t.game.invalidateAll();
  return t;
}

/** Where a leader is, in a word or two. */
export function whereIs(t: Table, card: string): string {
  const { ship, planet, captor, gone, homeless } = t.game.state.leaders?.[card] ?? ({} as Leader);
  if (ship !== undefined) return `aboard in ${t.game.state.units[ship]?.system}`;
  return planet !== undefined
    ? `on ${planet}`
    : captor !== undefined
      ? `held by ${captor}`
      : (gone ?? (homeless ? 'homeless' : 'nowhere'));
}

/** Ann's invasion segment. */
export function invades(t: Table): Table {
  t.game.state.phase = 'turns';
  t.game.state.active = 'ann';
  t.game.state.turn.segment = 'invasion';
  return t.begins('invasion-segment', { seat: 'ann', seen: [] });
}

export const fights = (t: Table, attacker: Player = 'ann', defender: Player = 'bob', system = 'quill'): Table =>
  t.begins('space-battle', { system, attacker, defender });
