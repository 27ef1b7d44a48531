import { isObject, objects, type JsonObject } from '#sandbox/json.ts';
import { messageFlag } from '#sandbox/limits.ts';
import type { Upload } from '#sandbox/discord-state/attachments.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import { walkComponents } from './message-components.ts';
import { Validator } from './validator.ts';

/**
 * Rejects new files in the gallery of an existing Components V2 message; Discord reports them as not found
 * (https://github.com/discord/discord-api-docs/issues/7529). Throws 50035.
 */
export function rejectNewGalleryFiles(message: StoredMessage, body: JsonObject, uploads: Upload[]): void {
  const isV2 = ((Number(body['flags']) | message.flags) & messageFlag.componentsV2) !== 0;
  if (!isV2 || uploads.length === 0) return;
  const names = new Set(uploads.map((upload) => `attachment://${upload.name}`));
  const form = new Validator();
  walkComponents(objects(body['components']), (component) => {
    for (const { media } of objects(component['items'])) {
      const url = isObject(media) ? String(media['url']) : '';
      if (names.has(url))
        form
          .at('components')
          .fail(
            'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
            `The referenced attachment ${url} was not found.`,
          );
    }
  });
  form.finish();
}
