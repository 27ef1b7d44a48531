import { unit, type Component, type UnitCard } from '#ti3/rules/components/component.ts';
import { unitsOnPlanet } from '#ti3/rules/units/units.ts';

/** A type of facility: its names, and the value it adds to its planet. */
type Facility = Pick<UnitCard, 'type' | 'name' | 'plural'> & { adds: 'resource' | 'influence' };

const VALUE = { resource: 'planet-resources', influence: 'planet-influence' } as const;

/** Defines a facility: a structure that adds 1 resource or 1 influence to its planet (E3 21.9). */
export const facility = ({ type, name, plural, adds }: Facility): Component =>
  unit({
    id: type,
    name,
    plural,
    text: `Its planet has +1 ${adds}. In the production step, produce it without a space dock on a planet you have controlled for an entire round, and exhaust the planet. Not in a home system, on a trade station or with enemy ships in the system. At most 1 facility per planet; destroyed when another player gains control.`,
    type,
    cost: 1,
    forCost: 1,
    unbought: true,
    battle: null,
    dice: 0,
    movement: null,
    capacity: 0,
    pieces: 8,
    shared: true,
    is: ['structure', 'facility'],
    option: 'facilities',
    confidence: 'medium',
    modifiers: {
      [VALUE[adds]]: (
        game: Parameters<typeof unitsOnPlanet>[0],
        { holder }: { holder: string },
        value: number,
        { planet }: { planet: string },
      ) =>
        unitsOnPlanet(game, planet).some((there) => there.owner === holder && there.type === type) ? value + 1 : value,
    },
  });
