import { fileURLToPath } from 'node:url';

// Fontconfig reads this when the first text is drawn, so it must be set earlier and in the main thread.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('../../../assets/fonts.conf', import.meta.url));
