import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import { reportAbilities } from '#domain/permission/report-abilities.ts';
import { type EventNumbers, numbersToShare } from '#domain/report/event-numbers.ts';
import { type NumbersCardShape, numbersCardPath } from '#domain/report/numbers-card.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import { signPicture } from '#server/platform/files/picture-signature.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { showDate } from '#words/platform/money-and-dates.ts';
import type { EventRevenue } from './event-revenue.ts';

const NONE = { available_at: null, wide: null, tall: null };

export async function numbersPicture({ event, figures }: EventRevenue, context: RequestContext) {
  const { eventId } = event;
  const eventAbilities = [...(await context.eventAbilities(eventId))];
  if (!reportAbilities(context.viewer, { eventAbilities }).includes('report.check-ins')) return null;
  const [counted, sessions] = await Promise.all([figures.checkIns(), context.loaders.sessionsOf.load(eventId)]);
  const found = numbersToShare(event, counted, sessions.length, context.now);
  switch (found.kind) {
    case 'LATER':
      return { ...NONE, available_at: found.at };
    case 'NOTHING':
      return NONE;
    case 'READY':
      return { ...NONE, ...(await pathsOf(found.numbers, event, sessions, context)) };
  }
}

async function pathsOf(
  numbers: EventNumbers,
  event: EventRow,
  sessions: readonly SectionEventRow[],
  { use, locale, loaders }: RequestContext,
) {
  const [photo] = await loaders.photosOf.load(event.eventId);
  const card = {
    ...numbers,
    eventName: event.name,
    time: daysOf(event, sessions)
      .map((at) => showDate(at, locale, event.timezone))
      .filter((day, at, days) => days.indexOf(day) === at)
      .join(' – '),
    locale,
    imageUrl: photo?.url ?? printOf(plateOf(event.eventId, event.plate)).url,
  };
  const pathOf = (shape: NumbersCardShape): string =>
    signPicture(use(Keyring), 'image-event-numbers', numbersCardPath({ ...card, shape }));
  return { wide: pathOf('WIDE'), tall: pathOf('TALL') };
}

/** A late evening is one day. */
function daysOf(event: EventRow, sessions: readonly SectionEventRow[]) {
  const begins = sessions.map(({ beginAt }) => beginAt).toSorted((one, other) => one - other);
  return [begins[0] ?? event.beginAt, begins.at(-1) ?? event.beginAt];
}
