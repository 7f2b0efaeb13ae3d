import type { KeyValue } from '@gatehouse/sdk';
import { solutionIds, solutionNames } from '../../research/solutions';
import { draftPlace, sendingPlace } from './draft';

interface DraftForm {
  /** Name of the form in the places of its draft. */
  form: string;
  title: string;
}

/** Every form that keeps drafts. */
export const draftForms: readonly DraftForm[] = [
  { form: 'general', title: 'Feedback' },
  ...solutionIds.map((id) => ({ form: `solution/${id}`, title: `Feedback about ${solutionNames[id]}` })),
  { form: 'desktop', title: 'Feedback about the Desktop App' },
  { form: 'integration', title: 'Integrations' },
  { form: 'investment', title: 'Investments' },
  { form: 'sweepstakes', title: 'Sweepstakes' },
];

type Storage = Pick<KeyValue, 'getItem' | 'removeItem'>;
type Owner = { id: string; tenantId: string };

/** The forms of which this device keeps a draft of a user. */
export const keptDrafts = (storage: Storage, owner: Owner): DraftForm[] =>
  draftForms.filter(({ form }) => storage.getItem(draftPlace(form, owner)) !== null);

/** Removes every draft of a user from this device. */
export const dropDrafts = (storage: Storage, owner: Owner): void => {
  for (const { form } of draftForms) {
    storage.removeItem(draftPlace(form, owner));
    storage.removeItem(sendingPlace(form, owner));
  }
};
