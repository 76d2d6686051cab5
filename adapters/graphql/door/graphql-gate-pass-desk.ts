import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { GatePassDesk } from '#application/door/ports/gate-pass-desk.ts';
import type { GatePassState } from '#domain/door/gate-pass.ts';
import { ok } from '#domain/kernel/result.ts';
import { CreateGatePassDocument } from './create-gate-pass.gen.ts';
import { GatePassDoorDocument } from './gate-pass-door.gen.ts';
import { GatePassesDocument } from './gate-passes.gen.ts';
import { OpenGatePassDocument } from './open-gate-pass.gen.ts';
import { RevokeGatePassDocument } from './revoke-gate-pass.gen.ts';

const STATES: readonly GatePassState[] = ['UNUSED', 'IN_USE', 'ENDED', 'REVOKED'];

/** A state of a newer server opens nothing here. */
const stateOf = (text: string): GatePassState => STATES.find((state) => state === text) ?? 'ENDED';

export const makeGraphqlGatePassDesk = (transport: GraphqlTransport): GatePassDesk => ({
  read: async (eventId) => {
    const answer = await transport(GatePassesDocument, { eventId });
    if (!answer.ok) return answer;
    return ok(
      answer.value.gate_passes.map((pass) => ({
        id: pass.id,
        name: pass.name,
        sessionIds: pass.section_event_ids,
        state: stateOf(pass.state),
        issuedAt: pass.issued_at,
        endsAt: pass.ends_at,
        startedAt: pass.started_at,
        revokedAt: pass.revoked_at,
        scans: pass.scans,
      })),
    );
  },
  create: async (eventId, { name, sessionIds, hours }) => {
    const input = { name, section_event_ids: [...sessionIds], hours };
    const answer = await transport(CreateGatePassDocument, { eventId, input });
    if (!answer.ok) return answer;
    const { id, pin } = answer.value.create_gate_pass;
    return ok({ passId: id, pin });
  },
  revoke: async (passId) => {
    const answer = await transport(RevokeGatePassDocument, { id: passId });
    return answer.ok ? ok(null) : answer;
  },
  enter: async (passId, pin) => {
    const answer = await transport(OpenGatePassDocument, { id: passId, pin });
    return answer.ok ? ok({ key: answer.value.open_gate_pass.key }) : answer;
  },
  door: async (passId) => {
    const answer = await transport(GatePassDoorDocument, { id: passId });
    if (!answer.ok) return answer;
    const door = answer.value.gate_pass_door;
    return ok({
      eventId: door.event_id,
      name: door.event_name,
      timezone: door.timezone,
      reEntry: door.re_entry,
      sessions: door.sessions.map(({ id, name, begin_at, end_at }) => ({
        id,
        name,
        beginAt: begin_at,
        endAt: end_at,
      })),
      pass: { id: passId, name: door.name, endsAt: door.ends_at },
    });
  },
});
