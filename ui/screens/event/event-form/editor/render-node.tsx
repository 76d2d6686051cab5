import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RenderElementProps, RenderLeafProps, RenderPlaceholderProps } from 'slate-react';
import { CirclePlayIcon } from '#ui/icons/circle-play.gen.ts';

export const renderElement = ({ attributes, children, element }: RenderElementProps): React.JSX.Element => {
  switch (element.type) {
    case 'h1':
      return <h1 {...attributes}>{children}</h1>;
    case 'h2':
      return <h2 {...attributes}>{children}</h2>;
    case 'quote':
      return <blockquote {...attributes}>{children}</blockquote>;
    case 'bulleted':
      return <ul {...attributes}>{children}</ul>;
    case 'numbered':
      return <ol {...attributes}>{children}</ol>;
    case 'item':
      return <li {...attributes}>{children}</li>;
    case 'link':
      return (
        <a {...attributes} href={element.url}>
          {children}
        </a>
      );
    case 'image':
      return (
        <div {...attributes}>
          <div contentEditable={false}>
            <img src={element.url} alt={element.alt} />
          </div>
          {children}
        </div>
      );
    case 'video':
      return (
        <div {...attributes}>
          <div contentEditable={false} data-video>
            <CirclePlayIcon />
            <span>{element.url}</span>
          </div>
          {children}
        </div>
      );
    case 'paragraph':
      return <p {...attributes}>{children}</p>;
  }
};

export const renderLeaf = ({ attributes, children, leaf }: RenderLeafProps): React.JSX.Element => {
  let inner: ReactNode = children;
  if (leaf.italic === true) inner = <em>{inner}</em>;
  if (leaf.bold === true) inner = <strong>{inner}</strong>;
  return <span {...attributes}>{inner}</span>;
};

/** Slate fades the text's colour, which leaves too little contrast. */
export const renderPlaceholder = ({ attributes, children }: RenderPlaceholderProps): React.JSX.Element => (
  <Box component="span" {...attributes} style={{ ...attributes.style, opacity: 1 }} sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);
