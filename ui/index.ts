export { Callback, type CallbackProps } from './react/callback';
export { QueryProvider, useCapability } from './react/capability';
export { IdentityProvider, type IdentityProviderProps, useIdentity } from './react/identity';
export { RequireSession, type RequireSessionProps } from './react/require-session';
export { useSession, useUser } from './react/session';
export { Show, type ShowProps, SignedIn, SignedOut, useGate } from './react/show';
export { TextsProvider, useTexts } from './react/texts';
export { ThemeProvider, useTheme } from './react/theme';
