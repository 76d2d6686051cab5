import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const ordering: readonly Article[] = [
  {
    id: 'how-to-order',
    section: 'ordering',
    title: 'Ordering tickets, step by step',
    lead: 'From the event’s page to the ticket in your mail, in about two minutes.',
    blocks: [
      steps(
        'Open the event and press **Buy ticket now**. If it has several sessions, choose one first.',
        'Choose how many tickets of each type you want. The page shows the limit of every type, and why a type cannot be bought right now.',
        'Sign in with the code that we send to your email. It has six digits and is valid for five minutes; a new account needs no other registration.',
        'Say whose tickets they are, answer the organiser’s questions if there are any, and agree to the event’s regulations.',
        'Choose how to pay, and pay before the time on the page is up.',
        'The page turns to “paid” by itself. Your tickets come by email and stand under [My tickets](/my-ticket).',
      ),
      heading('How long are my places kept?'),
      text(
        'Choosing tickets keeps your places for 10 minutes. When you begin to pay they are kept longer; the page always shows until when. If the time runs out, the places go back on sale and nothing is charged.',
      ),
      heading('Free tickets and approval'),
      text(
        'A free ticket is issued at once, unless the organiser reviews each registration. Then you get an email when it is approved or declined; until then nothing is issued or paid.',
      ),
      note(
        'Reloading the page or closing the browser loses nothing: open the same event again and you are offered the order you began.',
      ),
    ],
  },
  {
    id: 'bank-transfer',
    section: 'ordering',
    title: 'Paying by bank transfer with VietQR',
    lead: 'Scan, check, confirm: your bank fills in everything for you.',
    blocks: [
      steps(
        'On the payment page choose **Bank transfer**.',
        'Scan the QR with your bank’s app. On the phone you are holding, save the QR as a picture and open it in the app.',
        'Check that amount and message are those of the page, and confirm.',
        'Stay on the page or close it, as you like. Usually within a minute we see the transfer and issue the tickets.',
      ),
      heading('If you type the transfer yourself'),
      list(
        'Send exactly the amount that is shown.',
        'Copy the message as it stands, with nothing before or after it. It is how we recognise your order.',
        'One transfer pays one order. Do not put two orders into one transfer.',
      ),
      heading('The time to pay'),
      text(
        'The page counts down 30 minutes. Banks are sometimes slow, so we keep your places a little longer than that. What happens to money that still comes too late is told in [late, short or double transfers](/support/late-transfers).',
      ),
      note('Orders below 25,000 đ can only be paid by bank transfer.'),
    ],
  },
  {
    id: 'find-my-ticket',
    section: 'ordering',
    title: 'Where is my ticket?',
    lead: 'In your email and under My tickets; the screen is enough, nothing has to be printed.',
    blocks: [
      list(
        'Look for an email from Vemoi in your inbox, and in the spam folder too.',
        'Open [My tickets](/my-ticket) and sign in with **the email address you ordered with**.',
        'If somebody else ordered for you, the ticket came to the address that they gave for you.',
      ),
      heading('The order is paid, but there is no ticket'),
      text(
        'Open the event’s payment page again: it shows the state of your order. If it still waits although your bank has sent the money more than 30 minutes ago, [write to us](/contact-us) with the amount, the time and the message of the transfer.',
      ),
      heading('At the door'),
      text(
        'Show the QR of the ticket, at full brightness. If the camera cannot read it, the code below the QR can be typed. Each ticket admits once.',
      ),
    ],
  },
  {
    id: 'give-a-ticket',
    section: 'ordering',
    title: 'Giving a ticket to somebody else',
    lead: 'The old QR dies and the new holder gets a ticket of their own.',
    blocks: [
      steps(
        'Open the ticket under [My tickets](/my-ticket).',
        'Choose to give it away, and enter the name and the email address of the person.',
        'They get an email with a new QR, which they can use immediately. Yours no longer admits anybody.',
      ),
      list(
        'A ticket that has been checked in cannot be given away or changed.',
        'A ticket that was given to you cannot be passed on again.',
        'Giving a ticket away is free. Reselling above its price is against our [rules](/support/rules-for-attendees).',
      ),
      note(
        'Buy only from the event’s page or from people you know: a picture of a QR proves nothing, because the QR may have been replaced since.',
      ),
    ],
  },
];
