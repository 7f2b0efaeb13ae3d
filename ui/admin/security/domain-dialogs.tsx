'use client';
import { ApiError, type BoundMutation } from '@gatehouse/sdk';
import { sendParts } from '@gatehouse/sdk/partly-done';
import * as restrictions from '@gatehouse/sdk/restrictions';
import { canonicalDomain, isDomain, readableDomain } from '@gatehouse/sdk/text';
import { object, refine, string } from 'zod/mini';
import { TextareaField } from '../../kit/fields';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../resource/confirm-dialog';
import { FormSheet } from '../resource/form-sheet';
import { nameSome } from '../resource/name-some';
import type { TaskProps } from '../resource/tasks';
import { useAdminTexts } from '../texts';
import { linesOf } from './lines';

/** Dialog to open for a domain. */
export type DomainTask = { do: 'add' } | { do: 'remove'; entry: restrictions.DomainRestriction };

export interface DomainDialogsProps extends TaskProps<DomainTask> {
  /** List to which new domains are added. */
  type: restrictions.RestrictionType;
}

type NewDomain = { domain: string; type: restrictions.RestrictionType };

const isConflict = (error: unknown) => error instanceof ApiError && error.statusCode === 409;

/** Adds domains one by one. A domain that is already listed counts as added, so that a retry sends only the rest. */
const sequentially = (add: BoundMutation<NewDomain, unknown>): BoundMutation<readonly NewDomain[], void> => {
  const send = (domain: NewDomain) =>
    add.mutationFn(domain).catch((error: unknown) => {
      if (!isConflict(error)) throw error;
    });
  return {
    ...add,
    mutationFn: (domains) =>
      sendParts(
        domains.map((domain) => [{ change: 'add', what: 'domain', keys: [domain.domain], call: () => send(domain) }]),
        { stop: true },
      ),
  };
};

const domainsOf = (text: string) => linesOf(text).map((line) => canonicalDomain(line) ?? line);

/** Renders the dialogs that add domains, and remove one from its list. */
export function DomainDialogs({ task, onClose, type }: DomainDialogsProps) {
  const { domains: texts } = useAdminTexts('security');
  const { createDomain, removeDomain } = useCapability(restrictions);
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
        open={task?.do === 'add'}
        onClose={onClose}
        schema={New}
        toInput={() => ({ domains: '' })}
        partLabel={({ key }) => key}
        create={{
          title: texts.add,
          description: texts.lists[type],
          submitLabel: texts.add,
          mutation: sequentially(createDomain()),
          toVariables: ({ domains }) => domainsOf(domains).map((domain) => ({ domain, type })),
          toast: ({ domains }) => texts.added(domainsOf(domains).length),
        }}
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
