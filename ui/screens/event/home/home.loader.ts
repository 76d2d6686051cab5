import { ShowHome } from '#application/event/show-home.ts';
import { pageFailure, screenLoader } from '#ui/bindings/screen-loader.ts';

export const homeLoader = screenLoader(async ({ use, now }) => {
  const home = await use(ShowHome)();
  if (!home.ok) throw pageFailure();
  return { ...home.value, now };
});
