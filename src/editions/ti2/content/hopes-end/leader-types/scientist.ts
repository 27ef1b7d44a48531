import { hasDock, isOpenToNewUnits } from '#ti2/rules/planets/control.ts';
import { piecesLeft } from '#ti2/rules/units/units.ts';
import { leaderType, on, type Game } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { isActiveLeader, findLeader, revealLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader, nameOfPlanet, formatUnitCounts } from '#ti2/rules/names.ts';
import { payFee } from '#ti2/rules/production/credits.ts';
import { placeStructure } from '#ti2/rules/production/placement-sites.ts';
import { resourcesOfPlanet, seatOf } from '#ti2/rules/seats.ts';
import type { Leader } from '#ti2/rules/state.ts';

const PRICE = 5;

const SCIENTIST = 'scientist';

/**
 * Returns the planet of a Scientist if its owner controls it and no other Scientist of that owner takes precedence.
 * Other Scientists count only if they are face up or in `turned`.
 */
function worksOn(game: Game, leader: Leader | undefined, turned: readonly string[] = []): string | undefined {
  if (!leader?.planet || !isActiveLeader(game, leader, SCIENTIST, ({ id, hidden }) => !hidden || turned.includes(id)))
    return undefined;
  return game.state.planets[leader.planet].owner === leader.owner ? leader.planet : undefined;
}

const plannedOn = (game: Game, key: string): string | undefined => worksOn(game, findLeader(game, key));

/** Lists the structures that a Scientist can build on a planet. */
const plans = (game: Game, seat: string, planet: string): ('pds' | 'spacedock')[] =>
  isOpenToNewUnits(game, planet)
    ? ['pds', ...(piecesLeft(game, seat, 'spacedock') && !hasDock(game, planet) ? (['spacedock'] as const) : [])]
    : [];

export default leaderType({
  id: SCIENTIST,
  name: 'Scientist',
  mark: 'Sc',
  text: 'In the technology phase, technologies cost you fewer credits, by twice the resources of the planet this leader is on, but not if that planet is in your home system. When the placement phase begins: you may buy 1 PDS or spacedock for 5 credits and place it on that planet, even in your home system. Several of your Scientists on a planet count as 1.',
  sources: { text: 'confirmed' },
  teaches: (game, leader, turned) => {
    const planet = worksOn(game, leader, turned);
    const isAway = planet !== undefined && game.state.planets[planet].system !== seatOf(game, leader.owner).home;
    return isAway ? 2 * resourcesOfPlanet(game, planet, 'discount') : 0;
  },
  reactions: [
    on('when', 'placement-begins', {
      hint: "When the placement phase begins: you may buy 1 PDS or spacedock for 5 credits and place it on this leader's planet. Several of your Scientists on a planet count as 1.",
      isUsable: (game, { holder, key }) => {
        const planet = plannedOn(game, key);
        return planet !== undefined && seatOf(game, holder).credits >= PRICE && plans(game, holder, planet).length > 0;
      },
      // The label states the price, because no question follows if there is only one structure to build.
      label: (game, { holder, key }) => {
        const [leader, planet = ''] = [findLeader(game, key), plannedOn(game, key)];
        const built = plans(game, holder, planet).map((type) => formatUnitCounts(game, { [type]: 1 }));
        return `${leader ? nameOfLeader(game, leader, holder) : 'Scientist'}: ${built.join(' or ')} on ${nameOfPlanet(game, planet)} for ${PRICE} of your ${seatOf(game, holder).credits} credits`;
      },
      target: (game, { holder, key }) => {
        const [leader, planet = ''] = [findLeader(game, key), plannedOn(game, key)];
        const options = plans(game, holder, planet).map((type) => ({ key: type, label: game.book.units[type].name }));
        const who = leader ? nameOfLeader(game, leader, holder) : 'your Scientist';
        return chooseOption.ask(holder, {
          prompt: `What do you buy with ${who} on ${nameOfPlanet(game, planet)} for ${PRICE} credits?`,
          options,
        });
      },
      effect: (game, { holder, key, component }, _event, [type]) => {
        const planet = plannedOn(game, key);
        const built = planet === undefined ? undefined : plans(game, holder, planet).find((one) => one === type);
        if (planet === undefined || built === undefined || seatOf(game, holder).credits < PRICE) return;
        revealLeader(game, findLeader(game, key));
        payFee(game, holder, PRICE, component);
        placeStructure(game, holder, built, planet, component);
      },
    }),
  ],
});
