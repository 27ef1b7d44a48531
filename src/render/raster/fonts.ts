import { fileURLToPath } from 'node:url';

// Read by fontconfig when the first text is drawn: it must be set before that, in the main thread.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('../../../assets/fonts.conf', import.meta.url));
