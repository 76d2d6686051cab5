/** When one fails the others are awaited too, so that the connection is quiet before a rollback. */
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
