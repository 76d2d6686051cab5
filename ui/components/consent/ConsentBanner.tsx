import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import type { Service } from './consent.view.ts';

const names: Readonly<Record<Service, ReactNode>> = {
  ANALYTICS: <Trans>Analytics</Trans>,
  CHAT: <Trans>Chat assistant</Trans>,
  TRANSLATION: <Trans>Page translation</Trans>,
};

type ConsentBannerProps = {
  readonly services: readonly Service[];
  readonly granted: readonly Service[];
  readonly onAnswer: (granted: readonly Service[]) => void;
};

/** Rejecting is as easy as accepting, nothing is preselected, and the page stays usable. */
export const ConsentBanner = ({ services, granted, onAnswer }: ConsentBannerProps) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(granted);
  const toggle = (service: Service): void =>
    setChosen((all) => (all.includes(service) ? all.filter((one) => one !== service) : [...all, service]));
  return (
    <Note aria-label={t`Privacy choices`} className="no-print">
      <Typography variant="h4" component="h2">
        <Trans>Third-party services</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Trans>
          These are optional. We load each one only if you agree.{' '}
          <Link to={paths.article('cookies-and-services')}>Learn more</Link>
        </Trans>
      </Typography>
      <Choices>
        {services.map((service) => (
          <label key={service}>
            <input type="checkbox" checked={chosen.includes(service)} onChange={() => toggle(service)} />
            {names[service]}
          </label>
        ))}
      </Choices>
      <Ways>
        <Button variant="outlined" color="secondary" onClick={() => onAnswer([])}>
          <Trans>Reject all</Trans>
        </Button>
        {chosen.length === 0 ? (
          <Button variant="outlined" color="secondary" onClick={() => onAnswer(services)}>
            <Trans>Accept all</Trans>
          </Button>
        ) : (
          <Button variant="outlined" color="secondary" onClick={() => onAnswer(chosen)}>
            <Trans>Save my choices</Trans>
          </Button>
        )}
      </Ways>
    </Note>
  );
};

const Note = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.vars.zIndex.appBar,
  left: 16,
  bottom: 16,
  width: 'min(420px, calc(100vw - 32px))',
  padding: 20,
  display: 'grid',
  gap: 10,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 12px 40px -12px rgb(20 19 23 / 0.28)',
  '& p a': { color: theme.vars.palette.tone.link, fontWeight: 600 },
  '@media (max-width: 767.98px)': {
    'html:not([data-framed]) &': { bottom: 'calc(76px + env(safe-area-inset-bottom))' },
  },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.text.primary },
}));

const Ways = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10, '& > *': { paddingInline: 8 } });
