import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { BackToCreating } from '#ui/screens/event/desk/BackToCreating.tsx';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { CardsSkeleton, DeskSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { EventRefused } from '#ui/screens/event/desk/EventRefused.tsx';
import { EventTabs } from '#ui/screens/event/desk/EventTabs.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { AnswerCharts } from './AnswerCharts.tsx';
import { AnswerList } from './AnswerList.tsx';
import type { EventQuestionnaireData } from './event-questionnaire.loader.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

/** [S1-31] */
export const EventQuestionnaire = () => {
  const { t } = useLingui();
  const skeleton = (
    <DeskSkeleton>
      <Box sx={{ maxWidth: 760 }}>
        <CardsSkeleton heights={[280, 48]} />
      </Box>
    </DeskSkeleton>
  );
  return (
    <>
      <PageHead title={t`Questionnaire`} hidden />
      <ViewerScreen<EventQuestionnaireData> skeleton={skeleton}>
        {(data) =>
          data.kind === 'REFUSED' ? (
            <EventRefused refusal={data.refusal} />
          ) : (
            <DeskPage
              above={
                <LocalLink to={paths.manageEvent(data.event.id)} variant="body2" color="textSecondary">
                  {data.event.name}
                </LocalLink>
              }
              title={<Trans>Questionnaire</Trans>}
            >
              <BackToCreating part="questionnaire" />
              <EventTabs event={data.event} part="questionnaire" />
              <Box sx={{ display: 'grid', gap: 5 }}>
                {data.event.abilities.includes('event.forms') && (
                  <Box sx={{ maxWidth: 760 }}>
                    <QuestionEditor key={data.event.id} event={data.event} form={data.form} />
                  </Box>
                )}
                {data.answered?.ok === true && data.answered.value.entries.length > 0 && (
                  <AnswerCharts key={data.event.id} eventId={data.event.id} />
                )}
                {data.answered?.ok === true && <AnswerList answered={data.answered.value} event={data.event} />}
                {data.answered?.ok === false && (
                  <LoadRefused refusal={data.answered.refusal} what={<Trans>The answers could not be loaded.</Trans>} />
                )}
              </Box>
            </DeskPage>
          )
        }
      </ViewerScreen>
    </>
  );
};
