import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/components/PageHead.tsx';
import { CardPicture } from './CardPicture.tsx';
import { useThanksCard } from './pictures.view.ts';

/** [S2.1-41] */
export const ThanksPicture = () => {
  const { t } = useLingui();
  const card = useThanksCard();
  const title = card.words === '' ? t`Thank-you image` : card.words;
  return (
    <main id="content">
      <PageHead title={title} image={card.src} hidden />
      <h1 className="visually-hidden">{title}</h1>
      <CardPicture card={card} alt={title} />
    </main>
  );
};
