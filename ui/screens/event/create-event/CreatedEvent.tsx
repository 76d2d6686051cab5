import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { CheckIcon } from '#ui/icons/check.gen.ts';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { ShareIcon } from '#ui/icons/share.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import type { Finished } from './create-event.view.ts';

/** [S2.13-04] */
export const CreatedEvent = ({ finished }: { readonly finished: Finished }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = `${baseUrl}${localisedPath(paths.event(finished.slug), locale)}`;
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const copyText = useCopy();
  const copy = () => copyText(address);
  const share = () => void navigator.share({ title: finished.name, url: address }).catch(() => undefined);
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';

  return (
    <Container maxWidth="sm" sx={{ py: { xs: 5, md: 9 } }}>
      <Box sx={{ textAlign: 'center' }}>
        <Box
          aria-hidden
          sx={{
            width: 72,
            height: 72,
            borderRadius: '50%',
            mx: 'auto',
            mb: 3,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'tone.jadeWash',
            color: 'tone.jade',
            '& svg': { fontSize: 40 },
          }}
        >
          <CheckIcon />
        </Box>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
          {finished.type === 'CLASS' ? (
            <Trans>Your class has been successfully created</Trans>
          ) : (
            <Trans>Your event has been created successfully!</Trans>
          )}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {!finished.published ? (
            <Trans>“{finished.name}” is a draft. Only your team can see it until you publish it.</Trans>
          ) : finished.byInvitation ? (
            <Trans>“{finished.name}” is published. Only guests whom you invite can come.</Trans>
          ) : (
            <Trans>“{finished.name}” is published. Anyone with the link can register.</Trans>
          )}
        </Typography>
      </Box>
      {finished.coverMissing ? (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ mt: 3 }}
          action={
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={`${paths.editEvent(finished.eventId)}?part=details`}
            >
              <Trans>Upload again</Trans>
            </Button>
          }
        >
          <Trans>
            Your event was created successfully, but the banner image wasn't uploaded. Please upload it again.
          </Trans>
        </Alert>
      ) : null}
      {finished.published ? (
        <Box sx={{ mt: 4, display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
          <TextField
            label={t`Event link`}
            value={address}
            fullWidth
            sx={{ flex: { xs: '1 1 240px', sm: '1 1 200px' } }}
            slotProps={{
              htmlInput: {
                readOnly: true,
                onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
              },
            }}
          />
          <Button
            variant="contained"
            startIcon={<CopyIcon />}
            onClick={() => void copy()}
            sx={{ minHeight: 48, flex: { xs: '1 0 auto', sm: 'none' } }}
          >
            <Trans>Copy link</Trans>
          </Button>
          {canShare ? (
            <Button
              variant="outlined"
              startIcon={<ShareIcon />}
              onClick={share}
              sx={{ minHeight: 48, flex: { xs: '1 0 auto', sm: 'none' } }}
            >
              <Trans>Share</Trans>
            </Button>
          ) : null}
        </Box>
      ) : null}
      <Box sx={{ mt: 4, display: 'grid', gap: 1 }}>
        <Typography variant="overline" component="h2" color="textSecondary">
          <Trans>What’s next</Trans>
        </Typography>
        {finished.published ? (
          <>
            <NextLink
              to={paths.event(finished.slug)}
              title={<Trans>View event page</Trans>}
              text={<Trans>See it as your guests do</Trans>}
            />
            <NextLink
              to={paths.inviteGuests(finished.eventId)}
              title={<Trans>Invite guests</Trans>}
              text={<Trans>Send personal invitations by email</Trans>}
            />
            <NextLink
              to={paths.manageEvent(finished.eventId)}
              title={<Trans>Track sales</Trans>}
              text={<Trans>Tickets, revenue and guests in real time</Trans>}
            />
            <NextLink
              to={paths.checkIn(finished.eventId)}
              title={<Trans>Set up check-in</Trans>}
              text={<Trans>Open the check-in page on a phone with a camera</Trans>}
            />
          </>
        ) : (
          <>
            <NextLink
              to={paths.editEvent(finished.eventId)}
              title={<Trans>Continue editing</Trans>}
              text={<Trans>You can still change everything</Trans>}
            />
            <NextLink
              to={paths.eventSettings(finished.eventId)}
              title={<Trans>Publish at a time</Trans>}
              text={<Trans>Choose when the draft publishes itself</Trans>}
            />
            <NextLink
              to={paths.myEvents('?tab=DRAFT')}
              title={<Trans>View drafts</Trans>}
              text={<Trans>Publish when you’re ready</Trans>}
            />
          </>
        )}
      </Box>
    </Container>
  );
};

const NextLink = ({
  to,
  title,
  text,
}: {
  readonly to: string;
  readonly title: React.ReactNode;
  readonly text: React.ReactNode;
}) => (
  <Box
    component={Link}
    to={to}
    sx={{
      display: 'block',
      p: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: '16px',
      bgcolor: 'background.paper',
      textDecoration: 'none',
      transition: 'border-color 150ms',
      '&:hover': { borderColor: 'text.primary' },
    }}
  >
    <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary" component="span">
      {text}
    </Typography>
  </Box>
);
