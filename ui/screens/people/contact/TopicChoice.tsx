import { useId } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { styled } from '#ui/theme/styled.ts';
import { labelOf, topicsIn } from './contact.view.ts';

type TopicChoiceProps = {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChoose: (topic: string) => void;
};

/** [S2.15-02] */
export const TopicChoice = ({ value, problem, onChoose }: TopicChoiceProps) => {
  const locale = useLocale();
  const problemId = useId();
  return (
    <Group
      role="radiogroup"
      aria-label={labelOf('topic', locale)}
      aria-required
      aria-invalid={problem !== undefined}
      aria-describedby={problemId}
    >
      <legend>{labelOf('topic', locale)}</legend>
      <div>
        {topicsIn(locale).map(({ topic, name }) => (
          <label key={topic}>
            <input type="radio" name="topic" value={topic} checked={value === topic} onChange={() => onChoose(topic)} />
            {name}
          </label>
        ))}
      </div>
      <p id={problemId}>{problem}</p>
    </Group>
  );
};

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))', gap: 10 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '8px 14px',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.tone.outline}`,
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.text.primary },
    '&:has(:checked)': {
      borderColor: theme.vars.palette.text.primary,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.tone.sky}`, outlineOffset: 2 },
  },
  '&[aria-invalid="true"] label': { borderColor: theme.vars.palette.error.main },
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    flex: 'none',
    accentColor: theme.vars.palette.text.primary,
    outline: 'none',
  },
  '& p:empty': { display: 'none' },
  '& p': { margin: '4px 2px 0', fontSize: '0.8125rem', color: theme.vars.palette.error.main },
}));
