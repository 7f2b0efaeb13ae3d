'use client';
import * as restrictions from '@gatehouse/sdk/restrictions';
import { canonicalDomain, isDomain, readableDomain } from '@gatehouse/sdk/text';
import { object, refine, string } from 'zod/mini';
import { TextareaField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { FormSheet } from '../archetypes/form/form-sheet';
import { nameSome } from '../archetypes/list/name-some';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';

/** Dialog to open for a domain. */
export type DomainTask = { do: 'add' } | { do: 'remove'; entry: restrictions.DomainRestriction };

export interface DomainDialogsProps extends TaskProps<DomainTask> {
  /** List to which new domains are added. */
  type: restrictions.RestrictionType;
}

const domainsOf = (text: string) => restrictions.entriesOf(text).map((line) => canonicalDomain(line) ?? line);

/** Renders the dialogs that add domains, and remove one from its list. */
export function DomainDialogs({ task, onClose, type }: DomainDialogsProps) {
  const { domains: texts } = useAdminTexts('security');
  const { createDomains, removeDomain } = useCapability(restrictions);
  const New = object({
    domains: string().check(
      refine((text) => domainsOf(text).length > 0, texts.missing),
      refine((text) => domainsOf(text).every(isDomain), {
        error: ({ input }) => texts.invalid(nameSome(domainsOf(String(input)).filter((line) => !isDomain(line)))),
      }),
    ),
  });
  return (
    <>
      <FormSheet
        item={task?.do === 'add' ? task : undefined}
        onClose={onClose}
        title={texts.add}
        description={texts.lists[type]}
        schema={New}
        toInput={() => ({ domains: '' })}
        submitLabel={texts.add}
        mutation={createDomains()}
        toVariables={({ domains }) => ({ domains: domainsOf(domains), type })}
        partLabel={({ key }) => key}
        toast={({ domains }) => texts.added(domainsOf(domains).length)}
      >
        <TextareaField name="domains" label={texts.domainsLabel} hint={texts.domainsHint} rows={5} dir="ltr" />
      </FormSheet>
      <ConfirmDialog
        item={task?.do === 'remove' ? task.entry : undefined}
        onClose={onClose}
        title={({ domain }) => texts.removeTitle(readableDomain(domain))}
        description={texts.removeText[type]}
        confirmLabel={texts.removeConfirm}
        mutation={removeDomain()}
        toVariables={({ id }) => id}
        toast={({ domain }) => texts.removed(readableDomain(domain))}
      />
    </>
  );
}
