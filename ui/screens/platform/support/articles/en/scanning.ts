import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const scanning: readonly Article[] = [
  {
    id: 'scan-tickets',
    section: 'scanning',
    title: 'Scanning tickets with a phone',
    lead: 'Any phone with a camera opens the door; nothing has to be installed.',
    blocks: [
      steps(
        'The event’s owner adds each helper to the team with the role **Check-in**. It opens the door and nothing else: no money, no guest’s contact details.',
        'At the door, the helper opens the event’s check-in page in the phone’s browser and signs in.',
        'Choose the session, allow the camera, and hold the guest’s QR before it.',
        'The whole screen answers: admitted, or not and why, with the name and the type of the ticket in large letters.',
      ),
      heading('Before the doors open'),
      list(
        'Open the page once on each phone, while the network is still good.',
        'Turn the screen’s brightness up and the sound on: each answer has a sound of its own.',
        'Scan one ticket of your own team as a rehearsal.',
      ),
      note(
        'Several phones can work at several entrances. A ticket that was admitted at one of them is refused at the others.',
      ),
    ],
  },
  {
    id: 'scan-answers',
    section: 'scanning',
    title: 'What the scanner’s answers mean',
    lead: 'Already checked in, wrong session, unreadable: what to tell the guest.',
    blocks: [
      heading('“This ticket is already checked in”'),
      text(
        'The page says when the ticket was admitted first. Ask the guest whether they have been inside. A ticket that was copied admits only the first who comes.',
      ),
      heading('“QR code invalid”'),
      text(
        'The QR is not one of this event’s, or it was replaced: when a ticket is given away, the old QR dies. Ask for the newest email, or let the guest open My tickets.',
      ),
      heading('“You’re not registered for this event/session”'),
      text(
        'The ticket is real but for another event or another session. Compare date and time on the ticket with yours.',
      ),
      heading('The camera reads nothing'),
      list(
        'Ask for full brightness and a clean screen, and hold the phone a hand’s breadth away.',
        'Type the code below the QR instead.',
        'Or find the guest by name in the guest list of the event’s manager.',
      ),
    ],
  },
];
