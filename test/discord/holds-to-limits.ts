import { ComponentType, type APIButtonComponentWithCustomId, type APIStringSelectComponent } from 'discord.js';
import { expect } from 'vitest';
import { LIMITS } from '#discord/limits.ts';
import { toFramedPayload, toContentPayload, type MessageContainer, type Message } from '#discord/messages/message.ts';
import type { EmojiRegistry } from '#discord/emoji/application-emojis.ts';
import { checkMessage } from '#sandbox/api-checks/message.ts';
import { toPlainText } from '#text/emoji-tokens.ts';

/** Finds every emoji, as if all were uploaded. */
const everySign = { find: (name: string) => ({ id: '1234567890123456789', name: `${name}_ab12` }) } as EmojiRegistry;

/** Checks a message against Discord's limits. */
export function holds(message: Message): void {
  if (message.frame) holdsFramed(message, message.frame);
  else holdsPlain(message);
}

/** Checks a message of components: limits of parts, text and pictures, no content, and a unique mark. */
function holdsFramed(message: Message, frame: MessageContainer): void {
  const body = toFramedPayload(message, frame);
  const parts = body.components.flatMap((one) => [one, ...one.components]);
  expect(parts.length).toBeLessThanOrEqual(LIMITS.components);
  const texts = parts.flatMap((one) => (one.type === ComponentType.TextDisplay ? [one.content] : []));
  // Nothing is cut off silently.
  expect(texts.join('')).toBe(toPlainText(message.content));
  expect(message.content.trim()).not.toBe('');
  for (const one of toFramedPayload(message, frame, everySign).components[0].components)
    if (one.type === ComponentType.TextDisplay) expect(one.content.length).toBeLessThanOrEqual(LIMITS.componentsText);
  expect(message.ping ?? []).toEqual([]);
  expect(message.components ?? []).toEqual([]);
  expect(body.allowedMentions).toEqual({ parse: [], users: [] });
  expect(Number.isInteger(frame.mark) && frame.mark > LIMITS.components && frame.mark <= LIMITS.maxComponentId).toBe(
    true,
  );
  for (const { name, data } of [...(message.pictures ?? []), ...(message.files ?? [])]) {
    expect(name).toMatch(/^[A-Za-z0-9-]+(\.[a-z]+)+$/);
    expect(data.length).toBeLessThanOrEqual(LIMITS.fileBytes);
  }
  const uploads = body.files.map(
    ({ name, attachment }, index) => ({ index: String(index), name, bytes: attachment }) as never,
  );
  checkMessage({ flags: body.flags, components: body.components as never }, uploads, { path: [], known: () => true });
}

function holdsPlain(message: Message): void {
  // Nothing is cut off silently, and emoji do not change the text.
  const said = toPlainText(message.content);
  expect(said.length).toBeLessThanOrEqual(message.ping?.length ? LIMITS.content : LIMITS.embedDescription);
  expect(toContentPayload(message, everySign).content.length).toBeLessThanOrEqual(LIMITS.content);
  const { content, components, embeds } = toContentPayload(message);
  expect(content.length).toBeLessThanOrEqual(LIMITS.content);
  expect(content || embeds[0]?.description || '').toBe(said);
  expect(
    embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0),
  ).toBeLessThanOrEqual(LIMITS.embedTotal);
  expect(components.length).toBeLessThanOrEqual(LIMITS.rows);
  expect(embeds.length).toBeLessThanOrEqual(LIMITS.embeds);
  expect(message.content.trim() || components.length || message.pictures?.length).toBeTruthy();
  for (const { data, name } of message.pictures ?? []) {
    expect(name).toMatch(/^[a-z0-9-]+\.(jpg|png|webp)$/);
    expect(data.length).toBeLessThanOrEqual(LIMITS.fileBytes);
  }
  const ids: string[] = [];
  for (const row of components) {
    expect(row.components.length).toBeLessThanOrEqual(LIMITS.buttonsInRow);
    for (const one of row.components) {
      if (one.type === ComponentType.Button) {
        const { custom_id, label = '' } = one as APIButtonComponentWithCustomId;
        ids.push(custom_id);
        expect(label.trim().length).toBeGreaterThan(0);
        expect(label.length).toBeLessThanOrEqual(LIMITS.buttonLabel);
      } else {
        const {
          custom_id,
          options,
          placeholder = '',
          min_values = 1,
          max_values = 1,
        } = one as APIStringSelectComponent;
        ids.push(custom_id);
        expect(row.components).toHaveLength(1);
        expect(placeholder.length).toBeLessThanOrEqual(LIMITS.menuPlaceholder);
        expect(options.length).toBeGreaterThan(0);
        expect(options.length).toBeLessThanOrEqual(LIMITS.menuOptions);
        expect(min_values).toBeLessThanOrEqual(max_values);
        expect(max_values).toBeLessThanOrEqual(options.length);
        expect(options.filter((option) => option.default).length).toBeLessThanOrEqual(max_values);
        expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
        for (const { label: text, value, description = '' } of options)
          for (const said of [text, value, description]) expect(said.length).toBeLessThanOrEqual(LIMITS.menuLabel);
      }
    }
  }
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(LIMITS.customId);
  // The sandbox checks the same limits independently.
  checkMessage(
    { content, components: components as never, embeds: embeds as never },
    (message.pictures ?? []).length ? [{ bytes: Buffer.alloc(0), name: 'a.jpg' } as never] : [],
    { path: [], known: () => true },
  );
}
