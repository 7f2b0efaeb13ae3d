import type { ColorToken, MetricToken, ThemeVariables } from '@gatehouse/ui/kit';
import { type infer as Infer, object, enum as oneOf, optional, partialRecord, string } from 'zod';
import { languages, namesOf } from '../state/choices';
import { loginTexts } from './login-texts';

/** Colours of a theme, in the order of the editor. */
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

/** What else of a theme can be set: lengths and typefaces. */
export const metricTokens = [
  'radius',
  'unit',
  'control',
  'row',
  'font',
  'font-mono',
  'shadow',
] as const satisfies readonly MetricToken[];

/** What lies behind dialogs is transparent, which no color field can say. */
export type EditableColor = Exclude<ColorToken, 'overlay'>;
export type EditableMetric = (typeof metricTokens)[number];

/** Values go into styles, so only plain ones are taken from an address or a file. */
const Color = string().regex(/^#[0-9a-f]{6}$/);
const Metric = string().regex(/^(?:[\w\s"',.%-]{1,200}|calc\(var\(--gh-unit\) \* \d{1,2}(?:\.\d{1,4})?\))$/);
const Address = string().regex(
  /^(?:https:\/\/[^\s"'<>]{1,500}|data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[\w+/=]{1,200000})$/,
);

/** As long as the provider takes. */
const Words = string().min(1).max(200);

const Colors = partialRecord(oneOf(colorTokens), Color);

/** How the product looks, in both modes; what is left out is as by default. */
export const Theme = object({
  light: optional(Colors),
  dark: optional(Colors),
  metrics: optional(partialRecord(oneOf(metricTokens), Metric)),
  /** Address of the logo above the forms. */
  logo: optional(Address),
  /** Name of the application in titles. */
  appName: optional(string().min(1).max(60)),
  /** Words of the login box by language, in the place of its own. */
  texts: optional(partialRecord(oneOf(namesOf(languages)), partialRecord(oneOf(namesOf(loginTexts)), Words))),
});
export type Theme = Infer<typeof Theme>;

/** The two sets of colours. */
export type Mode = 'light' | 'dark';

/** The variables of a mode, as `ThemeProvider` takes them. */
export const variablesOf = (theme: Theme, mode: Mode): ThemeVariables => ({ ...theme.metrics, ...theme[mode] });
