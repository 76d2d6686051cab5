import { Trans } from '@lingui/react/macro';
import type { OrderLink } from '#application/sale/follow-order.ts';
import { styled } from '#ui/theme/styled.ts';

const Row = styled('p')(({ theme }) => ({
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    display: 'inline-block',
    marginInlineEnd: 10,
    verticalAlign: '0.06em',
    width: 9,
    height: 9,
    borderRadius: 999,
    background: theme.vars.palette.tone.jade,
    '@keyframes breathe': { '50%': { opacity: 0.25 } },
    animation: 'breathe 1.8s ease-in-out infinite',
  },
  '&[data-link="LOST"]': { color: theme.vars.palette.tone.clay },
  '&[data-link="LOST"]::before': { background: theme.vars.palette.tone.clay, animation: 'none' },
}));

type Props = {
  readonly link: OrderLink;
  /** Beside a sentence that says what is awaited. */
  readonly brief?: boolean;
};

export const LinkState = ({ link, brief = false }: Props) => (
  <Row data-link={link} role="status">
    {link === 'LOST' ? (
      <Trans>You’re offline. Your transfer is safe, and this page will continue when you’re back online.</Trans>
    ) : brief ? (
      <Trans>This page updates when the money arrives.</Trans>
    ) : (
      <Trans>Waiting for your bank. This page updates when the money arrives.</Trans>
    )}
  </Row>
);
