'use client';
import { type KitElement, useRootSettings } from '../../kit/root';
import type { ThemeVariables } from '../../kit/theme-tokens';

/** Parts of the box that accept class names of the host: those of the kit, and its own. */
export type BoxElement =
  | KitElement
  | 'box'
  | 'card'
  | 'logo'
  | 'step'
  | 'header'
  | 'icon'
  | 'title'
  | 'text'
  | 'form'
  | 'accountRow'
  | 'social'
  | 'socialDivider'
  | 'socialButton';

/** `data-slot` and description of each part; a missing part is a compile error. */
export const boxElements: Readonly<Record<BoxElement, readonly [slot: string, what: string]>> = {
  box: ['login-box', 'the column of logo, card and footer'],
  card: ['card', 'the card around the step'],
  logo: ['logo', 'the logo above the card'],
  step: ['step', 'the content of one step'],
  header: ['header', 'icon, title and text of a step'],
  icon: ['icon', 'the icon above a title'],
  title: ['title', 'the heading'],
  text: ['text', 'the text below the heading'],
  form: ['form', 'a form with its button'],
  accountRow: ['account-row', 'the email address that signs in, with a button to change it'],
  social: ['social', 'the buttons of social login providers'],
  socialDivider: ['social-divider', 'the line between these buttons and the form'],
  socialButton: ['social-button', 'one of these buttons; also a secondaryButton'],
  primaryButton: ['button', 'the main button of a step'],
  secondaryButton: ['button', 'an outlined button'],
  ghostButton: ['button', 'a button without a border'],
  dangerButton: ['button', 'a button of a destructive action'],
  link: ['button', 'a link below the form, or beside a label'],
  field: ['field', 'label, input, hint and error'],
  label: ['label', 'the label of a field'],
  hint: ['hint', 'the hint below a field'],
  fieldError: ['field-error', 'the error of a field'],
  input: ['input', 'a text input'],
  checkbox: ['checkbox', 'a checkbox'],
  code: ['otp', 'the six-digit code input'],
  alert: ['alert', 'a message above the form'],
};

/** Layout of the box. */
export interface BoxLayout {
  /**
   * Position of the social login providers: above the form, below it, or below it as a row of icons. Default `below`.
   */
  social?: 'above' | 'below' | 'icons';
  /** Ids of social login providers in rendering order; unlisted ones follow in the vendor's order. */
  socialOrder?: readonly string[];
  /** Renders the logo of the application. Default true. */
  showLogo?: boolean;
  /** Includes the application's name in the title. Default true. */
  showAppName?: boolean;
}

/** Appearance of a box. Keep the object stable between renders. */
export interface BoxAppearance {
  /** Theme variables of this box; they override those of `ThemeProvider` and of the provider. */
  variables?: ThemeVariables;
  /** Class names of parts, added to their own. */
  elements?: Readonly<Partial<Record<BoxElement, string>>>;
  layout?: BoxLayout;
}

/** Returns the host's class names for a part of the box. */
export const useBoxElement = (name: BoxElement): string | undefined => useRootSettings().elements?.[name];
