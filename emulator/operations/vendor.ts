import { anybody, type OperationsOf, operation } from './operation';

export const vendor: OperationsOf<'vendor'> = {
  getPublicInfo: operation(anybody, ({ client, provider: { settings } }) => ({
    name: client.name,
    logo: client.logo,
    whiteLabelMode: settings.whiteLabelMode,
  })),
};
