import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { Transforms } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import { BoldIcon } from '#ui/icons/bold.gen.ts';
import { ImageIcon } from '#ui/icons/image.gen.ts';
import { ItalicIcon } from '#ui/icons/italic.gen.ts';
import { LinkIcon } from '#ui/icons/link.gen.ts';
import { ListIcon } from '#ui/icons/list.gen.ts';
import { ListOrderedIcon } from '#ui/icons/list-ordered.gen.ts';
import { SquarePlayIcon } from '#ui/icons/square-play.gen.ts';
import { TextQuoteIcon } from '#ui/icons/text-quote.gen.ts';
import { UnlinkIcon } from '#ui/icons/unlink.gen.ts';
import type { BlockType } from './description-node.ts';
import {
  insertImage,
  insertVideo,
  isActiveBlock,
  isActiveMark,
  isInLink,
  selectedImage,
  setAlt,
  setLink,
  toggleBlock,
  toggleMark,
} from './edit-description.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { ToolButton } from './ToolButton.tsx';

type ToolbarProps = {
  /** Answers the picture's address; null when the upload failed. */
  readonly uploadPicture: (file: Blob) => Promise<string | null>;
};

/** `isNew`: not in the text yet. */
type DescribedImage = { readonly url: string; readonly alt: string; readonly isNew: boolean };

// Drawn by CSS, which keeps it out of the button's accessible name.
const Glyph = ({ sign }: { readonly sign: string }) => (
  <Box component="span" sx={{ '&::before': { content: `"${sign}"` } }} />
);

export const Toolbar = ({ uploadPicture }: ToolbarProps) => {
  const { t } = useLingui();
  const editor = useSlate();
  const [asking, setAsking] = useState<'LINK' | 'VIDEO' | null>(null);
  const selection = useRef(editor.selection);
  const picture = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const [described, setDescribed] = useState<DescribedImage | null>(null);

  const block = (type: BlockType, label: string, icon: ReactNode) => (
    <ToolButton label={label} active={isActiveBlock(editor, type)} onPress={() => toggleBlock(editor, type)}>
      {icon}
    </ToolButton>
  );
  const back = () => {
    ReactEditor.focus(editor);
    if (selection.current !== null) Transforms.select(editor, selection.current);
  };
  const link = (url: string) => {
    setAsking(null);
    back();
    if (asking === 'VIDEO') insertVideo(editor, url);
    else setLink(editor, url);
  };
  const choose = async (file: File) => {
    setFailed(false);
    const url = await uploadPicture(file);
    if (url === null) {
      back();
      setFailed(true);
    } else setDescribed({ url, alt: '', isNew: true });
  };
  const describe = (alt: string) => {
    setDescribed(null);
    back();
    if (described?.isNew === true) insertImage(editor, described.url, alt);
    else setAlt(editor, alt);
  };
  const image = selectedImage(editor);

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
      <ToolButton label={t`Bold`} active={isActiveMark(editor, 'bold')} onPress={() => toggleMark(editor, 'bold')}>
        <BoldIcon />
      </ToolButton>
      <ToolButton
        label={t`Italic`}
        active={isActiveMark(editor, 'italic')}
        onPress={() => toggleMark(editor, 'italic')}
      >
        <ItalicIcon />
      </ToolButton>
      {block('quote', t`Quote`, <TextQuoteIcon />)}
      {block('bulleted', t`Bulleted list`, <ListIcon />)}
      {block('numbered', t`Numbered list`, <ListOrderedIcon />)}
      <ToolButton
        label={isInLink(editor) ? t`Remove link` : t`Link`}
        active={isInLink(editor)}
        onPress={() => {
          selection.current = editor.selection;
          if (isInLink(editor)) setLink(editor, '');
          else setAsking('LINK');
        }}
      >
        {isInLink(editor) ? <UnlinkIcon /> : <LinkIcon />}
      </ToolButton>
      <ToolButton
        label={image === null ? t`Image` : t`Describe the image`}
        active={image !== null}
        onPress={() => {
          selection.current = editor.selection;
          if (image === null) picture.current?.click();
          else setDescribed({ url: image.url, alt: image.alt, isNew: false });
        }}
      >
        <ImageIcon />
      </ToolButton>
      <ToolButton
        label={t`Video`}
        active={false}
        onPress={() => {
          selection.current = editor.selection;
          setAsking('VIDEO');
        }}
      >
        <SquarePlayIcon />
      </ToolButton>
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
      {failed ? (
        <Box role="alert" sx={{ width: '100%', px: 1, typography: 'caption', color: 'error.main' }}>
          <Trans>Couldn’t upload the image. Use a PNG, JPEG or WebP under 2 MB.</Trans>
        </Box>
      ) : null}
      {described === null ? null : (
        <ImageDialog
          {...described}
          onAlt={describe}
          onClose={() => {
            setDescribed(null);
            back();
          }}
        />
      )}
      {asking === null ? null : <LinkDialog kind={asking} onLink={link} onClose={() => setAsking(null)} />}
    </Box>
  );
};
