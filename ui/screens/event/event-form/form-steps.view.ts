/** [S2.13-01] */
export const STEPS = [
  'information',
  'details',
  'sessions',
  'tickets',
  'settings',
  'questionnaire',
  'promotion',
] as const;
export type Step = (typeof STEPS)[number];

const SETTINGS: readonly string[] = [
  'feature',
  'donations',
  'approval',
  'approvalDays',
  'oneFormPerTicket',
  'generalInfo',
  'ticketsAtVenue',
  'capacity',
  'closeAtCapacity',
  'allowReEntry',
  'refundDays',
  'nameChangeDays',
  'sessionChangeDays',
];

export function stepOf(field: string): Step {
  if (field.startsWith('ticket.') || /^session\..+\.tickets$/.test(field)) return 'tickets';
  if (field.startsWith('session')) return 'sessions';
  if (['description', 'policy', 'cover'].includes(field)) return 'details';
  if (SETTINGS.includes(field)) return 'settings';
  return 'information';
}

export const fieldId = (field: string): string => `field-${field.replaceAll(/[^\w-]/g, '-')}`;

export function focusField(field: string): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(fieldId(field));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
}
