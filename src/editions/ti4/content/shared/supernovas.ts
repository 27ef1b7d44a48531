import type { Modifiers } from '../../rules/components/component.ts';
import type { Game } from '../../rules/game.ts';
import type { SystemId } from '../../rules/state.ts';
import { anomaliesIn } from '../../rules/units/board.ts';

export const isSupernova = (game: Game, system: SystemId): boolean => anomaliesIn(game, system).includes('supernova');

/** The holder's ships may move into supernovas, though not through them. */
export const intoSupernovas: Modifiers['movement-barred'] = (_game, { holder }, barred, { seat, anomaly, through }) =>
  seat === holder && anomaly === 'supernova' && !through ? undefined : barred;
