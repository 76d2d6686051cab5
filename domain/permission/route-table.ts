import type { EventAbility } from './event-abilities.ts';
import type { PlatformAbility } from './platform-abilities.ts';

/** 'redirect': to '/' with the sign-in dialog; 'dialog': over the page's frame [D4]. `onEvent`: one of these [D5]. */
type RouteDemand = {
  readonly signedIn: 'no' | 'redirect' | 'dialog';
  readonly ability: PlatformAbility | null;
  readonly onEvent: readonly EventAbility[] | null;
};

/** 'none': an image without a page. */
type RouteLayout = 'home' | 'simple' | 'empty' | 'none';

export type Route = RouteDemand & {
  readonly path: string;
  readonly layout: RouteLayout;
  /** Never rendered on the server. */
  readonly browserOnly?: true;
};

const home = (path: string, demand: Partial<RouteDemand> = {}): Route => ({
  path,
  layout: 'home',
  signedIn: 'no',
  ability: null,
  onEvent: null,
  ...demand,
});
const simple = (path: string): Route => ({ ...home(path), layout: 'simple' });

/** Marked auth in the specification's route table. */
const auth = (path: string, demand: Partial<RouteDemand> = {}): Route =>
  home(path, { signedIn: 'redirect', ...demand });
/** A personal or management page that the specification does not mark. */
const own = (path: string, demand: Partial<RouteDemand> = {}): Route => home(path, { signedIn: 'dialog', ...demand });

/** Every route of the product. [S2.1] */
export const ROUTES = {
  index: home('/'),
  profile: own('/profile'),
  'my-ticket': own('/my-ticket', { ability: 'ticket.own-list' }),
  events: home('/events'),
  discovery: home('/discovery'),
  create: own('/create', { ability: 'event.create' }),
  'event-slug': home('/event/{slug}'),
  'event-slug-simple': simple('/event/{slug}/simple'),
  'invite-rsvp-slug': home('/invite-rsvp/{slug}'),
  'payment-event_id': home('/payment/{event_id}'),
  'payment-event_id-simple': simple('/payment/{event_id}/simple'),
  'p-username': home('/p/{username}'),
  'u-username': home('/u/{username}'),
  corporate_slug: home('/{corporate_slug}'),
  'request-corporate': auth('/request-corporate', { ability: 'corporate.request' }),
  'events-edit': own('/events/edit/{event_id}', { onEvent: ['event.edit'] }),
  'events-manager': own('/events/manager/{event_id}', {
    onEvent: ['event.edit', 'event.guests', 'event.orders', 'event.check-in'],
  }),
  'rsvp-invite': own('/event/rsvp/invite/{event_id}', { onEvent: ['event.invite'] }),
  'rsvp-template': own('/event/rsvp/template/{event_id}', { onEvent: ['event.invite'] }),
  'check-in': { ...own('/check-in/{event_id}', { onEvent: ['event.check-in'] }), browserOnly: true },
  'admin-events': auth('/admin/events', { ability: 'admin.events' }),
  'admin-staffs': auth('/admin/staffs', { ability: 'admin.staffs' }),
  'admin-accountant': own('/admin/accountant', { ability: 'admin.accountant' }),
  'admin-ticket-portal': own('/admin/ticket-portal', { ability: 'admin.ticket-portal' }),
  'admin-featured-event': auth('/admin/featured-event', { ability: 'admin.featured-events' }),
  'admin-corporate': auth('/admin/corporate', { ability: 'admin.corporates' }),
  'admin-event-report': auth('/admin/event-report', { ability: 'admin.event-report' }),
  'admin-event-report-id': auth('/admin/event-report/{id}', { onEvent: ['event.revenue'] }),
  'admin-event-report-id-summary': auth('/admin/event-report/{id}/summary', { onEvent: ['event.revenue'] }),
  'admin-event-report-id-order_id': auth('/admin/event-report/{id}/{order_id}', { onEvent: ['event.orders'] }),
  'admin-event-email': auth('/admin/event-email/{event_id}', { onEvent: ['event.mail'] }),
  'auth-provider-callback': { ...home('/auth/{provider}/callback'), browserOnly: true },
  support: home('/support'),
  'about-us': home('/about-us'),
  'contact-us': home('/contact-us'),
  'image-metadata': { ...home('/image-metadata'), layout: 'empty' },
  'image-rsvp-template': { ...home('/image-rsvp-template'), layout: 'none' },
  'image-thanks-buy-ticket': { ...home('/image-thanks-buy-ticket'), layout: 'none' },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];
