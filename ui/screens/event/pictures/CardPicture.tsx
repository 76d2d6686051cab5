import { useState } from 'react';
import { styled } from '#ui/theme/styled.ts';
import { type CardAddress, FALLBACK_PICTURE } from './pictures.view.ts';

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  maxWidth: 1200,
  height: 'auto',
  aspectRatio: '1200 / 630',
  marginInline: 'auto',
});

/** Falls back to the site's picture. [S9-45] */
export function CardPicture({ card, alt }: { readonly card: CardAddress; readonly alt: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  const src = missing === card.src ? FALLBACK_PICTURE : card.src;
  return <Picture src={src} alt={alt} width={1200} height={630} onError={() => setMissing(card.src)} />;
}
