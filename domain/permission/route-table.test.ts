import { describe, expect, it } from 'vitest';
import { isReservedName } from '#domain/people/username.ts';
import { ROUTE_NAMES, ROUTES, type Route } from './route-table.ts';

const routes = ROUTE_NAMES.map((name): Route & { name: string } => ({ name, ...ROUTES[name] }));
const named = (of: (route: Route) => boolean) => routes.filter(of).map((route) => route.name);

describe('the table of routes', () => {
  it('has the 38 routes of the product, each at its own address', () => {
    expect(routes.map((route) => route.path)).toEqual([
      '/',
      '/profile',
      '/my-ticket',
      '/events',
      '/discovery',
      '/create',
      '/event/{slug}',
      '/event/{slug}/simple',
      '/invite-rsvp/{slug}',
      '/payment/{event_id}',
      '/payment/{event_id}/simple',
      '/p/{username}',
      '/u/{username}',
      '/{corporate_slug}',
      '/request-corporate',
      '/events/edit/{event_id}',
      '/events/manager/{event_id}',
      '/event/rsvp/invite/{event_id}',
      '/event/rsvp/template/{event_id}',
      '/check-in/{event_id}',
      '/admin/events',
      '/admin/staffs',
      '/admin/accountant',
      '/admin/ticket-portal',
      '/admin/featured-event',
      '/admin/corporate',
      '/admin/event-report',
      '/admin/event-report/{id}',
      '/admin/event-report/{id}/summary',
      '/admin/event-report/{id}/{order_id}',
      '/admin/event-email/{event_id}',
      '/auth/{provider}/callback',
      '/support',
      '/about-us',
      '/contact-us',
      '/image-metadata',
      '/image-rsvp-template',
      '/image-thanks-buy-ticket',
    ]);
    expect(new Set(routes.map((route) => route.path)).size).toBe(38);
  });

  it('stands in home unless stated', () => {
    expect(named((route) => route.layout === 'simple')).toEqual(['event-slug-simple', 'payment-event_id-simple']);
    expect(named((route) => route.layout === 'empty')).toEqual(['image-metadata']);
    expect(named((route) => route.layout === 'none')).toEqual(['image-rsvp-template', 'image-thanks-buy-ticket']);
    expect(named((route) => route.layout === 'home')).toHaveLength(ROUTE_NAMES.length - 5);
  });

  it('redirects strangers from the pages marked auth, and keeps the frame of the others that need somebody', () => {
    expect(named((route) => route.signedIn === 'redirect')).toEqual([
      'request-corporate',
      'admin-events',
      'admin-staffs',
      'admin-featured-event',
      'admin-corporate',
      'admin-event-report',
      'admin-event-report-id',
      'admin-event-report-id-summary',
      'admin-event-report-id-order_id',
      'admin-event-email',
    ]);
    expect(named((route) => route.signedIn === 'dialog')).toEqual([
      'profile',
      'my-ticket',
      'create',
      'events-edit',
      'events-manager',
      'rsvp-invite',
      'rsvp-template',
      'check-in',
      'admin-accountant',
      'admin-ticket-portal',
    ]);
  });

  it.each([
    ['my-ticket', 'ticket.own-list'],
    ['create', 'event.create'],
    ['request-corporate', 'corporate.request'],
    ['admin-events', 'admin.events'],
    ['admin-staffs', 'admin.staffs'],
    ['admin-accountant', 'admin.accountant'],
    ['admin-ticket-portal', 'admin.ticket-portal'],
    ['admin-featured-event', 'admin.featured-events'],
    ['admin-corporate', 'admin.corporates'],
    ['admin-event-report', 'admin.event-report'],
  ])('%s asks for %s', (name, ability) => {
    expect(routes.find((route) => route.name === name)?.ability).toBe(ability);
    expect(named((route) => route.ability !== null)).toHaveLength(10);
  });

  it.each<[string, string[]]>([
    ['events-edit', ['event.edit']],
    ['events-manager', ['event.edit', 'event.guests', 'event.orders', 'event.check-in']],
    ['rsvp-invite', ['event.invite']],
    ['rsvp-template', ['event.invite']],
    ['check-in', ['event.check-in']],
    ['admin-event-report-id', ['event.revenue']],
    ['admin-event-report-id-summary', ['event.revenue']],
    ['admin-event-report-id-order_id', ['event.orders']],
    ['admin-event-email', ['event.mail']],
  ])('%s asks for a right on its event: %j', (name, abilities) => {
    expect(routes.find((route) => route.name === name)?.onEvent).toEqual(abilities);
    expect(named((route) => route.onEvent !== null)).toHaveLength(9);
  });

  it('renders the door and the way back from a provider in the browser only; nobody is guarded there', () => {
    expect(named((route) => route.browserOnly === true)).toEqual(['check-in', 'auth-provider-callback']);
    expect(ROUTES['auth-provider-callback'].signedIn).toBe('no');
  });

  it('is hidden by no corporate and no username: the first part of every address is reserved', () => {
    const firstParts = routes
      .map((route) => route.path.split('/')[1] ?? '')
      .filter((part) => part !== '' && !part.startsWith('{'));
    expect(firstParts.filter((part) => !isReservedName(part))).toEqual([]);
  });
});
