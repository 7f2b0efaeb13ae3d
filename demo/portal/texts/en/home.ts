export const texts = {
  welcome: (name: string) => (name ? `Welcome, ${name}.` : 'Welcome.'),
  lead: 'See our solutions, prototypes and product demonstrations before they are released. Your feedback decides what we build.',
  next: 'Your next step',
  start: (name: string) => `Start with ${name}`,
  continue: (name: string) => `Continue with ${name}`,
  desktop: 'Try the Desktop App',
  solutionsDone: 'You have seen every solution. Next, open the seven tools of the Desktop App.',
  allDone: 'You have seen everything there is. The roadmap shows what comes next.',
  roadmap: 'See the roadmap',
  minutes: 'Five minutes: try it on sample data, then tell us what you think.',
} as const;
