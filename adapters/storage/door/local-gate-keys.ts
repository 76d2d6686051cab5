import { attemptOn } from '#adapters/storage/platform/attempt-on.ts';
import type { GateKey, GateKeys } from '#application/door/ports/gate-keys.ts';

const nameOf = (passId: string) => `gate-pass:${passId}`;

/** The event and the key, parted by a space. */
function parse(text: string | null | undefined): GateKey | null {
  const [event, key] = (text ?? '').split(' ');
  if (event === undefined || key === undefined) return null;
  return { key, eventId: Number(event) || null };
}

/** In the first bundle, because every request asks. */
export function makeLocalGateKeys(storage: () => Storage): GateKeys {
  const attempt = attemptOn(storage);
  const memory = new Map<string, GateKey>();
  let showing: string | null = null;
  const read = (passId: string): GateKey | null =>
    memory.get(passId) ?? parse(attempt((store) => store.getItem(nameOf(passId))));
  return {
    read,
    keep: (passId, key) => {
      memory.set(passId, key);
      attempt((store) => store.setItem(nameOf(passId), `${key.eventId ?? 0} ${key.key}`));
    },
    forget: (passId) => {
      memory.delete(passId);
      attempt((store) => store.removeItem(nameOf(passId)));
    },
    show: (passId) => {
      showing = passId;
    },
    shown: () => (showing === null ? null : (read(showing)?.key ?? null)),
  };
}
