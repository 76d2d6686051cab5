import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { styled } from '#ui/theme/styled.ts';
import { Lines } from './Lines.tsx';
import { type Membership, roleWords, useMemberships } from './memberships.view.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** Left out when there is none. [S6-25] [S7.3-11] */
export const Memberships = () => {
  const title = useId();
  const { answer, again, leaving, busy, problem, ask, leave } = useMemberships();
  if (answer.kind === 'LOADING' || (answer.kind === 'READY' && answer.value.length === 0)) return null;
  return (
    <Section aria-labelledby={title}>
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Teams you belong to</Trans>
      </Typography>
      {answer.kind === 'FAILED' ? (
        <NotLoaded again={again} />
      ) : (
        <Lines>
          {answer.value.map((one) => (
            <Line key={`${one.kind}-${one.id}`} membership={one} onLeave={() => ask(one)} />
          ))}
        </Lines>
      )}
      {leaving === null ? null : (
        <LeaveDialog
          membership={leaving}
          busy={busy}
          problem={problem}
          onCancel={() => ask(null)}
          onLeave={() => void leave(leaving)}
        />
      )}
    </Section>
  );
};

const Line = ({ membership, onLeave }: { readonly membership: Membership; readonly onLeave: () => void }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { name } = membership;
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {roleWords(membership, locale)}
          {membership.active ? null : (
            <>
              {' · '}
              <Trans>Paused</Trans>
            </>
          )}
        </Typography>
      </div>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        sx={{ flex: 'none', minHeight: 44 }}
        aria-label={t`Leave ${name}`}
        onClick={onLeave}
      >
        <Trans>Leave the team</Trans>
      </Button>
    </li>
  );
};

type LeaveDialogProps = {
  readonly membership: Membership;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
};

const LeaveDialog = ({ membership: { kind, name }, busy, problem, onCancel, onLeave }: LeaveDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Leave {name}?</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {kind === 'CORPORATE' ? (
          <Trans>
            You lose access to its events at once. Events you created stay with the corporate. Only its owner or a
            sub-admin can add you again.
          </Trans>
        ) : (
          <Trans>You are no longer listed there. Only its owner or an admin can add you again.</Trans>
        )}
        {problem === null ? null : <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" loading={busy} onClick={onLeave}>
          <Trans>Leave the team</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Section = styled('section')({ display: 'grid', gap: 12 });
