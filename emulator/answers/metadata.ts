import type { AnswersOf } from './answers-of';

export const metadata: AnswersOf<'metadata'> = {
  getAdminBox: () => ({
    rows: [{ configuration: { themeV2: {}, navigation: {}, localizations: {} } }],
  }),
};
