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
  text: 'Action: the Embers of Muaat lose a token of their fleet pool, and you gain your war sun upgrade.',
  faction: 'muaat',
  action: {
    problem: (game, { holder, key }) => {
      if (technologiesOf(game, holder).some(({ upgrade }) => upgrade?.type === 'war-sun') || !warSun(game, holder))
        return 'You own your war sun upgrade already.';
      return fleetPoolSize(game, noteOwner(key)) > 0
        ? undefined
        : 'There is no token in the fleet pool it is to be taken from.';
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
