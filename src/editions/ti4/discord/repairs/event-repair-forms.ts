import { mergeMatches, matchChoices } from '#discord/commands/options.ts';
import type { RepairForm } from '#discord/edition/settings-form.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { formatCount } from '#text/sentences.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { formatPlanet, completeSeat, formatOwner } from './repair-fields.ts';
import { readAsTyped as read } from '#discord/edition/repair-fields.ts';
import { minorFactionSystems, planetsForCommodities } from '#ti4/service/repairs/event-repairs.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';

const PLANET_COMMODITIES: RepairForm<FourthEditionPresenter> = {
  name: 'planet-commodities',
  description: 'Set how many commodities are on a planet, if a galactic event places them there.',
  read,
  describe: (presenter, { planet, count }) =>
    `${formatPlanet(presenter, planet)} has ${formatCount(Number(count), 'commodity', 'commodities')}`,
  fields: [
    {
      name: 'planet',
      description: 'Planet.',
      complete: ({ game }, typed) =>
        matchChoices(
          planetsForCommodities(game).map((key) => ({ key, label: nameOfPlanet(game, key) })),
          typed,
        ),
    },
    { name: 'count', description: 'New number of commodities.' },
  ],
};

const ALLIANCE: RepairForm<FourthEditionPresenter> = {
  name: 'minor-alliance',
  description: 'Set which player has the alliance card of a minor faction.',
  read,
  describe: (presenter, { faction, seat }) =>
    `${seat === 'nobody' ? 'no one' : formatOwner(presenter, seat)} has the alliance card of ${(presenter.game.book.components[faction]?.name ?? escapeMarkdown(faction)).replace(/^The /, 'the ')}`,
  fields: [
    {
      name: 'faction',
      description: 'Minor faction.',
      complete: ({ game }, typed) =>
        matchChoices(
          Object.keys(minorFactionSystems(game)).map((key) => ({ key, label: game.book.components[key]?.name ?? key })),
          typed,
        ),
    },
    {
      name: 'seat',
      description: 'Player, or “nobody”.',
      complete: (presenter, typed) =>
        mergeMatches(completeSeat(presenter, typed), matchChoices([{ key: 'nobody', label: 'nobody' }], typed)),
    },
  ],
};

/** Corrections of pieces that galactic events bring. */
export const eventRepairForms: RepairForm<FourthEditionPresenter>[] = [PLANET_COMMODITIES, ALLIANCE];
