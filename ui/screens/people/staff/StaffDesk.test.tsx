import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { StaffDesk as StaffPort, type StaffTeam } from '#application/people/ports/staff-desk.ts';
import { aStaffDesk } from '#test/builders/a-staff-desk.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { StaffDesk } from './StaffDesk.tsx';
import { staffLoader } from './staff.loader.ts';

const corporate = { id: 12, slug: 'Ve-12', companyName: 'Vé', name: 'Vé', email: null, status: 'APPROVED' };
const team: StaffTeam = {
  corporateId: 12,
  companyName: 'Vé',
  manages: ['SUB_ADMIN', 'ROOM_OPERATOR', 'EVENT_OWNER'],
  mayOffer: true,
  offeredTo: null,
  members: [
    {
      userId: 'm',
      email: 'minh@example.test',
      firstName: 'Minh',
      lastName: 'Trần',
      avatar: null,
      role: 'EVENT_OWNER',
      active: true,
      isViewer: false,
    },
  ],
};

type World = {
  readonly team?: StaffTeam;
  readonly owns?: boolean;
  readonly abilities?: readonly string[];
  readonly signedOut?: boolean;
  readonly locale?: 'en' | 'vi';
};
async function open({ team: shown = team, owns = true, abilities = ['admin.staffs'], ...world }: World = {}) {
  const pairs = [given(StaffPort, aStaffDesk(shown))];
  const account = { ...someAccount, abilities, corporate: owns ? corporate : null };
  await renderPage(
    [
      {
        path: '/admin/staffs',
        Component: withUseCases(StaffDesk, pairs),
        loader: loaderWith(staffLoader, pairs),
      },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { at: '/admin/staffs', locale: world.locale ?? 'en', ...(world.signedOut === true ? {} : { account }) },
  );
  await settle(20);
}
const text = () => document.body.textContent ?? '';
const email = () => document.querySelector('form input[name="email"]');
const add = async (address: string) => {
  await type(email(), address);
  await submit(email());
  await settle(30);
};

describe('the ownership of a corporate', { timeout: 30_000 }, () => {
  const owner = () => document.querySelector('form input[name="owner"]');
  const offer = async (address: string) => {
    await type(owner(), address);
    await submit(owner());
    await settle(20);
    await click(find('[role="dialog"] button', 'Offer ownership'));
    await settle(30);
  };

  it('is offered by its owner to an account, and the offer withdrawn', async () => {
    await open();
    await offer('hoa@nowhere.test');
    expect(text()).toContain('No account uses this email yet');
    await offer('hoa@example.test');
    expect(text()).toContain('Offered to hoa@example.test. You own it until they accept.');
    await click(find('button', 'Withdraw offer'));
    await settle(30);
    expect(owner()).not.toBeNull();
  });

  it('is not offered by others', async () => {
    await open({ team: { ...team, mayOffer: false } });
    expect([owner(), text().includes('minh@example.test')]).toEqual([null, true]);
  });
});

describe('the staff of a corporate', { timeout: 30_000 }, () => {
  it('is shown to who manages it, and to nobody who is signed out [S2.1-25]', async () => {
    await open();
    expect(find('h1', 'Team Management')).toBeDefined();
    expect(text()).toContain('minh@example.test');
    await open({ signedOut: true });
    expect(text()).toContain('Somewhere else');
    await open({ abilities: [] });
    expect(text()).toContain('Somewhere else');
  });

  it('takes people in by email, and says why not', async () => {
    await open();
    await add('not an address');
    expect(text()).toContain('Please enter a valid email format');
    await add('hoa@nowhere.test');
    expect(text()).toContain('No account uses this email yet');
    await add('hoa@example.test');
    expect(text()).toContain('Added. We’ve emailed them.');
    expect(findAll('ul[aria-label="Team"] > li', /./)).toHaveLength(2);
  });

  it('pauses and removes a member, after a question', async () => {
    await open();
    await click(find('button', 'Pause Trần Minh'));
    await settle(30);
    expect(find('button', 'Reactivate Trần Minh')).toBeDefined();
    await click(find('button', 'Remove Trần Minh'));
    await settle(20);
    expect(find('[role="dialog"]', /./).textContent).toContain('They lose access');
    await click(find('[role="dialog"] button', 'Remove'));
    await settle(30);
    expect(text()).toContain('No one else yet');
  });

  it('offers no change of roles that the viewer does not manage, and speaks Vietnamese', async () => {
    await open({ team: { ...team, manages: [] }, locale: 'vi' });
    expect(email()).toBeNull();
    expect(text()).toContain('Phụ trách sự kiện');
    await open({ owns: false });
    expect(text()).toContain('You have no corporate of your own');
  });
});
