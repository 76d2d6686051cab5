import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { createEditor } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { readDescription, writeDescription } from './description-html.ts';
import { breakBlock, toggleMark, withDescription } from './edit-description.ts';
import { renderElement, renderLeaf, renderPlaceholder } from './render-node.tsx';
import { Toolbar } from './Toolbar.tsx';

type DescriptionEditorProps = {
  readonly id: string;
  readonly labelledBy: string;
  readonly html: string;
  /** Null where nothing is wrong with it. */
  readonly problem: string | null;
  /** What to write, while nothing is written; absent: of an event's description. */
  readonly placeholder?: string;
  readonly onHtml: (html: string) => void;
  /** Answers the picture's address; null when the upload failed. */
  readonly uploadPicture: (file: Blob) => Promise<string | null>;
};

const prose = {
  '& h1': { typography: 'h2', mt: 2, mb: 1 },
  '& h2': { typography: 'h3', mt: 2, mb: 1 },
  '& p': { my: 0.75 },
  '& blockquote': { m: 0, my: 1.5, pl: 2, borderLeft: '3px solid', borderColor: 'tone.gold', color: 'text.secondary' },
  '& ul, & ol': { my: 1, pl: 3 },
  '& img': { borderRadius: '12px', my: 1.5, maxHeight: 360 },
  '& [data-video]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    p: 1.5,
    my: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: '12px',
    bgcolor: 'tone.sunken',
  },
  '& a': { color: 'tone.link', textDecoration: 'underline' },
} as const;

/** Other markup than the event page shows cannot be written. */
export const DescriptionEditor = ({
  id,
  labelledBy,
  html,
  problem,
  placeholder,
  onHtml,
  uploadPicture,
}: DescriptionEditorProps) => {
  const { t } = useLingui();
  const editor = useMemo(() => withDescription(withHistory(withReact(createEditor()))), []);
  const [first] = useState(() => readDescription(html));

  const keys = (event: KeyboardEvent) => {
    // These keys belong to a Vietnamese input method that is still composing a syllable.
    if (event.nativeEvent.isComposing) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === 'b') {
      event.preventDefault();
      toggleMark(editor, 'bold');
    } else if (command && event.key.toLowerCase() === 'i') {
      event.preventDefault();
      toggleMark(editor, 'italic');
    } else if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      editor.insertText('\n');
    } else if (event.key === 'Enter' && breakBlock(editor)) event.preventDefault();
  };

  return (
    <Slate
      editor={editor}
      initialValue={first}
      onChange={(value) => {
        if (editor.operations.some((operation) => operation.type !== 'set_selection')) onHtml(writeDescription(value));
      }}
    >
      <Box
        sx={{
          border: 1,
          borderColor: problem === null ? 'tone.outline' : 'error.main',
          borderRadius: '12px',
          bgcolor: 'background.paper',
          overflow: 'clip',
          '&:focus-within': { borderColor: 'text.primary' },
          // The box would clip a ring around the text alone.
          '&:has([role="textbox"]:focus-visible)': {
            outline: '2px solid',
            outlineColor: (theme) => theme.vars.palette.tone.sky,
            outlineOffset: '-1px',
          },
          '& [role="textbox"]:focus-visible': { outline: 'none' },
        }}
      >
        <Toolbar uploadPicture={uploadPicture} />
        <Box
          component={Editable}
          id={id}
          role="textbox"
          aria-multiline
          aria-labelledby={labelledBy}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          placeholder={placeholder ?? t`Tell people what to expect, who will be there and what to bring.`}
          renderElement={renderElement}
          renderPlaceholder={renderPlaceholder}
          renderLeaf={renderLeaf}
          onKeyDown={keys}
          spellCheck
          sx={{ minHeight: 220, px: 2, py: 1, overflowWrap: 'anywhere', ...prose }}
        />
      </Box>
      {problem === null ? null : (
        <FormHelperText error id={`${id}-problem`}>
          {problem}
        </FormHelperText>
      )}
    </Slate>
  );
};
