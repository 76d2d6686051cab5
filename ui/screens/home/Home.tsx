import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useLoaderData } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import type { homeLoader } from './home.loader.ts';

export const Home = () => {
  const { featured } = useLoaderData<typeof homeLoader>();
  return (
    <>
      <PageHead />
      <Typography variant="h1">
        <Trans>Every good evening begins with an invitation</Trans>
      </Typography>
      {featured.map((event) => (
        <p key={event.id}>{event.name}</p>
      ))}
    </>
  );
};
