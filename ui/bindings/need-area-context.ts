import { createContext } from 'react';
import type { NeedArea } from '#ui/routes/area.ts';

/**
 * For a part of a screen that belongs to another area: fetches that area's words and use cases with it. Nothing to
 * fetch in tests.
 */
export const NeedAreaContext = createContext<NeedArea>(async () => undefined);
