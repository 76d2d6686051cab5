import type { UseCases } from '#ui/bindings/use-cases-context.ts';
import type { Area } from '#ui/routes/area.ts';
import type { Wiring } from './bind.ts';
import { makeWired } from './wired.ts';

/** Loaded with the area's first screen. */
const areas: Readonly<Record<Area, () => Promise<Wiring>>> = {
  shell: async () => (await import('./bindings/shell.bindings.ts')).shellBindings,
  // Only messages: its ports are the search's, which every page has.
  discovery: async () => () => undefined,
  event: async () => (await import('./bindings/event.bindings.ts')).eventBindings,
  buying: async () => (await import('./bindings/buying.bindings.ts')).buyingBindings,
  desk: async () => (await import('./bindings/desk.bindings.ts')).deskBindings,
  people: async () => (await import('./bindings/people.bindings.ts')).peopleBindings,
  house: async () => (await import('./bindings/house.bindings.ts')).houseBindings,
};

const known = new Map<Area, Wiring>();

/** Without `import()` from the second page on: on the server it costs as much as the rest of `compose`. */
async function wiringOf(area: Area): Promise<Wiring> {
  const wiring = known.get(area) ?? (await areas[area]());
  known.set(area, wiring);
  return wiring;
}

/** One per browser, or per rendered page on the server. */
export type Composition = UseCases & { readonly need: (area: Area) => Promise<void> };

/** `technology` binds the ports that differ between browser, server and tests. */
export async function compose(technology: Wiring, first: readonly Area[]): Promise<Composition> {
  const wired = makeWired();
  wired.add(technology);
  const loaded = new Map<Area, Promise<void>>();
  const need = (area: Area): Promise<void> => {
    const begun = loaded.get(area);
    if (begun !== undefined) return begun;
    const loading = wiringOf(area).then(wired.add);
    loaded.set(area, loading);
    loading.catch(() => loaded.delete(area));
    return loading;
  };
  await Promise.all(first.map(need));
  return { use: wired.use, need };
}
