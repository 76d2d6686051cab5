import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useLoaderData } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { SearchOutcome } from './SearchOutcome.tsx';
import { Sections } from './Sections.tsx';
import { StillStuck } from './StillStuck.tsx';
import { SupportSearch } from './SupportSearch.tsx';
import type { supportLoader } from './support.loader.ts';

/** [S2.1-36] [S2.15-03] */
export const Support = () => {
  const { t } = useLingui();
  const { query, found, cards } = useLoaderData<typeof supportLoader>();
  return (
    <Container sx={{ pt: { xs: 4, md: 8 } }}>
      <PageHead
        title={t`Support centre`}
        description={t`How to order, pay, get a refund, verify your organisation and scan tickets on Vemoi.`}
        canonical={paths.support()}
        hidden={found !== null}
      />
      <Top>
        <Typography variant="h1">
          <Trans>How can we help?</Trans>
        </Typography>
        <SupportSearch query={query} />
      </Top>
      {found === null ? <Sections cards={cards} /> : <SearchOutcome query={query} found={found} />}
      <StillStuck />
    </Container>
  );
};

const Top = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'clamp(20px, 3vw, 28px)' });
