import * as z from 'zod/mini';

const message = z.object({ topic: z.string() });

export type StreamReading = { readonly topics: readonly string[]; readonly rest: string };

function topicOf(block: string): string | null {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
  if (data === '') return null;
  try {
    const read = message.safeParse(JSON.parse(data));
    return read.success ? read.data.topic : null;
  } catch {
    return null;
  }
}

/** Reads the finished messages of an event stream (text/event-stream) and gives back what is not finished yet. Comments and unknown messages say nothing. */
export function readEventStream(text: string): StreamReading {
  const blocks = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  return { topics: blocks.map(topicOf).filter((topic) => topic !== null), rest };
}
