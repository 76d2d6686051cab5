import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import type { ContactLead } from '#domain/people/contact-lead.ts';
import { useEarlyInput } from '#ui/bindings/use-early-input.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { styled } from '#ui/theme/styled.ts';
import {
  type ContactField,
  contactProblems,
  labelOf,
  NOTHING_WRITTEN,
  OTHER_TOPIC,
  reportedEvent,
  troubleSentence,
  useWriteToUs,
} from './contact.view.ts';
import { TopicChoice } from './TopicChoice.tsx';

/** [S2.15-01] */
export const ContactForm = ({ onSent }: { readonly onSent: (lead: ContactLead) => void }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const write = useWriteToUs();
  const box = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState(NOTHING_WRITTEN);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Before hydration the browser would submit the form itself and put its fields into the address.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // The page is the same for everybody until it is hydrated.
  const reported = reportedEvent(useSearchParams()[0]);
  const about = reported === null ? null : t`Report of an email from event ${reported}`;
  useEffect(() => {
    if (about !== null) setForm((before) => ({ ...before, topic: OTHER_TOPIC, specifyInformation: about }));
  }, [about]);
  const problems = tried ? contactProblems(form, locale) : {};

  const troubleOf = (refusal: Trouble): string =>
    troubleSentence(refusal, locale) ??
    t`The connection was lost and your message may not have arrived. Please send it again; we won’t receive it twice.`;

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.keys(contactProblems(form, locale));
    if (wrong !== undefined) return box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const answer = await write(form, trap.current?.value ?? '');
    setBusy(false);
    if (answer.ok) return onSent(answer.value);
    setTrouble(troubleOf(answer.refusal));
  };

  const change = (field: ContactField) => (value: string) => setForm((before) => ({ ...before, [field]: value }));
  useEarlyInput(box, (name, value) => setForm((before) => (name in before ? { ...before, [name]: value } : before)));
  const field = (name: ContactField, input: InputHTMLAttributes<HTMLInputElement>) => ({
    name,
    label: labelOf(name, locale),
    value: form[name],
    fullWidth: true,
    error: problems[name] !== undefined,
    helperText: problems[name],
    onChange: (event: { readonly target: { readonly value: string } }) => change(name)(event.target.value),
    slotProps: { htmlInput: { ...input, 'aria-required': name !== 'specifyInformation' } },
  });

  return (
    <Form ref={box} noValidate onSubmit={(event: FormEvent) => void send(event)}>
      <TextField {...field('fullName', { autoComplete: 'name' })} />
      <TextField {...field('phoneNumber', { autoComplete: 'tel', inputMode: 'tel' })} type="tel" />
      <TopicChoice value={form.topic} problem={problems.topic} onChoose={change('topic')} />
      <TextField
        {...field('specifyInformation', { autoComplete: 'off' })}
        label={
          <>
            {labelOf('specifyInformation', locale)} <Trans>(optional)</Trans>
          </>
        }
        placeholder={t`For example, an order number`}
      />
      <TextField
        {...field('message', {})}
        multiline
        rows={5}
        sx={{ '& textarea': { height: 'auto', resize: 'vertical' } }}
      />
      <Trap aria-hidden>
        <label>
          Homepage
          <input ref={trap} name="homepage" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
      <Button type={ready ? 'submit' : 'button'} variant="contained" size="large" loading={busy}>
        <Trans>Send</Trans>
      </Button>
    </Form>
  );
};

const Form = styled('form')({ display: 'grid', gap: 20 });

/** Honeypot for bots. */
const Trap = styled('div')({ position: 'absolute', left: -10_000, width: 1, height: 1, overflow: 'hidden' });
