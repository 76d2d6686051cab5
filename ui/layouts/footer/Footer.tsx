import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { BrandMark } from '#ui/components/BrandMark.tsx';
import { anyConfigured } from '#ui/components/consent/any-configured.ts';
import { askForPrivacyChoices } from '#ui/components/consent/privacy-choices.ts';
import { FacebookIcon } from '#ui/icons/facebook.gen.ts';
import { LinkedinIcon } from '#ui/icons/linkedin.gen.ts';
import { YoutubeIcon } from '#ui/icons/youtube.gen.ts';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

/** [S2.4-19] */
export const Footer = () => {
  const { t } = useLingui();
  const { networks, stagingUrl, thirdParties } = usePageConfig();
  const pages = [
    { name: 'Facebook', to: networks.facebook, Icon: FacebookIcon },
    { name: 'YouTube', to: networks.youtube, Icon: YoutubeIcon },
    { name: 'LinkedIn', to: networks.linkedin, Icon: LinkedinIcon },
  ];
  return (
    <Ground className="no-print">
      <Row as={Container}>
        <Sign>
          <BrandMark size={30} />
          <p>
            <b>Vemoi</b> · <Trans>A ticket is an invitation.</Trans>
          </p>
        </Sign>
        <Links aria-label={t`About Vemoi`}>
          <Link to={paths.about()}>
            <Trans>About Us</Trans>
          </Link>
          <Link to={paths.contact()}>
            <Trans>Contact</Trans>
          </Link>
          <Link to={paths.support()}>
            <Trans>Support</Trans>
          </Link>
          {anyConfigured(thirdParties) ? (
            <button type="button" onClick={askForPrivacyChoices}>
              <Trans>Privacy choices</Trans>
            </button>
          ) : null}
        </Links>
        <Networks aria-label={t`Social networks`}>
          {pages.map(({ name, to, Icon }) => (
            <li key={name}>
              <a href={to} target="_blank" rel="noreferrer" aria-label={name}>
                <Icon aria-hidden />
              </a>
            </li>
          ))}
        </Networks>
        <small>
          <Trans>© 2026 Vemoi. All rights reserved.</Trans>
        </small>
        {stagingUrl === null ? null : (
          <Demo
            href={stagingUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Demo: mailbox, bank and codes`}
            title={t`Demo: mailbox, bank and codes`}
          >
            <span>
              <Trans>Demo</Trans>
            </span>
          </Demo>
        )}
      </Row>
    </Ground>
  );
};

const Ground = styled('footer')(({ theme }) => ({
  position: 'relative',
  marginTop: 72,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  // A sticky bar covers the footer's end on a phone.
  [theme.breakpoints.down('md')]: { marginTop: 48, 'main:has([data-ends-the-page]) ~ &': { marginTop: 0 } },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  gap: '8px 32px',
  paddingBlock: 28,
  '& small': { gridColumn: '1 / span 2', fontSize: '0.8125rem' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr',
    justifyItems: 'start',
    gap: 12,
    '& small': { gridColumn: 'auto' },
    '& > :last-child': { justifySelf: 'start' },
  },
}));

const Sign = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& b': { color: theme.vars.palette.text.primary },
}));

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.tone.link, textDecoration: 'underline' },
  },
}));

const Networks = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  padding: 0,
  marginInline: -10,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 12,
    '&:hover': { color: theme.vars.palette.tone.link },
  },
}));

const Demo = styled('a')(({ theme }) => ({
  justifySelf: 'end',
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: 44,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  '& span': { padding: '2px 12px', border: `1px solid ${theme.vars.palette.tone.outline}`, borderRadius: 999 },
  '&:hover span': { color: theme.vars.palette.text.primary, borderColor: 'currentColor' },
}));
