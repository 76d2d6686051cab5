import { type IncomingTransfer, isSameNotice, isSameTransfer, type Movement } from './incoming-transfer.ts';

/** A feed's notice of a transfer, as stored. */
export type KnownNotice = Pick<IncomingTransfer, 'provider' | 'providerTransferId' | 'content'>;

/** A stored transfer and the notices that reported it. */
export type KnownTransfer = Movement & { readonly notices: readonly KnownNotice[] };

/** CONFIRMS: another feed reported this transfer. DOUBTFUL: new money, or `resembles` once more; a person decides. */
export type NoticeMeaning<Known> =
  | { readonly kind: 'REPEATED'; readonly transfer: Known }
  | { readonly kind: 'CONFIRMS'; readonly transfer: Known }
  | { readonly kind: 'NEW' }
  | { readonly kind: 'DOUBTFUL'; readonly resembles: Known };

/** A notice repeats one of the same feed only if number, facts and message agree. [STD 2] [design] */
export function readNotice<Known extends KnownTransfer>(
  notice: Movement & KnownNotice,
  known: readonly Known[],
): NoticeMeaning<Known> {
  const same = known.filter((each) => isSameTransfer(each, notice));
  const before = same.find((each) =>
    each.notices.some((other) => isSameNotice(other, notice) && other.content === notice.content),
  );
  if (before !== undefined) return { kind: 'REPEATED', transfer: before };
  const numbered = known.find((each) => each.notices.some((other) => isSameNotice(other, notice)));
  if (numbered !== undefined) return { kind: 'DOUBTFUL', resembles: numbered };
  const untold = same.find((each) => !each.notices.some((other) => other.provider === notice.provider));
  if (untold !== undefined) return { kind: 'CONFIRMS', transfer: untold };
  const [first] = same;
  return first === undefined ? { kind: 'NEW' } : { kind: 'DOUBTFUL', resembles: first };
}
