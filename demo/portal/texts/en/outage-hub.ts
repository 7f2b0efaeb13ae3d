import { prototype } from './prototypes/outage-hub';

/** Texts of one solution. */
export const texts = {
  prototype,
  problem:
    'When a vendor’s service goes down, you hear about it from your own colleagues, one ticket at a time. Each ticket describes a different symptom, the vendor’s status page is still green, and one colleague answers the same question forty times while another looks for the cause in your own systems.',
  benefits: [
    {
      title: 'One cause, not forty tickets',
      text: 'The board knows what depends on what. Tickets with the same cause are grouped. All others stay visible.',
    },
    {
      title: 'What it means for you',
      text: 'The vendor says sign-in is slow. The board says payroll will be unavailable until noon.',
    },
    {
      title: 'Your colleagues know first',
      text: 'The message is drafted from what is known: what is down, what still works, and when the next update comes. You review and send it.',
    },
  ],
  steps: [
    'You list your own services and your vendors’ services, and what each one depends on.',
    'Vendor status pages and your own checks report to the board every minute.',
    'We trace the outage to every service it affects.',
    'New tickets are matched to the incident that caused them.',
    'You acknowledge, the message goes out, and everyone who opened a ticket gets it.',
  ],
  standing:
    'In the pilot, the board and the grouping run on real signals. Sending is not built yet: you copy the message into your own email.',
  task: 'Go through an hour with two failures at once, see which tickets belong together, and acknowledge when you would.',
  questions: [
    'Who keeps the list of what depends on what, and how would you notice when it is out of date?',
    'Would you let the message go out before anyone has read it, if it is three in the morning?',
    'Which of your vendors tell you nothing at all when they are down?',
  ],
} as const;
