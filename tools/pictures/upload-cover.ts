import sharp from 'sharp';
import type { OnSale } from '#test/journeys/put-on-sale.ts';
import type { Visitor } from './visitor.ts';

const LINK = 'mutation ($input: CreateUploadLinkInput!) { create_upload_link(input: $input) { upload_url url } }';
const PHOTO = 'mutation ($event: Int!, $url: String!) { create_photo(event_id: $event, url: $url) { id } }';

/** As a photograph is: lights out of focus in a dark hall. */
const LIGHTS = [
  [220, 260, 190, '#f6b25b'],
  [640, 180, 260, '#c2412d'],
  [1180, 330, 220, '#f3d9a4'],
  [1420, 160, 150, '#7c3c8c'],
  [420, 620, 240, '#2f6f8f'],
  [980, 700, 300, '#a8323a'],
] as const;
const HALL = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#1d1420"/>${LIGHTS.map(
  ([x, y, size, colour]) => `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}" fill-opacity="0.75"/>`,
).join('')}</svg>`;

export async function uploadCover({ places }: Visitor, { organiser, eventId }: OnSale): Promise<void> {
  const link = await organiser.ask<{ readonly upload_url: string; readonly url: string }>(LINK, {
    input: { ext: 'jpg', type: 'EVENT_IMAGE' },
  });
  const picture = await sharp(Buffer.from(HALL)).blur(24).jpeg().toBuffer();
  await fetch(`${places.base}${link.upload_url}`, {
    method: 'PUT',
    body: Uint8Array.from(picture),
    headers: { 'content-type': 'image/jpeg' },
  });
  await organiser.ask(PHOTO, { event: eventId, url: link.url });
}
