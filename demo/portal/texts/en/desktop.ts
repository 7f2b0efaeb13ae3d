import { prototype } from './prototypes/desktop';

/** Texts of the desktop application and its feedback. */
export const texts = {
  prototype,
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
    applications: { name: 'Applications', about: 'Request software and track your request.' },
    knowledge: { name: 'Knowledge', about: 'Find the article that answers the question.' },
    automation: { name: 'Automation', about: 'Turn on what nobody should do by hand.' },
    'status-page': { name: 'Status Page', about: 'See what is up, and when the rest will be back.' },
    migrations: { name: 'Migrations', about: 'Follow a move step by step, and take a step back.' },
    ticketing: { name: 'Ticketing', about: 'Read, answer and close tickets.' },
    bots: { name: 'Bots', about: 'Ask, and get an answer without waiting.' },
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
