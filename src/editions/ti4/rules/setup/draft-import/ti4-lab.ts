import { Illegal } from '#engine';
import type { JsonObject } from './json-values.ts';

/** Creates the error for a draft of TI4 Lab that is not pasted as text. */
export const needsSummaryOfLab = (): Illegal =>
  new Illegal('Paste the draft summary of TI4 Lab, which lists players and factions, along with its TTS string.');

/** Throws Illegal for TI4 Lab's export of a draft, which leaves out all picks. */
export function refuseLabExport(data: JsonObject): void {
  if ('presetMap' in data && 'settings' in data && 'players' in data) throw needsSummaryOfLab();
}

/**
 * The hyperlanes of TI4 Lab's boards with their rotations, by the index of their word. The tool's TTS string leaves out
 * the rotations.
 */
const LAB_LANES: readonly Readonly<Record<number, string>>[] = [
  {
    ...{ 0: '85A3', 3: '85A0', 7: '87A3', 11: '87A2', 13: '87A0', 17: '87A5', 18: '85A3', 19: '84A0' },
    ...{ 26: '84A2', 27: '85A0', 28: '84A0', 35: '84A2' },
  },
  { 3: '85A0', 11: '87A2', 13: '87A0', 26: '83A0', 27: '85A0', 28: '83A4' },
  { 0: '83B0', 3: '84B0', 4: '89B0', 19: '85B0', 26: '86B0', 32: '88B2' },
  { 0: '87A1', 1: '89B3', 3: '88A2', 4: '90B0', 23: '83B2', 32: '85B2' },
];

const LANE = /^(8[3-9]|9[01])[AB]/i;
const isUnturned = (word: string): boolean => /^\d+[AB]$/i.test(word);

/** Adds the rotations that TI4 Lab leaves out to the hyperlanes of one of its boards; other maps stay as they are. */
export function withLabRotations(words: readonly string[]): string[] {
  const lanes = words.flatMap((word, i) => (LANE.test(word) ? [i] : []));
  const board =
    lanes.length > 0 && lanes.every((i) => isUnturned(words[i]))
      ? LAB_LANES.find(
          (known) =>
            Object.keys(known).length === lanes.length &&
            lanes.every((i) => known[i]?.slice(0, -1) === words[i].toUpperCase()),
        )
      : undefined;
  return words.map((word, i) => board?.[i] ?? word);
}
