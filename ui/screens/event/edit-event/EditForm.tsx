import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { EventDraft } from '#application/event/event-draft.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useToast } from '#ui/bindings/use-toast.ts';
import { paths } from '#ui/routes/paths.ts';
import { useLeaveGuard } from '#ui/screens/event/create-event/create-event.view.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { EventPreview } from '#ui/screens/event/event-form/EventPreview.tsx';
import { EventFormProvider, useDraftForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { LeaveDialog } from '#ui/screens/event/event-form/LeaveDialog.tsx';
import { StepBody } from '#ui/screens/event/event-form/StepBody.tsx';
import { useStepWords } from '#ui/screens/event/event-form/use-step-words.tsx';
import { PARTS, type Part, usePart, useSaving } from './edit-event.view.ts';

type EditFormProps = {
  readonly draft: EventDraft;
  readonly status: string;
  readonly abilities: readonly string[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
};

/** The wizard's forms for an event that exists; nothing changes before it is saved. */
export const EditForm = ({ draft, status, abilities, categories }: EditFormProps) => {
  const { t } = useLingui();
  const toast = useToast();
  const words = useStepWords();
  const [start] = useState({ kind: 'EXISTING' as const, draft });
  const form = useDraftForm(start);
  const { part, go } = usePart();
  const { saving, save } = useSaving(form, go);
  const [published, setPublished] = useState(status !== 'READY');
  const { dirty, keeping, draft: now } = form.state;
  const blocker = useLeaveGuard(dirty && saving.kind !== 'WORKING');
  const sentences = {
    away: t`Can't reach the server. Your changes are still here. Please try again.`,
    incomplete: t`Please fill in all required fields`,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(published, false, sentences)) toast.success(t`Information saved…`);
  };
  const publish = async () => {
    if (!(await save(true, true, sentences))) return;
    setPublished(true);
    toast.success(t`“${now.name}” published`);
  };

  return (
    <EventFormProvider value={form}>
      <DeskPage
        above={
          <LocalLink
            to={published ? paths.manageEvent(now.eventId ?? 0) : paths.myEvents('?tab=DRAFT')}
            variant="body2"
            color="textSecondary"
          >
            {published ? <Trans>Back to event</Trans> : <Trans>My drafts</Trans>}
          </LocalLink>
        }
        title={now.name.trim() === '' ? <Trans>Untitled event</Trans> : now.name}
        below={
          published ? undefined : (
            <Chip
              size="small"
              label={<Trans>Draft</Trans>}
              sx={{ bgcolor: 'tone.goldWash', color: 'tone.onGoldWash' }}
            />
          )
        }
        actions={
          published && now.slug !== null ? (
            <Button variant="outlined" component={Link} to={paths.event(now.slug)}>
              <Trans>View page</Trans>
            </Button>
          ) : null
        }
      >
        <Tabs
          value={part}
          onChange={(_, next: Part) => go(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t`Form sections`}
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
        >
          {PARTS.map((one) => (
            <Tab key={one} value={one} label={words(one)} />
          ))}
        </Tabs>
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
            onSubmit={(event) => void submit(event)}
            sx={{ maxWidth: 760, width: '100%', mx: { xs: 'auto', lg: 0 } }}
          >
            <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
              {words(part)}
            </Typography>
            <StepBody step={part} categories={categories} />
            <Box
              sx={{
                position: 'sticky',
                bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 0 },
                zIndex: 2,
                mt: 4,
                mx: { xs: -2, sm: 0 },
                px: { xs: 2, sm: 0 },
                py: 1.5,
                bgcolor: 'background.default',
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {saving.kind === 'TROUBLE' ? (
                <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 1.5 }}>
                  {saving.sentence}
                </Alert>
              ) : null}
              <Box
                sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}
              >
                <Typography variant="caption" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
                  {dirty ? (
                    <Trans>Unsaved changes</Trans>
                  ) : keeping === 'SAVED' ? (
                    <Trans>All changes saved</Trans>
                  ) : null}
                </Typography>
                {!published && abilities.includes('event.publish') ? (
                  <Button
                    variant="outlined"
                    onClick={() => void publish()}
                    loading={saving.kind === 'WORKING' && saving.publish}
                    disabled={saving.kind === 'WORKING'}
                  >
                    <Trans>Save and publish</Trans>
                  </Button>
                ) : null}
                <Button
                  type="submit"
                  variant="contained"
                  loading={saving.kind === 'WORKING' && !saving.publish}
                  disabled={saving.kind === 'WORKING' || !dirty}
                >
                  <Trans>Save changes</Trans>
                </Button>
              </Box>
            </Box>
          </Box>
          <Box
            sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 'calc(var(--header-height) + 16px)' }}
          >
            <EventPreview />
          </Box>
        </Box>
        <LeaveDialog blocker={blocker}>
          <Trans>Your unsaved changes to “{now.name}” will be lost.</Trans>
        </LeaveDialog>
      </DeskPage>
    </EventFormProvider>
  );
};
