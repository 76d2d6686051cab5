export type TicketLetter = {
  /** The short code for typing in at the door. */
  readonly redeemCode: string;
  readonly ticketName: string;
  readonly holder: string;
  readonly seat: string | null;
  /** For the online event: there is no door. */
  readonly online: boolean;
  /** Content id of the attached QR. */
  readonly qrContentId: string;
  readonly url: string;
};
