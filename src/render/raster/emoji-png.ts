import './fonts.ts';
import sharp from 'sharp';

/** Renders a small picture as a PNG file with a transparent background. */
export const renderEmojiPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
