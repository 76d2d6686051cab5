import { makeMemoryKycDesk } from '#adapters/memory/people/memory-kyc-desk.ts';
import { type MemoryPublicPages, makeMemoryPublicPages } from '#adapters/memory/people/memory-public-pages.ts';
import { makeMemoryImageUpload } from '#adapters/memory/platform/memory-image-upload.ts';
import { FollowCorporate } from '#application/people/follow-corporate.ts';
import { LeaveTeam } from '#application/people/leave-team.ts';
import { ListLikes } from '#application/people/list-likes.ts';
import { makeManageMyAccount } from '#application/people/make-manage-my-account.ts';
import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import { ManageSessions } from '#application/people/manage-sessions.ts';
import { OpenPublicPage } from '#application/people/open-public-page.ts';
import type { CorporateLook, HomepageChange } from '#application/people/ports/homepage-desk.ts';
import { HomepageDesk } from '#application/people/ports/homepage-desk.ts';
import type { OwnKyc } from '#application/people/ports/kyc-desk.ts';
import type { Membership } from '#application/people/ports/memberships.ts';
import type { OpenSession } from '#application/people/ports/open-sessions.ts';
import type { PublicCorporate, PublicPerson } from '#application/people/ports/public-pages.ts';
import { SaveHomepage } from '#application/people/save-homepage.ts';
import { UploadPortrait } from '#application/people/upload-portrait.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { type OwnRewards, RewardDesk } from '#application/programme/ports/reward-desk.ts';
import { ListComingTickets } from '#application/ticket/list-coming-tickets.ts';
import type { HeldTicket } from '#application/ticket/ports/ticket-wallet.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { aCorporate, aPerson } from '#test/builders/a-public-face.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { memoryRewards } from '#test/builders/memory-rewards.ts';
import { NOW } from '#test/builders/moments.ts';
import { PageFrame } from '#ui/routes/PageFrame.tsx';
import { PublicPage } from '#ui/screens/people/public-page/PublicPage.tsx';
import {
  corporatePageLoader,
  publisherPageLoader,
  userPageLoader,
} from '#ui/screens/people/public-page/public-page.loader.ts';
import { ErrorScreen } from '#ui/screens/platform/error/ErrorScreen.tsx';
import { type PageWorld, renderPage } from './render-page.tsx';
import { given, loaderWith, withUseCases } from './with-use-cases.tsx';

const linh = aPerson({ id: 'a1', username: 'linh', firstName: 'Linh', lastName: 'Trần' });

const inDays = (id: number, name: string, days: number) =>
  anEventCard({
    id,
    name,
    slug: `su-kien-${id}`,
    beginAt: later(NOW, days * DAY),
    endAt: later(NOW, days * DAY + HOUR),
  });

export type PublicWorld = PageWorld & {
  readonly person?: Partial<PublicPerson>;
  readonly corporate?: Partial<PublicCorporate>;
  readonly tickets?: readonly HeldTicket[];
  readonly sessions?: readonly OpenSession[];
  readonly memberships?: readonly Membership[];
  readonly answerLeave?: (membership: Membership) => Promise<Result<null, Refusal>>;
  readonly likes?: number;
  readonly pages?: Partial<MemoryPublicPages>;
  readonly kyc?: Partial<OwnKyc>;
  readonly rewards?: Partial<OwnRewards>;
};

/** Lan with events, Linh whose own page it may be, Vé Việt without any. */
export async function renderPublicPage({
  person = {},
  tickets = [],
  sessions = [],
  memberships = [],
  answerLeave = async () => ok(null),
  likes = 0,
  pages = {},
  ...world
}: PublicWorld) {
  const by = { kind: 'PERSON', id: aPerson().id } as const;
  let company = aCorporate(world.corporate);
  let own: PublicPerson = { ...linh, ...person };
  const memory = makeMemoryPublicPages({
    now: NOW,
    people: [aPerson()],
    corporates: [
      aCorporate(),
      aCorporate({ id: 13, slug: 'Cho-duyet-13', companyName: 'Chờ duyệt', isApproved: false }),
    ],
    events: [
      { by, event: inDays(1, 'Đêm nhạc Trịnh', 3) },
      { by, event: inDays(2, 'Chợ phiên', -5) },
      ...Array.from({ length: likes }, (_, at) => ({
        by: { kind: 'LIKED' } as const,
        event: inDays(100 + at, `Yêu thích ${at + 1}`, at + 1),
      })),
    ],
  });
  memory.signIn(world.account !== undefined);
  const publicPages = {
    ...memory,
    person: async (username: string) => (username === own.username ? ok(own) : memory.person(username)),
    corporate: async (id: number) => (id === company.id ? ok(company) : memory.corporate(id)),
    ...pages,
  };
  const saved: HomepageChange[] = [];
  const looks: (CorporateLook & { readonly id: number })[] = [];
  const ended: string[] = [];
  const open = new Map(sessions.map((session) => [session.id, session]));
  const ticketWallet = {
    list: async () => ok({ tickets, after: null, total: null }),
    read: async () => refused({ code: 'NOT_FOUND' } as const),
  };
  const homepages = {
    save: async (change: HomepageChange) => {
      saved.push(change);
      own = { ...own, ...change };
      return ok(null);
    },
    saveCorporate: async (id: number, look: CorporateLook) => {
      looks.push({ id, ...look });
      company = { ...company, ...look };
      return ok(null);
    },
  };
  const openSessions = {
    list: async () => ok([...open.values()]),
    end: async (id: string) => {
      ended.push(id);
      return open.delete(id) ? ok(null) : refused({ code: 'NOT_FOUND' } as const);
    },
  };
  const left: string[] = [];
  const teams = {
    list: async () => ok(memberships.filter(({ id }) => !left.includes(id))),
    leave: async (membership: Membership) => {
      const answer = await answerLeave(membership);
      if (answer.ok) left.push(membership.id);
      return answer;
    },
  };
  const pictures = makeMemoryImageUpload();
  const kyc = makeMemoryKycDesk(world.kyc);
  const rewards = memoryRewards(world.rewards);
  const pairs = [
    given(OpenPublicPage, OpenPublicPage.make({ publicPages })),
    given(FollowCorporate, FollowCorporate.make({ publicPages })),
    given(ListLikes, ListLikes.make({ publicPages })),
    given(ListComingTickets, ListComingTickets.make({ ticketWallet })),
    given(LeaveTeam, LeaveTeam.make({ memberships: teams })),
    given(ManageSessions, ManageSessions.make({ openSessions })),
    given(HomepageDesk, homepages),
    given(SaveHomepage, SaveHomepage.make({ homepages, sessions: { refresh: async () => ({ kind: 'SIGNED_OUT' }) } })),
    given(ManageMyAccount, makeManageMyAccount({ kycDesk: kyc.kycDesk, send: pictures.upload })),
    given(RewardDesk, rewards.desk),
    given(NewKey, () => 'key-1'),
    given(UploadPortrait, UploadPortrait.make({ send: pictures.upload })),
  ];
  const Component = withUseCases(PublicPage, pairs);
  const page = await renderPage(
    [
      {
        Component: PageFrame,
        children: [
          { path: '/u/:username', Component, loader: loaderWith(userPageLoader, pairs), ErrorBoundary: ErrorScreen },
          {
            path: '/p/:username',
            Component,
            loader: loaderWith(publisherPageLoader, pairs),
            ErrorBoundary: ErrorScreen,
          },
          {
            path: '/:corporateSlug',
            Component,
            loader: loaderWith(corporatePageLoader, pairs),
            ErrorBoundary: ErrorScreen,
          },
          { path: '*', element: null },
        ],
      },
    ],
    { now: NOW, ...world },
  );
  return { ...page, memory, saved, looks, ended, left, kyc, rewards, cut: pictures.cut };
}
