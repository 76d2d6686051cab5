export type TicketLetter = {
  readonly redeemCode: string;
  readonly ticketName: string;
  readonly holder: string;
  readonly seat: string | null;
  /** For the online event: there is no door. */
  readonly online: boolean;
  readonly qrContentId: string;
  readonly url: string;
};
