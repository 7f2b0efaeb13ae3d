import type { Widen } from '../../widen';

/** Texts of opening the application. */
export const texts = {
  title: 'Open the app',
  titleOf: (application: string) => `Open ${application}`,
  open: 'Open',
  notInstalled: 'Not installed? Continue here',
  failedTitle: 'The app was not found',
  failedText: 'Your account has no address for it. Ask your administrator.',
};

export type OpenAppTexts = Widen<typeof texts>;
