import { OPTION_IDS, OPTIONS } from '#ti3/rules/setup/options.ts';
import type { OptionalRule } from '#ti3/rules/setup/prepare-game.ts';
import type { OptionId } from '#ti3/rules/terms.ts';

/** Id of any option of the lobby. */
type LobbyOptionId = OptionId | OptionalRule | 'leaders';

interface OptionWords {
  name: string;
  /** A clause without a full stop. */
  about: string;
  /** Section of the option's rules. */
  section: string;
}

const SECTIONS: Record<OptionId, string> = { distantSuns: '18.20', ageOfEmpire: '18.40' };

/** Names and descriptions of the lobby's options, which `/help` also explains. */
export const OPTION_WORDS: Record<LobbyOptionId, OptionWords> = {
  ...(Object.fromEntries(OPTION_IDS.map((id) => [id, { ...OPTIONS[id], section: SECTIONS[id] }])) as Record<
    OptionId,
    OptionWords
  >),
  leaders: {
    name: 'Leaders',
    about: 'each race has 3 leaders, which help on the ship or planet where they are; they can be killed or captured',
    section: '20',
  },
  flagships: {
    name: 'Flagships',
    about: 'each race can produce its own flagship, 1 at a time',
    section: '22.8',
  },
  mechanizedUnits: {
    name: 'Mechanized units',
    about: 'space docks can also produce mechanized units: ground forces that roll 2 dice and sustain damage',
    section: '22.7',
  },
  preliminaryObjectives: {
    name: 'Preliminary objectives',
    about: 'each player starts with an easier secret objective, and draws another one after scoring it',
    section: '22.6',
  },
  wormholeNexus: {
    name: 'Wormhole Nexus',
    about: 'a system off the map is adjacent to all alpha and beta wormholes',
    section: '21.1',
  },
  custodians: {
    name: 'Custodians of Mecatol Rex',
    about: 'the first player to land on Mecatol Rex fights neutral fighters and ground forces',
    section: '21.5',
  },
  shockTroops: {
    name: 'Shock troops',
    about: 'ground forces that roll a 10 in an invasion can become shock troops, which hit on 5',
    section: '21.6',
  },
  spaceMines: {
    name: 'Space mines',
    about:
      "cruisers can place mines for 2 resources each; a mine rolls 1 die for each other player's non-fighter ship that arrives",
    section: '21.2',
  },
  facilities: {
    name: 'Facilities',
    about: 'a refinery adds 1 resource to its planet, and a colony adds 1 influence',
    section: '21.9',
  },
  racialTechnologies: {
    name: 'Racial technologies',
    about: 'each race has technologies that only it can gain, each at its own cost',
    section: '21.3',
  },
  finalFrontier: {
    name: 'Final frontier',
    about: 'each empty system has a face-down counter, and the first ships to arrive there resolve it',
    section: '22.10',
  },
  voiceOfTheCouncil: {
    name: 'Voice of the council',
    about: 'the council elects a player, who has 1 victory point until another player is elected',
    section: '21.8',
  },
};

export const LOBBY_OPTION_IDS = Object.keys(OPTION_WORDS) as LobbyOptionId[];
