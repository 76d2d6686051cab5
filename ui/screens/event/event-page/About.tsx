import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { EventKind } from '#domain/event/event.ts';
import { styled } from '#ui/theme/styled.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { RichText } from './RichText.tsx';
import type { RichNode } from './rich-text.view.ts';
import { ShareButton } from './ShareButton.tsx';

const Section = styled('section')(({ theme }) => ({
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 12,
});

const Actions = styled('div')({ display: 'flex', gap: 8 });

type Props = {
  readonly kind: EventKind;
  readonly nodes: readonly RichNode[];
  readonly name: string;
  readonly address: string;
  /** The picture beside its link. */
  readonly card: string;
  /** null: no favourite button. */
  readonly heartOf: number | null;
};

/** [S2.6-15] [S2.6-16] [S2.6-17] */
export const About = ({ kind, nodes, name, address, card, heartOf }: Props) => (
  <Section aria-labelledby="about-title">
    <Head>
      <Typography id="about-title" variant="h3" component="h2">
        {kind === 'CLASS' ? <Trans>About the class</Trans> : <Trans>About the event</Trans>}
      </Typography>
      <Actions>
        {heartOf !== null && <FavouriteButton eventId={heartOf} />}
        <ShareButton name={name} address={address} card={card} />
      </Actions>
    </Head>
    {nodes.length === 0 ? (
      <Typography color="textSecondary">
        <Trans>No description yet.</Trans>
      </Typography>
    ) : (
      <RichText nodes={nodes} />
    )}
  </Section>
);
