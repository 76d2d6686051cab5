import { Trans, useLingui } from '@lingui/react/macro';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { type FormEvent, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { createEditor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import {
  Editable,
  ReactEditor,
  type RenderElementProps,
  type RenderLeafProps,
  Slate,
  useSlate,
  withReact,
} from 'slate-react';
import { readDescription, writeDescription } from './description-html.ts';
import type { BlockType } from './description-node.ts';
import {
  breakBlock,
  insertImage,
  isActiveBlock,
  isActiveMark,
  isInLink,
  setLink,
  toggleBlock,
  toggleMark,
  withDescription,
} from './edit-description.ts';

type DescriptionEditorProps = {
  readonly id: string;
  readonly labelledBy: string;
  readonly html: string;
  readonly onHtml: (html: string) => void;
  /** Brings a picture to the server; null when that failed. */
  readonly uploadPicture: (file: Blob) => Promise<string | null>;
};

const prose = {
  '& h1': { typography: 'h2', mt: 2, mb: 1 },
  '& h2': { typography: 'h3', mt: 2, mb: 1 },
  '& p': { my: 0.75 },
  '& blockquote': { m: 0, my: 1.5, pl: 2, borderLeft: '3px solid', borderColor: 'tone.gold', color: 'text.secondary' },
  '& ul, & ol': { my: 1, pl: 3 },
  '& img': { borderRadius: '12px', my: 1.5, maxHeight: 360 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
} as const;

/** The description as it will stand on the page. Only what the page may show can be written. */
export const DescriptionEditor = ({ id, labelledBy, html, onHtml, uploadPicture }: DescriptionEditorProps) => {
  const { t } = useLingui();
  const editor = useMemo(() => withDescription(withHistory(withReact(createEditor()))), []);
  const [first] = useState(() => readDescription(html));

  const keys = (event: KeyboardEvent) => {
    // A Vietnamese input method is still composing a syllable: its keys are not ours.
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
          borderColor: 'tone.outline',
          borderRadius: '12px',
          bgcolor: 'background.paper',
          overflow: 'clip',
          '&:focus-within': { borderColor: 'text.primary' },
          // The ring goes around the whole: the box clips one of its part.
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
          placeholder={t`Tell people what to expect, who will be there and what to bring.`}
          renderElement={renderElement}
          renderLeaf={renderLeaf}
          onKeyDown={keys}
          spellCheck
          sx={{ minHeight: 220, px: 2, py: 1, overflowWrap: 'anywhere', ...prose }}
        />
      </Box>
    </Slate>
  );
};

const renderElement = ({ attributes, children, element }: RenderElementProps): React.JSX.Element => {
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
    case 'paragraph':
      return <p {...attributes}>{children}</p>;
  }
};

const renderLeaf = ({ attributes, children, leaf }: RenderLeafProps): React.JSX.Element => {
  let inner: ReactNode = children;
  if (leaf.italic === true) inner = <em>{inner}</em>;
  if (leaf.bold === true) inner = <strong>{inner}</strong>;
  return <span {...attributes}>{inner}</span>;
};

const Tool = ({
  label,
  active,
  onPress,
  children,
}: {
  readonly label: string;
  readonly active: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      aria-pressed={active}
      // The text keeps its selection while a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      sx={{
        borderRadius: '10px',
        color: active ? 'primary.main' : 'text.secondary',
        bgcolor: active ? 'tone.vermilionWash' : 'transparent',
        fontWeight: 800,
        fontSize: '0.9375rem',
      }}
    >
      {children}
    </IconButton>
  </Tooltip>
);

// Drawn by the style sheet, so that the button's name is its label alone.
const Glyph = ({ sign }: { readonly sign: string }) => (
  <Box component="span" sx={{ '&::before': { content: `"${sign}"` } }} />
);

const Toolbar = ({ uploadPicture }: Pick<DescriptionEditorProps, 'uploadPicture'>) => {
  const { t } = useLingui();
  const editor = useSlate();
  const [linking, setLinking] = useState<string | null>(null);
  const selection = useRef(editor.selection);
  const picture = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState(false);

  const block = (type: BlockType, label: string, icon: ReactNode) => (
    <Tool label={label} active={isActiveBlock(editor, type)} onPress={() => toggleBlock(editor, type)}>
      {icon}
    </Tool>
  );
  const back = () => {
    ReactEditor.focus(editor);
    if (selection.current !== null) Transforms.select(editor, selection.current);
  };
  const saveLink = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = linking?.trim() ?? '';
    setLinking(null);
    back();
    setLink(
      editor,
      typed === '' || /^(https?:|mailto:)/i.test(typed)
        ? typed
        : typed.includes('@')
          ? `mailto:${typed}`
          : `https://${typed}`,
    );
  };
  const choose = async (file: File) => {
    setTrouble(false);
    const url = await uploadPicture(file);
    back();
    if (url === null) setTrouble(true);
    else insertImage(editor, url);
  };

  return (
    <Box
      role="toolbar"
      aria-label={t`Text formatting`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'tone.sunken',
      }}
    >
      {block('h1', t`Heading 1`, <Glyph sign="H1" />)}
      {block('h2', t`Heading 2`, <Glyph sign="H2" />)}
      <Tool label={t`Bold`} active={isActiveMark(editor, 'bold')} onPress={() => toggleMark(editor, 'bold')}>
        <FormatBold />
      </Tool>
      <Tool label={t`Italic`} active={isActiveMark(editor, 'italic')} onPress={() => toggleMark(editor, 'italic')}>
        <FormatItalic />
      </Tool>
      {block('quote', t`Quote`, <FormatQuote />)}
      {block('bulleted', t`Bulleted list`, <FormatListBulleted />)}
      {block('numbered', t`Numbered list`, <FormatListNumbered />)}
      <Tool
        label={isInLink(editor) ? t`Remove link` : t`Link`}
        active={isInLink(editor)}
        onPress={() => {
          selection.current = editor.selection;
          if (isInLink(editor)) setLink(editor, '');
          else setLinking('');
        }}
      >
        {isInLink(editor) ? <LinkOff /> : <LinkIcon />}
      </Tool>
      <Tool
        label={t`Image`}
        active={false}
        onPress={() => {
          selection.current = editor.selection;
          picture.current?.click();
        }}
      >
        <ImageOutlined />
      </Tool>
      <input
        ref={picture}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t`Image`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void choose(file);
        }}
      />
      {trouble ? (
        <Box role="alert" sx={{ width: '100%', px: 1, typography: 'caption', color: 'error.main' }}>
          <Trans>Couldn't upload the image. Use a PNG, JPEG or WebP under 2 MB.</Trans>
        </Box>
      ) : null}
      <Dialog open={linking !== null} onClose={() => setLinking(null)} fullWidth maxWidth="xs">
        <form onSubmit={saveLink}>
          <DialogTitle>
            <Trans>Link</Trans>
          </DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              label={t`Address`}
              placeholder="https://"
              value={linking ?? ''}
              onChange={(event) => setLinking(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'url' } }}
            />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button onClick={() => setLinking(null)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" variant="contained">
              <Trans>Insert</Trans>
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Box>
  );
};
