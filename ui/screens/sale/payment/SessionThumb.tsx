import type { CounterSession } from '#application/sale/ports/ticket-counter.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { eventTime } from '#ui/screens/event-time.view.ts';
import { styled } from '#ui/theme/styled.ts';

const Thumb = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  '& img': { width: 56, height: 56, borderRadius: 12, objectFit: 'cover', background: theme.vars.palette.tone.sunken },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& span': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

export function SessionThumb({ session }: { readonly session: CounterSession }) {
  const time = eventTime(session, useLocale());
  const cover = session.event.photos[0];
  return (
    <Thumb>
      {cover === undefined ? <div /> : <img src={cover.thumbnailUrl} alt="" width={56} height={56} />}
      <div>
        <b>{session.name === '' ? session.event.name : session.name}</b>
        <span>{time.first}</span>
        <span className="tabular">{time.second}</span>
      </div>
    </Thumb>
  );
}
