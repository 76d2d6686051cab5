import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { EventLetter } from './event-letter.ts';

export type PaymentLetter = {
  readonly orderNumber: string;
  readonly event: EventLetter;
  readonly gift: boolean;
  readonly amount: Dong;
  readonly price: Dong;
  readonly transfer: {
    readonly bankName: string;
    readonly account: string;
    readonly holder: string;
    readonly message: string;
  };
  /** Content id of the attached VietQR; null where there is nothing to pay. */
  readonly qrContentId: string | null;
  readonly payBefore: Instant;
  readonly url: string;
  readonly contactUrl: string;
};
