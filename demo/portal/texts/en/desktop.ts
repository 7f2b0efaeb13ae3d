/** Texts of the desktop application and its feedback. */
export const texts = {
  toolList: 'Tools',
  seen: 'seen',
  eyebrow: 'Seven tools in one window',
  lead: 'Everything a colleague needs from IT, and everything IT needs for its colleagues, one key press away on Windows, macOS and Linux.',
  what: 'What it is',
  audiences: [
    {
      title: 'For every colleague',
      text: 'One place to ask for software, find an answer, see what is down and follow a request. There is no need to know which portal is for what.',
    },
    {
      title: 'For IT',
      text: 'The other side of the same window: tickets to answer, routines to turn on, moves to plan. What colleagues see changes as you work.',
    },
    {
      title: 'On top of what you have',
      text: 'It shows your tickets, your articles and your directory where they are now. Nothing is copied, and permissions stay as they are.',
    },
  ],
  questions: [
    'Which of the seven would your colleagues open every day?',
    'Which one do you already have and would not give up?',
    'What would have to be true before you put it on every laptop?',
  ],
  task: 'Try one action in each tool.',
  broken: 'The demo stopped working',
  open: (tool: string) => `Open ${tool}`,
  tools: {
    applications: {
      name: 'Applications',
      about: 'Request software and track your request.',
      labels: ['Not requested', 'Waiting for approval', 'Approved, installs tonight', 'Installed'],
      verbs: ['Request', 'An hour later', 'A day later', 'Start over'],
      rows: [
        { title: 'Drawboard', text: 'Whiteboards and diagrams' },
        { title: 'Ledger Pro', text: 'Accounts and invoices; Ines in Finance approves' },
        { title: 'Video Studio', text: 'Editing and captions; your manager approves' },
        { title: 'Query Desk', text: 'Reports from the data warehouse; the data team approves' },
      ],
    },
    knowledge: {
      name: 'Knowledge',
      about: 'Find the article that answers the question.',
      labels: ['New', 'Read'],
      verbs: ['Read', 'Close'],
      rows: [
        {
          title: 'VPN does not connect from a hotel',
          text: 'Network',
          more: 'Open the hotel’s sign-in page in a browser first. Once you are on the internet, connect the VPN again. If it still fails, switch its protocol to TCP in Settings.',
        },
        {
          title: 'A new phone and the authenticator app',
          text: 'Security',
          more: 'Keep the old phone until the new one shows codes. In Account, choose Security, then Add a device, and scan the picture. Without the old phone, ask the service desk for a one-time code.',
        },
        {
          title: 'Print from a personal laptop',
          text: 'Printing',
          more: 'Send the file to print@acme.test as an attachment. It waits at every printer for a day: hold your badge to the reader.',
        },
        {
          title: 'Meeting room screen stays black',
          text: 'Meeting rooms',
          more: 'Unplug the cable for ten seconds, then choose Laptop on the panel on the wall. If the panel is dark, its switch is below the table.',
        },
      ],
    },
    automation: {
      name: 'Automation',
      about: 'Turn on what nobody should do by hand.',
      labels: ['Off', 'On'],
      verbs: ['Turn on', 'Turn off'],
      rows: [
        {
          title: 'Unlock accounts',
          text: 'After the user confirms on their phone',
          more: 'Saves about 1 h 35 min of work a week.',
        },
        {
          title: 'Free disk space',
          text: 'When a laptop has less than 5 GB left',
          more: 'Saves about 40 min of work a week.',
        },
        {
          title: 'Renew certificates',
          text: 'Two weeks before they expire',
          more: 'Saves about 30 min of work a week.',
        },
        {
          title: 'Chase unanswered tickets',
          text: 'One reminder after three days, then closed',
          more: 'Saves about 2 h 30 min of work a week.',
        },
      ],
    },
    'status-page': {
      name: 'Status Page',
      about: 'See what is up, and when the rest will be back.',
      labels: ['Works', 'Disrupted', 'We’ll notify you'],
      verbs: ['Report a problem', 'Notify me', 'Don’t notify me'],
      rows: [
        { title: 'Mail and calendar', text: 'No disruption this month' },
        { title: 'Sign-in', text: 'No disruption this month' },
        { title: 'File shares', text: 'Large files take a minute to open. Storage is being rebuilt until 14:00.' },
        { title: 'Payroll', text: 'The vendor confirmed an outage at 09:40. Next update at 11:00.' },
        { title: 'Meeting rooms', text: 'Back since yesterday' },
      ],
    },
    migrations: {
      name: 'Migrations',
      about: 'Follow a move step by step, and take a step back.',
      labels: ['Open', 'Done'],
      verbs: ['Finish step', 'Undo'],
      rows: [
        { title: 'Count mailboxes and rules', text: 'Monday', more: '240 mailboxes, 31 with rules that need care' },
        { title: 'Copy in the background', text: 'All week', more: '1.2 TB copied, nobody noticed' },
        { title: 'Try with ten volunteers', text: 'Thursday', more: 'Two reports, both resolved' },
        { title: 'Move everyone', text: 'Saturday night', more: '240 of 240 moved' },
        { title: 'Turn off the old system', text: 'Four weeks later', more: 'Kept readable for 30 days' },
      ],
    },
    ticketing: {
      name: 'Ticketing',
      about: 'Read, answer and close tickets.',
      labels: ['Open', 'Answered', 'Closed'],
      verbs: ['Reply', 'Close ticket', 'Reopen'],
      rows: [
        {
          title: 'Laptop has been humming since Monday',
          text: 'Jonas: “The fan runs all day, even with nothing open. Is it going to break?”',
          more: 'You: “It only needs cleaning. Bring it by today, and you get another one until tomorrow.”',
        },
        {
          title: 'Access to the bid folder',
          text: 'Leila: “I’m taking over the bid from Marc and can’t see the folder.”',
          more: 'You: “Marc has agreed. The folder is yours now.”',
        },
        {
          title: 'Two monitors, one black',
          text: 'Omar: “The second monitor has been black since lunch.”',
          more: 'You: “The dock needs new firmware. It will be installed tonight.”',
        },
      ],
    },
    bots: {
      name: 'Bots',
      about: 'Ask, and get an answer without waiting.',
      labels: ['Not asked', 'Answered'],
      verbs: ['Ask', 'Ask again'],
      rows: [
        {
          title: 'My account is locked',
          text: 'Accounts',
          more: 'I can unlock it. Confirm the number 42 on your phone, then try again. Nothing else changes.',
        },
        {
          title: 'Is payroll down?',
          text: 'Outages',
          more: 'Payroll has been down since 09:40, mail works, and file shares are slow until 14:00. I will tell you when they are back.',
        },
        {
          title: 'Where is my request?',
          text: 'Requests',
          more: 'Your request for Ledger Pro has been with Ines in Finance since yesterday. I will remind her at noon.',
        },
      ],
    },
  },
  form: 'Feedback about the desktop application',
  afterwards: 'Thank you. We’ll build what you rated essential first.',
  seeSolutions: 'See the solutions',
  seven: 'The seven tools',
  sevenHint: 'How useful would each be for you? Skip any you’re not sure about.',
  marks: ['Not useful', 'A little', 'Useful', 'Very useful', 'Essential'],
  today: 'Your IT today',
  challenges: 'Do your colleagues lose time because they cannot find the right tool?',
  importance: 'Importance',
  importanceHint: 'How much would one window for all of it matter, and to whom?',
  competitors: 'Competitors',
  competitorsHint: 'What do you use instead, or what would you compare it with?',
  next: 'What comes next',
  payment: 'Would you pay for it?',
  call: 'May we call you about it?',
  additional: 'Anything else',
  additionalHint: 'What is missing, and what would you leave out?',
} as const;
