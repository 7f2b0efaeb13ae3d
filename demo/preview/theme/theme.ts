import type { ColorToken, MetricToken, ThemeVariables } from '@gatehouse/ui/kit';
import { type infer as Infer, object, enum as oneOf, optional, partialRecord, string } from 'zod';

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
] as const satisfies readonly ColorToken[];

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

export type EditableColor = (typeof colorTokens)[number];
export type EditableMetric = (typeof metricTokens)[number];

/** Values go into styles, so only plain ones are taken from an address or a file. */
const Color = string().regex(/^#[0-9a-f]{6}$/);
const Metric = string().regex(/^[\w\s"',.%-]{1,200}$/);
const Address = string().regex(
  /^(?:https:\/\/[^\s"'<>]{1,500}|data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[\w+/=]{1,200000})$/,
);

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
});
export type Theme = Infer<typeof Theme>;

/** The two sets of colours. */
export type Mode = 'light' | 'dark';

/** The variables of a mode, as `ThemeProvider` takes them. */
export const variablesOf = (theme: Theme, mode: Mode): ThemeVariables => ({ ...theme.metrics, ...theme[mode] });
