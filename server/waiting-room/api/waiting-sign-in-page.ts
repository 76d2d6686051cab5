import type { Locale } from '#domain/kernel/locale/locale.ts';
import { codeSentWords, WAITING_ROOM_WORDS } from '#words/waiting-room/waiting-room.ts';
import { documentHashes, escapeHtml, waitingDocument } from './waiting-document.ts';

export const WAITING_SIGN_IN_HASHES = documentHashes();

export type SignInStep =
  | { readonly kind: 'EMAIL'; readonly email: string }
  | { readonly kind: 'CODE'; readonly email: string; readonly challenge: string };

export type WaitingSignInPage = {
  readonly locale: Locale;
  readonly stylesheets: readonly string[];
  readonly step: SignInStep;
  readonly trouble: string | null;
  readonly ownPath: string;
  readonly waitingPath: string;
};

const field = (attributes: Readonly<Record<string, string>>): string =>
  `<input ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const EMAIL_FIELD = { name: 'email', type: 'email', autocomplete: 'email', required: '', autofocus: '' };
const CODE_FIELD = {
  class: 'code',
  name: 'code',
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  required: '',
  autofocus: '',
};

export function waitingSignInPage({
  locale,
  stylesheets,
  step,
  trouble,
  ownPath,
  waitingPath,
}: WaitingSignInPage): string {
  const say = (name: keyof typeof WAITING_ROOM_WORDS): string => escapeHtml(WAITING_ROOM_WORDS[name][locale]);
  const described = trouble === null ? {} : { 'aria-describedby': 'trouble', 'aria-invalid': 'true' };
  const alert = trouble === null ? '' : `<p id="trouble" role="alert">${escapeHtml(trouble)}</p>`;
  const own = escapeHtml(ownPath);
  const fields =
    step.kind === 'EMAIL'
      ? [
          `<p><label for="email">${say('email')}</label>`,
          field({ id: 'email', ...EMAIL_FIELD, value: step.email, ...described }),
          `</p><button class="act first">${say('sendCode')}</button>`,
        ]
      : [
          `<p>${escapeHtml(codeSentWords(step.email)[locale])}</p>`,
          field({ type: 'hidden', name: 'email', value: step.email }),
          field({ type: 'hidden', name: 'challenge', value: step.challenge }),
          `<p><label for="code">${say('code')}</label>${field({ id: 'code', ...CODE_FIELD, ...described })}</p>`,
          `<p class="acts"><button class="act first">${say('signInNow')}</button>`,
          `<a class="act" href="${own}">${say('otherEmail')}</a></p>`,
        ];
  const form = `<form method="post" action="${own}">${alert}${fields.join('')}</form>`;
  return waitingDocument({
    locale,
    stylesheets,
    section: WAITING_ROOM_WORDS.title[locale],
    title: `${WAITING_ROOM_WORDS.signInNow[locale]} · Vemoi`,
    main: [
      `<h1>${say('signInNow')}</h1><div class="card">${form}</div>`,
      `<p class="acts"><a class="act" href="${escapeHtml(waitingPath)}">${say('backToWait')}</a></p>`,
    ].join(''),
  });
}
