import type { KeyValue } from '@gatehouse/sdk';
import { solutionIds } from '../../../research/solutions';
import { draftStorageKey, submissionStorageKey } from '../../feedback/draft';
import type { PartTexts } from '../../texts/english';

interface DraftForm {
  /** Form name in the storage keys of its draft. */
  form: string;
  title: string;
}

export const draftForms = (
  { titles, solutions }: Pick<PartTexts['shell'], 'titles' | 'solutions'>,
  { form }: Pick<PartTexts['solution'], 'form'>,
): readonly DraftForm[] => [
  { form: 'general', title: titles['/feedback'] },
  ...solutionIds.map((id) => ({ form: `solution/${id}`, title: form(solutions[id]) })),
  { form: 'desktop', title: form(titles['/desktop']) },
  { form: 'integration', title: titles['/integrations'] },
  { form: 'investment', title: titles['/investments'] },
  { form: 'sweepstakes', title: titles['/sweepstakes'] },
];

type Storage = Pick<KeyValue, 'getItem' | 'removeItem'>;
type Owner = { id: string; tenantId: string };

export const storedDrafts = (forms: readonly DraftForm[], storage: Storage, owner: Owner): DraftForm[] =>
  forms.filter(({ form }) => storage.getItem(draftStorageKey(form, owner)) !== null);

export const removeDrafts = (forms: readonly DraftForm[], storage: Storage, owner: Owner): void => {
  for (const { form } of forms) {
    storage.removeItem(draftStorageKey(form, owner));
    storage.removeItem(submissionStorageKey(form, owner));
  }
};
