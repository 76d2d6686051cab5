import type { BankAccount, BankTransferRecord } from './bank-account.ts';
import { type FeedSettings, feedRequest } from './feeds.ts';

const MINUTE = 60_000;
/** SePay's schedule: seven more attempts, minutes apart. */
const RETRY_AFTER = [1, 1, 2, 3, 5, 8, 13].map((minutes) => minutes * MINUTE);

/** Repeats notices that are not accepted. */
export class BankFeedSender {
  readonly #account: BankAccount;
  readonly #target: string;
  readonly #settings: Omit<FeedSettings, 'wrongSignature'>;
  readonly #timers = new Set<NodeJS.Timeout>();
  wrongSignature = false;
  silent = false;

  constructor(account: BankAccount, target: string, settings: Omit<FeedSettings, 'wrongSignature'>) {
    this.#account = account;
    this.#target = target;
    this.#settings = settings;
  }

  async deliver(transfer: BankTransferRecord): Promise<number> {
    const now = Date.now();
    const request = feedRequest(
      transfer.provider,
      transfer,
      { ...this.#settings, wrongSignature: this.wrongSignature },
      now,
      this.#account.balance,
    );
    try {
      const response = await fetch(new URL(request.path, this.#target), {
        method: 'POST',
        headers: request.headers,
        body: request.body,
        signal: AbortSignal.timeout(30_000),
      });
      transfer.deliveries.push({ at: now, status: response.status, body: (await response.text()).slice(0, 500) });
      return response.status;
    } catch (error) {
      transfer.deliveries.push({ at: now, status: 0, body: error instanceof Error ? error.message : String(error) });
      return 0;
    }
  }

  /** On the provider's schedule. */
  async deliverWithRetries(transfer: BankTransferRecord, tries = 0): Promise<void> {
    if (this.silent) return;
    const status = await this.deliver(transfer);
    const wait = RETRY_AFTER[tries];
    if (status === 200 || status === 201 || wait === undefined) return;
    this.after(wait, () => this.deliverWithRetries(transfer, tries + 1));
  }

  after(ms: number, act: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act().catch((error: unknown) => process.stderr.write(`bank simulator: ${String(error)}\n`));
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
