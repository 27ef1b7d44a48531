import { noteOwner, promissoryNote } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { fleetPoolSize } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainTechnology, technologiesOf, technologyDeck } from '#ti4/rules/technology/technology.ts';

const warSun = (game: Game, seat: SeatId) =>
  technologyDeck(game, seat).find(({ upgrade }) => upgrade?.type === 'war-sun');

export default promissoryNote({
  id: 'fires-of-the-gashlai',
  name: 'Fires of the Gashlai',
  set: 'base',
  text: 'Action: Muaat loses 1 token from their fleet pool, and you gain your war sun upgrade technology. Then return this note.',
  faction: 'muaat',
  action: {
    problem: (game, { holder, key }) => {
      if (technologiesOf(game, holder).some(({ upgrade }) => upgrade?.type === 'war-sun') || !warSun(game, holder))
        return 'You already own your war sun upgrade.';
      return fleetPoolSize(game, noteOwner(key)) > 0 ? undefined : 'Muaat has no token in their fleet pool.';
    },
    effect: (game, { holder, key }) => {
      const owner = noteOwner(key);
      const technology = warSun(game, holder);
      if (!technology || fleetPoolSize(game, owner) < 1) return undefined;
      const lost = loseFleetTokens(game, [owner]);
      gainTechnology(game, holder, technology.id);
      returnNote(game, key);
      return lost;
    },
  },
});
