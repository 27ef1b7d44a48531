import type { SeatId } from '#engine';
import type { BoundTypes, GameOf, Zone } from '#kit/components/types.ts';
import { withSupposedCard, zonesFor } from '#kit/components/zones.ts';

/**
 * Tells whether a seat might hold, as far as the public knows, a hidden card of one of these components for which
 * `test` is true. `test` runs as if the seat held that card and otherwise unknown ones.
 */
export const mightHold = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  components: readonly T['component'][],
  test: (key: string, zone: Zone<T>) => boolean,
): boolean =>
  components.some((component) =>
    zonesFor<T>(game, component).some((zone) => {
      const { hidden } = zone;
      if (!hidden?.cards(game, seat).length || hidden.copies(game, component) <= 0) return false;
      return hidden
        .suspects(game, component, seat)
        .some((key) => withSupposedCard<T, boolean>(game, seat, zone, key, () => test(key, zone)));
    }),
  );

/** Binds the test of supposed hands to the types of an edition. */
export const bindSupposedHands = <T extends BoundTypes<T>>() => ({ mightHold: mightHold<T> });
