import { Trans } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { styled } from '#ui/theme/styled.ts';
import { showFileSize } from '#words/platform/file-size.ts';
import { useTicketMedia } from './ticket-media.view.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 3vw, 24px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& ul': { display: 'grid', gap: 12, listStyle: 'none', padding: 0, margin: 0 },
  '& small': { color: theme.vars.palette.text.secondary, marginInlineStart: 8 },
  '@media print': { display: 'none' },
}));
const Images = styled('ul')({
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  '& img': { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 12 },
});

/** Renders nothing for a session without media. [S3-84] */
export function TicketMedia({ sessionId }: { readonly sessionId: number }) {
  const locale = useLocale();
  const id = useId();
  const media = useTicketMedia(sessionId);
  if (media.length === 0) return null;
  const images = media.filter(({ kind }) => kind === 'IMAGE');
  const others = media.filter(({ kind }) => kind !== 'IMAGE');
  return (
    <Panel aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id}>
        <Trans>For ticket holders</Trans>
      </Typography>
      {others.length === 0 ? null : (
        <ul>
          {others.map((one) => (
            <li key={one.id}>
              <Link
                href={one.url}
                {...(one.kind === 'DOCUMENT' ? { download: true } : { target: '_blank', rel: 'noreferrer' })}
                sx={{ fontWeight: 600 }}
              >
                {one.label}
              </Link>
              <small>
                {one.kind === 'VIDEO' ? <Trans>Video</Trans> : null}
                {one.bytes === null || one.format === null
                  ? null
                  : `${one.format.toUpperCase()} · ${showFileSize(one.bytes, locale)}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {images.length === 0 ? null : (
        <Images>
          {images.map((one) => (
            <li key={one.id}>
              <a href={one.url} target="_blank" rel="noreferrer">
                <img src={one.url} alt={one.label} loading="lazy" />
              </a>
            </li>
          ))}
        </Images>
      )}
    </Panel>
  );
}
