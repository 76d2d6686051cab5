import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cardTroubles } from '#application/people/check-forms.ts';
import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { usePicture } from '#ui/screens/people/public-page/edit-homepage.view.ts';
import { fieldWords, useSending, useToday } from './kyc.view.ts';

export function useIdCardForm(onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const today = useToday();
  const keep = useUseCase(ManageMyAccount);
  const [typed, setTyped] = useState({ fullname: '', birthday: '', idNumber: '' });
  const [tried, setTried] = useState(false);
  const front = usePicture(null, keep.uploadCardPicture);
  const back = usePicture(null, keep.uploadCardPicture);
  const { busy, problem, send } = useSending(t`ID card sent for review`, onDone);
  const card = {
    fullname: typed.fullname.trim(),
    birthday: typed.birthday,
    idNumber: typed.idNumber.replaceAll(/\s/g, ''),
    frontImage: front.change ?? '',
    backImage: back.change ?? '',
  };
  const troubles = cardTroubles(card, today);
  const wrong = (field: string, trouble: (typeof troubles)[keyof typeof troubles]) =>
    tried ? fieldWords(field, trouble, locale) : undefined;
  return {
    typed,
    type: (change: Partial<typeof typed>) => setTyped({ ...typed, ...change }),
    front,
    back,
    today,
    wrong: {
      fullname: wrong('fullname', troubles.fullname),
      birthday: wrong('birthday', troubles.birthday),
      idNumber: wrong('id_number', troubles.idNumber),
      frontImage: wrong('idcard_front_img', troubles.frontImage),
      backImage: wrong('idcard_back_img', troubles.backImage),
    },
    busy,
    problem,
    sending: front.percent !== null || back.percent !== null,
    submit: () => {
      setTried(true);
      if (Object.keys(troubles).length === 0) void send(() => keep.handIn(card));
    },
  };
}
