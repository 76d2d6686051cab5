import { ROUTES, type Route } from '#domain/permission/route-table.ts';
import type { NeedArea } from '#ui/routes/area.ts';
import { buyingRoutes } from '#ui/routes/buying.routes.ts';
import { deskRoutes } from '#ui/routes/desk.routes.ts';
import { houseRoutes } from '#ui/routes/house.routes.ts';
import { peopleRoutes } from '#ui/routes/people.routes.ts';
import { shellRoutes } from '#ui/routes/shell.routes.ts';

/** What an address can name, in a world that is seeded. */
export type Named = {
  readonly slug: string;
  readonly eventId: number;
  readonly sessionId: number;
  readonly ticketId: string;
  readonly orderId: string;
  readonly roomId: string;
  readonly username: string;
  readonly corporateSlug: string;
};

export type Place = {
  readonly path: string;
  readonly demand: Route;
};

const ARTICLE = 'how-to-order';
const nothing: NeedArea = () => Promise.resolve();

/** `:sectionEventId` and `{section_event_id}` are one. */
const asInTable = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => `{${name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)}}`);
const shape = (path: string): string => path.replace(/\{\w+\}/g, '{}');

function meant(path: string, parameter: string, named: Partial<Named>): string | number | undefined {
  switch (parameter) {
    case 'slug':
      return named.slug;
    case 'event_id':
      return path.startsWith('/payment/') ? named.sessionId : named.eventId;
    case 'section_event_id':
      return named.sessionId;
    case 'id':
      return named.eventId;
    case 'order_id':
      return named.orderId;
    case 'ticket_id':
      return named.ticketId;
    case 'room_id':
      return named.roomId;
    // Nobody's: asks for the PIN.
    case 'pass_id':
      return 'pass';
    case 'article_id':
      return ARTICLE;
    case 'username':
      return path.startsWith('/p/') ? named.corporateSlug : named.username;
    case 'corporate_slug':
      return named.corporateSlug;
    case 'provider':
      return 'demo';
    default:
      return undefined;
  }
}

export const addressOf = ({ path }: Place, named: Partial<Named>): string =>
  path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = meant(path, parameter, named);
    if (value === undefined) throw new Error(`Say what '${parameter}' of ${path} stands for`);
    return String(value);
  });

const BACK_OFFICE: readonly Route[] = (
  ['admin.integrity', 'admin.audit-log', 'admin.set-aside', 'admin.users', 'admin.leads', 'admin.settings'] as const
).map((ability) => ({ ...ROUTES['admin-accountant'], path: `/${ability.replace('.', '/')}`, ability }));

const EARNINGS: readonly Route[] = [
  { ...ROUTES['admin-accountant'], path: '/admin/earnings', ability: 'withdrawal.request' },
  { ...ROUTES['admin-event-report'], path: '/admin/exports' },
];

const DOOR: Route = { ...ROUTES['admin-events'], path: '/check-in' };

export function everyPlace(): readonly Place[] {
  const table: readonly Route[] = Object.values(ROUTES);
  const screens = [shellRoutes, buyingRoutes, deskRoutes, peopleRoutes, houseRoutes]
    .flatMap((routes) => Object.values(routes(nothing)).flat())
    .map(({ path = '' }) => asInTable(`/${path}`));
  const seen = new Set(table.map(({ path }) => shape(path)));
  const further = screens.filter((path) => !seen.has(shape(path)) && seen.add(shape(path)));
  const byLength = table.toSorted((one, other) => other.path.length - one.path.length);
  const above = (path: string): Route =>
    [...BACK_OFFICE, ...EARNINGS, DOOR].find((page) => page.path === path) ??
    byLength.find((route) => shape(path).startsWith(`${shape(route.path)}/`)) ??
    ROUTES.index;
  return [
    ...table.map((route) => ({ path: route.path, demand: route })),
    ...further.map((path) => ({ path, demand: above(path) })),
  ];
}
