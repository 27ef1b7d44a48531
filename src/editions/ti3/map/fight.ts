import { fightPicture, leftInWords } from '../../../drawing/fight.ts';
import type { Composition } from '../../../drawing/piece.ts';
import { some } from '../../../words/sentences.ts';
import type { FightView } from '../views/index.ts';
import { shapes } from './looks.ts';

export const fightTitle = ({ place, planet }: FightView): string => `${planet ? 'Invasion of' : 'Space battle:'} ${place}`;

/** Both sides of a battle that is over. */
export const battlePicture = (view: FightView): Composition =>
  fightPicture({
    title: fightTitle(view),
    rounds: view.rounds,
    sides: view.sides.map(({ race, units, ...side }) => ({
      ...side,
      people: race,
      units: units.map(({ type, ...fates }) => ({ shape: shapes[type], ...fates })),
    })),
  });

/** The same in words. */
export const describeFight = (view: FightView): string =>
  [
    `${fightTitle(view)}, ${some(view.rounds, 'round')}.`,
    ...view.sides.map((side) => {
      const lost = side.units.flatMap((one) => (one.lost ? [`${one.lost} ${one.type.replace('-', ' ')}`] : []));
      return `${side.name} (${side.race})${side.won ? ' won' : ''}: ${leftInWords(side)}; lost ${lost.join(', ') || 'nothing'}; ${some(side.hits, 'hit')}.`;
    }),
  ].join(' ');
