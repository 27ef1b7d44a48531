import { rulebookOf } from '#ti3/rulebook.ts';
import { placeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { DEFAULT_SETS } from '#ti3/content/sets.ts';
import { table, type Laid, type Player, type Table } from '../table.ts';

export const book = rulebookOf([...DEFAULT_SETS, 'leaders']);

/** What kind of leader stands where, called as they are told apart: "general" on a planet, aboard "carrier@empty-2", or a captive "of bob". */
export type Led = Partial<Record<Player, Record<string, string>>>;

/** A table with leaders, none but these. Each is called by its kind and its owner: "ann general". */
export function ledTable(laid: Laid, led: Led): Table {
  const at = table({ book, ...laid });
  const { game } = at;
  game.state.leaders = {};
  for (const [owner, own] of Object.entries(led))
    for (const [id, where] of Object.entries(own)) {
      const type = id.replace(/-\d$/, '');
      const leader = { id: `${owner}-${id}`, type, owner };
      game.state.leaders[leader.id] = leader;
      const [, captor] = /^of (.+)$/.exec(where) ?? [];
      const [kind, system] = where.split('@');
      const ship = allUnits(game).find((one) => one.owner === owner && one.type === kind && one.system === system);
      placeLeader(game, leader, captor ? { captor } : ship ? { ship: ship.id } : { planet: where });
    }
  return at;
}

/** Where a leader is: "saudor", "cruiser@empty-2", "of bob", "killed". */
export function whereIs({ game }: Table, id: string): string {
  const { ship, planet, captor, gone, peril } = game.state.leaders?.[id] ?? {};
  const unit = game.state.units[ship ?? ''];
  return unit
    ? `${unit.type}@${unit.system}`
    : captor
      ? `of ${captor}`
      : (planet ?? gone ?? (peril ? 'in peril' : 'nowhere'));
}
