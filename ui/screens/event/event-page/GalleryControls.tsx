import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { ChevronLeftIcon } from '#ui/icons/chevron-left.gen.ts';
import { ChevronRightIcon } from '#ui/icons/chevron-right.gen.ts';
import { PauseIcon } from '#ui/icons/pause.gen.ts';
import { PlayIcon } from '#ui/icons/play.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { type GalleryItem, slideAfter, slideBefore } from './event-page.view.ts';

type Props = {
  readonly items: readonly GalleryItem[];
  readonly current: number;
  readonly stopped: boolean;
  readonly onShow: (index: number) => void;
  readonly onStop: () => void;
};

export function GalleryControls(props: Props) {
  const { items, current } = props;
  const item = items[current];
  const caption = item?.kind === 'photo' ? item.photo.label : null;
  return (
    <Over>
      {/* The picture's own text says it already. */}
      {caption === null ? null : <Caption aria-hidden>{caption}</Caption>}
      {items.length > 1 ? <Pills {...props} /> : null}
    </Over>
  );
}

function Pills({ items, current, stopped, onShow, onStop }: Props) {
  const { t } = useLingui();
  return (
    <Bar>
      <Pill>
        <IconButton
          color="inherit"
          size="small"
          aria-label={stopped ? t`Resume slideshow` : t`Pause slideshow`}
          onClick={onStop}
        >
          {stopped ? <PlayIcon small filled /> : <PauseIcon size={20} />}
        </IconButton>
        {items.map((item, index) => (
          <Dot
            key={item.id}
            type="button"
            aria-current={index === current}
            aria-label={t`Photo ${index + 1} of ${items.length}`}
            onClick={() => onShow(index)}
          />
        ))}
      </Pill>
      <Pill>
        <IconButton
          color="inherit"
          size="small"
          aria-label={t`Previous photo`}
          onClick={() => onShow(slideBefore(current, items.length))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          color="inherit"
          size="small"
          aria-label={t`Next photo`}
          onClick={() => onShow(slideAfter(current, items.length))}
        >
          <ChevronRightIcon />
        </IconButton>
      </Pill>
    </Bar>
  );
}

const Over = styled('div')({
  position: 'absolute',
  insetInline: 12,
  bottom: 12,
  display: 'grid',
  gap: 8,
  pointerEvents: 'none',
});

const Caption = styled('p')({
  justifySelf: 'start',
  maxWidth: '100%',
  margin: 0,
  padding: '4px 12px',
  borderRadius: 12,
  background: 'rgb(20 19 23 / 0.62)',
  color: '#fff',
  backdropFilter: 'blur(8px)',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > *': { pointerEvents: 'auto' },
});

const Pill = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '0 6px',
  borderRadius: 999,
  background: 'rgb(20 19 23 / 0.62)',
  color: '#fff',
  backdropFilter: 'blur(8px)',
});

const Dot = styled('button')({
  minWidth: 24,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: 999,
    background: 'rgb(255 255 255 / 0.55)',
    transition: 'width 180ms, background-color 180ms',
  },
  '&[aria-current="true"]::before': { width: 18, background: '#fff' },
});
