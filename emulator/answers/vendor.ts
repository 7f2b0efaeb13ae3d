import type { AnswersOf } from './answers-of';

export const vendor: AnswersOf<'vendor'> = {
  getPublicInfo: ({ client, provider: { settings } }) => ({
    name: client.name,
    logo: client.logo,
    whiteLabelMode: settings.whiteLabelMode,
  }),
};
