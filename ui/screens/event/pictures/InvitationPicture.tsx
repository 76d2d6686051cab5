import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/components/PageHead.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useInvitationCard } from './pictures.view.ts';

/** 1200 × 630; lengths are relative to its width, so it looks the same on every screen. [S2.1-40] */
export const InvitationPicture = () => {
  const { t } = useLingui();
  const { headline, name, eventName, time, place, organiser, imageUrl } = useInvitationCard();
  const title = eventName === '' ? t`Invitation` : eventName;
  return (
    <main id="content">
      <PageHead title={title} hidden {...(imageUrl === null ? {} : { image: imageUrl })} />
      <Frame>
        <Card data-plain={imageUrl === null ? '' : undefined}>
          <Words>
            <Headline>{headline === '' ? <Trans>You are invited</Trans> : headline}</Headline>
            {name === '' ? null : <Name>{name}</Name>}
            <Title data-long={title.length > LONG ? '' : undefined}>{title}</Title>
            <Facts>
              {[time, place].map((fact) => (fact === '' ? null : <span key={fact}>{fact}</span>))}
              {organiser === '' ? null : (
                <span>
                  <Trans>Organized by {organiser}</Trans>
                </span>
              )}
            </Facts>
          </Words>
          {imageUrl === null ? <Seal aria-hidden>V</Seal> : <Cover src={imageUrl} alt="" />}
        </Card>
      </Frame>
    </main>
  );
};

const LONG = 60;

const Frame = styled('div')({ maxWidth: 1200, marginInline: 'auto', containerType: 'inline-size' });

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: '57.5% 42.5%',
  aspectRatio: '1200 / 630',
  overflow: 'hidden',
  color: '#1B1A1F',
  backgroundColor: '#FBF8F2',
  borderLeft: '1cqw solid #B8321F',
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1.6cqw',
  minWidth: 0,
  padding: '3.2cqw 4cqw 3.2cqw 5cqw',
  overflowWrap: 'anywhere',
});

const clamped = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

const Headline = styled('p')({
  ...clamped(2),
  margin: 0,
  fontSize: '2.6cqw',
  lineHeight: 1.35,
  fontWeight: 600,
  color: '#B8321F',
});
const Name = styled('p')({ ...clamped(2), margin: 0, fontSize: '2.8cqw', lineHeight: 1.3, fontWeight: 600 });
const Title = styled('h1')({
  ...clamped(4),
  flexShrink: 0,
  margin: 0,
  fontSize: '5cqw',
  lineHeight: 1.24,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  '&[data-long]': { fontSize: '3.4cqw' },
});
const Facts = styled('div')({
  display: 'grid',
  gap: '0.6cqw',
  fontSize: '2.1cqw',
  lineHeight: 1.4,
  color: '#5E5963',
  '& span': clamped(1),
});

const Cover = styled('img')({ width: '100%', height: '100%', objectFit: 'cover', minHeight: 0 });

const Seal = styled('span')({
  display: 'grid',
  placeItems: 'center',
  fontSize: '12cqw',
  fontWeight: 700,
  color: '#B8321F',
  background: 'repeating-radial-gradient(circle at 50% 50%, #C9922B 0 0.25cqw, #FBF1DC 0.25cqw 4.6cqw)',
});
