import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Link } from 'react-router';
import type { EventDraft } from '#application/event/event-draft.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useToast } from '#ui/bindings/use-toast.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { EventFormProvider, useDraftForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { FormWithPreview } from '#ui/screens/event/event-form/FormWithPreview.tsx';
import { LeaveDialog } from '#ui/screens/event/event-form/LeaveDialog.tsx';
import { useLeaveGuard } from '#ui/screens/event/event-form/leave-guard.view.ts';
import { OthersNote } from '#ui/screens/event/event-form/others/OthersNote.tsx';
import { StepBody } from '#ui/screens/event/event-form/StepBody.tsx';
import { useProblemWords } from '#ui/screens/event/event-form/use-problem-words.tsx';
import { useStepWords } from '#ui/screens/event/event-form/use-step-words.tsx';
import { lastEnd, movedBy, PARTS, type Part, useAllowGiveBack, usePart, useSaving } from './edit-event.view.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { SaveBar } from './SaveBar.tsx';

type EditFormProps = {
  readonly draft: EventDraft;
  readonly status: string;
  readonly abilities: readonly string[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
};

export const EditForm = ({ draft, status, abilities, categories }: EditFormProps) => {
  const { t } = useLingui();
  const toast = useToast();
  const words = useStepWords();
  const problem = useProblemWords();
  const [start] = useState({ kind: 'EXISTING' as const, draft });
  const form = useDraftForm(start);
  const { part, go } = usePart();
  const { saving, save } = useSaving(form, go);
  const [stored, setStored] = useState(draft);
  const allowGiveBack = useAllowGiveBack();
  const [asking, setAsking] = useState(false);
  const [published, setPublished] = useState(status !== 'READY');
  const { dirty, keeping, draft: now, others } = form.state;
  const blocker = useLeaveGuard(dirty && saving.kind !== 'WORKING');
  const sentences = {
    away: t`Can’t reach the server. Your changes are still here. Please try again.`,
    incomplete: t`Please fill in all required fields`,
    problem,
  };

  const store = async (until: string | null = null) => {
    setAsking(false);
    if (!(await save(published, false, sentences))) return;
    const kept = form.session.now().draft;
    setStored(kept);
    const trouble = until === null ? null : await allowGiveBack(kept, until);
    if (trouble !== null) toast.error(trouble);
    toast.success(t`Information saved…`);
  };
  const moved = movedBy(stored, now);
  const submit = async () => {
    if (moved > 0) setAsking(true);
    else await store();
  };
  const publish = async () => {
    if (!(await save(true, true, sentences))) return;
    setPublished(true);
    toast.success(t`“${now.name}” published`);
  };

  const settle = (whose: 'MINE' | 'THEIRS') => {
    form.session.settle(whose);
    void store();
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
          <>
            {published && now.slug !== null ? (
              <Button variant="outlined" component={Link} to={paths.event(now.slug)}>
                <Trans>View page</Trans>
              </Button>
            ) : null}
            {published ? null : (
              <Button variant="outlined" component={Link} to={paths.manageEvent(now.eventId ?? 0)}>
                <Trans>Manage event</Trans>
              </Button>
            )}
            <Button variant="outlined" component={Link} to={paths.eventSettings(now.eventId ?? 0)}>
              <Trans>Event settings</Trans>
            </Button>
          </>
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
        <FormWithPreview
          title={words(part)}
          onSubmit={() => void submit()}
          bar={
            <SaveBar
              saving={saving}
              kept={dirty ? 'UNSAVED' : keeping === 'SAVED' ? 'SAVED' : 'UNTOUCHED'}
              onPublish={!published && abilities.includes('event.publish') ? () => void publish() : null}
            />
          }
        >
          {others === null ? null : (
            <OthersNote others={others} draft={now} onSettle={settle} onClose={form.session.noticed} />
          )}
          <StepBody step={part} categories={categories} />
        </FormWithPreview>
        {asking ? (
          <MoveDialog
            people={moved}
            mayGiveBack={abilities.includes('event.cancel')}
            latest={lastEnd(now)}
            onAct={(until) => void store(until)}
            onClose={() => setAsking(false)}
          />
        ) : null}
        <LeaveDialog blocker={blocker}>
          <Trans>Your unsaved changes to “{now.name}” will be lost.</Trans>
        </LeaveDialog>
      </DeskPage>
    </EventFormProvider>
  );
};
