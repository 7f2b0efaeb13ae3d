/** Texts of the prototype and its sample library. */
export const prototype = {
  question: 'Your question',
  placeholder: 'Ask in your own words',
  askAs: 'Ask as',
  ask: 'Ask',
  pick: 'Or pick a question',
  samples: [
    'How do I reset a VPN profile?',
    'Why did the certificate of the shop expire?',
    'How often does the shared VPN key change?',
    'What did the laptops cost?',
    'How do we scale the Kubernetes cluster?',
  ],
  teams: {
    desk: 'Service desk',
    network: 'Network team',
    hr: 'Human resources',
    finance: 'Finance',
    security: 'Security',
  },
  kinds: { runbook: 'Runbook', ticket: 'Ticket', policy: 'Policy', note: 'Note' },
  documents: {
    'vpn-profile': {
      title: 'Reset a VPN profile',
      sentences: [
        'Use this when a VPN profile refuses to connect or keeps asking for a password.',
        'Ask the user to quit the client, then delete the profile on the gateway under Users.',
        'To reset the VPN profile, send a new invitation; it is valid for 24 hours.',
        'Wait until the user has signed in with their second factor before you close the ticket.',
      ],
    },
    'vpn-client-old': {
      title: 'VPN client, first version',
      sentences: [
        'Reset a VPN profile by copying the file vpn.ini from the share to the laptop.',
        'The shared key is changed twice a year.',
      ],
    },
    'ticket-4312': {
      title: '4312: VPN drops every hour in Porto',
      sentences: [
        'Everyone in the Porto office loses the VPN connection once an hour.',
        'The cause was the session lifetime of 60 minutes on the new firewall.',
        'We raised the session lifetime to 12 hours, and the VPN has not dropped since.',
      ],
    },
    'printer-driver': {
      title: 'Printer stays silent after a driver update',
      sentences: [
        'When a printer stays silent after an update, roll the driver back to the last version.',
        'Restart the print spooler, then print a test page.',
        'Tell the vendor which driver version failed and on how many devices.',
      ],
    },
    'sign-in-policy': {
      title: 'Passwords and second factor',
      sentences: [
        'Every account needs a second factor; text messages do not count as one.',
        'A lost phone is reported within an hour, and the service desk removes the second factor after a video call.',
        'A password has at least 14 characters and is changed only when someone else may know it.',
      ],
    },
    'laptop-policy': {
      title: 'Laptop replacement',
      sentences: [
        'A laptop is replaced after four years, or earlier when a repair takes longer than five days.',
        'The old laptop is wiped on the day it comes back, and the wipe is recorded in the inventory.',
        'A loan device is ready within two working hours in every office.',
      ],
    },
    'laptop-order': {
      title: 'Laptop order, spring',
      sentences: [
        'We ordered 40 laptops at a cost of 1,180 euro each, with three years of repair on site.',
        'The cost is spread over four years and charged to the department of the user.',
      ],
    },
    'restore-runbook': {
      title: 'Restore a deleted file or mailbox',
      sentences: [
        'A deleted file can be restored for 30 days, a deleted mailbox for 90 days.',
        'Two members of the service desk may restore a mailbox; a manager has to agree in writing.',
        'Restore into a separate folder, never over the existing one.',
      ],
    },
    'ticket-4467': {
      title: '4467: Mailbox of accounts payable is full',
      sentences: [
        'The shared mailbox of accounts payable refused new messages for two hours.',
        'We moved invoices older than two years to the archive and raised the warning to 80 percent.',
      ],
    },
    'leaver-policy': {
      title: 'When a colleague leaves',
      sentences: [
        'The account of a colleague who leaves is locked at 18:00 on the last day.',
        'The mailbox is handed to the manager for 60 days, then deleted.',
        'Devices come back on the last day; human resources holds the list.',
      ],
    },
    'certificate-runbook': {
      title: 'Renew the certificate of the shop',
      sentences: [
        'Renew the certificate of the shop 30 days before its last day.',
        'Install it on both load balancers, one after the other, and check the chain from outside.',
        'Write the new date into the calendar of the network team.',
      ],
    },
    'ticket-4520': {
      title: '4520: Shop down for 40 minutes',
      sentences: [
        'The shop was down for 40 minutes on a Monday morning.',
        'It went down because the certificate had expired on the second load balancer.',
        'The reminder had gone to a colleague who left in winter.',
      ],
    },
    'guest-wifi': {
      title: 'Guest Wi-Fi',
      sentences: [
        'A guest gets a Wi-Fi code at the front desk, and it works for one day.',
        'The guest Wi-Fi reaches the internet only, not printers and not meeting rooms.',
      ],
    },
    'long-leave': {
      title: 'Devices during a long leave',
      sentences: [
        'During parental leave a colleague keeps the phone and hands in the laptop.',
        'The account stays open, but signs in from known devices only.',
      ],
    },
  },
  nothing: 'Nothing found, so there is no answer.',
  noneContains: (read: number, words: string) => `None of the ${read} documents contains ${words}.`,
  tooFew: 'Too few words of the question occur in them.',
  otherWords: 'Try other words, or ask as a team that may open more.',
  quoted: (word: string) => `“${word}”`,
  source: (number: number, title: string) => `Source ${number}: ${title}`,
  sources: 'Sources',
  replaced: 'replaced',
  noDocument: (words: string) => `No document contains ${words}.`,
  searched: (read: number, team: string) => `Searched the ${read} documents open to ${team}.`,
  again: 'Ask something else',
  library: 'Sample documents',
  open: (count: number, all: number) => `${count} of ${all} open to you`,
  only: (team: string) => `${team} only`,
  all: 'All documents',
  changed: (owner: string, day: string) => `${owner}, changed ${day}`,
  replacedTitle: 'This document has been replaced',
  replacedText: (title: string) =>
    `“${title}” applies instead. What this one says may still be right, but check before you act on it.`,
  openNew: 'Open the new one',
  announcements: {
    nothing: (team: string) => `Nothing found in the documents open to ${team}.`,
    found: (passages: number, sources: number) =>
      `${passages} ${passages === 1 ? 'passage' : 'passages'} from ${sources} ${sources === 1 ? 'document' : 'documents'}.`,
    askingAs: (team: string) => `Asking as ${team}.`,
    opened: (title: string) => `Open: ${title}`,
    all: 'All documents.',
  },
} as const;
