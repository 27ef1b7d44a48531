import type { EngineState } from '#engine';
import type { SealedState } from './game-snapshot.ts';

/** Opens a sealed state; only for the presenter of the game's edition. */
export const unsealState = <S extends EngineState>(state: SealedState): Readonly<S> => state as unknown as Readonly<S>;
