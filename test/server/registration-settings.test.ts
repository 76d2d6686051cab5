import { expect, it } from 'vitest';
import { DAY } from '#domain/kernel/instant.ts';
import { type Account, catalogueWorld } from './catalogue-world.ts';

const world = await catalogueWorld();
const organiser = await world.account('settings.organiser');

const SETTINGS = `hard_code_id number_sections_of_event enable_ticket_donation addition_form { fields { id label } }
  is_required_addition_info is_required_form_ticket is_required_general_info is_receiving_ticket_offline
  required_approval policy`;
const settingsOf = (id: number, as: Account = organiser) =>
  world.one(`query ($id: Int!) { event(id: $id) { ${SETTINGS} } }`, { as, variables: { id } });
const addSession = (id: number, at: number) =>
  world.one(
    'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
    {
      as: organiser,
      variables: {
        id,
        input: { name: `Buổi ${at}`, begin_at: world.now() + at * DAY, end_at: world.now() + at * DAY + 3_600_000 },
      },
    },
  );
const update = (id: number, input: Readonly<Record<string, unknown>>) =>
  world.one('mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }', {
    as: organiser,
    variables: { id, input },
  });

it('an event carries how its sessions are listed and what it asks of who registers [S3-22]', async () => {
  const course = await world.published(organiser, {
    name: 'Khóa học',
    input: {
      enable_ticket_donation: true,
      is_required_form_ticket: true,
      is_required_general_info: true,
      is_receiving_ticket_offline: true,
      required_approval: true,
      policy: '{"text":"Mang tạp dề."}',
    },
  });
  await world.one('mutation ($input: Json!) { submit_form(input: $input) { version } }', {
    as: organiser,
    variables: {
      input: {
        event_id: course.eventId,
        fields: [
          { id: 1, type: 'Text', label: 'Cỡ áo', required: true },
          { id: 2, type: 'Text', label: 'Trường', required: false },
        ],
      },
    },
  });
  for (let at = 8; at < 38; at += 1) await addSession(course.eventId, at);
  const guest = await world.account('settings.guest');
  const asked = {
    hard_code_id: -1,
    number_sections_of_event: 31,
    enable_ticket_donation: true,
    addition_form: {
      fields: [
        { id: 1, label: 'Cỡ áo' },
        { id: 2, label: 'Trường' },
      ],
    },
    is_required_addition_info: true,
    is_required_form_ticket: true,
    is_required_general_info: true,
    is_receiving_ticket_offline: true,
    required_approval: true,
    policy: '{"text":"Mang tạp dề."}',
  };
  expect(await settingsOf(course.eventId, guest)).toEqual(asked);

  const plain = await world.published(organiser, { name: 'Đêm nhạc' });
  await addSession(plain.eventId, 8);
  expect(await settingsOf(plain.eventId, guest)).toEqual({
    hard_code_id: null,
    number_sections_of_event: 2,
    enable_ticket_donation: false,
    addition_form: null,
    is_required_addition_info: false,
    is_required_form_ticket: false,
    is_required_general_info: false,
    is_receiving_ticket_offline: false,
    required_approval: false,
    policy: null,
  });

  await update(course.eventId, { is_required_general_info: false });
  expect(await settingsOf(course.eventId)).toEqual({ ...asked, is_required_general_info: false });
  await update(course.eventId, { is_receiving_ticket_offline: false, enable_ticket_donation: false });
  expect(await settingsOf(course.eventId)).toEqual({
    ...asked,
    is_required_general_info: false,
    is_receiving_ticket_offline: false,
    enable_ticket_donation: false,
  });
});
