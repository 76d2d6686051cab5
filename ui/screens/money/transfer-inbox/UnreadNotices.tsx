import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { UnreadNotice } from '#application/money/ports/transfer-inbox.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { BANK_ZONE, feedName, type UnreadPage, useHandleNotice, useMatch } from './transfer-inbox.view.ts';

export const UnreadNotices = ({ page }: { readonly page: UnreadPage }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { mayMatch: mayHandle } = useMatch('');
  const handle = useHandleNotice();
  const [chosen, setChosen] = useState<UnreadNotice | null>(null);
  if (page.entries.length === 0)
    return (
      <EmptyState
        title={<Trans>Every notice could be read</Trans>}
        text={<Trans>Notices from the bank that we can’t read appear here, exactly as they arrived.</Trans>}
      />
    );
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        <Trans>
          These notices are from the bank, but their format is not one we know. Their money is not in the list of
          transfers: check each of them against the bank statement.
        </Trans>
      </Typography>
      <Box
        component="ul"
        aria-label={t`Unreadable notices`}
        sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {page.entries.map((notice) => {
          const { field } = notice;
          const feed = feedName(notice.provider);
          return (
            <Card key={notice.id} component="li" variant="outlined" sx={{ p: 2 }}>
              <Typography variant="subtitle2" component="h2">
                {feed} · <span className="tabular">{showMoment(notice.receivedAt, locale, BANK_ZONE)}</span>
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                <Trans>Can’t read the field “{field}”</Trans>
              </Typography>
              <Box
                component="pre"
                tabIndex={0}
                role="group"
                aria-label={t`Notice as it arrived`}
                sx={{
                  m: 0,
                  mt: 1.5,
                  p: 1.5,
                  maxHeight: 280,
                  overflow: 'auto',
                  borderRadius: 1,
                  bgcolor: 'tone.sunken',
                  fontSize: 13,
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                }}
              >
                {notice.body}
              </Box>
              {mayHandle ? (
                <Button size="small" variant="outlined" sx={{ mt: 1.5 }} onClick={() => setChosen(notice)}>
                  <Trans>Mark as handled</Trans>
                </Button>
              ) : null}
            </Card>
          );
        })}
      </Box>
      <DeskPager page={page} />
      {chosen === null ? null : (
        <NoteDialog
          title={<Trans>Mark this notice as handled?</Trans>}
          help={t`The notice leaves this list. Your note is kept with it.`}
          action={<Trans>Mark as handled</Trans>}
          done={t`Notice marked as handled`}
          onSend={(note) => handle(chosen.id, note)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
};
