import type { EmailAddress } from '#domain/people/email-address.ts';
import { rateLimitKey, renewDeviceMark, type VerifyClaim } from '#domain/people/known-device.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { SecretSource } from '#server/platform/ports/secret-source.ts';

const ours =
  (keyring: Keyring): VerifyClaim =>
  (claim, signature) =>
    keyring.verifyText('known-device', claim, signature);

/** The budget that an attempt counts against, by the browser's device mark. */
export const budgetOf = (keyring: Keyring, mark: string | null, email: EmailAddress): string =>
  rateLimitKey(mark, email, ours(keyring));

/** The device mark to store after signing in with this address. */
export const markDevice = (keyring: Keyring, secrets: SecretSource, mark: string | null, email: EmailAddress): string =>
  renewDeviceMark(mark, email, {
    verify: ours(keyring),
    sign: (claim) => keyring.signText('known-device', claim),
    newDeviceId: () => secrets.text(),
  });
