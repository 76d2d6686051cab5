import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const ordering: readonly Article[] = [
  {
    id: 'how-to-order',
    section: 'ordering',
    title: 'How to order tickets',
    lead: 'From the event page to the ticket in your inbox in about two minutes.',
    blocks: [
      steps(
        'Open the event and press **Buy ticket now**. If there are several sessions, choose one first.',
        'Choose how many tickets of each type you want. The page shows each type’s limit and whether it’s on sale.',
        'Sign in with the six-digit code we email you. It’s valid for five minutes. New users don’t need to register.',
        'Enter the attendees, answer the organiser’s questions and agree to the event regulations.',
        'Choose how to pay, and pay before the countdown ends.',
        'The page updates once you’ve paid. We email your tickets, and you can find them under [My ' +
          'tickets](/my-ticket).',
      ),
      heading('How long are my tickets held?'),
      text(
        'We hold your tickets for 10 minutes while you choose, and longer once you start to pay. The page shows ' +
          'the deadline. If time runs out, the tickets go back on sale and nothing is charged.',
      ),
      heading('Free tickets and approval'),
      text(
        'Free tickets are issued right away, unless the organiser reviews registrations. A registration under ' +
          'review is shown as “Pending approval”, and you have no ticket until it’s approved.',
      ),
      note('You can reload the page or close the browser. Open the event again to continue with your order.'),
    ],
  },
  {
    id: 'bank-transfer',
    section: 'ordering',
    title: 'Pay by bank transfer with VietQR',
    lead: 'Scan, check and confirm. The QR code fills in the details for you.',
    blocks: [
      steps(
        'On the payment page, choose **Bank transfer**.',
        'Scan the QR code with your banking app. On the same phone, save the QR image and open it in the app.',
        'Check that the amount and description match the page, then confirm.',
        'You can close the page. We usually receive the transfer and issue your tickets within a minute.',
      ),
      heading('If you enter the transfer yourself'),
      list(
        'Transfer the exact amount shown.',
        'Copy the description exactly. It tells us which order you’re paying for.',
        'Make one transfer per order. Don’t combine two orders.',
      ),
      heading('Time to pay'),
      text(
        'You have 30 minutes to pay. Banks can be slow, so we hold your tickets a little longer. See [late, ' +
          'short or duplicate transfers](/support/late-transfers) for what happens to money that arrives after that.',
      ),
    ],
  },
  {
    id: 'find-my-ticket',
    section: 'ordering',
    title: 'Where is my ticket?',
    lead: 'In your email and under My tickets. You don’t need to print it.',
    blocks: [
      list(
        'Look for an email from Vemoi in your inbox and spam folder.',
        'Open [My tickets](/my-ticket) and sign in with **the email address you ordered with**.',
        'If someone else ordered for you, we sent the ticket to the address they entered for you.',
      ),
      heading('I paid but have no ticket'),
      text(
        'Check the order under [My orders](/my-ticket/orders). If it’s still unpaid 30 minutes after your bank ' +
          'sent the money, [contact us](/contact-us) with the amount, time and description of the transfer.',
      ),
      heading('At the door'),
      text(
        'Show the ticket’s QR code at full brightness. If the camera can’t read it, staff can type the code ' +
          'below it. Each ticket admits one person, once.',
      ),
    ],
  },
  {
    id: 'give-a-ticket',
    section: 'ordering',
    title: 'Give a ticket to someone else',
    lead: 'They get a new QR code. Yours stops working.',
    blocks: [
      steps(
        'Open the ticket under [My tickets](/my-ticket).',
        'Press **Give this ticket** and enter the recipient’s name and email address.',
        'We email them a new QR code that works right away. Your QR code stops working.',
      ),
      list(
        'You can’t give away or edit a ticket that has been checked in.',
        'You can’t pass on a ticket that was given to you.',
        'Giving a ticket is free. Reselling it above its price breaks our [rules](/support/rules-for-attendees).',
      ),
      note(
        'Only accept tickets from the event page or from people you know. A picture of a QR code proves ' +
          'nothing: the code may have been replaced.',
      ),
    ],
  },
];
