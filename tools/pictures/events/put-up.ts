import type { Person, Place } from '#test/journeys/person.ts';
import { type CoverName, coverPicture } from './cover-pictures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Ticket = {
  readonly name: string;
  readonly price: number;
  readonly capacity?: number | null;
  readonly [more: string]: unknown;
};

type Session = {
  readonly name?: string;
  readonly inDays: number;
  readonly hours?: number;
  readonly planSale?: 'UPCOMING' | 'CLOSED';
  readonly tickets: readonly Ticket[];
};

export type PutUp = {
  readonly name: string;
  readonly description?: string;
  readonly event?: Readonly<Record<string, unknown>>;
  readonly sessions: readonly Session[];
  readonly cover?: CoverName | null;
  readonly isDraft?: boolean;
};

export type Standing = {
  readonly eventId: number;
  readonly slug: string;
  readonly name: string;
  readonly sessionIds: readonly number[];
  readonly ticketIds: readonly string[];
};

const DESCRIPTION =
  '<p>Một buổi tối bên bờ sông với những người chơi nhạc quen mặt của thành phố. Cửa mở lúc 18:30, có trà sen và bánh cốm ở sảnh.</p><p>Chương trình kéo dài hai giờ, có nghỉ giữa giờ. Bạn đến sớm một chút để chọn chỗ nhé.</p>';

async function uploadCover({ baseUrl }: Place, organiser: Person, eventId: number, cover: CoverName): Promise<void> {
  const link = await organiser.ask<{ readonly upload_url: string; readonly url: string }>(
    'mutation ($input: CreateUploadLinkInput!) { create_upload_link(input: $input) { upload_url url } }',
    { input: { ext: 'webp', type: 'EVENT_IMAGE' } },
  );
  const stored = await fetch(`${baseUrl}${link.upload_url}`, {
    method: 'PUT',
    body: Uint8Array.from(await coverPicture(cover)),
    headers: { 'content-type': 'image/webp' },
  });
  if (!stored.ok) throw new Error(`The cover '${cover}' was refused: ${await stored.text()}`);
  await organiser.ask('mutation ($id: Int!, $url: String!) { create_photo(event_id: $id, url: $url) { id } }', {
    id: eventId,
    url: link.url,
  });
}

/** Over the wire, as an organiser does it. */
export async function putUp(place: Place, organiser: Person, plan: PutUp): Promise<Standing> {
  const { id: eventId } = await organiser.ask<{ readonly id: number }>(
    'mutation ($input: CreateEventInput!) { create_event(input: $input) { id } }',
    {
      input: {
        name: plan.name,
        event_type: 'ONSITE',
        address: 'Bến thuyền Phúc Xá, 12 Hồng Hà, Ba Đình, Hà Nội',
        description: plan.description ?? DESCRIPTION,
        ...plan.event,
      },
    },
  );
  const sessionIds: number[] = [];
  const ticketIds: string[] = [];
  for (const { name, inDays, hours = 2, planSale, tickets } of plan.sessions) {
    const beginAt = Math.floor((Date.now() + inDays * DAY) / HOUR) * HOUR;
    const { id } = await organiser.ask<{ readonly id: number }>(
      'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
      {
        id: eventId,
        input: {
          name: name ?? null,
          begin_at: beginAt,
          end_at: beginAt + hours * HOUR,
          plan_sale: planSale ?? null,
        },
      },
    );
    sessionIds.push(id);
    for (const ticket of tickets) {
      const made = await organiser.ask<{ readonly id: string }>(
        'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
        { id, input: { capacity: null, ...ticket } },
      );
      ticketIds.push(made.id);
    }
  }
  if (plan.cover !== undefined && plan.cover !== null) await uploadCover(place, organiser, eventId, plan.cover);
  const { slug } =
    plan.isDraft === true
      ? await organiser.ask<{ readonly slug: string }>('query ($id: Int!) { event(id: $id) { slug } }', { id: eventId })
      : await organiser.ask<{ readonly slug: string }>(
          'mutation ($id: Int!) { update_event_status(id: $id, status: "PUBLISHED") { slug } }',
          { id: eventId },
        );
  return { eventId, slug, name: plan.name, sessionIds, ticketIds };
}
