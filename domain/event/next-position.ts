import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** More sessions than a year has days are a mistake of a script. [design] */
export const MOST_SESSIONS = 366;
/** More kinds of tickets than this for one session nobody can choose from. [design] */
export const MOST_TICKET_TYPES = 50;
/** The most pictures that an event shows. */
export const MOST_PHOTOS = 20;

type Placed = { readonly position: number };

const nextOf =
  (field: string, most: number) =>
  (ones: readonly Placed[]): Result<number, InvalidInput> =>
    ones.length >= most
      ? refused(invalid(field, { kind: 'TOO_LARGE', max: most }))
      : ok(Math.max(-1, ...ones.map((one) => one.position)) + 1);

/** Where the next one stands: behind those there are, unless there are as many as there may be. */
export const nextSessionPosition = nextOf('sessions', MOST_SESSIONS);
/** The same among the ticket types of one session. */
export const nextTicketTypePosition = nextOf('tickets', MOST_TICKET_TYPES);
/** The same among an event's pictures. */
export const nextPhotoPosition = nextOf('photos', MOST_PHOTOS);
