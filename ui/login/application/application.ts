'use client';
import { createContext, useContext } from 'react';
import type { ThemeVariables } from '../../kit/theme-tokens';
import type { FlowTexts, Texts } from '../../locales/en';
import type { BoxLayout } from './appearance';

/** The application that users sign in to. */
export interface Application {
  name?: string;
  /** URL of the logo. */
  logo?: string;
  /** Whether self-service sign-up is enabled; the first screen then links to the sign-up page, if there is one. */
  allowSignups?: boolean;
}

/** URLs of legal pages. */
export interface LegalAddresses {
  terms?: string;
  privacy?: string;
}

/** Application settings as the box uses them. */
export interface ApplicationInfo extends Application {
  /** Colors and radius of the account's login. */
  variables?: ThemeVariables;
  /** Color scheme of `variables`. */
  theme?: 'light' | 'dark';
  /** Layout of the vendor's hosted page. */
  page?: {
    background?: { color: string; theme: 'light' | 'dark' };
    /** URL of a picture beside the box. */
    picture?: string;
  };
  /** URLs of the vendor's legal pages. */
  links?: LegalAddresses;
  /** Applies the vendor's text overrides. */
  retext?: <Part extends keyof FlowTexts>(language: string, part: Part, texts: FlowTexts[Part]) => FlowTexts[Part];
  /** Title of the first screen set by the account, by language. */
  titles?: Readonly<Record<string, string>>;
  /** White-label mode: the page renders no brand except the vendor's. */
  whiteLabel?: boolean;
  /** Account of the page, as resolved by the tenant resolver. */
  account?: string;
  /** Whether users sign in with a password by default. */
  takesPassword?: boolean;
  /** Alias of the page for which the tenant resolver found no account. */
  unknownAlias?: string;
  /** Layout of the box. */
  layout?: BoxLayout;
  /** Returns the reason why the provider cannot be used from this page, if known. */
  problem?: (texts: Texts & Pick<FlowTexts, 'box'>) => string;
  /** Whether the page consists of the box, which then sets the document title. */
  ownsPage?: boolean;
  /** Whether a page for forgotten passwords exists. */
  resetsPassword?: boolean;
  /** Whether a sign-up page exists. */
  signsUp?: boolean;
  /** Whether the signed-in user signs in again, who cannot change who they are. */
  isConfirmation?: boolean;
  /** Whether `readApplication` has read the settings, so that a box does not read them again. */
  isRead?: true;
}

const ApplicationContext = createContext<ApplicationInfo>({});
export const ApplicationProvider = ApplicationContext.Provider;
export const useApplication = (): ApplicationInfo => useContext(ApplicationContext);
