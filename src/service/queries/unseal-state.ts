import type { EngineState } from '#engine';
import type { SealedState } from './game-snapshot.ts';

/** A game's state, for the face of its edition, which alone knows what is in it. */
export const unsealState = <S extends EngineState>(state: SealedState): Readonly<S> => state as unknown as Readonly<S>;
