import { type Bounce, bounceOf, statusIn } from './bounce.ts';

type Fields = ReadonlyMap<string, string>;

/** Groups of fields between empty lines: lower-case names, folded values as one line; a repeated field counts once. */
export function fieldGroups(text: string): readonly Fields[] {
  const groups: Map<string, string>[] = [];
  let group: Map<string, string> | null = null;
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    if (line.trim() === '') {
      group = null;
      continue;
    }
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    if (group === null) {
      group = new Map();
      groups.push(group);
    }
    const name = line.slice(0, colon).trim().toLowerCase();
    if (!group.has(name)) group.set(name, line.slice(colon + 1).trim());
  }
  return groups;
}

/**
 * What the delivery-status part of a notice says of an email to one receiver (RFC 3464); null: not that it will never
 * be delivered. A status that names no reason gives way to the one in the mail server's own words.
 */
export function bounceReported(deliveryStatus: string): Bounce | null {
  for (const fields of fieldGroups(deliveryStatus)) {
    if (fields.get('action')?.toLowerCase() !== 'failed') continue;
    // Some write a comment behind it.
    const status = statusIn(fields.get('status') ?? '');
    const said = statusIn(fields.get('diagnostic-code') ?? '');
    const vague = status === null || /^5\.\d+\.0$/.test(status);
    const bounce = bounceOf((vague && said !== null ? said : status) ?? '');
    if (bounce !== null) return bounce;
  }
  return null;
}
