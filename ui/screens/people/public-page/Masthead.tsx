import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { PublicFace } from '#application/people/open-public-page.ts';
import { PencilIcon } from '#ui/icons/pencil.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { FollowButton } from './FollowButton.tsx';
import type { FaceView } from './face.view.ts';

const EditHomepage = lazy(async () => ({ default: (await import('./EditHomepage.tsx')).EditHomepage }));

const EditCorporateLook = lazy(async () => ({ default: (await import('./EditCorporateLook.tsx')).EditCorporateLook }));

type MastheadProps = { readonly face: PublicFace; readonly view: FaceView; readonly mayEdit: boolean };

export const Masthead = ({ face, view, mayEdit }: MastheadProps) => {
  const [editing, setEditing] = useState(false);
  return (
    <Head>
      <Banner aria-hidden>{view.banner === null ? null : <img src={view.banner} alt="" fetchPriority="high" />}</Banner>
      <Who>
        <Picture data-square={view.isCorporate} aria-hidden>
          {view.picture === null ? view.initials : <img src={view.picture} alt="" width={112} height={112} />}
        </Picture>
        <Names>
          <Typography
            variant="h1"
            sx={{ overflowWrap: 'anywhere', fontSize: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.75rem)' }}
          >
            {view.name}
          </Typography>
          {view.line === null ? null : (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {view.line}
            </Typography>
          )}
          {view.about === null ? null : (
            <Typography sx={{ overflowWrap: 'anywhere', maxWidth: '64ch' }}>{view.about}</Typography>
          )}
          {view.website === null ? null : (
            <Typography
              component="a"
              color="primary"
              className="local-link"
              href={view.website.href}
              target="_blank"
              rel="noreferrer nofollow ugc"
            >
              {view.website.label}
            </Typography>
          )}
        </Names>
        {face.kind === 'CORPORATE' && !mayEdit ? <FollowButton corporateId={face.corporate.id} /> : null}
        {mayEdit ? (
          <Button variant="outlined" color="secondary" startIcon={<PencilIcon />} onClick={() => setEditing(true)}>
            <Trans>Edit homepage</Trans>
          </Button>
        ) : null}
      </Who>
      <Suspense fallback={null}>
        {editing && face.kind === 'PERSON' ? (
          <EditHomepage person={face.person} onDone={() => setEditing(false)} />
        ) : null}
        {editing && face.kind === 'CORPORATE' ? (
          <EditCorporateLook corporate={face.corporate} onDone={() => setEditing(false)} />
        ) : null}
      </Suspense>
    </Head>
  );
};

const Head = styled('div')({ display: 'grid', gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Same height with and without a picture. */
const Banner = styled('div')(({ theme }) => ({
  height: 'clamp(120px, 20vw, 240px)',
  borderRadius: 20,
  overflow: 'hidden',
  background: `repeating-radial-gradient(circle at 50% 130%, ${theme.vars.palette.tone.goldWash} 0 22px,
    color-mix(in srgb, ${theme.vars.palette.tone.goldWash} 50%, ${theme.vars.palette.background.default}) 22px 44px)`,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Who = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 20px',
  paddingInline: 'clamp(0px, 2vw, 24px)',
  marginTop: -40,
  [theme.breakpoints.down('md')]: { marginTop: -32 },
}));

const Picture = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 112,
  height: 112,
  overflow: 'hidden',
  borderRadius: '50%',
  fontSize: 40,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.tone.onGoldWash,
  backgroundColor: theme.vars.palette.tone.goldWash,
  border: `4px solid ${theme.vars.palette.background.default}`,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.tone.gold}`,
  '&[data-square="true"]': { borderRadius: 24 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [theme.breakpoints.down('md')]: { width: 88, height: 88, fontSize: 32 },
}));

const Names = styled('div')(({ theme }) => ({
  flex: '1 1 280px',
  minWidth: 0,
  display: 'grid',
  gap: 4,
  paddingTop: 44,
  [theme.breakpoints.down('md')]: { flexBasis: '100%', paddingTop: 0 },
}));
