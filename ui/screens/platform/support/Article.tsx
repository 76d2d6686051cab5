import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Link, useLoaderData } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ChevronRightIcon } from '#ui/icons/chevron-right.gen.ts';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { ArticleBody } from './ArticleBody.tsx';
import type { articleLoader } from './article.loader.ts';
import { StillStuck } from './StillStuck.tsx';
import { SECTION_NAMES } from './section-names.tsx';

export const Article = () => {
  const { t } = useLingui();
  const { article, others } = useLoaderData<typeof articleLoader>();
  return (
    <Container sx={{ pt: { xs: 2, md: 5 } }}>
      <PageHead title={article.title} description={article.lead} type="article" />
      <Column>
        <Trail aria-label={t`Breadcrumb`}>
          <Link to={paths.support()}>
            <Trans>Support centre</Trans>
          </Link>
          <ChevronRightIcon small />
          <Link to={`${paths.support()}#${article.section}`}>{SECTION_NAMES[article.section]}</Link>
        </Trail>
        <article>
          <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)' }}>
            {article.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.125rem' }}>
            {article.lead}
          </Typography>
          <ArticleBody blocks={article.blocks} />
        </article>
        {others.length === 0 ? null : (
          <Others>
            <Typography variant="h4" component="h2">
              <Trans>Also in this section</Trans>
            </Typography>
            <ul>
              {others.map(({ id, title, lead }) => (
                <li key={id}>
                  <Link to={paths.article(id)}>
                    <b>{title}</b>
                    <span>{lead}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Others>
        )}
        <StillStuck />
      </Column>
    </Container>
  );
};

const Column = styled('div')({ maxWidth: 720, marginInline: 'auto' });

const Trail = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginBottom: 12,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
}));

const Others = styled('section')(({ theme }) => ({
  marginTop: 56,
  '& ul': { listStyle: 'none', padding: 0, marginTop: 8 },
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'grid',
    gap: 2,
    paddingBlock: 14,
    textDecoration: 'none',
    '&:hover b': { textDecoration: 'underline' },
  },
  '& b': { fontWeight: 600 },
  '& span': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
}));
