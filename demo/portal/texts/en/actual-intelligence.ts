export const texts = {
  problem:
    'The answer is usually written down: in a runbook, in a ticket from last spring, in a policy nobody opens. It takes twenty minutes to find and one colleague who remembers where it is. When that colleague is away, you solve the same thing a second time.',
  benefits: [
    {
      title: 'Answers you can verify',
      text: 'An answer consists of sentences from your own documents, word for word. Each one cites its numbered source, which opens beside it.',
    },
    {
      title: 'No guesses',
      text: 'If your documents don’t have the answer, we tell you so. You see which words weren’t found, so you know what to document next.',
    },
    {
      title: 'Your existing permissions',
      text: 'A search reads only what the user asking could open anyway. There is no second set of permissions to keep up to date.',
    },
  ],
  steps: [
    'You connect the places where your knowledge is: a wiki, the ticket system, a shared folder.',
    'We index them inside your own tenant and keep the permissions of each document.',
    'Users ask in their own words; the best sentences come back with numbered sources.',
    'Replaced documents are marked, so nobody follows outdated instructions by accident.',
  ],
  standing:
    'The connectors are still being built. What you try here ranks the words of eight invented documents; there is no language model in it.',
  questions: [
    'Where would you want to ask: in the ticket, in chat, or on a page of its own?',
    'Which of your sources must never be searched, not even by those who may open them?',
    'Is a quoted sentence enough, or do you need a summary in new words, with the risk that comes with it?',
    'Who in your team would correct a document that turns out to be wrong?',
  ],
  task: 'Ask two questions, open the source behind a sentence, then ask the same as another team.',
  /** Texts of the sample library: titles, then sentences. */
  prototype: {
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
    /** Words without meaning for the search. */
    fillers:
      'a an and are at be did do does for how i in is it my of often on or our the to was we what when who why will',
    teams: { desk: 'Service desk', network: 'Network team', hr: 'Human resources', finance: 'Finance' },
    kinds: { runbook: 'Runbook', ticket: 'Ticket', policy: 'Policy', note: 'Note' },
    documents: {
      'vpn-profile': [
        'Reset a VPN profile',
        'Ask the user to quit the client, then delete the profile on the gateway under Users.',
        'To reset the VPN profile, send a new invitation; it is valid for 24 hours.',
      ],
      'vpn-old': [
        'VPN client, first version',
        'Reset a VPN profile by copying the file vpn.ini from the share to the laptop.',
        'The shared VPN key is changed twice a year.',
      ],
      certificate: [
        'Renew the certificate of the shop',
        'Renew the certificate of the shop 30 days before its last day.',
        'Install it on both load balancers, and check the chain from outside.',
      ],
      'shop-down': [
        '4520: Shop down for 40 minutes',
        'The certificate had expired on the second load balancer of the shop.',
        'The reminder had gone to a colleague who left in winter.',
      ],
      'laptop-policy': [
        'Laptop replacement',
        'A laptop is replaced after four years, or earlier when a repair takes longer than five days.',
        'A loan device is ready within two working hours in every office.',
      ],
      'laptop-order': [
        'Laptop order, spring',
        'We ordered 40 laptops at a cost of 1,180 euro each, with three years of repair on site.',
        'The cost is spread over four years and charged to the department of the user.',
      ],
      'leaver-policy': [
        'When a colleague leaves',
        'The account of a colleague who leaves is locked at 18:00 on the last day.',
        'The mailbox is handed to the manager for 60 days, then deleted.',
      ],
      'long-leave': [
        'Devices during a long leave',
        'During parental leave a colleague keeps the phone and hands in the laptop.',
        'The account stays open, but signs in from known devices only.',
      ],
    },
    tooFew: 'Nothing found: too few words of the question occur in the documents.',
    noDocument: (words: string) => `No document contains ${words}.`,
    otherWords: 'Try other words, or ask as a team that may open more.',
    quoted: (word: string) => `“${word}”`,
    found: (count: number) => `Sentences found: ${count}.`,
    library: 'Sample documents',
    open: (count: number, all: number) => `${count} of ${all} open to you`,
    only: (team: string) => `${team} only`,
    changed: (kind: string, owner: string, day: string) => `${kind}, ${owner}, changed ${day}`,
    replacedTitle: 'This document has been replaced',
    replacedText: (title: string) => `“${title}” applies instead. Check before you act on this one.`,
    openNew: 'Open the new one',
  },
} as const;
