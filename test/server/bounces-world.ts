import { Environment } from '#server/platform/ports/environment.ts';
import { noticeOf } from '#tools/staging/mailbox/delivery-notice.ts';
import type { CatalogueWorld } from './catalogue-world.ts';

/** Notices of other mail servers, as the operator's own posts them. */
export function bouncesOf({ world }: { readonly world: Pick<CatalogueWorld, 'app' | 'use'> }) {
  const right = `Bearer ${world.use(Environment).bounces?.secret}`;
  async function hear(raw: string, authorization: string | null = right): Promise<readonly [number, unknown]> {
    const response = await fetch(`${world.app.url}/webhooks/mail`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', ...(authorization === null ? {} : { authorization }) },
      body: raw,
    });
    const body = (await response.json().catch(() => ({}))) as { readonly data?: { readonly heard?: unknown } };
    return [response.status, body.data?.heard];
  }
  /** `fate`: an address of the simulator's, which says what the notice tells. */
  const noticeTo = (fate: string, returnPath = ''): string =>
    noticeOf({ to: fate, returnPath, subject: 'Thư mời', messageId: '<1@vemoi.test>', at: new Date() });
  async function metric(heard: string): Promise<number> {
    const text = await (await fetch(`${world.app.url}/metrics`)).text();
    return Number(new RegExp(`mail_notices_total\\{heard="${heard}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  }
  return { hear, noticeTo, metric };
}
