'use client';
import { type BoundMutation, type BoundQuery, toIdentityError } from '@gatehouse/sdk';
import { PartlyDoneError } from '@gatehouse/sdk/partly-done';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useFormState } from 'react-hook-form';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { useToast } from '../../../kit/feedback/toast';
import { SubmitButton } from '../../../kit/form/form';
import { Drawer, DrawerBody, DrawerClose, DrawerFooter, type DrawerProps } from '../../../kit/overlay/drawer';
import { DrawerForm } from '../../../kit/overlay/drawer-form';
import { useKitTexts } from '../../../kit/texts';
import { useAdminTexts } from '../../texts';
import { changesOf } from './changes';
import type { DraftPage } from './drafts';
import { type PartLabel, partsOf } from './partly-done';
import { type Confirmation, useConfirmation } from './use-confirmation';
import { useDraft, withDraft } from './use-draft';
import { useFreshEdits } from './use-fresh-edits';
import { useSubmit } from './use-submit';

/** What a save is about, besides the values of the form. */
export interface Attempt<Item, Values> {
  /** The item as it is now: as `latest` loaded it. */
  item: Item;
  /** The fields that differ from `item`. */
  changes: Partial<Values>;
  /** Id of the object that a partly done attempt has created; the next one sends only the rest. */
  createdId?: string;
}

export interface FormSheetProps<Item, Values extends FieldValues, Variables, Result> extends Pick<DrawerProps, 'size'> {
  /** Object of the form: the entity to edit, or what a new one belongs to. The sheet is open while it is set. */
  item: Item | undefined;
  onClose: () => void;
  title: string | ((item: NoInfer<Item>) => string);
  description?: ReactNode;
  schema: $ZodType<Values, Values>;
  /** Returns the initial values. */
  toInput: (item: NoInfer<Item>) => DefaultValues<NoInfer<Values>>;
  mutation: BoundMutation<Variables, Result>;
  toVariables: (values: NoInfer<Values>, attempt: Attempt<NoInfer<Item>, NoInfer<Values>>) => NoInfer<Variables>;
  /** Returns what to do instead of the mutation once the sheet is closed, such as a task with its own progress. */
  handOver?: (values: NoInfer<Values>) => (() => void) | undefined;
  submitLabel: ReactNode;
  /**
   * Loads an edited entity again before the save, so that changes of other users to the same fields are shown. A form
   * with it saves only when something was changed.
   */
  latest?: (item: NoInfer<Item>) => BoundQuery<NoInfer<Item>>;
  /** Renders the current value if another user changed the same fields. Default: the texts that differ. */
  now?: (item: NoInfer<Item>) => ReactNode;
  /** Returns the confirmation for these values; undefined saves without one. */
  confirmation?: (values: NoInfer<Values>) => Confirmation | undefined;
  /** Returns the label of a part of a mutation with several calls, for the list of completed and failed ones. */
  partLabel?: PartLabel;
  /** Returns the message announced on success. Omit it if something else announces the success. */
  toast?: (values: NoInfer<Values>, item: NoInfer<Item>) => string;
  onDone?: (result: NoInfer<Result>, values: NoInfer<Values>) => void;
  /** Page whose drafts prefill the form. Default: none. */
  draftOf?: DraftPage;
  /** Rendered at the start of the button row. */
  footer?: ReactNode;
  /** Fields of the form. */
  children: ReactNode;
}

/** Returns the field that an error belongs to, if the provider names one of this form. */
const fieldOf = (thrown: unknown, values: object): string | undefined => {
  const name = toIdentityError(thrown).errorContext?.name;
  return typeof name === 'string' && Object.hasOwn(values, name) ? name : undefined;
};

/**
 * Renders a side sheet with one form. After an error the input is kept; Ctrl+Enter or ⌘+Enter saves.
 */
export function FormSheet<Item, Values extends FieldValues, Variables, Result>({
  item,
  ...form
}: FormSheetProps<Item, Values, Variables, Result>) {
  // Keeps the item while the sheet closes.
  const last = useRef(item);
  if (item !== undefined) last.current = item;
  if (last.current === undefined) return null;
  return <Sheet<Item, Values, Variables, Result> {...form} open={item !== undefined} item={last.current} />;
}

type SheetProps<Item, Values extends FieldValues, Variables, Result> = FormSheetProps<
  Item,
  Values,
  Variables,
  Result
> & { open: boolean; item: Item };

function Sheet<Item, Values extends FieldValues, Variables, Result>({
  open,
  item,
  onClose,
  size,
  title,
  description,
  schema,
  toInput,
  mutation,
  toVariables,
  handOver,
  submitLabel,
  latest,
  now,
  confirmation,
  partLabel,
  toast,
  onDone,
  draftOf,
  footer,
  children,
}: SheetProps<Item, Values, Variables, Result>) {
  const kit = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(mutation);
  const freshen = useFreshEdits();
  const draft = useDraft(draftOf);
  const { ask, dialog } = useConfirmation();
  const [isBusy, setIsBusy] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  /** Item with which the edits began, and the created object: after a partly done attempt as that left them. */
  const begun = useRef<{ item: Item; createdId?: string }>(undefined);
  if (!open) begun.current = undefined;
  else begun.current ??= { item };

  const close = (saved?: Values) => {
    onClose();
    draft.settle(saved);
  };
  const valuesOf = (entity: Item): Values | undefined => {
    const parsed = safeParse(schema, toInput(entity));
    return parsed.success ? parsed.data : undefined;
  };
  /** Resolves with undefined if a declined confirmation keeps the sheet open. */
  const send = async (values: Values): Promise<{ result: Result; sent: Values } | undefined> => {
    const requested = confirmation?.(values);
    if (requested && !(await ask(requested))) return undefined;
    setIsBusy(true);
    try {
      const current = latest ? await latest(item).queryFn({}) : item;
      const before = valuesOf(current);
      const edits = { began: valuesOf(begun.current?.item ?? item), values, current: before, now: now?.(current) };
      const sent = await freshen(edits, ask);
      if (sent === undefined) return undefined;
      const attempt = { item: current, changes: changesOf(before, sent), createdId: begun.current?.createdId };
      return { result: await submit(toVariables(sent, attempt)), sent };
    } catch (thrown) {
      if (thrown instanceof PartlyDoneError) {
        // Without it the next attempt would take the finished part for a change by someone else.
        const left = await latest?.(item)
          .queryFn({})
          .catch(() => undefined);
        const createdId = begun.current?.createdId ?? thrown.createdId;
        begun.current = { item: left ?? begun.current?.item ?? item, createdId };
      }
      throw thrown;
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && close()}
      title={typeof title === 'function' ? title(item) : title}
      description={description}
      size={size}
      unsaved={isDirty}
      locked={isBusy}
    >
      <DrawerForm
        data-slot="sheet-form"
        schema={schema}
        defaultValues={withDraft(toInput(item), draft.values)}
        explain={(thrown) => partsOf(thrown, partLabel)}
        onSubmit={async (values, form) => {
          try {
            const instead = handOver?.(values);
            if (instead) {
              setIsDirty(false);
              close(values);
              return instead();
            }
            const done = await send(values);
            if (!done) return;
            setIsDirty(false);
            close(done.sent);
            if (toast) toaster.success(toast(done.sent, item));
            onDone?.(done.result, done.sent);
          } catch (thrown) {
            const field = fieldOf(thrown, form.getValues());
            if (!field) throw thrown;
            form.setError(
              field as Path<Values>,
              { type: 'server', message: kit.describeError(thrown) },
              { shouldFocus: true },
            );
          }
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
      >
        <DrawerBody>{children}</DrawerBody>
        <DrawerFooter>
          {footer && <div className="gh:me-auto">{footer}</div>}
          <DrawerClose disabled={isBusy}>{kit.cancel}</DrawerClose>
          <SaveButton isEdit={latest !== undefined} onDirty={setIsDirty}>
            {submitLabel}
          </SaveButton>
        </DrawerFooter>
      </DrawerForm>
      {dialog}
    </Drawer>
  );
}

interface SaveButtonProps {
  isEdit: boolean;
  onDirty: (isDirty: boolean) => void;
  children: ReactNode;
}

function SaveButton({ isEdit, onDirty, children }: SaveButtonProps) {
  const { resource: texts } = useAdminTexts('frame');
  const { isDirty } = useFormState();
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return <SubmitButton disabledReason={isEdit && !isDirty ? texts.nothingChanged : undefined}>{children}</SubmitButton>;
}
