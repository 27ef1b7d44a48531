import { Illegal } from '#engine';
import type { Rulebook } from '#ti4/rules/game.ts';
import { plainText } from '#ti4/rules/setup/galaxy/pasted/plain-text.ts';
import type { DraftResult } from './draft-result.ts';
import { parseDraftText } from './draft-text.ts';
import { parseJsonObject } from './json-values.ts';
import { parseMiltyDraft } from './milty-draft.ts';
import { parseTabletopPlayground } from './tabletop-playground.ts';
import { needsSummaryOfLab, refuseLabExport } from './ti4-lab.ts';

const MILTY_ADDRESS = /^\s*(?:https?:\/\/)?(milty\.shenanigans\.be)\/(?:d|api\/draft)\/([a-z0-9-]{1,40})[^\s]*\s*$/i;
const LAB_ADDRESS = /^\s*(?:https?:\/\/)?(?:www\.)?tidraft\.com\/\S*\s*$/i;

/**
 * Parses the result of a draft made with another tool: the data of a Milty draft, the game data of Tabletop Playground,
 * or a text with picks and a map string. Throws Illegal with what is missing.
 */
export function parseDraft(book: Rulebook, text: string): DraftResult {
  const milty = MILTY_ADDRESS.exec(text);
  if (milty) throw new Illegal(`Open <https://${milty[1]}/api/draft/${milty[2]}>, and paste all that it shows.`);
  if (LAB_ADDRESS.test(text)) throw needsSummaryOfLab();
  const data = parseJsonObject(text);
  if (!data) {
    if (text.includes('{') && text.includes('":'))
      throw new Illegal('The data are incomplete. Paste all that the tool shows.');
    return parseDraftText(book, plainText(text));
  }
  refuseLabExport(data);
  const found = parseMiltyDraft(data) ?? parseTabletopPlayground(data);
  if (!found) throw new Illegal('I cannot read these data. I know those of Milty draft and Tabletop Playground.');
  return found;
}
