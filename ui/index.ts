export { QueryProvider, useCapability } from './react/capability';
export { IdentityProvider, type IdentityProviderProps, useIdentity } from './react/identity';
export { useSession, useUser } from './react/session';
export { Show, type ShowProps, useGate } from './react/show';
export { TextsProvider, useTexts } from './react/texts';
export { ThemeProvider, useTheme } from './react/theme';
