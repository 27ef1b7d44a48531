import { choose, chosenKey, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { placeBoardToken, markersOf, removeMarker, tokenOf } from '#ti4/rules/tokens/markers.ts';

// The two wormhole tokens of the Ghosts of Creuss, which their cards and other players' cards place and move.

const TOKENS = { alpha: 'alpha-wormhole', beta: 'beta-wormhole' } as const;
export type WormholeKind = keyof typeof TOKENS;

function lies(game: Game, token: string): SystemId | undefined {
  const site = markersOf(game, token)[0]?.site;
  return site && 'system' in site ? site.system : undefined;
}

/** Option key of a wormhole token and its new system: 'alpha@18'. */
const siteKey = pairKey<keyof typeof TOKENS, SystemId>('@');

/**
 * Tells whether a seat may place a wormhole token in a system: one with a planet that it controls, or a non-home system
 * without other players' ships. An eliminated player's home system is never open.
 */
function open(game: Game, seat: SeatId, system: SystemId): boolean {
  const home = Object.values(game.state.seats).find((one) => one.home === system);
  if (home?.eliminated) return false;
  if (game.state.systems[system].planets.some((planet) => game.state.planets[planet].controller === seat)) return true;
  return !home && shipsIn(game, system).every((ship) => ship.owner === seat);
}

export const wormholeSiteOptions = (game: Game, seat: SeatId): Option[] =>
  (Object.keys(TOKENS) as (keyof typeof TOKENS)[]).flatMap((kind) => {
    const at = lies(game, TOKENS[kind]);
    return Object.keys(game.state.systems)
      .filter((system) => open(game, seat, system))
      .map((system): Option => ({
        key: siteKey.format(kind, system),
        label: `${nameOfSystem(game, system)}, ${kind} wormhole`,
        ...(at !== undefined && { hint: `now at ${nameOfSystem(game, at)}` }),
      }));
  });

/** Asks which wormhole token to place or move, and to which system. */
export const chooseWormholeSite = question<object>()(
  'wormhole-site',
  (game, seat) => {
    const sites = wormholeSiteOptions(game, seat);
    return sites.length
      ? choose('Which wormhole token do you place or move, and to which system?', sites)
      : { kind: 'none', reason: 'There is no system where you can place a wormhole token.' };
  },
  { title: 'place a wormhole token' },
);

/** Returns the wormhole tokens that are not in a system. */
export const wormholeTokensElsewhere = (game: Game, system: SystemId): WormholeKind[] =>
  (Object.keys(TOKENS) as WormholeKind[]).filter((kind) => lies(game, TOKENS[kind]) !== system);

/** Asks which wormhole token to place in a given system. */
export const chooseWormholeFor = question<{ system: SystemId }>()(
  'wormhole-for-system',
  (game, _seat, { system }) => {
    const kinds = wormholeTokensElsewhere(game, system);
    if (!kinds.length) return { kind: 'none', reason: 'Both wormhole tokens are already there.' };
    const options = kinds.map((key): Option => {
      const at = lies(game, TOKENS[key]);
      return {
        key,
        label: `The ${key} wormhole`,
        ...(at !== undefined && { hint: `now at ${nameOfSystem(game, at)}` }),
      };
    });
    return choose(`Which wormhole token do you place at ${nameOfSystem(game, system)}?`, options);
  },
  { title: 'place a wormhole token' },
);

/** Places the chosen wormhole token. Returns whether one was chosen. */
export function placeChosenWormholeToken(game: Game, seat: SeatId, target: string[]): boolean {
  const site = chosenKey(target);
  if (site === undefined) return false;
  const [kind, system] = siteKey.parse(site);
  placeWormholeToken(game, seat, kind, system);
  return true;
}

/** Places a wormhole token in a system, or moves it there from its current system. */
export function placeWormholeToken(game: Game, seat: SeatId, kind: WormholeKind, system: SystemId): void {
  const token = tokenOf(game, TOKENS[kind]);
  const from = lies(game, token.id);
  removeMarker(game, token.id);
  placeBoardToken(game, token.id, { system });
  game.addFact({ type: 'wormhole-placed', seat, wormhole: kind, system, from: from ?? null });
}
