import type { Trouble } from '#application/platform/trouble.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { paths } from '#ui/routes/paths.ts';
import { privateLook } from '#ui/screens/sale/private-panel/private-panel.view.ts';
import type { OwnTicketLook } from '#ui/screens/sale/private-panel/use-own-ticket.ts';
import type { OpenedRoom } from './online-room.loader.ts';

export { usePrivatePurchase } from '#ui/screens/sale/private-panel/use-private-purchase.ts';

const HOLDS_TICKET = { isOwnedTicket: true, orderStatus: null } as const;

/** A guest of a room holds a ticket. */
export const GUEST: OwnTicketLook = { own: HOLDS_TICKET, known: true, look: async () => HOLDS_TICKET };

export const guestLook = ({ event, session, now }: OpenedRoom) =>
  privateLook(event, [session], session.id, HOLDS_TICKET, now);

export const eventAddress = (baseUrl: string, slug: string, locale: Locale): string =>
  `${baseUrl}${localisedPath(paths.event(slug), locale)}`;

/** Loaded with the first refusal. */
export const donationTrouble = async (trouble: Trouble, locale: Locale): Promise<string> =>
  (await import('#ui/screens/sale/payment/trouble/trouble-sentence.view.ts')).troubleSentence(
    trouble,
    'DONATION',
    locale,
  );
