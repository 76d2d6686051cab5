/**
 * Where bounces go: the part behind + names the email (a variable envelope return path). Its token is lower-case
 * letters and digits, as servers on the way may change the case of an address.
 */
export const BOUNCE_TOKEN_LENGTH = 41;
/** RFC 5321, 4.5.3.1.1: 64 octets, with the + and a token. */
const LONGEST_BOX = 64 - 1 - BOUNCE_TOKEN_LENGTH;

const BOX = /^([a-z0-9][a-z0-9._-]*)@([a-z0-9.-]+)$/;

/** Whether `address` can be one: its part before the @ leaves room for a token. */
export const isBounceBox = (address: string): boolean => {
  const name = BOX.exec(address)?.[1];
  return name !== undefined && name.length <= LONGEST_BOX;
};

export const bounceAddress = (box: string, token: string): string => box.replace('@', `+${token}@`);

/** The first token among these texts, such as headers with addresses; null: none. */
export function bounceToken(box: string, texts: readonly string[]): string | null {
  const [name = '', domain = ''] = box.split('@');
  for (const text of texts) {
    const written = text.toLowerCase();
    for (let from = written.indexOf(`${name}+`); from >= 0; from = written.indexOf(`${name}+`, from + 1)) {
      const start = from + name.length + 1;
      const token = written.slice(start, start + BOUNCE_TOKEN_LENGTH);
      if (/^[a-z0-9]{41}$/.test(token) && written.startsWith(`@${domain}`, start + BOUNCE_TOKEN_LENGTH)) return token;
    }
  }
  return null;
}
