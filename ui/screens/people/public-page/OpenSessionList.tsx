import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OpenSession } from '#application/people/ports/open-sessions.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { styled } from '#ui/theme/styled.ts';
import { Lines } from './Lines.tsx';
import { deviceWords, lastUsedWords, useSessions } from './my-account.view.ts';
import { NotLoaded } from './NotLoaded.tsx';

export const OpenSessionList = () => {
  const title = useId();
  const { answer, again, end, ending } = useSessions();
  return (
    <Section aria-labelledby={title}>
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Signed-in devices</Trans>
      </Typography>
      {answer.kind === 'LOADING' ? <Skeleton variant="rounded" height={140} sx={{ borderRadius: '16px' }} /> : null}
      {answer.kind === 'FAILED' ? <NotLoaded again={again} /> : null}
      {answer.kind === 'READY' ? (
        <Lines>
          {answer.value.map((session) => (
            <Line key={session.id} session={session} busy={ending === session.id} onEnd={() => void end(session.id)} />
          ))}
        </Lines>
      ) : null}
    </Section>
  );
};

type LineProps = { readonly session: OpenSession; readonly busy: boolean; readonly onEnd: () => void };

const Line = ({ session, busy, onEnd }: LineProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const device = deviceWords(session) ?? t`Unknown device`;
  const lastUsed = lastUsedWords(session, locale);
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary" className="tabular">
          {session.isThisOne ? <Trans>This device</Trans> : <Trans>Last used {lastUsed}</Trans>}
        </Typography>
      </div>
      {session.isThisOne ? null : (
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          sx={{ flex: 'none', minHeight: 44 }}
          aria-label={t`Sign out on ${device}`}
          loading={busy}
          onClick={onEnd}
        >
          <Trans>Sign Out</Trans>
        </Button>
      )}
    </li>
  );
};

const Section = styled('section')({ display: 'grid', gap: 12 });
