import type { PreviewScreen } from '../screens/catalog';
import type { Setup } from '../state/setup';
import { writeJsx } from './jsx';
import { writePlain } from './plain';
import type { Value } from './print-value';

export interface CodeFile {
  label: string;
  file: string;
  text: string;
  /** Requirements of the code. */
  notes: readonly string[];
}

const IDENTITY = `import { createIdentity } from '@gatehouse/sdk';

/** One for the whole application. */
export const identity = createIdentity({
  baseUrl: 'https://auth.example.com',
  clientId: 'your-client-id',
  entitlements: { enabled: true },
  loginMode: 'embedded',
});
`;

/** Tokens change with every sign-in; the code contains their source. */
const withoutTokens = (context: Value): Value =>
  JSON.parse(JSON.stringify(context), (name, value) => (name === 'mfaToken' ? 'mfaToken of the response' : value));

const notesOf = (screen: PreviewScreen, { theme }: Setup, text: string): string[] => [
  ...(text.includes('./gatehouse-theme.css') ? ['gatehouse-theme.css is under Export, CSS.'] : []),
  ...(theme.logo?.startsWith('data:') && text.includes('logo: ')
    ? ['Save your picture as the logo that is named.']
    : []),
  ...(theme.texts && screen.kind === 'flow'
    ? ['The texts of the login box are in the vendor’s document: Export, Vendor.']
    : []),
  ...(screen.kind === 'portal' ? ['Role, plan and data are those of the user who signs in.'] : []),
];

/** Returns the code that renders a screen in a host, with React and without. `context` is that of its step. */
export const writeCode = (screen: PreviewScreen, setup: Setup, context: Value): readonly CodeFile[] => {
  const plain = withoutTokens(context);
  const file = (label: string, name: string, text: string): CodeFile => ({
    label,
    file: name,
    text,
    notes: notesOf(screen, setup, text),
  });
  return [
    file('React', 'screen.tsx', writeJsx(screen, setup, plain)),
    file('TypeScript', 'screen.ts', writePlain(screen, setup, plain)),
    { label: 'Identity', file: 'identity.ts', text: IDENTITY, notes: ['Both import it.'] },
  ];
};
