import { actionCard } from '#ti3/rules/components/component.ts';
import { cardOfPlayKey } from '#ti3/rules/components/card-ids.ts';
import { takeMatching } from '#ti3/rules/components/decks.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { exhaustPlanets } from '#ti3/rules/planets/planets.ts';
import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { Planet } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Lowest roll at which the card returns to its player's hand. */
const RETURNS = 6;

const bombarded = (game: Game, seat: SeatId, system: SystemId): Planet[] =>
  game.state.systems[system].planets
    .map((planet) => game.state.planets[planet])
    .filter(({ owner, exhausted }) => owner !== null && owner !== seat && !exhausted);

const systems = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      shipsIn(game, system, seat).some((ship) => hasQuality(game, 'bombards-anything', ship)) &&
      bombarded(game, seat, system).length > 0,
  );

export default actionCard({
  id: 'strategic-bombardment',
  name: 'Strategic Bombardment',
  copies: 1,
  text: "Action: choose a system with your war sun. Exhaust all other players' planets there. Then roll 1 die: on 6 to 10, return this card to your hand.",
  sense: 'hostile',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      systems(game, holder).length ? undefined : "You have no war sun in a system with another player's ready planet.",
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, { prompt: 'Which system do you bombard?', systems: systems(game, holder) }),
    effect: (game, { holder, component, key }, [system]) => {
      if (system === undefined || !systems(game, holder).includes(system)) return;
      for (const { id, owner } of bombarded(game, holder, system)) exhaustPlanets(game, owner ?? '', [id]);
      const faces = game.roll(component, 1);
      const back = faces[0] >= RETURNS;
      game.addFact({ type: 'card-dice-rolled', seat: holder, component, faces, hits: back ? 1 : 0 });
      if (!back) return;
      const card = takeMatching(game, 'action', (one) => one === cardOfPlayKey(key), 'discard');
      seatOf(game, holder).actionCards.push(...card);
      if (card.length) game.addFact({ type: 'action-card-returned', seat: holder, component });
    },
  },
});
