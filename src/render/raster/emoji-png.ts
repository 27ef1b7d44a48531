import './fonts.ts';
import sharp from 'sharp';

/** A small picture as a file, with nothing behind it. */
export const renderEmojiPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
