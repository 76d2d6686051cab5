import { createContext } from 'react';
import type { NeedArea } from '#ui/routes/area.ts';

/** Loads the other area of a part of a screen. Does nothing in tests. */
export const NeedAreaContext = createContext<NeedArea>(async () => undefined);
