import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { Refusal } from '#domain/refusal.ts';
import { readGateKey } from '#server/door/gate-keys.ts';
import type { AtDoor } from '#server/door/ports/at-door.ts';
import { GatePasses } from '#server/door/ports/gate-passes.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

type Asking = Pick<RequestContext, 'use' | 'eventAbilities'> & {
  readonly viewer: PermissionViewer;
  readonly gateKey: string | undefined;
};

/** A request that shows a gate pass has the pass's rights only, even for a signed-in person. */
export async function readAtDoor(asking: Asking, eventId: number): Promise<Result<AtDoor, Refusal>> {
  const { viewer, gateKey, use } = asking;
  if (gateKey !== undefined) {
    const named = readGateKey(use(Keyring), gateKey);
    const pass = named === null ? null : await use(GatePasses).find(named.eventId, named.gatePassId);
    if (pass === null) return refused({ code: 'UNAUTHORIZED' });
    return ok({ worker: { kind: 'pass', pass }, by: pass.byAccountId, pass });
  }
  if (viewer.kind === 'anonymous') return refused({ code: 'UNAUTHORIZED' });
  const eventAbilities = await asking.eventAbilities(eventId);
  return ok({ worker: { kind: 'member', eventAbilities }, by: viewer.accountId, pass: null });
}
