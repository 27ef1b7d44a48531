import { nothingCalled } from '../../../discord/commands/near.ts';
import { matching } from '../../../discord/commands/options.ts';
import type { Choice } from '../../../discord/face.ts';
import { some } from '../../../words/sentences.ts';
import type { Component, PlanetFacts, UnitCard } from '../rules/components/component.ts';
import type { Rulebook } from '../rules/game.ts';
import { shorthand } from './shorthand.ts';

const PLANET = 'planet ';

const entries = ({ components, planets }: Rulebook): Choice[] => [
  ...Object.values(components).map(({ id, name, kind }) => ({ key: id, label: `${name} (${kind.replaceAll('-', ' ')})` })),
  ...Object.values(planets).map(({ id, name }) => ({ key: PLANET + id, label: `${name} (planet)` })),
];

/** What somebody may ask about, by what is typed so far. */
export const rulesCalled = (book: Rulebook, typed: string): Choice[] => matching(entries(book), typed);

function unitTold({ cost, forCost, battle, dice, movement, capacity }: UnitCard): string {
  const price = `Costs ${cost}${forCost > 1 ? ` for ${forCost}` : ''}`;
  const fights = battle === null ? 'does not fight' : `hits on ${battle} or more${dice > 1 ? ` with ${some(dice, 'die', 'dice')}` : ''}`;
  return [price, fights, movement === null ? '' : `moves ${movement}`, capacity ? `carries ${capacity}` : ''].filter(Boolean).join('; ');
}

function componentTold({ byKind, flagships }: Rulebook, { id, name, kind, text, lacks }: Component): string {
  const flagship = byKind.flagship[id];
  const unit = byKind.unit[id] ?? (flagship && flagships[flagship.race]);
  return [
    `**${name}** (${kind.replaceAll('-', ' ')}${flagship ? ` of ${byKind.race[flagship.race]?.short ?? flagship.race}` : ''})`,
    ...(unit ? [`${unitTold(unit)}.`] : []),
    text,
    ...(lacks === undefined ? [] : [`-# Not refereed in full yet: ${lacks}.`]),
  ].join('\n');
}

const planetTold = ({ name, resources, influence, specialties }: PlanetFacts): string =>
  `**${name}** (planet)\nResources ${resources}, influence ${influence}${specialties.length ? `, technology ${specialties.join(' and ')}` : ''}.`;

/** What the rules or a card say. Throws an Unclear where nothing is called so. */
export function ruleTold(book: Rulebook, key: string): string {
  const all = entries(book);
  const meant =
    all.find((one) => one.key === key) ?? all.find(({ label }) => label.replace(/ \(.*$/, '').toLowerCase() === key.trim().toLowerCase());
  if (!meant) throw nothingCalled(key, all, shorthand);
  const planet = meant.key.startsWith(PLANET) ? book.planets[meant.key.slice(PLANET.length)] : undefined;
  return planet ? planetTold(planet) : componentTold(book, book.components[meant.key]);
}
