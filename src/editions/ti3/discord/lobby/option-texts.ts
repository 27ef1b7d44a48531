import { OPTION_IDS, OPTIONS } from '#ti3/rules/setup/options.ts';
import type { OptionalRule } from '#ti3/rules/setup/prepare-game.ts';
import type { OptionId } from '#ti3/rules/terms.ts';

/** Id of any option of the lobby. */
type LobbyOptionId = OptionId | OptionalRule | 'leaders';

interface OptionWords {
  name: string;
  /** A clause without a full stop. */
  about: string;
  /** Section of its rules. */
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
    about:
      'each race has three, who ride on ships or stand on planets and help there; they can be killed, and taken captive',
    section: '20',
  },
  flagships: {
    name: 'Flagships',
    about: 'each race may build a flagship of its own, one at a time',
    section: '22.8',
  },
  mechanizedUnits: {
    name: 'Mechanized units',
    about: 'docks also build mechanized units: ground forces that roll two dice and take damage',
    section: '22.7',
  },
  preliminaryObjectives: {
    name: 'Preliminary objectives',
    about: 'secret objectives are easier ones at first, and another is drawn for one that is claimed',
    section: '22.6',
  },
  wormholeNexus: {
    name: 'Wormhole Nexus',
    about: 'a system off the board is joined to all alpha and beta wormholes',
    section: '21.1',
  },
  custodians: {
    name: 'Custodians of Mecatol Rex',
    about: 'the first player to land on Mecatol Rex fights neutral fighters and ground forces',
    section: '21.5',
  },
  shockTroops: {
    name: 'Shock troops',
    about: 'ground forces that roll a 10 in an invasion may become shock troops, which hit on 5',
    section: '21.6',
  },
  spaceMines: {
    name: 'Space mines',
    about:
      'cruisers lay mines for 2 resources, and each rolls a die for every ship of another player that comes there, fighters apart',
    section: '21.2',
  },
  facilities: {
    name: 'Facilities',
    about: 'refineries and colonies add a resource or an influence to their planets',
    section: '21.9',
  },
  racialTechnologies: {
    name: 'Technologies of races',
    about: 'each race has technologies that it alone may gain, each at its own price',
    section: '21.3',
  },
  finalFrontier: {
    name: 'Final frontier',
    about: 'a counter lies face down in each empty system, and the ships that come there first meet it',
    section: '22.10',
  },
  voiceOfTheCouncil: {
    name: 'Voice of the council',
    about: 'the council elects a player who has a victory point as long as nobody else is elected',
    section: '21.8',
  },
};

export const LOBBY_OPTION_IDS = Object.keys(OPTION_WORDS) as LobbyOptionId[];
