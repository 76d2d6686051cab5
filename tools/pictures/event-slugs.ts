import { eventSlug } from '#domain/kernel/names/slug.ts';
import { demoEvents } from '#tools/seed/demo-events.ts';

const FIRST = 'trinh-night';

/** The seed makes its events in order, so one of them tells the numbers of all. */
export async function eventSlugs(base: string): Promise<(key: string) => string> {
  const first = demoEvents.find(({ key }) => key === FIRST);
  const page = await (await fetch(`${base}/events?q=${encodeURIComponent(first?.name ?? '')}`)).text();
  const stem = eventSlug(first?.name ?? '', 0).replace(/0$/, '');
  const id = Number(new RegExp(`${stem}(\\d+)`).exec(page)?.[1]);
  if (!Number.isInteger(id)) throw new Error(`'${first?.name}' is not listed at ${base}`);
  const start = id - demoEvents.findIndex(({ key }) => key === FIRST);
  return (key) => {
    const index = demoEvents.findIndex((event) => event.key === key);
    const event = demoEvents[index];
    if (event === undefined) throw new Error(`The seed makes no event '${key}'`);
    return eventSlug(event.name, start + index);
  };
}

export const idOf = (slug: string): string => slug.split('-').at(-1) ?? '';
