import type { HandlersOf } from './handlers-of';

export const vendor: HandlersOf<'vendor'> = {
  getPublicInfo: ({ client, provider: { settings } }) => ({
    name: client.name,
    logo: client.logo,
    whiteLabelMode: settings.whiteLabelMode,
  }),
};
