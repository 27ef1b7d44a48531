import { galacticEvent } from '#ti4/rules/components/component.ts';
import type { Trait } from '#ti4/rules/terms.ts';
import { isMinorPlanet } from '#ti4/rules/planets/minor-factions.ts';

const ALL: readonly Trait[] = ['cultural', 'hazardous', 'industrial'];

export default galacticEvent({
  id: 'minor-factions',
  name: 'Minor Factions',
  set: 'codex-4',
  text: 'As the game begins, each player places the home system of a faction that nobody plays between their own home and the next, in the second ring, with 3 neutral infantry; they have one blue tile less. These systems are nobody’s homes. Their planets have all three traits, and whoever explores one says which counts. Whoever controls each planet of such a system takes the faction’s alliance card, from the deck or from who had it: it lends the ability of its commander, which needs no unlocking.',
  minorFactions: true,
  modifiers: { traits: (game, _held, traits, { planet }) => (isMinorPlanet(game, planet) ? ALL : traits) },
});
