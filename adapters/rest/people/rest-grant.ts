import * as z from 'zod/mini';
import { instant } from '#domain/kernel/instant.ts';
import type { AccessGrant } from '#domain/people/session-state.ts';

const grantAnswer = z.object({ data: z.object({ access_token: z.string(), expires_at: z.number() }) });

/** [S3-10] */
export function readGrant(json: unknown): AccessGrant {
  const { data } = grantAnswer.parse(json);
  return { accessToken: data.access_token, expiresAt: instant(data.expires_at) };
}
