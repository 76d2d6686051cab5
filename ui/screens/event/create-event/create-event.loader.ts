import { ListCategories } from '#application/event/open-event.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export const createEventLoader = viewerLoader(async ({ use }) => ({ categories: await use(ListCategories)() }));

export type CreateEventData = { readonly categories: readonly { readonly id: number; readonly name: string }[] };
