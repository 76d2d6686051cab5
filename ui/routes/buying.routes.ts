import type { NeedArea } from './area.ts';
import type { ScreenRoutes } from './screen.ts';

/** The event page, checkout and tickets. */
export const buyingRoutes = (_need: NeedArea): ScreenRoutes => ({ home: [] });
