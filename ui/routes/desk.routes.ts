import type { NeedArea } from './area.ts';
import type { ScreenRoutes } from './screen.ts';

/** Organising, the door and money. */
export const deskRoutes = (_need: NeedArea): ScreenRoutes => ({ home: [] });
