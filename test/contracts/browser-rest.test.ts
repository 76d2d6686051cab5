import sharp from 'sharp';
import { describe } from 'vitest';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { readAnswer } from '#adapters/graphql/platform/read-answer.ts';
import { makeMemoryImageUpload } from '#adapters/memory/platform/memory-image-upload.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeSignedImageUpload } from '#adapters/rest/platform/signed-image-upload.ts';
import { makeSseLiveUpdates } from '#adapters/rest/platform/sse-live-updates.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { mailTo, signIn } from '#test/server/sign-in-for-test.ts';
import { startTestApp } from '#test/server/start-test-app.ts';
import { imageUploadContract } from './image-upload.contract.ts';
import { liveUpdatesContract } from './live-updates.contract.ts';

describe('uploading in memory', () => {
  imageUploadContract(async () => {
    const pictures = makeMemoryImageUpload();
    return {
      upload: pictures.upload,
      cut: pictures.cut,
      picture: new Blob([new Uint8Array(100)], { type: 'image/png' }),
    };
  });
});

describe('live notices in memory', () => {
  liveUpdatesContract(async () => {
    const live = makeMemoryLiveUpdates();
    return { live, changed: (eventId) => live.changed(`event:${eventId}`), here: 1, elsewhere: 2 };
  });
});

describe('over real HTTP', async () => {
  const mailer = makeMemoryMailer();
  const app = await startTestApp({ instead: mailTo(mailer) });
  const { accessToken } = await signIn(app, mailer, 'organiser@example.test');
  for (const eventId of [4001, 4002]) {
    await app.database.asOwner(
      `INSERT INTO event (event_id, slug_words, name, type, event_type, status, feature, owner_account_id, organiser_name, begin_at, end_at, published_at, inserted_at, updated_at)
       VALUES ($1, 'x', 'X', 'EVENT', 'ONSITE', 'PUBLISHED', 'PUBLIC', gen_random_uuid(), 'O', now() + interval '1 day', now() + interval '2 days', now(), now(), now())`,
      [eventId],
    );
  }

  describe('uploading', () => {
    imageUploadContract(async () => {
      let away = false;
      const transport = (async (document: { readonly text: string }, variables: unknown) => {
        const { data, errors } = await app.graphql(document.text, {
          token: accessToken,
          variables: variables as Record<string, unknown>,
        });
        return readAnswer({ data, errors: errors.length === 0 ? undefined : errors });
      }) as GraphqlTransport;
      const upload = makeSignedImageUpload(transport, async (url, file) => {
        if (away) throw new Error('No network');
        const answer = await fetch(`${app.url}${url}`, {
          method: 'PUT',
          body: await file.arrayBuffer(),
          headers: { 'content-type': file.type },
        });
        return { status: answer.status, body: await answer.text() };
      });
      const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#1c6e5d' } })
        .png()
        .toBuffer();
      return {
        upload,
        picture: new Blob([Uint8Array.from(bytes)], { type: 'image/png' }),
        cut: (isCut) => {
          away = isCut;
        },
      };
    });
  });

  describe('live notices', () => {
    liveUpdatesContract(async () => ({
      live: makeSseLiveUpdates({
        url: `${app.url}/api/v1/live`,
        fetch,
        tokens: { current: async () => accessToken, replace: async () => null },
        page: Object.assign(new EventTarget(), { hidden: false }),
      }),
      changed: (eventId) => app.use(EventBus).publish({ kind: 'stock', eventId }),
      here: 4001,
      elsewhere: 4002,
    }));
  });
});
