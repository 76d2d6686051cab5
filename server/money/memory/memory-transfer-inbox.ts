import { type Instant, later } from '#domain/kernel/instant.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import type { BankFeedProvider } from '#domain/money/bank-transfer/incoming-transfer.ts';
import { type KnownNotice, readNotice } from '#domain/money/bank-transfer/read-notice.ts';
import { SETTLE_WAITS } from '#domain/money/bank-transfer/settle-waits.ts';
import { needsReview, type TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { StoredTransfer, TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { MemoryEventBooks } from '#server/sale/memory/memory-event-books.ts';

const LAST_WAIT = SETTLE_WAITS.at(-1) ?? 0;

type ToSettle = { readonly providers: readonly BankFeedProvider[]; readonly tries: number; readonly at: Instant };

const isOpen = ({ state }: StoredTransfer): boolean => state === null || needsReview(state);

type Filter = { readonly state: TransferState | null; readonly search: string | null };

function isAskedFor(transfer: StoredTransfer, { state, search }: Filter): boolean {
  if (state !== null && transfer.state !== state) return false;
  const words = plainWords(search ?? '').trim();
  const text = plainWords(`${transfer.content} ${transfer.description} ${transfer.bankReference} ${transfer.amount}`);
  return words === '' || text.includes(words) || transfer.transferCode?.toLowerCase() === words;
}

const newestFirst = (one: StoredTransfer, other: StoredTransfer): number =>
  other.receivedAt - one.receivedAt || (other.incomingTransferId < one.incomingTransferId ? -1 : 1);

export function makeMemoryTransferInbox({ transfers, codes }: MemoryEventBooks): TransferInbox {
  const notices = new Map<string, readonly KnownNotice[]>();
  const toSettle = new Map<string, ToSettle>();
  const settleLater = (incomingTransferId: string, provider: BankFeedProvider, receivedAt: Instant): void => {
    const left = toSettle.get(incomingTransferId);
    toSettle.set(incomingTransferId, {
      providers: [...(left?.providers ?? []), provider],
      tries: left?.tries ?? 0,
      at: left?.at ?? later(receivedAt, SETTLE_WAITS[0] ?? LAST_WAIT),
    });
  };
  const listed = (filter: Filter): StoredTransfer[] =>
    [...transfers.values()].filter((each) => isAskedFor(each, filter)).sort(newestFirst);
  return {
    store: async (transfer, incomingTransferId, receivedAt) => {
      const { provider, providerTransferId, body: _body, ...facts } = transfer;
      const notice = { provider, providerTransferId, content: facts.content };
      const known = [...transfers.values()].map((each) => ({
        ...each,
        notices: notices.get(each.incomingTransferId) ?? [],
      }));
      const meaning = readNotice(transfer, known);
      if (meaning.kind === 'REPEATED') return meaning.transfer;
      if (meaning.kind === 'CONFIRMS') {
        const { notices: before, ...same } = meaning.transfer;
        const confirmed: StoredTransfer = { ...same, reportedBy: [...same.reportedBy, provider] };
        transfers.set(same.incomingTransferId, confirmed);
        notices.set(same.incomingTransferId, [...before, notice]);
        if (isOpen(confirmed)) settleLater(same.incomingTransferId, provider, receivedAt);
        return confirmed;
      }
      const stored: StoredTransfer = {
        ...facts,
        provider,
        incomingTransferId,
        receivedAt,
        reportedBy: [provider],
        resembles: meaning.kind === 'DOUBTFUL' ? meaning.resembles.incomingTransferId : null,
        state: null,
        transferCode: null,
        orderNumber: null,
        closedBecause: null,
      };
      transfers.set(incomingTransferId, stored);
      notices.set(incomingTransferId, [notice]);
      settleLater(incomingTransferId, provider, receivedAt);
      return stored;
    },
    find: async (incomingTransferId) => transfers.get(incomingTransferId) ?? null,
    owners: async (candidates) => candidates.flatMap((code) => codes.get(code) ?? []),
    note: async ({ incomingTransferId, reportedBy }, state) => {
      const left = toSettle.get(incomingTransferId);
      const providers = left?.providers.filter((provider) => !reportedBy.includes(provider)) ?? [];
      if (left !== undefined && providers.length > 0) toSettle.set(incomingTransferId, { ...left, providers });
      else toSettle.delete(incomingTransferId);
      const transfer = transfers.get(incomingTransferId);
      if (transfer?.state === null) transfers.set(incomingTransferId, { ...transfer, state });
    },
    reopen: async (_tx, incomingTransferId) => {
      const transfer = transfers.get(incomingTransferId);
      if (transfer?.state !== 'CLOSED') return false;
      transfers.set(incomingTransferId, { ...transfer, state: 'UNKNOWN', closedBecause: null });
      return true;
    },
    takeDue: async (now, limit) => {
      const taken = [...toSettle]
        .flatMap(([incomingTransferId, left]) => {
          const transfer = transfers.get(incomingTransferId);
          return transfer !== undefined && isOpen(transfer) && left.at <= now ? [{ transfer, left }] : [];
        })
        .sort((one, other) => one.left.at - other.left.at)
        .slice(0, limit);
      for (const { transfer, left } of taken)
        toSettle.set(transfer.incomingTransferId, {
          providers: left.providers,
          tries: left.tries + 1,
          at: later(now, SETTLE_WAITS[left.tries + 1] ?? LAST_WAIT),
        });
      return taken.map(({ transfer }) => transfer);
    },
    list: async (filter, page) => {
      const rows = listed(filter);
      const at = page.from === null ? -1 : rows.findIndex((row) => row.incomingTransferId === page.from?.position.id);
      const reading = page.from?.direction === 'before' ? rows.slice(0, at).toReversed() : rows.slice(at + 1);
      return cutPage(reading.slice(0, page.limit + 1), page, (row) => ({
        key: row.receivedAt,
        id: row.incomingTransferId,
      }));
    },
    count: async (filter) => listed(filter).length,
  };
}
