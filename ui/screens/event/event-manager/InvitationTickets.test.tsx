import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { DeskSession } from '#application/event/ports/event-desk.ts';
import { aDeskSession, aTicketType } from '#test/builders/a-desk-session.ts';
import { click, find, findAll, renderPage } from '#test/rendered/render-page.tsx';
import { ticketChoices } from '#ui/screens/event/event-email/mailing/mailing.view.ts';
import { newRoom } from '#ui/screens/event/event-rooms/event-rooms.view.ts';
import { GuestFilters } from './GuestFilters.tsx';
import { TicketTypes } from './TicketTypes.tsx';

const INVITATION = { id: 'thu', name: 'Thư mời', sold: 1_204 };
const dinner: DeskSession = { ...aDeskSession([]), invitationTicket: INVITATION };
const concert = aDeskSession([aTicketType('sen', 'Hạng Sen', 200_000)]);
const event = (session: DeskSession) => ({ timezone: 'Asia/Ho_Chi_Minh', sessions: [session] });

it('tickets that invitations gave stand beside the ticket types, with how many were given', async () => {
  await renderPage([{ path: '/', element: <TicketTypes event={event(dinner)} /> }]);
  expect(document.body.textContent).toContain('1,204 given to invited guests');
  expect(findAll('tbody tr', /./).map((row) => row.textContent)).toEqual([
    'Thư mờiBy invitation, not for sale––1,204––',
  ]);
});

it('guests are found by the ticket that their invitation gave', async () => {
  const set = vi.fn();
  const both = { ...concert, invitationTicket: INVITATION };
  await renderPage([{ path: '/', element: <GuestFilters event={event(both)} filter={{}} groups={[]} set={set} /> }]);
  const filter = find('[role="combobox"]', 'Ticket');
  await act(async () => void filter.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await click(find('[role="option"]', 'Thư mời'));
  expect(set).toHaveBeenCalledWith({ ticket: 'thu' });
});

it('guests are written to, and rooms opened, by the ticket that their invitation gave', () => {
  const both = { ...concert, invitationTicket: INVITATION };
  expect(ticketChoices(event(both)).map(({ name }) => name)).toEqual(['Hạng Sen', 'Thư mời']);
  expect(ticketChoices(event(concert)).map(({ name }) => name)).toEqual(['Hạng Sen']);
  expect(newRoom(both).ticketTypeIds).toEqual(['sen', 'thu']);
});
