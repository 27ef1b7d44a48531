import type { Json, SeatId } from '#engine';
import { invalidateInForce } from './zones.ts';
import type { BoundTypes, GameOf, EditionTypes } from './types.ts';

/** The words by which an edition says what ends an effect; 'game': nothing does. */
export type EffectDuration<T extends EditionTypes> = T['state']['effects'][string]['until'];
type Ended<T extends EditionTypes> = Exclude<EffectDuration<T>, 'game'>;

/** What an edition says of what lasts. */
export interface LastingEffectConfig<T extends EditionTypes> {
  /** What ends together with what: a turn's end may end whatever lasts for its action. */
  ending: Record<Ended<T>, readonly EffectDuration<T>[]>;
  /** The id of a new one of a holder's. */
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
      /** Keeps something going after its card has gone. Gives back the effect's id. */
      addEffect(game: GameOf<T>, component: string, holder: SeatId, data: Json, until: EffectDuration<T>): string {
        const id = newId(game, holder);
        game.state.effects[id] = { id, component, holder, data, until };
        invalidateInForce<T>(game);
        return id;
      },
      removeEffect,
      /** Ends every effect that lasts no longer than this. */
      expireEffects(game: GameOf<T>, until: Ended<T>): void {
        for (const effect of Object.values(game.state.effects))
          if (ending[until].includes(effect.until)) removeEffect(game, effect.id);
      },
      /** What lasts of one component, for one holder or for all. */
      effectsOf: (game: GameOf<T>, component: string, holder?: SeatId): T['state']['effects'][string][] =>
        Object.values(effects(game)).filter(
          (effect) => effect.component === component && (holder === undefined || effect.holder === holder),
        ),
    };
  },
});
