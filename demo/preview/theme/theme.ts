import type { ColorToken, MetricToken, ThemeVariables } from '@gatehouse/ui/kit';
import { type infer as Infer, object, enum as oneOf, optional, partialRecord, string } from 'zod';
import { languages, namesOf } from '../state/choices';

/** Replaceable texts of the login box, by the path below `localizations.<language>.loginBox`. */
export const loginTexts = {
  'login.title': 'Title of the first screen',
  'login.subtitle': 'Text below the title',
  'login.email': 'Email field',
  'login.password': 'Password field',
  'login.passwordTitle': 'Title of the password screen',
  'login.submit': 'Button of the password screen',
  'login.forgotPassword': 'Link for a forgotten password',
  'login.passkey': 'Button for a passkey',
  'login.or': 'Line above social login',
  'login.signup': 'Link to sign up',
  'login.back': 'Link back to sign in',
  'signup.title': 'Title of sign-up',
  'signup.submit': 'Button of sign-up',
  'signup.login': 'Link from sign-up to sign in',
  'signup.successTitle': 'Title after sign-up',
  'forgotPassword.title': 'Title of a forgotten password',
  'forgotPassword.submit': 'Button of a forgotten password',
  'resetPassword.title': 'Title of a new password',
  'resetPassword.submit': 'Button of a new password',
  'activateAccount.title': 'Title of the activation',
  'activateAccount.submit': 'Button of the activation',
} as const;

/** Colors of a theme, in editor order. */
export const colorTokens = [
  'primary',
  'on-primary',
  'background',
  'surface',
  'raised',
  'muted',
  'border',
  'border-control',
  'text',
  'text-muted',
  'ring',
  'danger',
  'danger-solid',
  'on-danger',
  'warning',
  'success',
  'info',
] as const satisfies readonly EditableColor[];

/** Other settings of a theme: lengths and typefaces. */
export const metricTokens = [
  'radius',
  'unit',
  'control',
  'row',
  'font',
  'font-mono',
  'shadow',
] as const satisfies readonly MetricToken[];

/** The overlay of dialogs is transparent, which a color input does not support. */
export type EditableColor = Exclude<ColorToken, 'overlay'>;
export type EditableMetric = (typeof metricTokens)[number];

/** Values are used in styles, so only plain ones are accepted from a URL or a file. */
const Color = string().regex(/^#[0-9a-f]{6}$/);
const Metric = string().regex(/^(?:[\w\s"',.%-]{1,200}|calc\(var\(--gh-unit\) \* \d{1,2}(?:\.\d{1,4})?\))$/);
const Address = string().regex(
  /^(?:https:\/\/[^\s"'<>]{1,500}|data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[\w+/=]{1,200000})$/,
);

/** The provider's limit. */
const Text = string().min(1).max(200);

const Colors = partialRecord(oneOf(colorTokens), Color);

/** The theme in both modes; missing values have their default. */
export const Theme = object({
  light: optional(Colors),
  dark: optional(Colors),
  metrics: optional(partialRecord(oneOf(metricTokens), Metric)),
  logo: optional(Address),
  /** Name of the application in titles. */
  appName: optional(string().min(1).max(60)),
  /** Replaced texts of the login box by language. */
  texts: optional(partialRecord(oneOf(namesOf(languages)), partialRecord(oneOf(namesOf(loginTexts)), Text))),
});
export type Theme = Infer<typeof Theme>;

/** Returns a theme without parts that have no values. */
export const withoutEmptyParts = (theme: Theme): Theme =>
  Theme.parse(
    Object.fromEntries(
      Object.entries(theme).filter(([, part]) => typeof part !== 'object' || Object.keys(part).length > 0),
    ),
  );

/** The two color modes. */
export type Mode = 'light' | 'dark';

/** Returns the variables of a mode for `ThemeProvider`. */
export const variablesOf = (theme: Theme, mode: Mode): ThemeVariables => ({ ...theme.metrics, ...theme[mode] });
