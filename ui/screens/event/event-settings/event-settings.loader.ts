import { ActOnEvent } from '#application/event/act-on-event.ts';
import type { Schedule } from '#application/event/ports/event-acts.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type SettingsFacts = { readonly schedule: Schedule | null; readonly now: Instant };

export const eventSettingsLoader = eventPartLoader('event.edit', async ({ id, status, abilities }, { use, now }) => {
  if (status !== 'READY' || !abilities.includes('event.publish')) return ok<SettingsFacts>({ schedule: null, now });
  const schedule = await use(ActOnEvent).schedule(id);
  return schedule.ok ? ok<SettingsFacts>({ schedule: schedule.value, now }) : schedule;
});
