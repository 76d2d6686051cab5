import { createHash } from 'node:crypto';
import type { Instant } from '#domain/kernel/instant.ts';
import { codeOfMac, TOTP, totpStep } from '#domain/people/second-factor.ts';
import { base32, nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';

/** Anybody can compute it, so that the simulators show its codes. */
export const demoFactorSecret = (email: string): string =>
  base32(createHash('sha256').update(`Vemoi demo authenticator ${email}`).digest().subarray(0, TOTP.secretBytes));

/** What an authenticator app with this secret shows at a moment. */
export const appCode = (secret: string, now: Instant): string =>
  codeOfMac(nodeAuthenticator.macOf(secret, totpStep(now)));
