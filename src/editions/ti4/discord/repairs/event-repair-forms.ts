import { joinedMatches, matching } from '#discord/commands/options.ts';
import type { RepairForm } from '#discord/edition/edition-adapter.ts';
import { plain } from '#text/markdown.ts';
import { some } from '#text/sentences.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { planetCalled, seats, whose } from './repair-fields.ts';
import { asTyped as read } from '#discord/edition/repair-fields.ts';
import { minorSystems, planetsForCommodities } from '#ti4/service/repairs/event-repairs.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';

const PLANET_COMMODITIES: RepairForm<FourthSight> = {
  name: 'planet-commodities',
  description: 'Set how many commodities lie on a planet, where a galactic event lays them there.',
  read,
  tell: (sight, { planet, count }) =>
    `${some(Number(count), 'commodity', 'commodities')} on ${planetCalled(sight, planet)}`,
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

const ALLIANCE: RepairForm<FourthSight> = {
  name: 'minor-alliance',
  description: 'Say who has the alliance card of a minor faction.',
  read,
  tell: (sight, { faction, seat }) =>
    `${seat === 'nobody' ? 'nobody' : whose(sight, seat)} has the alliance card of ${(sight.game.book.components[faction]?.name ?? plain(faction)).replace(/^The /, 'the ')}`,
  fields: [
    {
      name: 'faction',
      description: 'Which minor faction.',
      complete: ({ game }, typed) =>
        matching(
          Object.keys(minorSystems(game)).map((key) => ({ key, label: game.book.components[key]?.name ?? key })),
          typed,
        ),
    },
    {
      name: 'seat',
      description: 'Whose it is, or nobody.',
      complete: (sight, typed) =>
        joinedMatches(seats(sight, typed), matching([{ key: 'nobody', label: 'nobody' }], typed)),
    },
  ],
};

/** Corrections of what galactic events bring. */
export const formsOfEvents: RepairForm<FourthSight>[] = [PLANET_COMMODITIES, ALLIANCE];
