import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeepSettings } from '#application/platform/keep-settings.ts';
import type { ListedBanner, ListedFeeChange, PlatformFee } from '#application/platform/ports/settings-desk.ts';
import { type BannerState, bannerProblem, bannerState, type HomeBanner } from '#domain/event/home-banner.ts';
import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import { type Instant, instant, later } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits, showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, dong, parseDong, ZERO } from '#domain/kernel/money/dong.ts';
import {
  FEE_BOUNDS,
  FEE_NOTICE,
  feeProblem,
  type OrganiserShare,
  organiserShare,
} from '#domain/programme/fee-schedule.ts';
import type { WithdrawalTerms } from '#domain/programme/withdrawal.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { instantOfWallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';

export type { BannerState } from '#domain/event/home-banner.ts';

/** 250 is '2.5'. */
function percentText(hundredths: number, locale: Locale): string {
  const whole = Math.floor(hundredths / 100);
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return rest === '' ? groupDigits(whole, locale) : `${whole}${locale === 'vi' ? ',' : '.'}${rest}`;
}

/** Null: not a per cent with two places at most. */
function hundredthsOf(text: string): number | null {
  const read = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return read === null ? null : Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'));
}

export const termsText = ({ basisPoints, fixed }: WithdrawalTerms, locale: Locale): string =>
  `${percentText(basisPoints, locale)}%${fixed === ZERO ? '' : ` + ${showMoney(fixed, locale)}`}`;

export const momentText = (at: Instant, locale: Locale): string => showMoment(at, locale);

export const stateOf = (banner: HomeBanner, now: number): BannerState => bannerState(banner, instant(now));

/** An order of 100,000 dong. */
const EXAMPLE = dong(100_000);

/** What an organiser gets of it; null while the form says nothing readable. */
export const exampleShare = (sale: WithdrawalTerms, withdrawal: WithdrawalTerms): OrganiserShare =>
  organiserShare(EXAMPLE, sale, withdrawal);
export const moneyText = (amount: Dong, locale: Locale): string => showMoney(amount, locale);
export const EXAMPLE_ORDER = EXAMPLE;
export type Terms = WithdrawalTerms;

type WrittenFee = {
  readonly percent: string;
  readonly fixed: string;
  readonly minimum: string;
  readonly from: string;
};

type FieldName = keyof WrittenFee;
const FIELDS: Readonly<Record<string, FieldName>> = {
  hundredths: 'percent',
  fixed: 'fixed',
  minimum: 'minimum',
  from: 'from',
};

type Trouble = { readonly field: FieldName; readonly words: string };

export function useFeeForm(fee: PlatformFee, now: number, onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const settings = useUseCase(KeepSettings);
  const { busy, act } = useDeskAct();
  const { terms } = fee.now;
  const [written, setWritten] = useState<WrittenFee>(() => ({
    percent: percentText(terms.basisPoints, locale),
    fixed: String(terms.fixed),
    minimum: String(terms.minimum),
    from: wallClockOf(later(instant(now), 24 * FEE_NOTICE), DEFAULT_TIMEZONE),
  }));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const bounds = FEE_BOUNDS[fee.fee];
  const [most, mostFixed, mostMinimum] = [
    percentText(bounds.basisPoints, locale),
    showMoney(bounds.fixed, locale),
    showMoney(bounds.minimum, locale),
  ];

  const sentence = ({ field }: InvalidInput): Trouble => {
    const at = FIELDS[field] ?? 'percent';
    switch (at) {
      case 'percent':
        return { field: at, words: t`Between 0 and ${most}%, with two decimals at most` };
      case 'fixed':
        return { field: at, words: t`Between 0 and ${mostFixed}` };
      case 'minimum':
        return { field: at, words: t`Between 0 and ${mostMinimum}` };
      case 'from':
        return { field: at, words: t`At least an hour from now, and within a year` };
    }
  };

  const read = (): { readonly terms: WithdrawalTerms; readonly from: Instant } | Trouble => {
    const basisPoints = hundredthsOf(written.percent);
    if (basisPoints === null) return { field: 'percent', words: t`Between 0 and ${most}%, with two decimals at most` };
    const fixed = parseDong(written.fixed);
    if (!fixed.ok) return { field: 'fixed', words: t`Between 0 and ${mostFixed}` };
    const minimum = fee.fee === 'SALE' ? { ok: true as const, value: ZERO } : parseDong(written.minimum);
    if (!minimum.ok) return { field: 'minimum', words: t`Between 0 and ${mostMinimum}` };
    const from = instantOfWallClock(written.from, DEFAULT_TIMEZONE);
    if (from === null) return { field: 'from', words: t`At least an hour from now, and within a year` };
    return { terms: { basisPoints, fixed: fixed.value, minimum: minimum.value }, from };
  };

  const asked = read();
  const submit = async (): Promise<void> => {
    setProblem(null);
    if ('words' in asked) return setTrouble(asked);
    const wrong = feeProblem(fee.fee, asked, instant(now));
    if (wrong !== null) return setTrouble(sentence(wrong));
    const why = await act(settings.changeFee(fee.fee, { ...asked, version: fee.version }), t`The fee is saved`);
    if (why === null) onDone();
    else setProblem(why);
  };
  return {
    written,
    type: (part: Partial<WrittenFee>) => {
      setWritten({ ...written, ...part });
      setTrouble(null);
    },
    /** What the form says, for the preview; null while it says nothing readable. */
    terms: 'words' in asked ? null : asked.terms,
    at: (field: FieldName) => (trouble?.field === field ? trouble.words : null),
    problem,
    busy,
    submit: () => void submit(),
  };
}

export const changesBut = ({ changes, now }: PlatformFee): readonly ListedFeeChange[] =>
  changes.filter(({ version }) => version !== now.version);

type WrittenBanner = {
  readonly en: string;
  readonly vi: string;
  readonly link: string;
  readonly from: string;
  readonly until: string;
};
type BannerField = keyof WrittenBanner;
const BANNER_FIELDS: Readonly<Record<string, BannerField>> = {
  text_en: 'en',
  text_vi: 'vi',
  link: 'link',
  from: 'from',
  until: 'until',
};

const clock = (at: Instant | null): string => (at === null ? '' : wallClockOf(at, DEFAULT_TIMEZONE));

export function useBannerForm(banner: ListedBanner | null, now: number, onDone: () => void) {
  const { t } = useLingui();
  const settings = useUseCase(KeepSettings);
  const { busy, act } = useDeskAct();
  const [written, setWritten] = useState<WrittenBanner>(() => ({
    en: banner?.text.en ?? '',
    vi: banner?.text.vi ?? '',
    link: banner?.link ?? '',
    from: clock(banner?.from ?? instant(now)),
    until: clock(banner?.until ?? null),
  }));
  const [trouble, setTrouble] = useState<{ readonly field: BannerField; readonly words: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const words: Readonly<Record<BannerField, string>> = {
    en: t`Please write the banner in English, 140 characters at most`,
    vi: t`Please write the banner in Vietnamese, 140 characters at most`,
    link: t`A path of this site such as /events, or an https:// address`,
    from: t`Please choose when it begins`,
    until: t`It has to end after it begins`,
  };
  const submit = async (): Promise<void> => {
    setProblem(null);
    const from = instantOfWallClock(written.from, DEFAULT_TIMEZONE);
    if (from === null) return setTrouble({ field: 'from', words: words.from });
    const until = written.until === '' ? null : instantOfWallClock(written.until, DEFAULT_TIMEZONE);
    const link = written.link.trim();
    const text = { en: written.en.trim(), vi: written.vi.trim() };
    const next: HomeBanner = { text, link: link === '' ? null : link, from, until };
    const wrong = bannerProblem(next);
    if (wrong !== null) {
      const field = BANNER_FIELDS[wrong.field] ?? 'en';
      return setTrouble({ field, words: words[field] });
    }
    const why = await act(settings.saveBanner(banner, next), t`The banner is saved`);
    if (why === null) onDone();
    else setProblem(why);
  };
  return {
    written,
    type: (part: Partial<WrittenBanner>) => {
      setWritten({ ...written, ...part });
      setTrouble(null);
    },
    at: (field: BannerField) => (trouble?.field === field ? trouble.words : null),
    problem,
    busy,
    submit: () => void submit(),
  };
}

export function useRemovingBanner() {
  const { t } = useLingui();
  const settings = useUseCase(KeepSettings);
  const { busy, tell } = useDeskAct();
  return {
    busy,
    remove: ({ id, version }: ListedBanner) => tell(settings.removeBanner({ id, version }), t`Banner removed`),
  };
}
