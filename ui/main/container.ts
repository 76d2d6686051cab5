import { Container, type ContainerModule } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import type { UseCases } from '#ui/bindings/use-cases-context.ts';
import type { Area } from '#ui/routes/area.ts';
import { identifier } from './bind.ts';

/** Each area's wiring, fetched when its first screen opens. */
const areas: Readonly<Record<Area, () => Promise<ContainerModule>>> = {
  shell: async () => (await import('./bindings/shell.bindings.ts')).shellBindings,
  buying: async () => (await import('./bindings/buying.bindings.ts')).buyingBindings,
  desk: async () => (await import('./bindings/desk.bindings.ts')).deskBindings,
};

/** The composition root of one browser, or of one rendered page on the server. */
export type Composition = UseCases & { readonly need: (area: Area) => Promise<void> };

/** `technology` binds the ports that differ between browser, server and tests. */
export async function compose(technology: ContainerModule, first: readonly Area[]): Promise<Composition> {
  const container = new Container();
  await container.load(technology);
  const loaded = new Map<Area, Promise<void>>();
  const need = (area: Area): Promise<void> => {
    const known = loaded.get(area);
    if (known !== undefined) return known;
    const loading = areas[area]().then((module) => container.load(module));
    loaded.set(area, loading);
    loading.catch(() => loaded.delete(area));
    return loading;
  };
  await Promise.all(first.map(need));
  return { use: <T>(token: Token<T>): T => container.get<T>(identifier(token)), need };
}
