import { gzipSync } from 'node:zlib';
import type { Message as Said } from '#service';
import { LIMITS } from '#discord/limits.ts';
import type { Message } from './message.ts';
import type { MessageContext } from './message-context.ts';

/** With the record of all that was drawn, where there is one that Discord takes. */
export async function seedMessage(
  { context, game }: MessageContext,
  { seed, commitment }: Extract<Said, { kind: 'seed' }>,
): Promise<Message> {
  const record = await context.service.findDiceRecord(game);
  const file = diceFile(game, record);
  const how = file
    ? `With it, every roll in the file can be computed again: \`docs/dice.md\` says how, and \`npm run verify ${file.name}\` does it.`
    : record === undefined
      ? 'This game began before records of the dice were kept.'
      : 'The record of the dice is too large to be posted; whoever runs the bot has it.';
  const told = `The game's seed was \`${seed}\`.\n-# Its SHA-256 is \`${commitment}\`, as announced at the start`;
  return { content: `${told}. ${how}`, ...(file && { files: [file] }) };
}

/** As text that any program opens; packed where it would be too large, and not at all where even that is. */
function diceFile(game: string, record: string | undefined): { name: string; data: Buffer } | undefined {
  if (record === undefined) return undefined;
  const name = `dice-${game}.jsonl`;
  const plain = Buffer.from(record);
  if (plain.length <= LIMITS.fileBytes) return { name, data: plain };
  const packed = gzipSync(plain);
  return packed.length <= LIMITS.fileBytes ? { name: `${name}.gz`, data: packed } : undefined;
}
