import type { contracts } from '@gatehouse/sdk/contracts';
import type { Answers } from '../answers';

export const metadata: Answers<(typeof contracts)['metadata']> = {
  getAdminBox: () => ({
    rows: [{ configuration: { themeV2: {}, navigation: {}, localizations: {} } }],
  }),
};
