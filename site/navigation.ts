/** A document in the navigation. */
interface Guide {
  file: string;
  title: string;
  group: string;
}

const group = (name: string, entries: Readonly<Record<string, string>>): Guide[] =>
  Object.entries(entries).map(([file, title]) => ({ file, title, group: name }));

/** The documents in the order in which one needs them. */
export const guides: readonly Guide[] = [
  ...group('Start', {
    'docs/getting-started.md': 'Get started',
    'docs/first-hour.md': 'The first hour',
    'docs/embedding.md': 'Embedding in React',
    'docs/session-and-gates.md': 'Session, user and gates',
    'docs/frameworks.md': 'Other frameworks',
    'docs/migrating.md': 'From @frontegg/react',
  }),
  ...group('Sign-in', {
    'docs/hosted-login.md': 'Hosted login',
    'docs/theming.md': 'Theming',
    'docs/errors.md': 'Errors',
  }),
  ...group('Server', { 'docs/servers.md': 'Sessions and tokens' }),
  ...group('Local provider', {
    'docs/local-provider.md': 'Local provider',
    'docs/testing.md': 'Testing',
    'docs/operations.md': 'Every operation',
    'docs/supported.md': 'What is supported',
  }),
  ...group('In depth', {
    'docs/composition.md': 'How screens are composed',
    'docs/preview.md': 'Preview',
    'docs/browsers.md': 'Browsers',
    'docs/benchmarks.md': 'Benchmarks',
  }),
  ...group('Research portal', {
    'docs/research-portal.md': 'The demo',
    'docs/operating.md': 'Operating',
    'docs/a-submission.md': 'A submission',
  }),
  ...group('Contributing', {
    'CONTRIBUTING.md': 'Contributing',
    'docs/architecture.md': 'Architecture',
    'docs/tours.md': 'Tours',
    'docs/adding-a-page.md': 'Adding a page',
    'docs/decisions/README.md': 'Decisions',
  }),
];
