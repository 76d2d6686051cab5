import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { NeedArea } from './area.ts';
import { backOfficePages } from './back-office.routes.ts';
import { paths } from './paths.ts';
import { reportPages } from './report.routes.ts';
import { type ScreenRoutes, screenRoute } from './screen.ts';

const onOtherPage = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || (currentUrl.search === nextUrl.search && defaultShouldRevalidate);

export const deskRoutes = (need: NeedArea): ScreenRoutes => {
  const manager = (loader: 'overviewLoader' | 'guestsLoader' | 'ordersLoader') =>
    screenRoute(
      need,
      {
        area: 'desk',
        modules: [
          'ui/screens/event/event-manager/EventManager.tsx',
          'ui/screens/event/event-manager/event-manager.loader.ts',
        ],
      },
      async () => {
        const [{ EventManager }, loaders] = await Promise.all([
          import('#ui/screens/event/event-manager/EventManager.tsx'),
          import('#ui/screens/event/event-manager/event-manager.loader.ts'),
        ]);
        return { Component: EventManager, loader: loaders[loader] };
      },
    );
  const inviting = (loader: 'inviteLoader' | 'invitedLoader' | 'letterLoader') =>
    screenRoute(
      need,
      {
        area: 'desk',
        modules: ['ui/screens/rsvp/inviting/Inviting.tsx', 'ui/screens/rsvp/inviting/inviting.loader.ts'],
      },
      async () => {
        const [{ Inviting }, loaders] = await Promise.all([
          import('#ui/screens/rsvp/inviting/Inviting.tsx'),
          import('#ui/screens/rsvp/inviting/inviting.loader.ts'),
        ]);
        return { Component: Inviting, loader: loaders[loader] };
      },
    );
  return {
    home: [
      {
        path: 'create',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/create-event/CreateEvent.tsx',
              'ui/screens/event/create-event/create-event.loader.ts',
            ],
          },
          async () => {
            const [{ CreateEvent }, { createEventLoader }] = await Promise.all([
              import('#ui/screens/event/create-event/CreateEvent.tsx'),
              import('#ui/screens/event/create-event/create-event.loader.ts'),
            ]);
            return { Component: CreateEvent, loader: createEventLoader, shouldRevalidate: onOtherPage };
          },
        ),
      },
      {
        path: 'events/edit/:eventId',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: ['ui/screens/event/edit-event/EditEvent.tsx', 'ui/screens/event/edit-event/edit-event.loader.ts'],
          },
          async () => {
            const [{ EditEvent }, { editEventLoader }] = await Promise.all([
              import('#ui/screens/event/edit-event/EditEvent.tsx'),
              import('#ui/screens/event/edit-event/edit-event.loader.ts'),
            ]);
            return { Component: EditEvent, loader: editEventLoader, shouldRevalidate: onOtherPage };
          },
        ),
      },
      { path: 'events/manager/:eventId', ...manager('overviewLoader') },
      { path: 'events/manager/:eventId/guests', ...manager('guestsLoader') },
      { path: 'events/manager/:eventId/orders', ...manager('ordersLoader') },
      {
        path: 'events/manager/:eventId/orders/:orderId',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-order/EventOrder.tsx',
              'ui/screens/event/event-order/event-order.loader.ts',
            ],
          },
          async () => {
            const [{ EventOrder }, { eventOrderLoader }] = await Promise.all([
              import('#ui/screens/event/event-order/EventOrder.tsx'),
              import('#ui/screens/event/event-order/event-order.loader.ts'),
            ]);
            return { Component: EventOrder, loader: eventOrderLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/questionnaire',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/questionnaire-editor/EventQuestionnaire.tsx',
              'ui/screens/event/questionnaire-editor/event-questionnaire.loader.ts',
            ],
          },
          async () => {
            const [{ EventQuestionnaire }, { eventQuestionnaireLoader }] = await Promise.all([
              import('#ui/screens/event/questionnaire-editor/EventQuestionnaire.tsx'),
              import('#ui/screens/event/questionnaire-editor/event-questionnaire.loader.ts'),
            ]);
            return { Component: EventQuestionnaire, loader: eventQuestionnaireLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/rooms',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-rooms/EventRooms.tsx',
              'ui/screens/event/event-rooms/event-rooms.loader.ts',
            ],
          },
          async () => {
            const [{ EventRooms }, { eventRoomsLoader }] = await Promise.all([
              import('#ui/screens/event/event-rooms/EventRooms.tsx'),
              import('#ui/screens/event/event-rooms/event-rooms.loader.ts'),
            ]);
            return { Component: EventRooms, loader: eventRoomsLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/media',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-media/EventMedia.tsx',
              'ui/screens/event/event-media/event-media.loader.ts',
            ],
          },
          async () => {
            const [{ EventMedia }, { eventMediaLoader }] = await Promise.all([
              import('#ui/screens/event/event-media/EventMedia.tsx'),
              import('#ui/screens/event/event-media/event-media.loader.ts'),
            ]);
            return { Component: EventMedia, loader: eventMediaLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/photos',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-photos/EventPhotos.tsx',
              'ui/screens/event/event-photos/event-photos.loader.ts',
            ],
          },
          async () => {
            const [{ EventPhotos }, { eventPhotosLoader }] = await Promise.all([
              import('#ui/screens/event/event-photos/EventPhotos.tsx'),
              import('#ui/screens/event/event-photos/event-photos.loader.ts'),
            ]);
            return { Component: EventPhotos, loader: eventPhotosLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/attendees',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-guests/EventGuests.tsx',
              'ui/screens/event/event-guests/event-guests.loader.ts',
            ],
          },
          async () => {
            const [{ EventGuests }, { eventGuestsLoader }] = await Promise.all([
              import('#ui/screens/event/event-guests/EventGuests.tsx'),
              import('#ui/screens/event/event-guests/event-guests.loader.ts'),
            ]);
            return { Component: EventGuests, loader: eventGuestsLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/pending',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/pending-approvals/PendingApprovals.tsx',
              'ui/screens/event/pending-approvals/pending-approvals.loader.ts',
            ],
          },
          async () => {
            const [{ PendingApprovals }, { pendingApprovalsLoader }] = await Promise.all([
              import('#ui/screens/event/pending-approvals/PendingApprovals.tsx'),
              import('#ui/screens/event/pending-approvals/pending-approvals.loader.ts'),
            ]);
            return { Component: PendingApprovals, loader: pendingApprovalsLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/team',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: ['ui/screens/event/event-team/EventTeam.tsx', 'ui/screens/event/event-team/event-team.loader.ts'],
          },
          async () => {
            const [{ EventTeam }, { eventTeamLoader }] = await Promise.all([
              import('#ui/screens/event/event-team/EventTeam.tsx'),
              import('#ui/screens/event/event-team/event-team.loader.ts'),
            ]);
            return { Component: EventTeam, loader: eventTeamLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/gate-passes',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-gate-passes/EventGatePasses.tsx',
              'ui/screens/event/event-gate-passes/event-gate-passes.loader.ts',
            ],
          },
          async () => {
            const [{ EventGatePasses }, { eventGatePassesLoader }] = await Promise.all([
              import('#ui/screens/event/event-gate-passes/EventGatePasses.tsx'),
              import('#ui/screens/event/event-gate-passes/event-gate-passes.loader.ts'),
            ]);
            return { Component: EventGatePasses, loader: eventGatePassesLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/place',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-place/EventPlace.tsx',
              'ui/screens/event/event-place/event-place.loader.ts',
            ],
          },
          async () => {
            const [{ EventPlace }, { eventPlaceLoader }] = await Promise.all([
              import('#ui/screens/event/event-place/EventPlace.tsx'),
              import('#ui/screens/event/event-place/event-place.loader.ts'),
            ]);
            return { Component: EventPlace, loader: eventPlaceLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/settings',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-settings/EventSettings.tsx',
              'ui/screens/event/event-settings/event-settings.loader.ts',
            ],
          },
          async () => {
            const [{ EventSettings }, { eventSettingsLoader }] = await Promise.all([
              import('#ui/screens/event/event-settings/EventSettings.tsx'),
              import('#ui/screens/event/event-settings/event-settings.loader.ts'),
            ]);
            return { Component: EventSettings, loader: eventSettingsLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/promotions',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-promotions/EventPromotions.tsx',
              'ui/screens/event/event-promotions/event-promotions.loader.ts',
            ],
          },
          async () => {
            const [{ EventPromotions }, { eventPromotionsLoader }] = await Promise.all([
              import('#ui/screens/event/event-promotions/EventPromotions.tsx'),
              import('#ui/screens/event/event-promotions/event-promotions.loader.ts'),
            ]);
            return { Component: EventPromotions, loader: eventPromotionsLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/waiting-list',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/sale/waiting-line/WaitingLineScreen.tsx',
              'ui/screens/sale/waiting-line/waiting-line.loader.ts',
            ],
          },
          async () => {
            const [{ WaitingLineScreen }, { waitingLineLoader }] = await Promise.all([
              import('#ui/screens/sale/waiting-line/WaitingLineScreen.tsx'),
              import('#ui/screens/sale/waiting-line/waiting-line.loader.ts'),
            ]);
            return { Component: WaitingLineScreen, loader: waitingLineLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/waiting-room',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/waiting-room/event-waiting-room/EventWaitingRoom.tsx',
              'ui/screens/waiting-room/event-waiting-room/event-waiting-room.loader.ts',
            ],
          },
          async () => {
            const [{ EventWaitingRoom }, { eventWaitingRoomLoader }] = await Promise.all([
              import('#ui/screens/waiting-room/event-waiting-room/EventWaitingRoom.tsx'),
              import('#ui/screens/waiting-room/event-waiting-room/event-waiting-room.loader.ts'),
            ]);
            return { Component: EventWaitingRoom, loader: eventWaitingRoomLoader };
          },
        ),
      },
      {
        path: 'events/manager/:eventId/manual-payments',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/sale/manual-payments/ManualPayments.tsx',
              'ui/screens/sale/manual-payments/manual-payments.loader.ts',
            ],
          },
          async () => {
            const [{ ManualPayments }, { manualPaymentsLoader }] = await Promise.all([
              import('#ui/screens/sale/manual-payments/ManualPayments.tsx'),
              import('#ui/screens/sale/manual-payments/manual-payments.loader.ts'),
            ]);
            return { Component: ManualPayments, loader: manualPaymentsLoader };
          },
        ),
      },
      { path: 'event/rsvp/invite/:eventId', ...inviting('inviteLoader') },
      { path: 'event/rsvp/invite/:eventId/guests', ...inviting('invitedLoader') },
      { path: 'event/rsvp/template/:eventId', ...inviting('letterLoader') },
      {
        path: 'admin/event-email/:eventId',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/event-email/EventEmail.tsx',
              'ui/screens/event/event-email/event-email.loader.ts',
            ],
          },
          async () => {
            const [{ EventEmail }, { eventEmailLoader }] = await Promise.all([
              import('#ui/screens/event/event-email/EventEmail.tsx'),
              import('#ui/screens/event/event-email/event-email.loader.ts'),
            ]);
            return { Component: EventEmail, loader: eventEmailLoader };
          },
        ),
      },
      {
        path: 'admin/events',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: ['ui/screens/event/my-events/MyEvents.tsx', 'ui/screens/event/my-events/my-events.loader.ts'],
          },
          async () => {
            const [{ MyEvents }, { myEventsLoader }] = await Promise.all([
              import('#ui/screens/event/my-events/MyEvents.tsx'),
              import('#ui/screens/event/my-events/my-events.loader.ts'),
            ]);
            return { Component: MyEvents, loader: myEventsLoader };
          },
        ),
      },
      {
        path: 'admin/accountant',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/money/transfer-inbox/TransferInbox.tsx',
              'ui/screens/money/transfer-inbox/transfer-inbox.loader.ts',
            ],
          },
          async () => {
            const [{ TransferInbox }, { transferInboxLoader }] = await Promise.all([
              import('#ui/screens/money/transfer-inbox/TransferInbox.tsx'),
              import('#ui/screens/money/transfer-inbox/transfer-inbox.loader.ts'),
            ]);
            return { Component: TransferInbox, loader: transferInboxLoader };
          },
        ),
      },
      {
        path: 'admin/accountant/withdrawals',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/money/withdrawal-desk/WithdrawalDesk.tsx',
              'ui/screens/money/withdrawal-desk/withdrawal-desk.loader.ts',
            ],
          },
          async () => {
            const [{ WithdrawalDesk }, { withdrawalDeskLoader }] = await Promise.all([
              import('#ui/screens/money/withdrawal-desk/WithdrawalDesk.tsx'),
              import('#ui/screens/money/withdrawal-desk/withdrawal-desk.loader.ts'),
            ]);
            return { Component: WithdrawalDesk, loader: withdrawalDeskLoader };
          },
        ),
      },
      {
        path: 'admin/accountant/refunds',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/money/refund-desk/RefundDesk.tsx',
              'ui/screens/money/refund-desk/refund-desk.loader.ts',
            ],
          },
          async () => {
            const [{ RefundDesk }, { refundDeskLoader }] = await Promise.all([
              import('#ui/screens/money/refund-desk/RefundDesk.tsx'),
              import('#ui/screens/money/refund-desk/refund-desk.loader.ts'),
            ]);
            return { Component: RefundDesk, loader: refundDeskLoader };
          },
        ),
      },
      {
        path: 'admin/staffs',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: ['ui/screens/people/staff/StaffDesk.tsx', 'ui/screens/people/staff/staff.loader.ts'],
          },
          async () => {
            const [{ StaffDesk }, { staffLoader }] = await Promise.all([
              import('#ui/screens/people/staff/StaffDesk.tsx'),
              import('#ui/screens/people/staff/staff.loader.ts'),
            ]);
            return { Component: StaffDesk, loader: staffLoader };
          },
        ),
      },
      {
        path: 'admin/featured-event',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/event/featured-desk/FeaturedDesk.tsx',
              'ui/screens/event/featured-desk/featured-desk.loader.ts',
            ],
          },
          async () => {
            const [{ FeaturedDesk }, { featuredDeskLoader }] = await Promise.all([
              import('#ui/screens/event/featured-desk/FeaturedDesk.tsx'),
              import('#ui/screens/event/featured-desk/featured-desk.loader.ts'),
            ]);
            return { Component: FeaturedDesk, loader: featuredDeskLoader };
          },
        ),
      },
      {
        path: 'admin/corporate',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/people/corporate-desk/CorporateDesk.tsx',
              'ui/screens/people/corporate-desk/corporate-desk.loader.ts',
            ],
          },
          async () => {
            const [{ CorporateDesk }, { corporateDeskLoader }] = await Promise.all([
              import('#ui/screens/people/corporate-desk/CorporateDesk.tsx'),
              import('#ui/screens/people/corporate-desk/corporate-desk.loader.ts'),
            ]);
            return { Component: CorporateDesk, loader: corporateDeskLoader };
          },
        ),
      },
      {
        path: 'admin/ticket-portal',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: [
              'ui/screens/ticket/ticket-portal/TicketPortal.tsx',
              'ui/screens/ticket/ticket-portal/ticket-portal.loader.ts',
            ],
          },
          async () => {
            const [{ TicketPortal }, { ticketPortalLoader }] = await Promise.all([
              import('#ui/screens/ticket/ticket-portal/TicketPortal.tsx'),
              import('#ui/screens/ticket/ticket-portal/ticket-portal.loader.ts'),
            ]);
            return { Component: TicketPortal, loader: ticketPortalLoader };
          },
        ),
      },
      ...reportPages(need),
      ...backOfficePages(need),
      // Where the installed door starts; a device that keeps a door opens that one (ui/workers/ticket-worker.ts).
      { path: 'check-in', loader: () => redirect(paths.myEvents()) },
      {
        path: 'check-in/pass/:passId',
        ...screenRoute(
          need,
          { area: 'desk', modules: ['ui/screens/door/gate/Gate.tsx', 'ui/screens/door/gate/gate.loader.ts'] },
          async () => {
            const [{ Gate }, { gateLoader }] = await Promise.all([
              import('#ui/screens/door/gate/Gate.tsx'),
              import('#ui/screens/door/gate/gate.loader.ts'),
            ]);
            return { Component: Gate, loader: gateLoader, shouldRevalidate: onOtherPage };
          },
        ),
      },
      {
        path: 'check-in/:eventId',
        ...screenRoute(
          need,
          {
            area: 'desk',
            modules: ['ui/screens/door/check-in/CheckIn.tsx', 'ui/screens/door/check-in/check-in.loader.ts'],
          },
          async () => {
            const [{ CheckIn }, { checkInLoader }] = await Promise.all([
              import('#ui/screens/door/check-in/CheckIn.tsx'),
              import('#ui/screens/door/check-in/check-in.loader.ts'),
            ]);
            return { Component: CheckIn, loader: checkInLoader, shouldRevalidate: onOtherPage };
          },
        ),
      },
    ],
  };
};
