import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { ChevronDownIcon } from '#ui/icons/chevron-down.gen.ts';
import { ChevronUpIcon } from '#ui/icons/chevron-up.gen.ts';
import { CirclePlayIcon } from '#ui/icons/circle-play.gen.ts';
import { FileTextIcon } from '#ui/icons/file-text.gen.ts';
import { ImageIcon } from '#ui/icons/image.gen.ts';
import { LinkIcon } from '#ui/icons/link.gen.ts';
import { PencilIcon } from '#ui/icons/pencil.gen.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { showFileSize } from '#words/platform/file-size.ts';
import type { SessionMedia } from './event-media.view.ts';

const ICONS: Readonly<Record<SessionMedia['kind'], ReactNode>> = {
  DOCUMENT: <FileTextIcon tone="ash" />,
  IMAGE: <ImageIcon tone="ash" />,
  VIDEO: <CirclePlayIcon tone="ash" />,
  LINK: <LinkIcon tone="ash" />,
};

type MediaRowProps = {
  readonly media: SessionMedia;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRename: () => void;
  readonly onDiscard: () => void;
};

export const MediaRow = ({ media, isFirst, isLast, busy, onMove, onRename, onDiscard }: MediaRowProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { label, kind, url, format, bytes } = media;
  const button = (name: string, icon: ReactNode, off: boolean, onClick: () => void) => (
    <Tooltip title={name}>
      <span>
        <IconButton aria-label={name} disabled={busy || off} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flex: '1 1 220px', minWidth: 0 }}>
        {ICONS[kind]}
        <Box sx={{ minWidth: 0 }}>
          <Link
            href={url}
            {...(kind === 'DOCUMENT' ? { download: true } : { target: '_blank', rel: 'noreferrer' })}
            sx={{ fontWeight: 600 }}
          >
            {label}
          </Link>
          <Typography variant="body2" color="textSecondary" component="p">
            {bytes === null || format === null ? url : `${format.toUpperCase()} · ${showFileSize(bytes, locale)}`}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>
        {button(t`Move ${label} up`, <ChevronUpIcon small />, isFirst, () => onMove(-1))}
        {button(t`Move ${label} down`, <ChevronDownIcon small />, isLast, () => onMove(1))}
        {button(t`Rename ${label}`, <PencilIcon small />, false, onRename)}
        {button(t`Remove ${label}`, <Trash2Icon small />, false, onDiscard)}
      </Box>
    </Box>
  );
};
