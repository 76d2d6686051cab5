import type { EmailAddress } from '#domain/people/email-address.ts';
import { rateLimitKey, renewDeviceMark, type VerifyClaim } from '#domain/people/known-device.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { SecretSource } from '#server/platform/ports/secret-source.ts';

const ours =
  (keyring: Keyring): VerifyClaim =>
  (claim, signature) =>
    keyring.verifyText('known-device', claim, signature);

/** Whose counts an attempt is held against, by what the browser kept. */
export const budgetOf = (keyring: Keyring, mark: string | null, email: EmailAddress): string =>
  rateLimitKey(mark, email, ours(keyring));

/** What the browser keeps after signing in with this address. */
export const markDevice = (keyring: Keyring, secrets: SecretSource, mark: string | null, email: EmailAddress): string =>
  renewDeviceMark(mark, email, {
    verify: ours(keyring),
    sign: (claim) => keyring.signText('known-device', claim),
    newDeviceId: () => secrets.text(),
  });
