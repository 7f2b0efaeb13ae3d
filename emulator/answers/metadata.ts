import type { AnswersOf } from './answers-of';

export const metadata: AnswersOf<'metadata'> = {
  // Where an address is takes a database of places, which is not part of this provider.
  getCurrentIp: ({ provider }) => ({ ip: provider.settings.ip }),
  getIp: (_, { ip }) => ({ ip }),
  getAdminBox: () => ({
    rows: [{ configuration: { themeV2: {}, navigation: {}, localizations: {} } }],
  }),
};
