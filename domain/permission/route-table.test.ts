import { describe, expect, it } from 'vitest';
import { corporateIdFromSlug } from '#domain/people/public-name.ts';
import { ROUTE_NAMES, ROUTES, type Route } from './route-table.ts';

const routes = ROUTE_NAMES.map((name): Route & { name: string } => ({ name, ...ROUTES[name] }));
const named = (of: (route: Route) => boolean) => routes.filter(of).map((route) => route.name);

describe('the route table', () => {
  it('has 38 routes with distinct paths', () => {
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

  it('uses the home layout by default', () => {
    expect(named((route) => route.layout === 'simple')).toEqual(['event-slug-simple', 'payment-event_id-simple']);
    expect(named((route) => route.layout === 'empty')).toEqual(['image-metadata']);
    expect(named((route) => route.layout === 'none')).toEqual(['image-rsvp-template', 'image-thanks-buy-ticket']);
    expect(named((route) => route.layout === 'home')).toHaveLength(ROUTE_NAMES.length - 5);
  });

  it('redirects anonymous visitors from auth pages, and keeps the frame of other protected pages', () => {
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
  ])('%s needs %s', (name, ability) => {
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
  ])('%s needs a right on its event: %j', (name, abilities) => {
    expect(routes.find((route) => route.name === name)?.onEvent).toEqual(abilities);
    expect(named((route) => route.onEvent !== null)).toHaveLength(9);
  });

  it('renders the door and provider callbacks in the browser only, without a guard', () => {
    expect(named((route) => route.browserOnly === true)).toEqual(['check-in', 'auth-provider-callback']);
    expect(ROUTES['auth-provider-callback'].signedIn).toBe('no');
  });

  it('cannot be shadowed by corporates: no first segment reads as a corporate’s slug', () => {
    const firstParts = routes
      .map((route) => route.path.split('/')[1] ?? '')
      .filter((part) => part !== '' && !part.startsWith('{'));
    expect(firstParts.filter((part) => corporateIdFromSlug(part) !== null)).toEqual([]);
  });
});
