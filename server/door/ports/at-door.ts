import type { AccountId } from '#domain/people/account-id.ts';
import type { DoorWorker } from '#domain/permission/door-abilities.ts';
import type { GatePassRow } from './gate-passes.ts';

/** Who works at the door. `by`: who answers for it; of a gate pass, who made it. */
export type AtDoor = { readonly worker: DoorWorker; readonly by: AccountId; readonly pass: GatePassRow | null };
