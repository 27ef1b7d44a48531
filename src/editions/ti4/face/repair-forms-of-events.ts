import { matching } from '../../../discord/commands/options.ts';
import type { RepairForm } from '../../../discord/face.ts';
import { some } from '../../../words/sentences.ts';
import { nameOfPlanet } from '../rules/names.ts';
import { planetCalled, read } from './repair-fields.ts';
import { planetsForCommodities } from './repairs-of-events.ts';
import type { FourthSight } from './sight.ts';

const PLANET_COMMODITIES: RepairForm<FourthSight> = {
  name: 'planet-commodities',
  description: 'Set how many commodities lie on a planet, where a galactic event lays them there.',
  read,
  tell: (sight, { planet, count }) => `${some(Number(count), 'commodity', 'commodities')} on ${planetCalled(sight, planet)}`,
  fields: [
    {
      name: 'planet',
      description: 'Which planet.',
      complete: ({ game }, typed) =>
        matching(
          planetsForCommodities(game).map((key) => ({ key, label: nameOfPlanet(game, key) })),
          typed,
        ),
    },
    { name: 'count', description: 'How many are to lie there.' },
  ],
};

/** Corrections of what galactic events bring. */
export const formsOfEvents: RepairForm<FourthSight>[] = [PLANET_COMMODITIES];
