import { makeBeepAndBuzz } from '#adapters/device/beep-and-buzz.ts';
import { makeCameraScanner } from '#adapters/device/camera-scanner.ts';
import { makeGraphqlDoor } from '#adapters/graphql/door/graphql-door.ts';
import { makeGraphqlGuestList } from '#adapters/graphql/door/graphql-guest-list.ts';
import { makeGraphqlTransferInbox } from '#adapters/graphql/money/graphql-transfer-inbox.ts';
import { makeGraphqlEventDesk } from '#adapters/graphql/organising/graphql-event-desk.ts';
import { makeGraphqlRehearsalDesk } from '#adapters/graphql/organising/graphql-rehearsal-desk.ts';
import { makeGraphqlSalesDesk } from '#adapters/graphql/organising/graphql-sales-desk.ts';
import { makeGraphqlInvitingDesk } from '#adapters/graphql/rsvp/graphql-inviting-desk.ts';
import { makeSessionStorageDraftShelf } from '#adapters/storage/session-storage-draft-shelf.ts';
import { makeOpenDoor, OpenDoor } from '#application/door/open-door.ts';
import { makeScanTickets, ScanTickets } from '#application/door/scan-tickets.ts';
import { makeSortTransfers, SortTransfers } from '#application/money/sort-transfers.ts';
import { DraftEvent, makeDraftEvent } from '#application/organising/draft-event.ts';
import { EditGuest, makeEditGuest } from '#application/organising/edit-guest.ts';
import { GuardOnSale, makeGuardOnSale } from '#application/organising/guard-on-sale.ts';
import { KeepQuestionnaire, makeKeepQuestionnaire } from '#application/organising/keep-questionnaire.ts';
import { KeepRooms, makeKeepRooms } from '#application/organising/keep-rooms.ts';
import { ListGuests, makeListGuests } from '#application/organising/list-guests.ts';
import { ListMyEvents, makeListMyEvents } from '#application/organising/list-my-events.ts';
import { ListCategories, makeListCategories, makeOpenEvent, OpenEvent } from '#application/organising/open-event.ts';
import { makePublishEvent, PublishEvent } from '#application/organising/publish-event.ts';
import { makeRehearseSale, RehearseSale } from '#application/organising/rehearse-sale.ts';
import { makeStrikeOrder, StrikeOrder } from '#application/organising/strike-order.ts';
import { makeTidyEvents, TidyEvents } from '#application/organising/tidy-events.ts';
import { makeUploadCover, UploadCover } from '#application/organising/upload-cover.ts';
import { ListOrders, makeWatchSales, ReadSales, WatchSales } from '#application/organising/watch-sales.ts';
import { Clock } from '#application/ports/clock.ts';
import { CodeScanner } from '#application/ports/code-scanner.ts';
import { Door } from '#application/ports/door.ts';
import { DoorSignal } from '#application/ports/door-signal.ts';
import { DraftShelf } from '#application/ports/draft-shelf.ts';
import { EventDesk } from '#application/ports/event-desk.ts';
import { GuestList } from '#application/ports/guest-list.ts';
import { ImageUpload } from '#application/ports/image-upload.ts';
import { InvitingDesk } from '#application/ports/inviting-desk.ts';
import { LiveUpdates } from '#application/ports/live-updates.ts';
import { NewKey } from '#application/ports/new-key.ts';
import { Questionnaires } from '#application/ports/questionnaires.ts';
import { RehearsalDesk } from '#application/ports/rehearsal-desk.ts';
import { SalesDesk } from '#application/ports/sales-desk.ts';
import { TransferInbox } from '#application/ports/transfer-inbox.ts';
import { FollowInvited, makeFollowInvited } from '#application/rsvp/follow-invited.ts';
import { KeepGuestList, makeKeepGuestList } from '#application/rsvp/keep-guest-list.ts';
import { makeSendInvitations, SendInvitations } from '#application/rsvp/send-invitations.ts';
import { makeWordLetters, WordLetters } from '#application/rsvp/word-letters.ts';
import { bindTo, type Wiring } from '../bind.ts';
import { lazyPort } from '../lazy-port.ts';
import { Transport } from '../transport.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Organising, the door and money. Loaded with the first screen that needs it. */
export const deskBindings: Wiring = (bind) => {
  bindTo(bind, EventDesk, [Transport], makeGraphqlEventDesk);
  bindTo(bind, SalesDesk, [Transport], makeGraphqlSalesDesk);
  bindTo(bind, RehearsalDesk, [Transport], makeGraphqlRehearsalDesk);
  bindTo(bind, GuestList, [Transport], makeGraphqlGuestList);
  bindTo(bind, Door, [Transport], makeGraphqlDoor);
  bindTo(bind, TransferInbox, [Transport], makeGraphqlTransferInbox);
  bindTo(bind, InvitingDesk, [Transport], makeGraphqlInvitingDesk);
  bindTo(bind, DraftShelf, [], () => makeSessionStorageDraftShelf(() => window.sessionStorage));
  bindTo(bind, CodeScanner, [], makeCameraScanner);
  bindTo(bind, DoorSignal, [], () => makeBeepAndBuzz(() => window.sessionStorage));

  bindTo(bind, DraftEvent, [EventDesk, DraftShelf, Clock, NewKey], makeDraftEvent);
  bindTo(bind, OpenEvent, [EventDesk], makeOpenEvent);
  bindTo(bind, ListCategories, [EventDesk], makeListCategories);
  bindTo(bind, PublishEvent, [EventDesk], makePublishEvent);
  bindTo(bind, TidyEvents, [EventDesk], makeTidyEvents);
  bindTo(bind, GuardOnSale, [EventDesk], makeGuardOnSale);
  bindTo(bind, RehearseSale, [RehearsalDesk], (desk) => makeRehearseSale(desk, pause));
  bindTo(bind, UploadCover, [ImageUpload], makeUploadCover);
  bindTo(bind, KeepQuestionnaire, [Questionnaires], makeKeepQuestionnaire);
  bindTo(bind, ListMyEvents, [EventDesk], makeListMyEvents);
  bindTo(bind, KeepRooms, [Transport], (transport) =>
    makeKeepRooms(
      lazyPort(
        async () => (await import('#adapters/graphql/rooms/graphql-room-desk.ts')).makeGraphqlRoomDesk(transport),
        {
          ofSession: true,
          add: true,
          revise: true,
          discard: true,
          openWith: true,
        },
      ),
    ),
  );
  bindTo(bind, ListGuests, [GuestList], makeListGuests);
  bindTo(bind, EditGuest, [Transport, NewKey], (transport, newKey) =>
    makeEditGuest({
      newKey,
      gifts: async (gift, key) =>
        (await import('#adapters/graphql/tickets/graphql-guest-gifts.ts')).makeGraphqlGuestGifts(transport)(gift, key),
      ticketHands: lazyPort(
        async () =>
          (await import('#adapters/graphql/tickets/graphql-ticket-hands.ts')).makeGraphqlTicketHands(transport),
        {
          edit: true,
          give: true,
          takeBack: true,
          mailAgain: true,
          receive: true,
        },
      ),
    }),
  );
  bindTo(bind, WatchSales, [SalesDesk, LiveUpdates, Clock], makeWatchSales);
  bindTo(bind, ListOrders, [SalesDesk], (desk) => desk.orders);
  bindTo(bind, StrikeOrder, [SalesDesk], makeStrikeOrder);
  bindTo(bind, ReadSales, [SalesDesk], (desk) => desk.overview);
  bindTo(bind, OpenDoor, [Door, Clock], makeOpenDoor);
  bindTo(bind, ScanTickets, [Door, LiveUpdates, DoorSignal, Clock, NewKey], makeScanTickets);
  bindTo(bind, KeepGuestList, [DraftShelf], makeKeepGuestList);
  bindTo(bind, SendInvitations, [InvitingDesk, NewKey], makeSendInvitations);
  bindTo(bind, FollowInvited, [InvitingDesk], makeFollowInvited);
  bindTo(bind, WordLetters, [InvitingDesk], makeWordLetters);
  bindTo(bind, SortTransfers, [TransferInbox], makeSortTransfers);
};
