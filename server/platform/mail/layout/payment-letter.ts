import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { EventLetter } from './event-letter.ts';

/** A payment attempt as its mails show it. */
export type PaymentLetter = {
  readonly event: EventLetter;
  /** A donation alone: there are no tickets to speak of. */
  readonly gift: boolean;
  /** What the message is about: still to be paid, received, or to be sent back. */
  readonly amount: Dong;
  readonly transfer: {
    readonly bankName: string;
    readonly account: string;
    readonly holder: string;
    /** The words that the transfer has to carry. */
    readonly message: string;
  };
  /** Name of the attached VietQR picture, without `cid:`; null where there is nothing to pay. */
  readonly qrContentId: string | null;
  readonly payBefore: Instant;
  /** The order's own page, where paying goes on. */
  readonly url: string;
};
