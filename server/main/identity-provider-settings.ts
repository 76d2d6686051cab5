import { z } from 'zod';
import type { OpenIdProvider } from '#server/platform/ports/environment.ts';
import { given } from './setting.ts';

const SHAPE =
  'is not a list of providers, as in ' +
  '[{"id":"google","name":"Google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}]';

const provider = z.object({
  // Part of the redirect address.
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  name: z.string().trim().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});

function parsed(setting: string): readonly OpenIdProvider[] | null {
  try {
    const read = z.array(provider).safeParse(JSON.parse(setting));
    const reserved =
      !read.success ||
      read.data.some(({ id }) => id === 'otp') ||
      new Set(read.data.map(({ id }) => id)).size < read.data.length;
    return reserved ? null : read.data;
  } catch {
    return null;
  }
}

/** Identity providers as JSON; the message never repeats the value, which holds secrets. */
export const IDENTITY_PROVIDERS = given(
  z.string().transform((setting, context) => {
    const providers = parsed(setting);
    if (providers !== null) return providers;
    context.addIssue({ code: 'custom', message: SHAPE });
    return z.NEVER;
  }),
);

const DEMO_CLIENT = { clientId: 'vemoi-demo', clientSecret: 'demo-identity-secret' } as const;

export const demoProvider = (stagingUrl: string): OpenIdProvider => ({
  id: 'demo-id',
  name: 'Demo ID',
  issuer: `${stagingUrl}/identity`,
  ...DEMO_CLIENT,
});
