import type { EngineState } from '#engine';
import type { Sealed } from './game-snapshot.ts';

/** A game's state, for the face of its edition, which alone knows what is in it. */
export const opened = <S extends EngineState>(state: Sealed): Readonly<S> => state as unknown as Readonly<S>;
