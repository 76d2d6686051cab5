import { createHash } from 'node:crypto';
import type { Locale } from '#domain/text/locale.ts';
import type { Said } from '#words/said.ts';
import { WAITING_ROOM_WORDS } from '#words/waiting-room.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// The one thing that moves is a dot that breathes, and it stands still for whoever asked for less motion.
const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fbf8f2,#141317);color:light-dark(#1b1a1f,#f3eee4);font:400 1.0625rem/1.6 system-ui,sans-serif}main{width:100%;max-width:36rem;padding:2rem 1.25rem}header{font-weight:700;color:light-dark(#a32a19,#f08a72)}h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1.5rem;overflow-wrap:anywhere}#place{border:1px solid light-dark(#8a8376,#8f887c);border-radius:1rem;padding:1.25rem;background:light-dark(#fff,#1d1b21)}#place p{margin:0}#place p:first-child{font-size:1.375rem;font-weight:700;line-height:1.3}#place p+p{margin-top:.5rem}.dot{display:inline-block;width:.75rem;height:.75rem;border-radius:50%;background:light-dark(#a32a19,#f08a72);margin-bottom:1rem;animation:breathe 3s ease-in-out infinite}@keyframes breathe{50%{opacity:.35}}@media (prefers-reduced-motion:reduce){.dot{animation:none}}ul{padding-left:1.25rem}li+li{margin-top:.5rem}.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}.acts a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border-radius:.75rem;border:1px solid currentColor;color:inherit;text-decoration:none;font-weight:600}.acts a:focus-visible{outline:3px solid light-dark(#a32a19,#f08a72);outline-offset:2px}`;

// Asks when it was told to, and goes on by itself. A lost answer is asked for again a little later.
const SCRIPT = `(()=>{const d=document.body.dataset,box=document.getElementById('place');let told=[...box.children].map(p=>p.textContent).join('|');const later=ms=>setTimeout(look,ms);async function look(){let ms=8000+Math.random()*4000;try{const r=await fetch(d.poll,{headers:{'x-locale':d.locale}});if(r.ok){const {data}=await r.json();if(data.state==='ADMITTED'||data.state==='WALK_IN'){location.replace(d.to);return}const now=data.sentences.join('|');if(now!==told){told=now;box.replaceChildren(...data.sentences.map(s=>Object.assign(document.createElement('p'),{textContent:s})))}ms=data.next_poll_in}}catch{}later(ms)}later(Number(d.wait))})()`;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** For the page's content security policy. */
export const WAITING_PAGE_HASHES = { styles: [hashOf(STYLE)], scripts: [hashOf(SCRIPT)] } as const;

export type WaitingPage = {
  readonly locale: Locale;
  readonly eventName: string;
  readonly eventPath: string;
  /** Where this page stands, with its query. */
  readonly ownPath: string;
  readonly pollPath: string;
  /** Where to go once let in. */
  readonly goPath: string;
  readonly sentences: readonly Said[];
  /** Whether there is something to wait for. */
  readonly waits: boolean;
  readonly nextPollMs: number;
};

/** The waiting page: whole without scripts, where it looks again by itself; with them it asks quietly and goes on by itself. */
export function waitingPage(page: WaitingPage): string {
  const { locale, waits } = page;
  const say = (said: Said): string => escaped(said[locale]);
  const seconds = (page.nextPollMs / 1_000).toFixed(0);
  const [first] = page.sentences;
  const title = `${first === undefined ? say(WAITING_ROOM_WORDS.title) : say(first)} ${escaped(page.eventName)} · Vemoi`;
  const reload = waits ? `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>` : '';
  const data = waits
    ? ` data-poll="${escaped(page.pollPath)}" data-to="${escaped(page.goPath)}" data-locale="${locale}" data-wait="${page.nextPollMs}"`
    : '';
  const explained = waits ? `<ul><li>${say(WAITING_ROOM_WORDS.fair)}</li><li>${say(WAITING_ROOM_WORDS.keep)}</li></ul>` : '';
  const again = waits ? `<a href="${escaped(page.ownPath)}">${say(WAITING_ROOM_WORDS.lookAgain)}</a>` : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${reload}<title>${title}</title><style>${STYLE}</style></head><body${data}><main><header>Vemoi · ${say(WAITING_ROOM_WORDS.title)}</header><h1>${escaped(page.eventName)}</h1>${waits ? '<span class="dot" aria-hidden="true"></span>' : ''}<div id="place" role="status">${page.sentences.map((said) => `<p>${say(said)}</p>`).join('')}</div>${explained}<p class="acts">${again}<a href="${escaped(page.eventPath)}">${say(WAITING_ROOM_WORDS.toEvent)}</a></p></main>${waits ? `<script>${SCRIPT}</script>` : ''}</body></html>`;
}
