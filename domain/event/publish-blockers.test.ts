import { describe, expect, it } from 'vitest';
import { minutes, NOW } from '#test/builders/moments.ts';
import { type PublishDraft, publishBlockers } from './publish-blockers.ts';

const session = { endAt: minutes(60), address: null, urls: [], ticketTypeCount: 1 };
const ready: PublishDraft = {
  name: 'Đêm nhạc',
  format: 'HYBRID',
  feature: 'PUBLIC',
  address: '1 Tràng Tiền',
  urls: ['https://meet.example'],
  sessions: [session],
  corporateStatus: null,
  publisherSuspended: false,
};

describe('what keeps a draft from being published', () => {
  it('nothing, if everything is present', () => {
    expect(publishBlockers(ready, NOW)).toEqual([]);
    expect(publishBlockers({ ...ready, corporateStatus: 'APPROVED' }, NOW)).toEqual([]);
  });

  it.each<[string, Partial<PublishDraft>, string[]]>([
    ['a name', { name: '  ' }, ['NAME_MISSING']],
    ['an address, where people come', { address: ' ' }, ['ADDRESS_MISSING']],
    ['a link, where people join online', { urls: [] }, ['ONLINE_LINK_MISSING']],
    ['a session', { sessions: [] }, ['SESSION_MISSING']],
    ['a session still to come', { sessions: [{ ...session, endAt: minutes(-1) }] }, ['SESSION_ENDED']],
    ['tickets for every session', { sessions: [session, { ...session, ticketTypeCount: 0 }] }, ['TICKET_MISSING']],
    ['an approved corporate', { corporateStatus: 'PENDING' }, ['CORPORATE_NOT_APPROVED']],
    ['an approved corporate rather than a rejected one', { corporateStatus: 'REJECTED' }, ['CORPORATE_NOT_APPROVED']],
    ['a publisher who is not suspended', { publisherSuspended: true }, ['PUBLISHER_SUSPENDED']],
    [
      'everything',
      { name: '', address: null, urls: [], sessions: [] },
      ['NAME_MISSING', 'ADDRESS_MISSING', 'ONLINE_LINK_MISSING', 'SESSION_MISSING'],
    ],
  ])('%s', (_what, over, blockers) => {
    expect(publishBlockers({ ...ready, ...over }, NOW)).toEqual(blockers);
  });

  it('online events need no address, onsite events no link', () => {
    expect(publishBlockers({ ...ready, format: 'ONLINE', address: null }, NOW)).toEqual([]);
    expect(publishBlockers({ ...ready, format: 'ONSITE', urls: [] }, NOW)).toEqual([]);
  });

  it('places and links of all sessions suffice', () => {
    const placed = { ...session, address: 'Nhà hát', urls: ['https://meet.example'] };
    expect(publishBlockers({ ...ready, address: null, urls: [], sessions: [placed, placed] }, NOW)).toEqual([]);
    expect(publishBlockers({ ...ready, address: null, urls: [], sessions: [placed, session] }, NOW)).toEqual([
      'ADDRESS_MISSING',
      'ONLINE_LINK_MISSING',
    ]);
  });

  it('a private event needs no tickets, for its guests may all be invited', () => {
    const noTickets = { ...ready, sessions: [{ ...session, ticketTypeCount: 0 }] };
    expect(publishBlockers(noTickets, NOW)).toEqual(['TICKET_MISSING']);
    expect(publishBlockers({ ...noTickets, feature: 'PRIVATE' }, NOW)).toEqual([]);
    expect(publishBlockers({ ...noTickets, feature: 'HIGHLIGHT_PRIVATE' }, NOW)).toEqual([]);
  });

  it('an ended session does not matter while another is upcoming', () => {
    expect(publishBlockers({ ...ready, sessions: [{ ...session, endAt: minutes(-1) }, session] }, NOW)).toEqual([]);
  });
});
