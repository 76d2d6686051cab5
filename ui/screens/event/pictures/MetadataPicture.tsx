import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/components/PageHead.tsx';
import { CardPicture } from './CardPicture.tsx';
import { usePreviewCard } from './pictures.view.ts';

/** [S2.1-39] */
export const MetadataPicture = () => {
  const { t } = useLingui();
  const card = usePreviewCard();
  const title = card.words.trim() === '' ? t`Event image` : card.words;
  return (
    <>
      <PageHead title={title} image={card.src} hidden />
      <h1 className="visually-hidden">{title}</h1>
      <CardPicture card={card} alt={title} />
    </>
  );
};
