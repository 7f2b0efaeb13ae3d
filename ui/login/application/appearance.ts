'use client';
import { type KitElement, kitElements } from '../../kit/elements';
import type { ThemeVariables } from '../../kit/theme-tokens';

/** Parts of the box that accept class names of the host: those of the kit, and its own. */
export type BoxElement =
  | KitElement
  | 'box'
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
  ...kitElements,
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
