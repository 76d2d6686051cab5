import { createHmac } from 'node:crypto';

/** Written from Stripe's documents, not with its package, so that the two check each other. */
export const signedHeader = (payload: string, secret: string, at: number): string => {
  const seconds = Math.trunc(at / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
};
