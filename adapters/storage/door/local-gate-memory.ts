import * as z from 'zod/mini';
import { memoryFirstTexts } from '#adapters/storage/platform/memory-first-texts.ts';
import type { Gate } from '#application/door/ports/door.ts';
import type { GateMemory } from '#application/door/ports/gate-memory.ts';
import type { NewKey } from '#application/platform/ports/new-key.ts';

const gate = z.object({ id: z.string(), name: z.nullable(z.string()) });
const ENTRY = 'this';

function parse(text: string | null | undefined): Gate | null {
  try {
    const read = gate.safeParse(JSON.parse(text ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export function makeLocalGateMemory(storage: () => Storage, newKey: NewKey): GateMemory {
  const texts = memoryFirstTexts(storage, 'gate');
  const keep = (kept: Gate): Gate => {
    texts.keep(ENTRY, JSON.stringify(kept));
    return kept;
  };
  const read = () => parse(texts.read(ENTRY)) ?? keep({ id: newKey(), name: null });
  return { read, name: (name) => void keep({ ...read(), name }) };
}
