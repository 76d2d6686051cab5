import type { EventPage } from '#application/event/ports/event-listings.ts';
import {
  type PublicCorporate,
  PublicPages,
  type PublicPerson,
  type PublicTime,
} from '#application/people/ports/public-pages.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { corporateIdFromSlug, publicPage } from '#domain/people/public-name.ts';
import type { Refusal } from '#domain/refusal.ts';

export type PublicFace =
  | { readonly kind: 'PERSON'; readonly person: PublicPerson }
  | { readonly kind: 'CORPORATE'; readonly corporate: PublicCorporate };

type OpenedPublicPage =
  | { readonly kind: 'FOUND'; readonly face: PublicFace; readonly events: EventPage | null }
  /** An outdated or mistyped slug. */
  | { readonly kind: 'MOVED'; readonly to: string };

type PublicPageAsked = {
  readonly name: string;
  /** PERSON: /u. ANY: /p, corporates first. CORPORATE: the site's root. [S2.3-08] [S2.3-09] [S2.1-16] */
  readonly where: 'PERSON' | 'ANY' | 'CORPORATE';
  /** null: without events. */
  readonly time: PublicTime | null;
  readonly after: string | null;
  readonly before: string | null;
};

/** NOT_FOUND for an unknown name, INVALID_CURSOR for a cursor of another list. */
export type OpenPublicPage = (asked: PublicPageAsked) => Promise<Result<OpenedPublicPage, Refusal>>;

const EVENTS_PER_PAGE = 24;

export const OpenPublicPage = defineUseCase(
  'OpenPublicPage',
  { publicPages: PublicPages },
  ({ publicPages }): OpenPublicPage =>
    async ({ name, where, time, after, before }) => {
      const id = where === 'PERSON' ? null : corporateIdFromSlug(name);
      const [corporate, person] = await Promise.all([
        id === null ? null : publicPages.corporate(id),
        where === 'CORPORATE' ? ok(null) : publicPages.person(name).then(nobodyForBadNames),
      ]);
      if (corporate?.ok === false) return corporate;
      if (!person.ok) return person;
      const approved = corporate?.value?.isApproved === true ? corporate.value : null;
      const found = publicPage(name, {
        corporate: approved === null ? null : { corporateId: approved.id, companyName: approved.companyName },
        username: person.value?.username ?? null,
      });
      if (found.kind === 'MOVED') return ok({ kind: 'MOVED', to: found.to });
      if (found.kind === 'NOT_FOUND') return refused({ code: 'NOT_FOUND' });
      const face = faceOf(found.kind === 'CORPORATE' ? approved : null, person.value);
      if (face === null) return refused({ code: 'NOT_FOUND' });
      const events =
        time === null ? null : await publicPages.events(ownerOf(face), time, { limit: EVENTS_PER_PAGE, after, before });
      if (events?.ok === false) return events;
      return ok({ kind: 'FOUND', face, events: events?.value ?? null });
    },
);

/** An invalid name belongs to nobody. */
const nobodyForBadNames = (answer: Result<PublicPerson | null, Refusal>): Result<PublicPerson | null, Refusal> =>
  !answer.ok && answer.refusal.code === 'INVALID_INPUT' ? ok(null) : answer;

function faceOf(corporate: PublicCorporate | null, person: PublicPerson | null): PublicFace | null {
  if (corporate !== null) return { kind: 'CORPORATE', corporate };
  return person === null ? null : { kind: 'PERSON', person };
}

const ownerOf = (face: PublicFace) =>
  face.kind === 'CORPORATE'
    ? ({ kind: 'CORPORATE', id: face.corporate.id } as const)
    : ({ kind: 'PERSON', id: face.person.id } as const);
