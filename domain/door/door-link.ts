import { normaliseRedeemCode } from './redeem-code.ts';

/** The door's page with a ticket's code filled in. The code follows '#', so that no log keeps it. [S7.6-19] */
export const doorLink = (baseUrl: string, eventId: number, redeemCode: string): string =>
  `${baseUrl}/check-in/${eventId}#code=${redeemCode}`;

/** The code of such a link, from its part after and with '#'; null: there is none. */
export const codeInDoorLink = (hash: string): string | null =>
  hash.startsWith('#code=') ? normaliseRedeemCode(hash.slice('#code='.length)) : null;
