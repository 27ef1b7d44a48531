// Written by `npm run index`: every component of this set, by its path.
import type { Ti4Contents } from '../../rules/components/component.ts';
import _objectivesSecretFightWithPrecision from './objectives/secret/fight-with-precision.ts';
import _objectivesSecretMakeAnExampleOfTheirWorld from './objectives/secret/make-an-example-of-their-world.ts';
import _objectivesSecretTurnTheirFleetsToDust from './objectives/secret/turn-their-fleets-to-dust.ts';

export const contents: Ti4Contents = {
  components: {
    'objectives/secret/fight-with-precision': _objectivesSecretFightWithPrecision,
    'objectives/secret/make-an-example-of-their-world': _objectivesSecretMakeAnExampleOfTheirWorld,
    'objectives/secret/turn-their-fleets-to-dust': _objectivesSecretTurnTheirFleetsToDust,
  },
  tiles: {
  },
  boards: {
  },
  decks: {
  },
  tokens: {
  },
};
