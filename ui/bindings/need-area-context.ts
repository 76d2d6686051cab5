import { createContext } from 'react';
import type { NeedArea } from '#ui/routes/area.ts';

/** For a part of a screen that belongs to another area: loads that area. Does nothing in tests. */
export const NeedAreaContext = createContext<NeedArea>(async () => undefined);
