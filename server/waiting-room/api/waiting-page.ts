import { SECOND } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import type { Said } from '#words/platform/said.ts';
import { WAITING_ROOM_WORDS } from '#words/waiting-room/waiting-room.ts';
import { documentHashes, escapeHtml, waitingDocument } from './waiting-document.ts';

// Polls when told to; a lost answer is retried a little later. The title carries the news to other tabs.
const SCRIPT = `
(() => {
  const d = document.body.dataset;
  const box = document.getElementById('place');
  let told = [...box.children].map((p) => p.textContent).join('|');
  const later = (ms) => setTimeout(look, ms);
  async function look() {
    let ms = 8000 + Math.random() * 4000;
    try {
      const r = await fetch(d.poll, { headers: { 'x-locale': d.locale } });
      if (r.ok) {
        const { data } = await r.json();
        if (data.state === 'ADMITTED' || data.state === 'WALK_IN') {
          location.replace(d.to);
          return;
        }
        document.body.dataset.state = data.state;
        const now = data.sentences.join('|');
        if (now !== told) {
          told = now;
          const said = data.sentences.map((s) => Object.assign(document.createElement('p'), { textContent: s }));
          box.replaceChildren(...said);
          document.title = data.sentences[0] + ' ' + d.title;
        }
        ms = data.next_poll_in;
      }
    } catch {}
    later(ms);
  }
  later(Number(d.wait));
})();
`;

export const WAITING_PAGE_HASHES = documentHashes(SCRIPT);

export type WaitingPage = {
  readonly locale: Locale;
  readonly stylesheets: readonly string[];
  readonly eventName: string;
  readonly eventPath: string;
  readonly ownPath: string;
  readonly pollPath: string;
  /** The sign-in page; null when signed in. */
  readonly signInPath: string | null;
  readonly goPath: string;
  readonly sentences: readonly Said[];
  readonly waits: boolean;
  readonly explains: boolean;
  /** The draw is over: signing in no longer changes anything. */
  readonly drawn: boolean;
  readonly nextPollMs: number;
};

const link = (path: string, text: string, kind = ''): string =>
  `<a class="act${kind}" href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;

/** Without scripts it reloads itself; with them it polls and continues by itself. */
export function waitingPage(page: WaitingPage): string {
  const { locale, waits, sentences, eventName, signInPath } = page;
  const words = (said: Said): string => said[locale];
  const seconds = Math.round(page.nextPollMs / SECOND);
  const rest = `${eventName} · Vemoi`;
  const attributes = { poll: page.pollPath, to: page.goPath, locale, wait: String(page.nextPollMs), title: rest };
  const signInWords = words(page.drawn ? WAITING_ROOM_WORDS.signInNow : WAITING_ROOM_WORDS.signInWhy);
  const signIn =
    page.explains && signInPath !== null ? `<p class="sign-in">${link(signInPath, signInWords, ' first')}</p>` : '';
  const dot = page.explains ? '<span class="dot" aria-hidden="true"></span>' : '';
  const place = sentences.map((said) => `<p>${escapeHtml(words(said))}</p>`).join('');
  const reasons = [WAITING_ROOM_WORDS.fair, WAITING_ROOM_WORDS.keep]
    .map((said) => `<li>${escapeHtml(words(said))}</li>`)
    .join('');
  const again = waits ? link(page.ownPath, words(WAITING_ROOM_WORDS.lookAgain)) : '';
  return waitingDocument({
    locale,
    stylesheets: page.stylesheets,
    section: words(WAITING_ROOM_WORDS.title),
    title: `${words(sentences[0] ?? WAITING_ROOM_WORDS.title)} ${rest}`,
    head: waits ? `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>` : '',
    bodyAttributes: waits
      ? Object.entries(attributes)
          .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
          .join('')
      : '',
    main: [
      `<h1>${escapeHtml(eventName)}</h1>`,
      `<div class="card">${dot}<div id="place" role="status">${place}</div>${signIn}</div>`,
      page.explains ? `<ul>${reasons}</ul>` : '',
      `<p class="acts">${again}${link(page.eventPath, words(WAITING_ROOM_WORDS.toEvent))}</p>`,
    ].join(''),
    ...(waits ? { script: SCRIPT } : {}),
  });
}

/** For an address that names no event. */
export function noSuchEventPage(locale: Locale, stylesheets: readonly string[]): string {
  const sentence = refusalSentence({ code: 'EVENT_NOT_FOUND' }, locale);
  const explore = link(locale === 'vi' ? '/vi/discovery' : '/discovery', WAITING_ROOM_WORDS.explore[locale], ' first');
  return waitingDocument({
    locale,
    stylesheets,
    section: WAITING_ROOM_WORDS.title[locale],
    title: `${sentence} · Vemoi`,
    main: `<h1>${escapeHtml(sentence)}</h1><p class="acts">${explore}</p>`,
  });
}
