import { composeCombat, formatSurvivors, type UnitFates, type CombatSide } from './combat-picture.ts';
import type { Composition } from '#render/composition.ts';
import type { SilhouetteName } from '#render/art/silhouettes.ts';

/** A finished battle, the attacker first. */
export interface Battle<T extends string> {
  place: string;
  /** True for an invasion of a planet. */
  planet: boolean;
  rounds: number;
  /** Singular and plural names of units; their types by default. */
  called?: Partial<Record<T, [one: string, many: string]>>;
  sides: (Omit<CombatSide, 'people' | 'units'> & { race: string; units: (UnitFates & { type: T })[] })[];
}

const titleOf = ({ place, planet }: Battle<string>): string => `${planet ? 'Invasion of' : 'Space battle:'} ${place}`;

/** Composes both sides of a battle. */
export const composeBattle = <T extends string>(battle: Battle<T>, shapes: Record<T, SilhouetteName>): Composition =>
  composeCombat({
    title: titleOf(battle),
    rounds: battle.rounds,
    sides: battle.sides.map(({ race, units, ...side }) => ({
      ...side,
      people: race,
      units: units.map(({ type, ...fates }) => ({ shape: shapes[type], ...fates })),
    })),
  });

const some = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function unitsOf(count: number, type: string, called: Battle<string>['called']): string {
  const words = called?.[type];
  if (words) return `${count} ${words[count === 1 ? 0 : 1]}`;
  return type === 'pds' ? `${count} PDS` : some(count, type.replaceAll('-', ' '));
}

/** Describes a battle in words. */
export const describeBattle = (battle: Battle<string>): string =>
  [
    `${titleOf(battle)}, ${battle.rounds ? some(battle.rounds, 'round') : 'over before the first round'}.`,
    ...battle.sides.map((side) => {
      const lost = side.units.flatMap((one) => (one.lost ? [unitsOf(one.lost, one.type, battle.called)] : []));
      return `${side.name} (${side.race})${side.won ? ' won' : ''}: ${formatSurvivors(side)}; lost ${lost.join(', ') || 'nothing'}; ${some(side.hits, 'hit')}.`;
    }),
  ].join(' ');
