import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import type { AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import { type AttendeeProblem, typedInto, writtenOrder } from './attendee.view.ts';
import { Card, CardTitle, Soft } from './PaymentLayout.tsx';

// Optional, so nobody waits for it.
const AboutAttendee = lazyOrNothing(async () => (await import('./about/AboutAttendee.tsx')).AboutAttendee);

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
});

type Props = {
  readonly forms: readonly AttendeeDetails[];
  /** Empty: all forms are for one ticket type. */
  readonly typeNames?: readonly string[];
  readonly problems: readonly AttendeeProblem[];
  readonly generalInfo: boolean;
  readonly onChange: (index: number, attendee: AttendeeDetails) => void;
};

/** [S6-14] */
export function AttendeeForm({ forms, typeNames = [], problems, generalInfo, onChange }: Props) {
  const { t } = useLingui();
  const nameOrder = writtenOrder(useLocale());
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not while somebody types in another field.
    if (problems.length > 0 && !box.current?.contains(document.activeElement))
      box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const wrong = (index: number, field: AttendeeProblem['field']): string | null => {
    const problem = problems.find((one) => one.index === index && one.field === field);
    if (problem === undefined) return null;
    if (field === 'firstName') return t`Please enter first name`;
    if (field === 'phoneNumber' && problem.kind === 'MALFORMED') return t`Please enter a valid phone number`;
    if (field !== 'email') return t`Please fill in this field`;
    return t`Please enter a valid email format`;
  };
  const firstName = (form: AttendeeDetails, index: number) => (
    <TextField
      key="first"
      label={t`First name`}
      required
      autoComplete={index === 0 ? 'given-name' : 'off'}
      value={form.firstName}
      error={wrong(index, 'firstName') !== null}
      helperText={wrong(index, 'firstName')}
      onChange={(event) => onChange(index, typedInto(form, 'firstName', event.target.value, nameOrder))}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
  const lastName = (form: AttendeeDetails, index: number) => (
    <TextField
      key="last"
      label={t`Last name`}
      autoComplete={index === 0 ? 'family-name' : 'off'}
      value={form.lastName}
      onChange={(event) => onChange(index, typedInto(form, 'lastName', event.target.value, nameOrder))}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
  return (
    <Card ref={box} aria-labelledby="attendee-title">
      <CardTitle id="attendee-title">
        <Trans>Attendee details</Trans>
      </CardTitle>
      {forms
        .map((form, index) => ({ form, index }))
        .map(({ form, index }) => (
          <fieldset key={index} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            {forms.length > 1 && (
              <legend style={{ fontWeight: 600, padding: 0, marginBottom: 8 }}>
                <Trans>Ticket {index + 1}</Trans>
                {typeNames[index] !== undefined && ` · ${typeNames[index]}`}
              </legend>
            )}
            <Fields>
              {nameOrder === 'FAMILY_FIRST'
                ? [lastName(form, index), firstName(form, index)]
                : [firstName(form, index), lastName(form, index)]}
              <TextField
                label={t`Email`}
                required
                type="email"
                autoComplete={index === 0 ? 'email' : 'off'}
                value={form.email}
                error={wrong(index, 'email') !== null}
                helperText={wrong(index, 'email')}
                onChange={(event) => onChange(index, { ...form, email: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 254, inputMode: 'email' } }}
              />
              <TextField
                label={t`Phone number`}
                required={generalInfo}
                type="tel"
                autoComplete={index === 0 ? 'tel' : 'off'}
                value={form.phoneNumber}
                error={wrong(index, 'phoneNumber') !== null}
                helperText={wrong(index, 'phoneNumber')}
                onChange={(event) => onChange(index, { ...form, phoneNumber: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 20, inputMode: 'tel' } }}
              />
            </Fields>
            <Suspense fallback={null}>
              <AboutAttendee
                attendee={form}
                generalInfo={generalInfo}
                problem={(field) => wrong(index, field)}
                onChange={(attendee) => onChange(index, attendee)}
              />
            </Suspense>
          </fieldset>
        ))}
      <Soft>
        <Trans>We’ll email the e-tickets to this address. You’ll also find them in My tickets.</Trans>
      </Soft>
    </Card>
  );
}
