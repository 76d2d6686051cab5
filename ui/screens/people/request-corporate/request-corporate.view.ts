import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CorporateRegistration } from '#application/people/ports/corporate-desk.ts';
import { RequestCorporate } from '#application/people/request-corporate.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import {
  MOST_DOCUMENTS,
  PUBLISHER_TERMS_VERSION,
  parseRegistration,
  type RegistrationInput,
  type RegistrationProblem,
} from '#domain/people/registration.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { instantOfWallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { REGISTRATION_SENTENCES } from '#words/people/corporate-registration.ts';
import { fieldName } from '#words/platform/field-names.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export { MOST_DOCUMENTS };

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Licences are dated in Vietnam. */
export const dayOf = (at: Instant): string => wallClockOf(at, DEFAULT_TIMEZONE).slice(0, DAY_LENGTH);

export type Document = {
  readonly key: string;
  /** From this device while it uploads. */
  readonly shown: string;
  /** Null while it uploads. */
  readonly url: string | null;
  readonly percent: number | null;
};

type Typed = {
  readonly companyName: string;
  readonly businessLicenceNumber: string;
  /** 'YYYY-MM-DD' */
  readonly licenceDay: string;
  readonly companyAddress: string;
  readonly agreesToTerms: boolean;
  readonly mayBeContacted: boolean;
};
export type Field = RegistrationProblem['field'];

const WIRE: Readonly<Record<Field, string>> = {
  companyName: 'company_name',
  businessLicenceNumber: 'business_license_number',
  licenceIssuedAt: 'issued_date',
  companyAddress: 'company_address',
  documents: 'documents',
  agreesToTerms: 'agrees_to_terms',
};

export const labelOf = (field: Field, locale: Locale): string => fieldName(WIRE[field])[locale];

export const standingSentence = ({ status }: CorporateRegistration, locale: Locale): string =>
  REGISTRATION_SENTENCES[status][locale];

/** Shown from this device while they upload. */
function useDocuments(before: readonly string[]) {
  const { t } = useLingui();
  const locale = useLocale();
  const { uploadDocument } = useUseCase(RequestCorporate);
  const [documents, setDocuments] = useState<readonly Document[]>(() =>
    before.map((url) => ({ key: url, shown: url, url, percent: null })),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const local = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of local.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const change = (key: string, part: Partial<Document>) =>
    setDocuments((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => setDocuments((all) => all.filter((one) => one.key !== key));
  async function add(file: File): Promise<void> {
    const shown = URL.createObjectURL(file);
    local.current.push(shown);
    setProblem(null);
    setDocuments((all) => [...all, { key: shown, shown, url: null, percent: 0 }]);
    const sent = await uploadDocument(file, (share) => change(shown, { percent: Math.round(share * 100) })).catch(
      () => null,
    );
    if (sent?.ok === true) return change(shown, { url: sent.value.url, percent: null });
    remove(shown);
    setProblem(
      sent === null
        ? t`The image wasn’t uploaded. Check your connection and try again.`
        : refusalSentence(sent.refusal, locale),
    );
  }
  return { documents, problem, add, remove };
}

export function useRegistrationForm(before: CorporateRegistration | null) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const clock = useUseCase(Clock);
  const { register } = useUseCase(RequestCorporate);
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<Typed>({
    companyName: before?.companyName ?? '',
    businessLicenceNumber: before?.businessLicenceNumber ?? '',
    licenceDay: before === null ? '' : dayOf(before.licenceIssuedAt),
    companyAddress: before?.companyAddress ?? '',
    agreesToTerms: false,
    mayBeContacted: before?.mayBeContacted ?? false,
  });
  const pictures = useDocuments(before?.documents ?? []);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { licenceDay, ...words } = typed;
  const uploading = pictures.documents.some(({ url }) => url === null);
  const input: RegistrationInput = {
    ...words,
    licenceIssuedAt: instantOfWallClock(`${licenceDay}T00:00`, DEFAULT_TIMEZONE),
    documents: pictures.documents.flatMap(({ url }) => url ?? []),
    termsVersion: PUBLISHER_TERMS_VERSION,
  };
  const parsed = parseRegistration(input, clock.now());
  const problems = parsed.ok ? [] : parsed.refusal;
  const wrong = (field: Field): string | undefined => {
    const found = problems.find((one) => one.field === field);
    if (!tried || found === undefined) return undefined;
    if (field === 'agreesToTerms') return t`Please agree to the terms to send the registration`;
    return inputProblemSentence(WIRE[field], found.problem)[locale];
  };
  async function send(): Promise<void> {
    setBusy(true);
    const sent = await register(input).catch(() => null);
    setBusy(false);
    if (sent === null) return setProblem(t`We could not reach Vemoi. Check your connection and try again.`);
    if (!sent.ok) return setProblem(refusalSentence(sent.refusal, locale));
    setProblem(null);
    toast.success(t`Registration sent`);
    await revalidate();
  }
  return {
    typed,
    type: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    today: dayOf(clock.now()),
    pictures,
    uploading,
    wrong,
    /** The first field that is wrong; null: sent. */
    submit: (): Field | null => {
      setTried(true);
      const [first] = problems;
      if (first !== undefined) return first.field;
      if (!busy && !uploading) void send();
      return null;
    },
    busy,
    problem,
  };
}
