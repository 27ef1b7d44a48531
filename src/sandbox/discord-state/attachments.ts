import { createHmac } from 'node:crypto';
import type { Db } from './database.ts';
import { imageSize } from './image-size.ts';

export type StoredFile = {
  id: string;
  channelId: string;
  messageId: string | null;
  name: string;
  type: string | null;
  size: number;
  width: number | null;
  height: number | null;
  description: string | null;
};

/** A file of a request. */
export type Upload = { index: string; name: string; type: string | null; bytes: Buffer };

const day = 86_400_000;

export class Files {
  private readonly db: Db;
  private readonly secret: string;

  constructor(db: Db, secret: string) {
    this.db = db;
    this.secret = secret;
  }

  add(id: string, channelId: string, messageId: string | null, upload: Upload, description: string | null): StoredFile {
    const size = imageSize(upload.bytes);
    const file: StoredFile = {
      id,
      channelId,
      messageId,
      name: upload.name,
      type: size?.type ?? upload.type,
      size: upload.bytes.length,
      width: size?.width ?? null,
      height: size?.height ?? null,
      description,
    };
    this.db
      .prepare('insert into files (id, channel_id, message_id, data, bytes) values (?, ?, ?, ?, ?)')
      .run(id, channelId, messageId, JSON.stringify(file), upload.bytes);
    return file;
  }

  get(id: string): StoredFile | undefined {
    const row = this.db.prepare('select data from files where id = ?').get(id) as { data: string } | undefined;
    return row && (JSON.parse(row.data) as StoredFile);
  }

  bytes(id: string): Buffer | undefined {
    return (this.db.prepare('select bytes from files where id = ?').get(id) as { bytes: Buffer } | undefined)?.bytes;
  }

  remove(id: string): void {
    this.db.prepare('delete from files where id = ?').run(id);
  }

  /**
   * A signed URL that expires after one to two days. Discord's URLs expire too, so a bot that stores one shows the bug
   * here.
   */
  address(origin: string, file: StoredFile, now: number): string {
    // Whole days, so that the URL of a picture stays the same in the meantime and the browser can cache it.
    const expires = (Math.floor(now / day) + 2) * day;
    const ex = Math.floor(expires / 1000).toString(16);
    return `${origin}/attachments/${file.channelId}/${file.id}/${encodeURIComponent(file.name)}?ex=${ex}&hm=${this.sign(file.id, ex)}`;
  }

  valid(id: string, ex: string, hm: string, now: number): boolean {
    return hm === this.sign(id, ex) && parseInt(ex, 16) * 1000 > now;
  }

  private sign(id: string, ex: string): string {
    return createHmac('sha256', this.secret).update(`${id}:${ex}`).digest('hex').slice(0, 32);
  }
}

/**
 * Cleans a file name as Discord does: letters, digits, dots, hyphens and underscores stay; the rest becomes
 * underscores.
 */
export function cleanName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(0, 200) || 'file';
}
