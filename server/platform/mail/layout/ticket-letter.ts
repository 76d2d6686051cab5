/** One ticket as its mail shows it. */
export type TicketLetter = {
  /** The short code that can be typed at the door. */
  readonly redeemCode: string;
  readonly ticketName: string;
  readonly holder: string;
  /** The seat's name; null: there is none. */
  readonly seat: string | null;
  /** Admits to the online side of the event: there is no door. */
  readonly online: boolean;
  /** Name of the attached QR picture, without `cid:`. */
  readonly qrContentId: string;
  /** The ticket's own page. */
  readonly url: string;
};
