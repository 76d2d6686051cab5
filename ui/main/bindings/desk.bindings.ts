import { makeBeepAndBuzz } from '#adapters/device/door/beep-and-buzz.ts';
import { makeCameraScanner } from '#adapters/device/door/camera-scanner.ts';
import { makeGraphqlDoor } from '#adapters/graphql/door/graphql-door.ts';
import { makeGraphqlEventDesk } from '#adapters/graphql/event/desk/graphql-event-desk.ts';
import { makeGraphqlTransferInbox } from '#adapters/graphql/money/graphql-transfer-inbox.ts';
import { makeGraphqlSalesDesk } from '#adapters/graphql/report/graphql-sales-desk.ts';
import { makeGraphqlInvitingDesk } from '#adapters/graphql/rsvp/graphql-inviting-desk.ts';
import { makeGraphqlGuestList } from '#adapters/graphql/ticket/graphql-guest-list.ts';
import { makeGraphqlRehearsalDesk } from '#adapters/graphql/waiting-room/graphql-rehearsal-desk.ts';
import { makeSessionStorageDraftShelf } from '#adapters/storage/event/session-storage-draft-shelf.ts';
import { makeOpenDoor, OpenDoor } from '#application/door/open-door.ts';
import { CodeScanner } from '#application/door/ports/code-scanner.ts';
import { Door } from '#application/door/ports/door.ts';
import { DoorSignal } from '#application/door/ports/door-signal.ts';
import { makeScanTickets, ScanTickets } from '#application/door/scan-tickets.ts';
import { DraftEvent, makeDraftEvent } from '#application/event/draft-event.ts';
import { KeepQuestionnaire, makeKeepQuestionnaire } from '#application/event/keep-questionnaire.ts';
import { KeepRooms, makeKeepRooms } from '#application/event/keep-rooms.ts';
import { ListMyEvents, makeListMyEvents } from '#application/event/list-my-events.ts';
import { ListCategories, makeListCategories, makeOpenEvent, OpenEvent } from '#application/event/open-event.ts';
import { DraftShelf } from '#application/event/ports/draft-shelf.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { Questionnaires } from '#application/event/ports/questionnaires.ts';
import { makePublishEvent, PublishEvent } from '#application/event/publish-event.ts';
import { makeTidyEvents, TidyEvents } from '#application/event/tidy-events.ts';
import { makeUploadCover, UploadCover } from '#application/event/upload-cover.ts';
import { TransferInbox } from '#application/money/ports/transfer-inbox.ts';
import { makeSortTransfers, SortTransfers } from '#application/money/sort-transfers.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { ListOrders, makeWatchSales, ReadSales, WatchSales } from '#application/report/watch-sales.ts';
import { FollowInvited, makeFollowInvited } from '#application/rsvp/follow-invited.ts';
import { KeepGuestList, makeKeepGuestList } from '#application/rsvp/keep-guest-list.ts';
import { InvitingDesk } from '#application/rsvp/ports/inviting-desk.ts';
import { makeSendInvitations, SendInvitations } from '#application/rsvp/send-invitations.ts';
import { makeWordLetters, WordLetters } from '#application/rsvp/word-letters.ts';
import { makeStrikeOrder, StrikeOrder } from '#application/sale/strike-order.ts';
import { EditGuest, makeEditGuest } from '#application/ticket/edit-guest.ts';
import { ListGuests, makeListGuests } from '#application/ticket/list-guests.ts';
import { GuestList } from '#application/ticket/ports/guest-list.ts';
import { GuardOnSale, makeGuardOnSale } from '#application/waiting-room/guard-on-sale.ts';
import { RehearsalDesk } from '#application/waiting-room/ports/rehearsal-desk.ts';
import { makeRehearseSale, RehearseSale } from '#application/waiting-room/rehearse-sale.ts';
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
        async () => (await import('#adapters/graphql/event/room/graphql-room-desk.ts')).makeGraphqlRoomDesk(transport),
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
        (await import('#adapters/graphql/ticket/graphql-guest-gifts.ts')).makeGraphqlGuestGifts(transport)(gift, key),
      ticketHands: lazyPort(
        async () =>
          (await import('#adapters/graphql/ticket/graphql-ticket-hands.ts')).makeGraphqlTicketHands(transport),
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
