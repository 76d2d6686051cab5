import type { SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import { NO_SELF_SERVICE } from '#domain/event/self-service-policy.ts';
import { DAY, HOUR, type Instant, instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { APPROVAL_DAYS } from '#domain/ticket/approval.ts';
import { ChangeEventStatus } from '#server/event/change-event-status.ts';
import { RecordEvent } from '#server/event/record-event.ts';
import { RecordPhoto } from '#server/event/record-photo.ts';
import { RecordPromotion } from '#server/event/record-promotion.ts';
import { RecordPromotionCode } from '#server/event/record-promotion-code.ts';
import { RecordSeatMap } from '#server/event/record-seat-map.ts';
import { RecordSession } from '#server/event/record-session.ts';
import { RecordTicketType } from '#server/event/record-ticket-type.ts';
import type { Use } from '#server/main/container.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { StorePicture } from '#server/platform/files/store-picture.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { drawCover } from './draw-cover.ts';
import { must } from './must.ts';
import type { DemoEvent, DemoSession, DemoTicket } from './world.ts';

export type PublishedTicket = {
  readonly ticketTypeId: string;
  readonly plan: DemoTicket;
  readonly saleEndAt: Instant | null;
};
export type PublishedSession = {
  readonly sectionEventId: number;
  readonly plan: DemoSession;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly tickets: readonly PublishedTicket[];
};
export type PublishedEvent = {
  readonly eventId: number;
  readonly plan: DemoEvent;
  readonly owner: AccountId;
  readonly sessions: readonly PublishedSession[];
};

const VIETNAM = 7 * HOUR;

function localTime(day: number, days: number, at: string): Instant {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return instant(day - VIETNAM + days * DAY + hours * HOUR + minutes * 60_000);
}

const text = (value: string | undefined): string | null => value ?? null;

/** @param day midnight UTC of the seed's day, ms */
export async function publishDemoEvent(
  use: Use,
  plan: DemoEvent,
  given: { readonly day: number; readonly owner: AccountId; readonly corporateId: number | null },
): Promise<PublishedEvent> {
  const { day, owner, corporateId } = given;
  const viewer = await use(ViewerFacts).of(owner);
  if (viewer.kind === 'anonymous') throw new Error(`The organiser of ${plan.key} has no account`);
  const event = must(
    plan.key,
    await use(RecordEvent)({
      viewer,
      corporateId,
      capacity: null,
      session: null,
      fields: {
        name: plan.name,
        type: plan.kind,
        eventType: plan.format,
        feature: plan.feature ?? 'PUBLIC',
        categoryId: plan.category,
        description: plan.description,
        address: text(plan.address),
        timezone: 'Asia/Ho_Chi_Minh',
        urls: plan.url === undefined ? [] : [plan.url],
        enableTicketDonation: plan.donation ?? false,
        requiredApproval: plan.approval ?? false,
        closeAtCapacity: false,
        allowReEntry: false,
        plate: null,
        isRequiredFormTicket: false,
        isRequiredGeneralInfo: false,
        isReceivingTicketOffline: false,
        policy: text(plan.policy),
        approvalDays: APPROVAL_DAYS,
        ...NO_SELF_SERVICE,
      },
    }),
  );
  const { eventId } = event;

  if (plan.cover !== null) {
    const picture = must(
      `cover of ${plan.key}`,
      await use(StorePicture)({
        fileId: use(NewId).newId(),
        accountId: owner,
        kind: 'EVENT_IMAGE',
        bytes: await drawCover(plan.cover),
      }),
    );
    must(`photo of ${plan.key}`, await use(RecordPhoto)({ eventId, actor: owner, url: picture.url, label: null }));
  }

  const sessions: PublishedSession[] = [];
  for (const session of plan.sessions) {
    const beginAt = localTime(day, session.startsInDays, session.at);
    const endAt = instant(beginAt + session.hours * HOUR);
    const row = must(
      `session of ${plan.key}`,
      await use(RecordSession)({
        eventId,
        actor: owner,
        fields: {
          name: session.name ?? '',
          description: null,
          address: null,
          beginAt,
          endAt,
          planSale: session.planSale === 'UPCOMING' ? 'UPCOMING' : null,
          urls: [],
          vodLink: null,
        },
      }),
    );
    const tickets: PublishedTicket[] = [];
    for (const ticket of session.tickets) {
      const saleBeginAt = ticket.saleOpensInDays === undefined ? null : localTime(day, ticket.saleOpensInDays, '09:00');
      const saleEndAt = ticket.saleClosesInDays === undefined ? null : localTime(day, ticket.saleClosesInDays, '18:00');
      const { ticketTypeId } = must(
        `ticket ${ticket.name} of ${plan.key}`,
        await use(RecordTicketType)({
          eventId,
          sectionEventId: row.sectionEventId,
          actor: owner,
          fields: {
            name: ticket.name,
            description: text(ticket.description),
            note: null,
            price: dong(ticket.price),
            originalPrice: dong(ticket.originalPrice ?? ticket.price),
            capacity: ticket.capacity,
            purchaseLimit: ticket.limit ?? null,
            accountLimit: ticket.accountLimit ?? null,
            multipleOf: ticket.multipleOf ?? 1,
            saleBeginAt,
            saleEndAt,
            mode: ticket.mode ?? (plan.format === 'ONLINE' ? 'ONLINE' : 'ONSITE'),
          },
        }),
      );
      tickets.push({ ticketTypeId, plan: ticket, saleEndAt });
      if (ticket.earlyBird !== undefined)
        must(
          `early bird of ${plan.key}`,
          await use(RecordPromotion)({
            eventId,
            ticketTypeId,
            actor: owner,
            fields: {
              type: 'EARLY_BIRD',
              name: 'Early Bird',
              percentOff: ticket.earlyBird.percentOff,
              amountOff: null,
              quantity: ticket.earlyBird.quantity,
              minTicket: null,
              maxTicket: null,
              beginAt: null,
              endAt: null,
            },
          }),
        );
    }
    const rows = hallRows(session, tickets);
    if (rows.length > 0)
      must(
        `seats of ${plan.key}`,
        await use(RecordSeatMap)({
          eventId,
          sectionEventId: row.sectionEventId,
          actor: owner,
          rows,
          poolsOpenAt: null,
        }),
      );
    sessions.push({ sectionEventId: row.sectionEventId, plan: session, beginAt, endAt, tickets });
  }
  const paid = sessions.flatMap(({ tickets }) => tickets).filter((ticket) => ticket.plan.price > 0);
  for (const code of plan.codes ?? [])
    must(
      `code ${code.code} of ${plan.key}`,
      await use(RecordPromotionCode)({
        eventId,
        actor: owner,
        fields: {
          ...code,
          amountOff: null,
          ticketTypeIds: paid.map(({ ticketTypeId }) => ticketTypeId),
          beginAt: null,
          endAt: null,
        },
      }),
    );
  if (plan.status !== 'READY')
    must(`publishing ${plan.key}`, await use(ChangeEventStatus)({ eventId, actor: owner, status: 'PUBLISHED' }));
  return { eventId, plan, owner, sessions };
}

const hallRows = ({ hall = [] }: DemoSession, tickets: readonly PublishedTicket[]): SeatPlanRow[] =>
  hall.flatMap(({ section = '', rows, layout, ticket, code = null }) =>
    [...rows].map((name) => ({
      section,
      name,
      layout,
      ticketTypeId: tickets.find((each) => each.plan.name === ticket)?.ticketTypeId ?? null,
      specialCode: code,
    })),
  );
