import { bounceAddress, bounceToken } from '#domain/people/bounce/bounce-address.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { ReturnPaths } from '#server/platform/ports/return-paths.ts';

/** 128 bits in base 36. */
const ID_LENGTH = 25;

const write = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .padStart(ID_LENGTH, '0');

function read(text: string): string {
  let value = 0n;
  for (const digit of text) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  return value
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** `box`: such as bounces@mail.vemoi.vn; null: bounces are not heard. */
export const makeSignedReturnPaths = (
  box: string | null,
  keyring: Pick<Keyring, 'tag' | 'verifyTag'>,
): ReturnPaths => ({
  of: (emailMessageId) =>
    box === null
      ? null
      : bounceAddress(box, `${write(emailMessageId)}${keyring.tag('bounce-address', emailMessageId)}`),
  find(texts) {
    const token = box === null ? null : bounceToken(box, texts);
    if (token === null) return null;
    const id = read(token.slice(0, ID_LENGTH));
    return keyring.verifyTag('bounce-address', id, token.slice(ID_LENGTH)) ? id : null;
  },
});
