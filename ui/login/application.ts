'use client';
import { createContext, useContext } from 'react';
import type { ThemeVariables } from '../kit/theme-tokens';
import type { FlowTexts, Texts } from '../locales/en';
import type { BoxLayout } from './appearance';

/** The application that users sign in to. */
export interface Application {
  name?: string;
  /** Address of its logo. */
  logo?: string;
  /** Whether self-service sign-up is on: the first screen then links to the sign-up page, if there is one. */
  allowSignups?: boolean;
}

/** Addresses of legal pages. */
export interface LegalAddresses {
  terms?: string;
  privacy?: string;
}

/** Context of the box. */
export interface ApplicationInfo extends Application {
  /** Colors and radius of the account's login. */
  variables?: ThemeVariables;
  /** Color scheme of these colors. */
  theme?: 'light' | 'dark';
  /** Layout of the vendor's hosted page. */
  page?: {
    background?: { color: string; theme: 'light' | 'dark' };
    /** Address of a picture beside the box. */
    picture?: string;
  };
  /** Addresses of the vendor's legal pages. */
  links?: LegalAddresses;
  /** Overrides texts with the vendor's. */
  retext?: <Part extends keyof FlowTexts>(language: string, part: Part, texts: FlowTexts[Part]) => FlowTexts[Part];
  /** The account's own title of the first screen, by language. */
  titles?: Readonly<Record<string, string>>;
  /** White-label mode: a page shows no brand but the vendor's. */
  whiteLabel?: boolean;
  /** The account that the page is for, as the tenant resolver names it. */
  account?: string;
  /** Whether users sign in with a password by default. */
  takesPassword?: boolean;
  /** Alias of the tenant resolver that no account has. */
  unknownAlias?: string;
  /** Where the parts of the box stand. */
  layout?: BoxLayout;
  /** Returns the reason why the provider cannot be used from this page, if known. */
  problem?: (texts: Texts & Pick<FlowTexts, 'box'>) => string;
  /** Whether the page consists of the box, which then sets the document title. */
  ownsPage?: boolean;
  /** Whether a page for forgotten passwords exists. */
  resetsPassword?: boolean;
  /** Whether a sign-up page exists. */
  signsUp?: boolean;
}

const ApplicationContext = createContext<ApplicationInfo>({});
export const ApplicationProvider = ApplicationContext.Provider;
export const useApplication = (): ApplicationInfo => useContext(ApplicationContext);
