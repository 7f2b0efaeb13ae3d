'use client';
import { createContext, useContext } from 'react';
import type { ThemeVariables } from '../kit/theme-tokens';
import type { FlowTexts, Texts } from '../locales/en';
import type { BoxLayout } from './appearance';

/** The application that users sign in to, as the box shows it. */
export interface Application {
  name?: string;
  /** Address of its logo. */
  logo?: string;
  /** Users may sign up by themselves: the first screen says so where there is a page for it. */
  allowSignups?: boolean;
}

/** Addresses of legal pages. */
export interface LegalAddresses {
  terms?: string;
  privacy?: string;
}

/** What the box knows of its surroundings. */
export interface ApplicationInfo extends Application {
  /** Colours and corners that the account chose for its login. */
  variables?: ThemeVariables;
  /** The theme that these colours fit. */
  theme?: 'light' | 'dark';
  /** How the vendor arranges a page of its own. */
  page?: {
    background?: { color: string; theme: 'light' | 'dark' };
    /** Address of a picture beside the box. */
    picture?: string;
  };
  /** Addresses of the vendor's legal pages. */
  links?: LegalAddresses;
  /** Puts the vendor's own words in the place of ours. */
  retext?: <Part extends keyof FlowTexts>(language: string, part: Part, texts: FlowTexts[Part]) => FlowTexts[Part];
  /** The account's own title of the first screen, by language. */
  titles?: Readonly<Record<string, string>>;
  /** The vendor hides who provides the sign-in: a page shows no mark but the vendor's own. */
  whiteLabel?: boolean;
  /** The account that the page is for, as the tenant resolver names it. */
  account?: string;
  /** Users sign in with a password, unless something else is found out about them. */
  takesPassword?: boolean;
  /** What the tenant resolver names, where no account has that alias. */
  unknownAlias?: string;
  /** Where the parts of the box stand. */
  layout?: BoxLayout;
  /** Says why the provider cannot be used from this page, where that is known. */
  problem?: (texts: Texts & Pick<FlowTexts, 'box'>) => string;
  /** The page consists of the box, which then names the document. */
  ownsPage?: boolean;
  /** There is a page where a forgotten password is reset. */
  resetsPassword?: boolean;
  /** There is a page to sign up on. */
  signsUp?: boolean;
}

const ApplicationContext = createContext<ApplicationInfo>({});
export const ApplicationProvider = ApplicationContext.Provider;
export const useApplication = (): ApplicationInfo => useContext(ApplicationContext);
