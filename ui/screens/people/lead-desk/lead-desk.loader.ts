import { LookAfterLeads } from '#application/people/look-after-leads.ts';
import type { HandledLead, OpenedLead } from '#application/people/ports/lead-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { Result } from '#domain/kernel/result.ts';
import { LEAD_STATES, type LeadState } from '#domain/people/lead-handling.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type LeadDeskData = {
  /** Null: all. */
  readonly state: LeadState | null;
  readonly search: string;
  /** Null while a message is opened. */
  readonly found: Result<Page<HandledLead>, Refusal> | null;
  readonly opened: Result<OpenedLead, Refusal> | null;
};

/** `?state=` and `&q=` filter, `&lead=` opens a message. For admins. */
export const leadDeskLoader = viewerLoader(
  async ({ use, query }): Promise<LeadDeskData> => {
    const leads = use(LookAfterLeads);
    const asked = query.get('state') ?? 'NEW';
    const state = asked === 'ALL' ? null : (LEAD_STATES.find((one) => one === asked) ?? 'NEW');
    const search = query.get('q') ?? '';
    const leadId = query.get('lead');
    if (leadId !== null) return { state, search, found: null, opened: await leads.lead(leadId) };
    const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
    return { state, search, found: await leads.find(state, search, at), opened: null };
  },
  ({ abilities }) => abilities.includes('admin.leads'),
);
