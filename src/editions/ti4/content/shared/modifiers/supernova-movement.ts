import type { Modifiers } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';

export const isSupernova = (game: Game, system: SystemId): boolean => anomaliesIn(game, system).includes('supernova');

/** Lets the holder's ships move into supernovas but not through them. */
export const mayEnterSupernovas: Modifiers['movement-barred'] = (
  _game,
  { holder },
  barred,
  { seat, anomaly, through },
) => (seat === holder && anomaly === 'supernova' && !through ? undefined : barred);
