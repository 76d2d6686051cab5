export type BankFeed = 'sepay' | 'casso';

export const TRANSFER_MODES = ['exact', 'late', 'twice', 'short', 'over', 'mangled', 'lost'] as const;
export type TransferMode = (typeof TRANSFER_MODES)[number];

type Delivery = { readonly at: number; readonly status: number; readonly body: string };

/** `in`: a customer pays us. `out`: we pay, as for a refund. */
export type TransferDirection = 'in' | 'out';

export type BankTransferRecord = {
  readonly id: number;
  readonly reference: string;
  readonly amount: number;
  readonly message: string;
  readonly direction: TransferDirection;
  readonly mode: TransferMode;
  readonly provider: BankFeed;
  /** When the payer's bank booked it, ms. */
  readonly booked_at: number;
  deliveries: Delivery[];
};

export class BankAccount {
  readonly #transfers: BankTransferRecord[] = [];
  #nextId: number;
  #balance = 100_000_000;

  /** @param firstId the feed's running number; taken from the clock, because it starts over with each start. */
  constructor(firstId: number) {
    this.#nextId = firstId;
  }

  book(transfer: {
    readonly amount: number;
    readonly message: string;
    readonly direction: TransferDirection;
    readonly mode: TransferMode;
    readonly provider: BankFeed;
    readonly now: number;
  }): BankTransferRecord {
    const id = this.#nextId++;
    const record: BankTransferRecord = {
      id,
      reference: `FT${String(id).padStart(14, '0')}`,
      amount: transfer.amount,
      message: transfer.message,
      direction: transfer.direction,
      mode: transfer.mode,
      provider: transfer.provider,
      booked_at: transfer.now,
      deliveries: [],
    };
    this.#balance += transfer.direction === 'in' ? transfer.amount : -transfer.amount;
    this.#transfers.unshift(record);
    return record;
  }

  list(): readonly BankTransferRecord[] {
    return this.#transfers;
  }

  find(id: number): BankTransferRecord | undefined {
    return this.#transfers.find((transfer) => transfer.id === id);
  }

  get balance(): number {
    return this.#balance;
  }
}
