import { Illegal } from '#engine';
import type { DraftResult } from './draft-result.ts';
import { asList, asObject, asText, type JsonObject } from './json-values.ts';

/** A value that the tool writes for something that is not set. */
const isUnset = (text: string | undefined): boolean => text === undefined || /^[-?]*$/.test(text);

/**
 * Parses the game data that the Tabletop Playground mod exports; undefined if they are something else. The map names
 * the home systems, and the players are listed clockwise. Throws Illegal if a player has no faction, or if there is no
 * map or no speaker.
 */
export function parseTabletopPlayground(data: JsonObject): DraftResult | undefined {
  const players = asList(data.players)?.map((player) => asObject(player) ?? {});
  if (!players || !('mapString' in data)) return undefined;
  const map = asText(data.mapString);
  if (map === undefined) throw new Illegal('This export of Tabletop Playground has no map.');
  const seats = players.map((player, i) => {
    const name = asText(player.steamName);
    const faction = [player.factionName, player.factionShort].map(asText).find((text) => !isUnset(text));
    const shown = name === undefined || isUnset(name) ? undefined : name.slice(0, 60);
    if (faction === undefined)
      throw new Illegal(`This export of Tabletop Playground has no faction for ${shown ?? `player ${i + 1}`}.`);
    return { ...(shown !== undefined && { name: shown }), faction };
  });
  const color = asText(data.speaker)?.toLowerCase();
  const isSpeaker = (key: string) => (player: JsonObject) =>
    color !== undefined && asText(player[key])?.toLowerCase() === color;
  const speaker = ['actualColor', 'colorActual', 'color']
    .map((key) => players.findIndex(isSpeaker(key)))
    .find((index) => index >= 0);
  if (speaker === undefined) throw new Illegal('This export of Tabletop Playground does not say who is the speaker.');
  return { tool: 't', map, seats, speaker };
}
