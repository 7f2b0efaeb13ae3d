import type { Widen } from '../../widen';

/** Texts of the tab where an account sets up its own login page. */
export const texts = {
  addresses: {
    title: 'Addresses',
    text: 'Where users of your account sign in, and where they go from there.',
    alias: 'Account alias',
    noAlias: 'This account has no alias yet. Ask your provider for one to get a login page of your own.',
    loginUrl: 'Login address',
    loginUrlHint: 'Users who start elsewhere are sent here to sign in.',
    applicationUrl: 'Application address',
    applicationUrlHint: 'Where users go after they sign in.',
    wrong: 'Enter a full web address, such as https://login.example.com.',
  },
  look: {
    title: 'Login box',
    text: 'Colors, logo and title of your login page. Changes are live as soon as you save.',
    preview: 'Preview of the login page',
    byDefault: 'Default',
    colors: { primary: 'Buttons and links', onPrimary: 'Text on buttons', surface: 'Background', text: 'Text' },
    colorWrong: 'Enter a color such as #0b5947.',
    radius: 'Corners',
    radii: ['Square', 'Slightly rounded', 'Rounded', 'Very rounded', 'Round'],
    logo: 'Logo',
    logoWrong: 'Enter the web address of an image, or upload one.',
    titleIn: (language: string) => `Title in ${language}`,
    titleExample: (company: string) => `Sign in to ${company}`,
    tooLong: (most: number) => `Use at most ${most} characters.`,
    email: 'Email',
    next: 'Continue',
    contrast: 'Contrast',
    pairs: { button: 'Text on buttons', text: 'Text on the background', link: 'Links on the background' },
    readable: (ratio: string) => `Easy to read, ${ratio}`,
    tooWeak: (ratio: string) => `Hard to read, ${ratio}`,
  },
};

export type AccountLoginTexts = Widen<typeof texts>;
