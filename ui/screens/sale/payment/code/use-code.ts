import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PreviewCode } from '#application/sale/preview-code.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { OngoingPayment } from '#ui/screens/sale/payment/use-payment.ts';
import { CODE_IN_LINK, codeSentence } from './code.view.ts';

type Asked = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly payment: Pick<OngoingPayment, 'code' | 'act'>;
};

/** A code that is known already is tried at once. */
export function useCode({ eventId, sectionEventId, payment: { code, act } }: Asked) {
  const locale = useLocale();
  const previewCode = useUseCase(PreviewCode);
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(code.entered ?? query.get(CODE_IN_LINK) ?? '');
  const [trying, setTrying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function apply(): Promise<void> {
    if (typed.trim() === '' || trying) return;
    setTrying(true);
    setRefusal(null);
    const tried = await previewCode({ typed, eventId, sectionEventId });
    setTrying(false);
    if (tried.ok) return act.applyCode(tried.value);
    act.dropCode();
    setRefusal(codeSentence(tried.refusal, locale));
  }

  const applyAtOnce = useEffectEvent(() => {
    if (code.worth === null) void apply();
  });
  useEffect(() => applyAtOnce(), []);

  return {
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      setRefusal(null);
    },
    refusal,
    trying,
    apply,
  };
}
