import { resolve } from 'node:path';

/** Where the project stands. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');
