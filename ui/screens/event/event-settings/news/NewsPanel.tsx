import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Panel } from '../Panel.tsx';
import {
  NEWS_ANCHOR,
  NEWS_TIMES,
  type NewsKind,
  type NewsTime,
  type OwnNews,
  useArrival,
  useNewsChoice,
} from './news.view.ts';

const KINDS: Readonly<Record<NewsKind, ReactNode>> = {
  SALE: <Trans>New orders</Trans>,
  REGISTRATION: <Trans>Registrations that wait for approval</Trans>,
  ANSWER: <Trans>Answers to invitations</Trans>,
  PROBLEM: <Trans>Problems, such as a publication that failed</Trans>,
};

const TIMES: Readonly<Record<NewsTime, ReactNode>> = {
  AT_ONCE: <Trans>At once</Trans>,
  DAILY: <Trans>Once a day, at 08:00</Trans>,
  NEVER: <Trans>Never</Trans>,
};

type NewsPanelProps = { readonly eventId: number; readonly own: readonly OwnNews[] };

/** What the viewer is told of the event by email; each member of the team chooses for themselves. */
export const NewsPanel = ({ eventId, own }: NewsPanelProps) => {
  const { t } = useLingui();
  const { news, choose } = useNewsChoice(eventId, own);
  const panel = useArrival();
  return (
    <Box ref={panel} id={NEWS_ANCHOR} sx={{ scrollMarginTop: 96 }}>
      <Panel
        title={<Trans>Emails to you</Trans>}
        text={
          <Trans>
            Choose what we tell you about this event. Days without news have no email. Other members of the team choose
            for themselves.
          </Trans>
        }
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {news.map(({ kind, time }) => (
            <TextField
              key={kind}
              select
              fullWidth
              id={`news-${kind.toLowerCase()}`}
              label={KINDS[kind]}
              value={time}
              onChange={({ target: { value } }) => {
                const chosen = NEWS_TIMES.find((one) => one === value);
                if (chosen !== undefined) void choose(kind, chosen, t`Your choice is saved`);
              }}
            >
              {NEWS_TIMES.map((each) => (
                <MenuItem key={each} value={each}>
                  {TIMES[each]}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
      </Panel>
    </Box>
  );
};
