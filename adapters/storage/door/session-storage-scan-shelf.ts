import * as z from 'zod/mini';
import { memoryFirstTexts } from '#adapters/storage/platform/memory-first-texts.ts';
import type { KeptScan, ScanShelf } from '#application/door/ports/scan-shelf.ts';

const scans = z.array(z.object({ key: z.string(), text: z.string(), sessionId: z.number() }));

function parse(text: string): readonly KeptScan[] {
  try {
    const read = scans.safeParse(JSON.parse(text));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Memory first: without storage scans are lost only at a reload. */
export function makeSessionStorageScanShelf(storage: () => Storage): ScanShelf {
  const texts = memoryFirstTexts(storage, 'scans');
  return {
    read: (eventId) => parse(texts.read(String(eventId)) ?? '[]'),
    keep: (eventId, kept) => {
      if (kept.length === 0) texts.clear(String(eventId));
      else texts.keep(String(eventId), JSON.stringify(kept));
    },
  };
}
