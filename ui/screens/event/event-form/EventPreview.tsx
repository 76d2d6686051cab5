import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CalendarIcon } from '#ui/icons/calendar.gen.ts';
import { GlobeIcon } from '#ui/icons/globe.gen.ts';
import { MapPinIcon } from '#ui/icons/map-pin.gen.ts';
import { clockTime, longDate } from '#ui/screens/event-time.view.ts';
import { useEventForm } from './event-form.view.ts';
import { previewPrice, sessionMoments } from './form-figures.view.ts';
import { shownPicture } from './plate.view.ts';

export const EventPreview = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const { draft } = useEventForm();
  const session = draft.sessions[0];
  const moments = session === undefined ? { begin: null, end: null } : sessionMoments(session, draft.timezone);
  const tickets = session?.tickets ?? [];
  const picture = shownPicture(draft);
  const blank = (width: string) => (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-block', width, height: '0.7em', borderRadius: 1, bgcolor: 'tone.hairline' }}
    />
  );
  const line = (icon: ReactNode, text: ReactNode) => (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        '& svg': { fontSize: 20, color: 'text.secondary', mt: '2px' },
      }}
    >
      {icon}
      <Typography variant="body2" component="div" sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );

  return (
    <Box component="aside" aria-label={t`Event page preview`}>
      <Typography variant="overline" color="textSecondary" component="h2" sx={{ display: 'block', mb: 1 }}>
        <Trans>Preview</Trans>
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: '20px',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          boxShadow: '0 24px 60px -40px rgb(20 19 23 / 0.45)',
        }}
      >
        <Box sx={{ aspectRatio: '16 / 10', bgcolor: 'tone.sunken', position: 'relative' }}>
          {picture === null ? null : (
            <Box component="img" src={picture} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
          )}
        </Box>
        <Box sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {draft.name.trim() === '' ? blank('80%') : draft.name}
          </Typography>
          {line(
            <CalendarIcon />,
            moments.begin === null ? (
              blank('60%')
            ) : (
              <>
                {longDate(moments.begin, draft.timezone, locale)}
                <br />
                <Typography component="span" variant="body2" color="textSecondary">
                  {clockTime(moments.begin, draft.timezone)}
                  {moments.end === null ? null : ` – ${clockTime(moments.end, draft.timezone)}`}
                  {draft.sessions.length > 1 ? (
                    <>
                      {'\u00a0'}· <Trans>{draft.sessions.length} sessions</Trans>
                    </>
                  ) : null}
                </Typography>
              </>
            ),
          )}
          {draft.format === 'ONLINE'
            ? line(<GlobeIcon />, <Trans>Online</Trans>)
            : line(<MapPinIcon />, draft.address.trim() === '' ? blank('70%') : draft.address)}
          <Box sx={{ borderTop: '1.5px dashed', borderColor: 'divider', pt: 1.5, display: 'grid', gap: 1 }}>
            {tickets.length === 0 ? (
              <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
                {blank('40%')}
                {blank('20%')}
              </Box>
            ) : (
              tickets.slice(0, 4).map((ticket) => (
                <Box key={ticket.key} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <Typography variant="subtitle2" component="span" noWrap>
                    {ticket.name === '' ? blank('90px') : ticket.name}
                  </Typography>
                  <Typography
                    variant="subtitle2"
                    component="span"
                    className="tabular"
                    sx={{ whiteSpace: 'nowrap', color: ticket.kind === 'FREE' ? 'success.main' : 'text.primary' }}
                  >
                    {ticket.kind === 'FREE' ? <Trans>Free</Trans> : (previewPrice(ticket, locale) ?? '–')}
                  </Typography>
                </Box>
              ))
            )}
          </Box>
          {draft.description === '' ? null : (
            <Box
              sx={{
                typography: 'body2',
                color: 'text.secondary',
                maxHeight: 200,
                overflow: 'hidden',
                maskImage: 'linear-gradient(#000 130px, transparent 200px)',
                '& h1, & h2': { typography: 'h4', color: 'text.primary', my: 0.5 },
                '& p': { my: 0.5 },
                '& ul, & ol': { pl: 2.5, my: 0.5 },
              }}
              inert
              // Safe: our editor writes known nodes, escaped, and the server sanitises what it stores.
              ref={(box: HTMLElement | null) => {
                if (box !== null) box.innerHTML = draft.description;
              }}
            />
          )}
        </Box>
      </Box>
    </Box>
  );
};
