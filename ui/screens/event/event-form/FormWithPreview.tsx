import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode, Ref } from 'react';
import { PreviewButton } from '#ui/screens/event/desk/page-preview/PreviewButton.tsx';
import { EventPreview } from './EventPreview.tsx';
import { useEventForm } from './event-form.view.ts';

type FormWithPreviewProps = {
  readonly title: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onSubmit: () => void;
  readonly bar: ReactNode;
  readonly children: ReactNode;
};

export const FormWithPreview = ({ title, titleRef, onSubmit, bar, children }: FormWithPreviewProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 3, lg: 6 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
      alignItems: 'start',
    }}
  >
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{
        maxWidth: 760,
        width: '100%',
        mx: { xs: 'auto', lg: 0 },
        // What gets the focus is not left below the bar.
        '& :is(input, textarea, select, button)': { scrollMarginBottom: 96 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 2.5,
        }}
      >
        <Typography ref={titleRef} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <PreviewOfDraft />
      </Box>
      {children}
      {bar}
    </Box>
    <Box sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 'calc(var(--header-height) + 16px)' }}>
      <EventPreview />
    </Box>
  </Box>
);

const PreviewOfDraft = () => <PreviewButton draft={useEventForm().draft} />;
