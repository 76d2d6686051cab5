/**
 * Waits for statements that were sent together. On a pipelined connection they cross the wire at once; when one fails,
 * the others are waited for too, so that the connection is quiet before anybody rolls back, and the first failure is
 * thrown.
 */
export async function settleAll<const Sent extends readonly Promise<unknown>[]>(
  ...sent: Sent
): Promise<{ -readonly [K in keyof Sent]: Awaited<Sent[K]> }> {
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as {
    -readonly [K in keyof Sent]: Awaited<Sent[K]>;
  };
}
