import { createElement, lazy, type ReactNode, Suspense } from 'react';
import { styled } from '#ui/theme/styled.ts';
import type { RichNode } from './rich-text.view.ts';

const DescriptionVideo = lazy(async () => ({
  default: (await import('./DescriptionVideo.tsx')).DescriptionVideo,
}));

const Prose = styled('div')(({ theme }) => ({
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: 14 },
  '& h2, & h3, & h4': { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4, marginTop: 28 },
  '& ul, & ol': { paddingLeft: 22 },
  '& li + li': { marginTop: 6 },
  '& a': { color: theme.vars.palette.tone.link, textDecorationThickness: 1, textUnderlineOffset: 3 },
  '& blockquote': {
    margin: 0,
    paddingLeft: 16,
    borderLeft: `3px solid ${theme.vars.palette.tone.gold}`,
    color: theme.vars.palette.text.secondary,
  },
  '& img': { borderRadius: 12, height: 'auto' },
  '& hr': { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}`, marginBlock: 24 },
  '& pre': { overflowX: 'auto', padding: 12, borderRadius: 12, background: theme.vars.palette.tone.sunken },
}));

const shown = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) => shownNode(node, `${node.kind}-${index}`));

function shownNode(node: RichNode, key: string): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'link':
      return (
        <a key={key} href={node.href} target="_blank" rel="noreferrer nofollow ugc">
          {shown(node.children)}
        </a>
      );
    case 'image':
      return <img key={key} src={node.src} alt={node.alt} loading="lazy" />;
    case 'video':
      return (
        <Suspense key={key} fallback={<div style={{ aspectRatio: '16 / 9' }}>{shownNode(node.link, key)}</div>}>
          <DescriptionVideo id={node.id} />
        </Suspense>
      );
    case 'element':
      return node.children.length === 0
        ? createElement(node.tag, { key })
        : createElement(node.tag, { key }, shown(node.children));
  }
}

export const RichText = ({ nodes }: { readonly nodes: readonly RichNode[] }) => <Prose>{shown(nodes)}</Prose>;
