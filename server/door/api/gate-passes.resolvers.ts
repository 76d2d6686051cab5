import { z } from 'zod';
import { gatePassState, MOST_GATE_PASS_HOURS } from '#domain/door/gate-pass.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { AcceptGatePin } from '#server/door/accept-gate-pin.ts';
import { IssueGatePass } from '#server/door/issue-gate-pass.ts';
import { GatePasses } from '#server/door/ports/gate-passes.ts';
import { RevokeGatePass } from '#server/door/revoke-gate-pass.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { count, rowNumber, someName, someWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { atDoor, everybody, onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';

const MOST_PASSES = 200;
const MOST_SESSIONS = 100;

const ofEvent = ({ event_id }: { event_id: number }): number => event_id;
const ofPass = ({ id }: { id: { readonly eventId: number } }): number => id.eventId;

export const gatePassesResolvers: Resolvers = {
  Query: {
    gate_passes: rootField({
      access: onEvent('event.team', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const passes = await context.use(GatePasses).of(eventId, MOST_PASSES);
        return ok(
          passes.map((pass) => ({
            id: encodeWireId(eventId, pass.gatePassId),
            name: pass.name,
            section_event_ids: [...pass.sectionEventIds],
            state: gatePassState(pass, context.now),
            issued_at: pass.issuedAt,
            ends_at: pass.endsAt,
            started_at: pass.startedAt,
            revoked_at: pass.revokedAt,
            scans: pass.scans,
          })),
        );
      },
    }),
    gate_pass_door: rootField({
      access: atDoor('door.work', (args: { id: { readonly eventId: number } }) => ({
        eventId: ofPass(args),
        sectionEventId: null,
      })),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => {
        const at = await context.atDoor(id.eventId);
        if (!at.ok) return at;
        const { pass } = at.value;
        if (pass === null || pass.gatePassId !== id.rowId) return refused({ code: 'NOT_FOUND' });
        const catalogue = context.use(EventCatalogue);
        const [[event], sessions] = await Promise.all([
          catalogue.events([id.eventId]),
          catalogue.sessionsOf([id.eventId]),
        ]);
        if (event === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
        return ok({
          name: pass.name,
          ends_at: pass.endsAt,
          event_id: id.eventId,
          event_name: event.name,
          timezone: event.timezone,
          re_entry: event.allowReEntry,
          sessions: sessions
            .filter(({ sectionEventId }) => pass.sectionEventIds.includes(sectionEventId))
            .map(({ sectionEventId, name, beginAt, endAt }) => ({
              id: sectionEventId,
              name,
              begin_at: beginAt,
              end_at: endAt,
            })),
        });
      },
    }),
  },
  Mutation: {
    create_gate_pass: rootField({
      access: onEvent('event.team', ofEvent),
      input: z.object({
        event_id: rowNumber,
        input: z.object({
          name: someName(40),
          section_event_ids: z.array(rowNumber).min(1).max(MOST_SESSIONS),
          hours: count(1, MOST_GATE_PASS_HOURS),
        }),
      }),
      resolve: async ({ event_id: eventId, input }, context) => {
        const issued = await context.use(IssueGatePass)({
          eventId,
          by: context.accountId,
          name: input.name,
          sectionEventIds: input.section_event_ids,
          hours: input.hours,
        });
        if (!issued.ok) return issued;
        return ok({ id: encodeWireId(eventId, issued.value.pass.gatePassId), pin: issued.value.pin });
      },
    }),
    revoke_gate_pass: rootField({
      access: onEvent('event.team', ofPass),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => {
        const revoked = await context.use(RevokeGatePass)({
          eventId: id.eventId,
          gatePassId: id.rowId,
          by: context.accountId,
        });
        return revoked.ok ? ok(true) : revoked;
      },
    }),
    open_gate_pass: rootField({
      access: everybody,
      input: z.object({ id: wireId, pin: someWords(40) }),
      resolve: ({ id, pin }, context) => context.use(AcceptGatePin)({ eventId: id.eventId, gatePassId: id.rowId, pin }),
    }),
  },
};
