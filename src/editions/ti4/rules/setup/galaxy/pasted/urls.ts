/** Result of reading the addresses in a pasted text. */
export interface AddressesRead {
  /** The text without addresses, or the tiles that an address lists. */
  text: string;
  /** Advice on what to paste, if the text is only an address that lists no tiles. */
  instead?: string;
}

/** The list of tiles in an address of a map generator. */
const TILES = /[?&](?:tiles|map)=([^&#]+)/i;
const WITHOUT_SCHEME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\//i;

/** Minimum count of numbers for a text to be a map; fewer are just words around an address. */
const FEWEST_TILES = 6;

const isAddress = (word: string): boolean => word.includes('://') || WITHOUT_SCHEME.test(word);

/** Instructions to find the map string in the usual tools. */
const SHOWN_AT: readonly { host: string; instead: string }[] = [
  { host: 'keeganw.github.io', instead: 'press “Share This Map” there, then “Copy TTS String”, and paste that' },
  { host: 'milty.shenanigans.be', instead: 'open “Map” there, and paste its “TTS Map String”' },
  { host: 'tidraft.com', instead: 'copy the “Map String” there, and paste that' },
];

const instead = (address: string): string =>
  SHOWN_AT.find(({ host }) => address.toLowerCase().includes(host))?.instead ??
  'paste the map string itself, the numbers of its tiles in a row';

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Returns the tiles of the first address that lists some; otherwise the text without its addresses. */
export function readUrls(text: string): AddressesRead {
  const parts = text.split(/(\s+)/);
  const addresses = parts.filter(isAddress);
  if (!addresses.length) return { text };
  const tiles = addresses.map((address) => TILES.exec(address)?.[1]).find((list) => list !== undefined);
  if (tiles !== undefined) return { text: decoded(tiles) };
  const rest = parts.filter((word) => !isAddress(word)).join('');
  return (rest.match(/\d+/g) ?? []).length >= FEWEST_TILES
    ? { text: rest }
    : { text: '', instead: instead(addresses[0]) };
}
