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
    text: `Its planet has +1 ${adds}. Produce it in the production step, without a space dock, on a planet that you have controlled for an entire round, and exhaust that planet. It cannot be produced on a trade station, in a home system or in a system with enemy ships. At most 1 facility on a planet. It is destroyed when another player gains control of its planet.`,
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
