/** The user who searches: each user sees only documents they could open themselves. */
export const readers = ['Service desk', 'Network team', 'Human resources', 'Finance'] as const;
export type Reader = (typeof readers)[number];

/** Something the sample company has written down at some time. */
export interface SampleDocument {
  readonly id: string;
  readonly kind: 'Runbook' | 'Ticket' | 'Policy' | 'Note';
  readonly title: string;
  readonly owner: string;
  /** Day of the last change, as in 2026-02-11. */
  readonly changed: string;
  readonly readers: readonly Reader[];
  readonly sentences: readonly string[];
  /** The document that counts instead of this one. */
  readonly replacedBy?: string;
}

const everyone = readers;
const technicians: readonly Reader[] = ['Service desk', 'Network team'];

/** The whole library that the prototype searches. */
export const documents: readonly SampleDocument[] = [
  {
    id: 'vpn-profile',
    kind: 'Runbook',
    title: 'Reset a VPN profile',
    owner: 'Network team',
    changed: '2026-02-11',
    readers: technicians,
    sentences: [
      'Use this when a VPN profile refuses to connect or keeps asking for a password.',
      'Ask the person to quit the client, then delete the profile on the gateway under Users.',
      'To reset the VPN profile, send a new invitation; it is valid for 24 hours.',
      'Wait until the person has signed in with their second factor before you close the ticket.',
    ],
  },
  {
    id: 'vpn-client-old',
    kind: 'Runbook',
    title: 'VPN client, first version',
    owner: 'Network team',
    changed: '2023-05-02',
    readers: technicians,
    replacedBy: 'vpn-profile',
    sentences: [
      'Reset a VPN profile by copying the file vpn.ini from the share to the laptop.',
      'The shared key is changed twice a year.',
    ],
  },
  {
    id: 'ticket-4312',
    kind: 'Ticket',
    title: '4312: VPN drops every hour in Porto',
    owner: 'Network team',
    changed: '2026-01-20',
    readers: technicians,
    sentences: [
      'Everybody in the Porto office loses the VPN connection once an hour.',
      'The cause was the session lifetime of 60 minutes on the new firewall.',
      'We raised the session lifetime to 12 hours, and the VPN has not dropped since.',
    ],
  },
  {
    id: 'printer-driver',
    kind: 'Runbook',
    title: 'Printer stays silent after a driver update',
    owner: 'Service desk',
    changed: '2025-09-08',
    readers: technicians,
    sentences: [
      'When a printer stays silent after an update, roll the driver back to the last version.',
      'Restart the print spooler, then print a test page.',
      'Tell the vendor which driver version failed and on how many devices.',
    ],
  },
  {
    id: 'sign-in-policy',
    kind: 'Policy',
    title: 'Passwords and second factor',
    owner: 'Security',
    changed: '2026-03-03',
    readers: everyone,
    sentences: [
      'Every account needs a second factor; text messages do not count as one.',
      'A lost phone is reported within an hour, and the service desk removes the second factor after a video call.',
      'A password has at least 14 characters and is changed only when somebody else may know it.',
    ],
  },
  {
    id: 'laptop-policy',
    kind: 'Policy',
    title: 'Laptop replacement',
    owner: 'Service desk',
    changed: '2025-11-17',
    readers: everyone,
    sentences: [
      'A laptop is replaced after four years, or earlier when a repair takes longer than five days.',
      'The old laptop is wiped on the day it comes back, and the wipe is recorded in the inventory.',
      'A loan device is ready within two working hours in every office.',
    ],
  },
  {
    id: 'laptop-order',
    kind: 'Note',
    title: 'Laptop order, spring',
    owner: 'Finance',
    changed: '2026-04-02',
    readers: ['Finance'],
    sentences: [
      'We ordered 40 laptops at a cost of 1,180 euro each, with three years of repair on site.',
      'The cost is spread over four years and charged to the department of the person.',
    ],
  },
  {
    id: 'restore-runbook',
    kind: 'Runbook',
    title: 'Restore a deleted file or mailbox',
    owner: 'Service desk',
    changed: '2026-01-09',
    readers: technicians,
    sentences: [
      'A deleted file can be restored for 30 days, a deleted mailbox for 90 days.',
      'Two people at the service desk may restore a mailbox; a manager has to agree in writing.',
      'Restore into a separate folder, never over the existing one.',
    ],
  },
  {
    id: 'ticket-4467',
    kind: 'Ticket',
    title: '4467: Mailbox of accounts payable is full',
    owner: 'Service desk',
    changed: '2026-03-25',
    readers: ['Service desk', 'Finance'],
    sentences: [
      'The shared mailbox of accounts payable refused new messages for two hours.',
      'We moved invoices older than two years to the archive and raised the warning to 80 percent.',
    ],
  },
  {
    id: 'leaver-policy',
    kind: 'Policy',
    title: 'When a colleague leaves',
    owner: 'Human resources',
    changed: '2025-12-01',
    readers: ['Service desk', 'Human resources'],
    sentences: [
      'The account of a colleague who leaves is locked at 18:00 on the last day.',
      'The mailbox is handed to the manager for 60 days, then deleted.',
      'Devices come back on the last day; human resources holds the list.',
    ],
  },
  {
    id: 'certificate-runbook',
    kind: 'Runbook',
    title: 'Renew the certificate of the shop',
    owner: 'Network team',
    changed: '2026-04-14',
    readers: technicians,
    sentences: [
      'Renew the certificate of the shop 30 days before its last day.',
      'Install it on both load balancers, one after the other, and check the chain from outside.',
      'Write the new date into the calendar of the network team.',
    ],
  },
  {
    id: 'ticket-4520',
    kind: 'Ticket',
    title: '4520: Shop down for 40 minutes',
    owner: 'Network team',
    changed: '2026-04-13',
    readers: technicians,
    sentences: [
      'The shop was down for 40 minutes on a Monday morning.',
      'It went down because the certificate had expired on the second load balancer.',
      'The reminder had gone to a colleague who left in winter.',
    ],
  },
  {
    id: 'guest-wifi',
    kind: 'Policy',
    title: 'Guest Wi-Fi',
    owner: 'Network team',
    changed: '2025-08-19',
    readers: everyone,
    sentences: [
      'A guest gets a Wi-Fi code at the front desk, and it works for one day.',
      'The guest Wi-Fi reaches the internet only, not printers and not meeting rooms.',
    ],
  },
  {
    id: 'long-leave',
    kind: 'Note',
    title: 'Devices during a long leave',
    owner: 'Human resources',
    changed: '2026-02-26',
    readers: ['Human resources'],
    sentences: [
      'During parental leave a colleague keeps the phone and hands in the laptop.',
      'The account stays open, but signs in from known devices only.',
    ],
  },
];

/** The document of that id. */
export const documentOf = (id: string) => documents.find((document) => document.id === id);

/** Questions to begin with: an old source, one for finance only, and one without an answer are among them. */
export const sampleQuestions = [
  'How do I reset a VPN profile?',
  'Why did the certificate of the shop expire?',
  'How often does the shared VPN key change?',
  'What did the laptops cost?',
  'How do we scale the Kubernetes cluster?',
] as const;
