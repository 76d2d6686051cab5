import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount, anOwner } from '#test/builders/a-viewer.ts';
import { EVENT_ABILITIES } from './event-abilities.ts';
import { mayExport } from './report-exports.ts';

const [person, accountant, admin] = [anAccount(), anAccount({ isAccountant: true }), anAccount({ isAdmin: true })];
const exporters = (kind: Parameters<typeof mayExport>[1]) =>
  Object.entries({ anonymous, person, owner: anOwner(12), accountant, admin })
    .filter(([, viewer]) => mayExport(viewer, kind, []))
    .map(([name]) => name);

describe('a report as a file', () => {
  it('of orders is for who may read the orders of the event, whoever it is', () => {
    expect(mayExport(person, 'ORDERS', ['event.view', 'event.orders'])).toBe(true);
    expect(
      mayExport(
        person,
        'ORDERS',
        EVENT_ABILITIES.filter((ability) => ability !== 'event.orders'),
      ),
    ).toBe(false);
    expect(exporters('ORDERS')).toEqual([]);
  });

  it('of revenue is for every account, as the page of its own revenue', () => {
    expect(exporters('REVENUE')).toEqual(['person', 'owner', 'accountant', 'admin']);
    expect(mayExport(anonymous, 'REVENUE', EVENT_ABILITIES)).toBe(false);
  });

  it('of balances is for accountants and admins', () => {
    expect(exporters('BALANCES')).toEqual(['accountant', 'admin']);
    expect(mayExport(person, 'BALANCES', EVENT_ABILITIES)).toBe(false);
  });
});
