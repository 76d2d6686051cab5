import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import type { CodeToTry, CodeWorth } from '#application/sale/ports/promotion-desk.ts';
import { PreviewCode } from '#application/sale/preview-code.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { CODE_IN_LINK, codeMend, codeSentence } from './code.view.ts';

/** The tickets that a code is tried on. */
export type CodeAsked = Omit<CodeToTry, 'typed'> & {
  /** Another `key`: other tickets, so a known code is tried again. */
  readonly key: string;
  /** False: nobody is signed in, so nothing can be asked yet. */
  readonly known: boolean;
};

export type EnteredCode = {
  readonly busy: boolean;
  readonly code: {
    /** Accepted before, or to be tried. */
    readonly entered: string | null;
    /** Null: not tried with these tickets. */
    readonly worth: CodeWorth | null;
    /** Why the order was refused with it. */
    readonly refused?: Trouble | null;
  };
  readonly act: {
    readonly applyCode: (worth: CodeWorth) => void;
    readonly dropCode: () => void;
    /** Where nobody is signed in yet. */
    readonly signInFor?: (typed: string) => void;
  };
};

type Refused = { readonly sentence: string; readonly mend: string };

/** Each press of a stepper changes the tickets. */
const PRESSING_PAUSE = 300;

/** A code that is known already is tried at once, and again when the tickets change. */
export function useCode(asked: CodeAsked, { code, act }: Pick<EnteredCode, 'code' | 'act'>) {
  const { eventId, sectionEventId, chosen, key, known } = asked;
  const { refused = null } = code;
  const locale = useLocale();
  const previewCode = useUseCase(PreviewCode);
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(code.entered ?? query.get(CODE_IN_LINK) ?? '');
  const [trying, setTrying] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  const tries = useRef(0);

  const refuse = (trouble: Trouble): void =>
    setRefusal({ sentence: codeSentence(trouble, locale), mend: codeMend(trouble, locale) });

  async function ask(): Promise<void> {
    const turn = ++tries.current;
    setTrying(true);
    setRefusal(null);
    const tried = await previewCode({ typed, eventId, sectionEventId, chosen });
    // The tickets have changed, or the code was typed anew.
    if (turn !== tries.current) return;
    setTrying(false);
    if (tried.ok) return act.applyCode(tried.value);
    act.dropCode();
    refuse(tried.refusal);
  }

  const opened = useRef(false);
  const askAgain = useEffectEvent(() => {
    const due = trying || code.entered !== null || !opened.current;
    opened.current = true;
    if (due && code.worth === null && typed.trim() !== '') void ask();
  });
  const askedKey = known ? key : null;
  useEffect(() => {
    if (askedKey === null) return;
    const timer = setTimeout(() => askAgain(), opened.current ? PRESSING_PAUSE : 0);
    return () => {
      clearTimeout(timer);
      // An answer for other tickets says nothing about these.
      tries.current += 1;
    };
  }, [askedKey]);

  const say = useEffectEvent((trouble: Trouble) => {
    refuse(trouble);
    input.current?.focus();
  });
  useEffect(() => {
    if (refused !== null) say(refused);
  }, [refused]);

  return {
    typed,
    setTyped: (text: string) => {
      tries.current += 1;
      setTrying(false);
      setTyped(text);
      setRefusal(null);
    },
    refusal,
    trying,
    input,
    apply: (): void => {
      if (typed.trim() === '' || trying) return;
      if (known) void ask();
      else act.signInFor?.(typed.trim());
    },
  };
}
