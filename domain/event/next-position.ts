import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** More sessions than days in a year point to a faulty script. [design] */
export const MOST_SESSIONS = 366;
/** [design] */
export const MOST_TICKET_TYPES = 50;
export const MOST_PHOTOS = 20;
/** Of one session. [design] */
export const MOST_MEDIA = 50;

type Placed = { readonly position: number };

const nextOf =
  (field: string, most: number) =>
  (ones: readonly Placed[]): Result<number, InvalidInput> =>
    ones.length >= most
      ? refused(invalid(field, { kind: 'TOO_LARGE', max: most }))
      : ok(Math.max(-1, ...ones.map((one) => one.position)) + 1);

/** Position after the existing ones; refused when the limit is reached. */
export const nextSessionPosition = nextOf('sessions', MOST_SESSIONS);
export const nextTicketTypePosition = nextOf('tickets', MOST_TICKET_TYPES);
export const nextPhotoPosition = nextOf('photos', MOST_PHOTOS);
export const nextMediaPosition = nextOf('media', MOST_MEDIA);
