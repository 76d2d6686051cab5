import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const scanning: readonly Article[] = [
  {
    id: 'scan-tickets',
    section: 'scanning',
    title: 'Scan tickets with a phone',
    lead: 'Any phone with a camera and a browser works. There’s nothing to install.',
    blocks: [
      steps(
        'Open the event’s check-in page in the phone’s browser.',
        'Sign in with an account on the event’s team. The **Check-in** role is enough; it can’t see money or ' +
          'contact details.',
        'Choose the session, allow the camera and point it at the guest’s QR code.',
        'The screen shows whether the guest is admitted, with the name and ticket type in large letters.',
      ),
      heading('Before doors open'),
      list(
        'Open the page once on every phone while the network is good, until it says that it’s ready for offline.',
        'Give each phone a gate name, so that you can tell later which one admitted whom.',
        'Turn up the screen brightness.',
        'Give one ticket to someone on your team and scan it as a test.',
      ),
      note('You can scan with several phones at once. A ticket admitted at one door is refused at the others.'),
      heading('Without a network'),
      list(
        'Go on scanning. The phone checks tickets by the list it took when it was last online, for up to 12 hours.',
        'The page also opens again without a network. Scans are kept on the phone and sent when the network is back.',
        'Two phones that are offline can’t know of each other’s scans. If both admit one ticket, or one admits a ' +
          'cancelled ticket, the check-in page lists it with names, gates and times once both are online.',
      ),
    ],
  },
  {
    id: 'scan-answers',
    section: 'scanning',
    title: 'What the scan results mean',
    lead: 'Already checked in, wrong session, unreadable: what to tell the guest.',
    blocks: [
      heading('“Already checked in”'),
      text(
        'The screen shows when the ticket was first used. Ask whether the guest was inside before. If a ticket ' +
          'was copied, only the first person gets in.',
      ),
      heading('“Too early, not checked in”'),
      text(
        'The session begins more than 12 hours from now, so the ticket was not counted. Choose the right session ' +
          'above, or select “Check in anyway” if guests really enter today.',
      ),
      heading('“QR code invalid”'),
      text(
        'The code isn’t a ticket for this event, or it was replaced when the ticket was given away. Ask for the ' +
          'newest email or My tickets.',
      ),
      heading('“You’re not registered for this event/session”'),
      text('The ticket is real but for another event or session. Compare the date and time on the ticket with yours.'),
      heading('The wrong guest was checked in'),
      text(
        'Select “Undo” on the answer or beside the scan. Whoever scanned has 15 minutes, the organiser a day, in ' +
          'the guest list under the guest’s check-ins. The ticket then admits as if for the first time.',
      ),
      heading('The camera can’t read the code'),
      list(
        'Ask the guest to turn up the brightness and wipe the screen. Hold the phone about 20 cm away.',
        'Type the code below the QR code.',
        'Select “Find guest” and look for the name or the last characters of the code, also without a network.',
      ),
    ],
  },
];
