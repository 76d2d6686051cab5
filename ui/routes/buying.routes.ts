import type { NeedArea } from './area.ts';
import { type ScreenRoutes, screenRoute } from './screen.ts';

const eventPageModules = [
  'ui/screens/event/event-page/WholeEventPage.tsx',
  'ui/screens/event/event-page/event-page.loader.ts',
];
const paymentModules = ['ui/screens/sale/payment/Payment.tsx', 'ui/screens/sale/payment/payment.loader.ts'];

const loadPayment = async () => {
  const [{ Payment }, { paymentLoader, keepWhileOpen }] = await Promise.all([
    import('#ui/screens/sale/payment/Payment.tsx'),
    import('#ui/screens/sale/payment/payment.loader.ts'),
  ]);
  return { Component: Payment, loader: paymentLoader, shouldRevalidate: keepWhileOpen };
};

export const buyingRoutes = (need: NeedArea): ScreenRoutes => ({
  home: [
    {
      path: 'event/:slug',
      ...screenRoute(need, { area: 'event', modules: eventPageModules, videos: true }, async () => {
        const [{ WholeEventPage }, { eventPageLoader }] = await Promise.all([
          import('#ui/screens/event/event-page/WholeEventPage.tsx'),
          import('#ui/screens/event/event-page/event-page.loader.ts'),
        ]);
        return { Component: WholeEventPage, loader: eventPageLoader };
      }),
    },
    {
      path: 'invite-rsvp/:slug',
      ...screenRoute(
        need,
        {
          area: 'buying',
          modules: ['ui/screens/rsvp/invite-rsvp/InviteRsvp.tsx', 'ui/screens/event/event-page/event-page.loader.ts'],
        },
        async () => {
          const [{ InviteRsvp }, { inviteRsvpLoader, keepWithoutQuery }] = await Promise.all([
            import('#ui/screens/rsvp/invite-rsvp/InviteRsvp.tsx'),
            import('#ui/screens/event/event-page/event-page.loader.ts'),
          ]);
          return { Component: InviteRsvp, loader: inviteRsvpLoader, shouldRevalidate: keepWithoutQuery };
        },
      ),
    },
    { path: 'payment/:sectionEventId', ...screenRoute(need, { area: 'buying', modules: paymentModules }, loadPayment) },
    {
      path: 'my-ticket',
      ...screenRoute(
        need,
        {
          area: 'buying',
          modules: ['ui/screens/ticket/my-tickets/MyTickets.tsx', 'ui/screens/ticket/my-tickets/my-tickets.loader.ts'],
        },
        async () => {
          const [{ MyTickets }, { myTicketsLoader }] = await Promise.all([
            import('#ui/screens/ticket/my-tickets/MyTickets.tsx'),
            import('#ui/screens/ticket/my-tickets/my-tickets.loader.ts'),
          ]);
          return { Component: MyTickets, loader: myTicketsLoader };
        },
      ),
    },
    {
      path: 'my-ticket/receive',
      ...screenRoute(
        need,
        {
          area: 'buying',
          modules: ['ui/screens/ticket/e-ticket/ReceiveTicket.tsx'],
        },
        async () => {
          const { ReceiveTicket } = await import('#ui/screens/ticket/e-ticket/ReceiveTicket.tsx');
          return { Component: ReceiveTicket };
        },
      ),
    },
    {
      path: 'my-ticket/orders',
      ...screenRoute(
        need,
        {
          area: 'buying',
          modules: ['ui/screens/sale/my-orders/MyOrders.tsx', 'ui/screens/sale/my-orders/my-orders.loader.ts'],
        },
        async () => {
          const [{ MyOrders }, { myOrdersLoader }] = await Promise.all([
            import('#ui/screens/sale/my-orders/MyOrders.tsx'),
            import('#ui/screens/sale/my-orders/my-orders.loader.ts'),
          ]);
          return { Component: MyOrders, loader: myOrdersLoader };
        },
      ),
    },
    {
      path: 'my-ticket/orders/:orderId',
      ...screenRoute(
        need,
        {
          area: 'buying',
          modules: ['ui/screens/sale/my-orders/Order.tsx', 'ui/screens/sale/my-orders/my-orders.loader.ts'],
        },
        async () => {
          const [{ Order }, { orderLoader }] = await Promise.all([
            import('#ui/screens/sale/my-orders/Order.tsx'),
            import('#ui/screens/sale/my-orders/my-orders.loader.ts'),
          ]);
          return { Component: Order, loader: orderLoader };
        },
      ),
    },
    {
      path: 'my-ticket/:ticketId',
      ...screenRoute(
        need,
        {
          area: 'buying',
          modules: ['ui/screens/ticket/e-ticket/ETicket.tsx', 'ui/screens/ticket/e-ticket/e-ticket.loader.ts'],
        },
        async () => {
          const [{ ETicket }, { eTicketLoader }] = await Promise.all([
            import('#ui/screens/ticket/e-ticket/ETicket.tsx'),
            import('#ui/screens/ticket/e-ticket/e-ticket.loader.ts'),
          ]);
          return { Component: ETicket, loader: eTicketLoader };
        },
      ),
    },
    {
      path: 'my-ticket/:ticketId/rooms/:roomId',
      ...screenRoute(
        need,
        {
          area: 'buying',
          modules: [
            'ui/screens/ticket/online-room/OnlineRoom.tsx',
            'ui/screens/ticket/online-room/online-room.loader.ts',
          ],
        },
        async () => {
          const [{ OnlineRoom }, { onlineRoomLoader }] = await Promise.all([
            import('#ui/screens/ticket/online-room/OnlineRoom.tsx'),
            import('#ui/screens/ticket/online-room/online-room.loader.ts'),
          ]);
          return { Component: OnlineRoom, loader: onlineRoomLoader };
        },
      ),
    },
    {
      path: 'pay',
      ...screenRoute(
        need,
        { area: 'buying', modules: ['ui/screens/sale/pay-elsewhere/PayElsewhere.tsx'] },
        async () => {
          const { PayElsewhere } = await import('#ui/screens/sale/pay-elsewhere/PayElsewhere.tsx');
          return { Component: PayElsewhere };
        },
      ),
    },
    {
      path: 'refund',
      ...screenRoute(
        need,
        { area: 'buying', modules: ['ui/screens/money/refund-account/ReceiveRefund.tsx'] },
        async () => {
          const { ReceiveRefund } = await import('#ui/screens/money/refund-account/ReceiveRefund.tsx');
          return { Component: ReceiveRefund };
        },
      ),
    },
    {
      path: 'unsubscribe',
      ...screenRoute(
        need,
        { area: 'buying', modules: ['ui/screens/event/unsubscribe/UnsubscribePage.tsx'] },
        async () => {
          const { UnsubscribePage } = await import('#ui/screens/event/unsubscribe/UnsubscribePage.tsx');
          return { Component: UnsubscribePage };
        },
      ),
    },
  ],
  simple: [
    {
      path: 'event/:slug/simple',
      ...screenRoute(
        need,
        {
          area: 'event',
          modules: [
            'ui/screens/event/event-page/SimpleEventPage.tsx',
            'ui/screens/event/event-page/event-page.loader.ts',
          ],
          framable: true,
          videos: true,
        },
        async () => {
          const [{ SimpleEventPage }, { simpleEventPageLoader }] = await Promise.all([
            import('#ui/screens/event/event-page/SimpleEventPage.tsx'),
            import('#ui/screens/event/event-page/event-page.loader.ts'),
          ]);
          return { Component: SimpleEventPage, loader: simpleEventPageLoader };
        },
      ),
    },
    {
      path: 'payment/:sectionEventId/simple',
      ...screenRoute(need, { area: 'buying', modules: paymentModules, framable: true }, loadPayment),
    },
  ],
});
