import { galacticEvent } from '#ti4/rules/components/component.ts';
import type { Trait } from '#ti4/rules/terms.ts';
import { isMinorPlanet } from '#ti4/rules/planets/minor-factions.ts';

const ALL: readonly Trait[] = ['cultural', 'hazardous', 'industrial'];

export default galacticEvent({
  id: 'minor-factions',
  name: 'Minor Factions',
  set: 'codex-4',
  text: "During setup, each player places the home system of an unused faction in the second ring, midway between 2 home systems, with 3 neutral infantry spread as evenly as possible over its planets. Each player has 1 fewer blue tile. The placed systems are not home systems. Their planets have all 3 traits; a player who explores one of these planets chooses which trait counts. A player who controls each planet of such a system gains that faction's alliance card from the deck or from the player who had it. They can then use the ability of that faction's commander without unlocking it.",
  minorFactions: true,
  modifiers: { traits: (game, _held, traits, { planet }) => (isMinorPlanet(game, planet) ? ALL : traits) },
});
