import {
  explorationCard,
  type ExplorationContext,
  type ExplorationCard,
  type Game,
  type EffectResult,
} from '#ti4/rules/components/component.ts';
import { removeUnit, unitsAt } from '#ti4/rules/units/units.ts';

interface Hazard extends Pick<ExplorationCard, 'id' | 'name' | 'procedures' | 'advice'> {
  does: string;
  gained: (game: Game, at: ExplorationContext) => EffectResult;
}

/** Defines a card with a gain that is free with a mech on the planet, and otherwise costs an infantry from there. */
export const hazard = ({ does, gained, ...card }: Hazard): ExplorationCard =>
  explorationCard({
    ...card,
    set: 'pok',
    text: `If you have a mech on this planet: ${does}. Otherwise, you may remove 1 of your infantry here to ${does}.`,
    deck: 'hazardous',
    copies: 3,
    binding: (game, { seat: owner, planet = '' }) => unitsAt(game, { planet, owner, type: 'mech' }).length > 0,
    ways: (game, at) => {
      const { seat: owner, planet = '' } = at;
      const [mech] = unitsAt(game, { planet, owner, type: 'mech' });
      const [infantry] = unitsAt(game, { planet, owner, type: 'infantry' });
      if (mech) return [{ key: 'mech', label: `With your mech: ${does}`, effect: () => gained(game, at) }];
      if (!infantry) return [];
      const pays = (): EffectResult => {
        removeUnit(game, infantry, card.id);
        return gained(game, at);
      };
      return [{ key: 'infantry', label: `Remove 1 infantry: ${does}`, effect: pays }];
    },
  });
