import { isRouteErrorResponse, type LoaderFunctionArgs } from 'react-router';
import { OpenDoor } from '#application/door/open-door.ts';
import { OpenKeptDoor } from '#application/door/open-kept-door.ts';
import type { DoorPlace } from '#application/door/ports/door.ts';
import type { Refusal } from '#domain/refusal.ts';
import { notFound, screenRequest } from '#ui/bindings/screen-loader.ts';
import { type ViewerData, viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type CheckInData =
  | { readonly kind: 'OPEN'; readonly place: DoorPlace; readonly suggested: number | null }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal };

/** KEPT: nobody answered, and this device knows the door. */
export type CheckInFound =
  | ViewerData<CheckInData>
  | { readonly kind: 'KEPT'; readonly place: DoorPlace; readonly suggested: number | null };

const eventIdOf = ({ eventId }: Readonly<Record<string, string | undefined>>): number => {
  const id = Number(eventId);
  if (!Number.isSafeInteger(id) || id <= 0) throw notFound();
  return id;
};

const online = viewerLoader(async ({ use, params }): Promise<CheckInData> => {
  const opened = await use(OpenDoor)(eventIdOf(params));
  if (!opened.ok) return { kind: 'REFUSED', refusal: opened.refusal };
  const { suggested, ...place } = opened.value;
  return { kind: 'OPEN', place, suggested };
});

/** What is thrown on purpose: a page that does not exist, or a way to another. */
const isMeant = (error: unknown): boolean =>
  error instanceof Response || isRouteErrorResponse(error) || (error instanceof Object && 'init' in error);

async function load(args: LoaderFunctionArgs): Promise<CheckInFound> {
  const kept = async (): Promise<CheckInFound | null> => {
    const { use, params } = screenRequest(args);
    const door = await use(OpenKeptDoor)(eventIdOf(params));
    return door === null ? null : { kind: 'KEPT', ...door };
  };
  try {
    const found = await online(args);
    return found.kind === 'SIGNED_OUT' ? ((await kept()) ?? found) : found;
  } catch (error) {
    const door = isMeant(error) ? null : await kept();
    if (door === null) throw error;
    return door;
  }
}

export const checkInLoader = Object.assign(load, { hydrate: true as const });
