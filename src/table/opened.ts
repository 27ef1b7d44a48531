import type { EngineState } from '../engine/index.ts';
import type { Sealed } from './seen.ts';

/** A game's state, for the face of its edition, which alone knows what is in it. */
export const opened = <S extends EngineState>(state: Sealed): Readonly<S> => state as unknown as Readonly<S>;
