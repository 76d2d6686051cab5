import { NewKey } from '#application/platform/ports/new-key.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type InvitationReport, type InvitationRequest, InvitingDesk } from '#application/rsvp/ports/inviting-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** A retry after a lost answer has the same key, so nobody gets two emails. */
export type SendInvitations = (request: InvitationRequest) => Promise<Result<InvitationReport, Trouble>>;

export const SendInvitations = defineUseCase(
  'SendInvitations',
  { desk: InvitingDesk, newKey: NewKey },
  ({ desk, newKey }): SendInvitations => {
    let unknown: { readonly wish: string; readonly key: string } | null = null;
    return async (request) => {
      const wish = JSON.stringify(request);
      const press = unknown?.wish === wish ? unknown : { wish, key: newKey() };
      unknown = press;
      const report = await retry(() => desk.invite(request, press.key));
      const lost = !report.ok && report.refusal.code === 'UNREACHABLE';
      if (!lost && unknown === press) unknown = null;
      return report;
    };
  },
);
