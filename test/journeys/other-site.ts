import { createServer } from 'node:http';

/** Another site that shows a frame: the same machine under another name and port. */
export async function otherSite(frame: string): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = createServer((_asked, answer) =>
    answer
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title>${frame}</html>`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = at !== null && typeof at === 'object' ? at.port : 0;
  return { address: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
