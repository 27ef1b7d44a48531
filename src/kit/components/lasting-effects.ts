import type { Json, SeatId } from '#engine';
import { invalidateInForce } from './zones.ts';
import type { BoundTypes, GameOf, EditionTypes } from './types.ts';

/** Words of an edition for what ends an effect; 'game' means that nothing does. */
export type EffectDuration<T extends EditionTypes> = T['state']['effects'][string]['until'];
type Ended<T extends EditionTypes> = Exclude<EffectDuration<T>, 'game'>;

/** Configuration of an edition's lasting effects. */
export interface LastingEffectConfig<T extends EditionTypes> {
  /** Durations that end together: the end of a turn may also end what lasts for its action. */
  ending: Record<Ended<T>, readonly EffectDuration<T>[]>;
  /** Returns the id of a new effect of a holder. */
  id: (game: GameOf<T>, holder: SeatId) => string;
}

/** Binds lasting effects to an edition. */
export const bindLastingEffects = <T extends BoundTypes<T>>() => ({
  configureLastingEffects: ({ ending, id: newId }: LastingEffectConfig<T>) => {
    const effects = (game: GameOf<T>) => game.state.effects as Record<string, T['state']['effects'][string]>;
    const removeEffect = (game: GameOf<T>, id: string): void => {
      delete game.state.effects[id];
      invalidateInForce<T>(game);
    };
    return {
      /** Adds an effect that lasts after its card has gone. Returns the effect's id. */
      addEffect(game: GameOf<T>, component: string, holder: SeatId, data: Json, until: EffectDuration<T>): string {
        const id = newId(game, holder);
        game.state.effects[id] = { id, component, holder, data, until };
        invalidateInForce<T>(game);
        return id;
      },
      removeEffect,
      /** Ends every effect with a duration that ends at this point. */
      expireEffects(game: GameOf<T>, until: Ended<T>): void {
        for (const effect of Object.values(game.state.effects))
          if (ending[until].includes(effect.until)) removeEffect(game, effect.id);
      },
      /** Returns the lasting effects of one component, for one holder or for all. */
      effectsOf: (game: GameOf<T>, component: string, holder?: SeatId): T['state']['effects'][string][] =>
        Object.values(effects(game)).filter(
          (effect) => effect.component === component && (holder === undefined || effect.holder === holder),
        ),
    };
  },
});
