'use client';
import { type BoundMutation, type BoundQuery, toIdentityError } from '@gatehouse/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useFormState } from 'react-hook-form';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { Drawer, DrawerBody, DrawerClose, DrawerFooter, type DrawerProps } from '../../kit/drawer';
import { DrawerForm } from '../../kit/drawer-form';
import { SubmitButton } from '../../kit/form';
import { useKitTexts } from '../../kit/texts';
import { useToast } from '../../kit/toast';
import { useAdminTexts } from '../texts';
import { changesOf } from './changes';
import type { DraftPage } from './drafts';
import { type PartLabel, partsOf } from './partly-done';
import { type Confirmation, useConfirmation } from './use-confirmation';
import { useDraft, withDraft } from './use-draft';
import { useFreshEdits } from './use-fresh-edits';
import { useSubmit } from './use-submit';

interface Sending<Values, Variables, Result> {
  submitLabel: ReactNode;
  mutation: BoundMutation<Variables, Result>;
  /** Returns the message announced on success. Omit it if something else announces the success. */
  toast?: (values: NoInfer<Values>) => string;
  onDone?: (result: NoInfer<Result>, values: NoInfer<Values>) => void;
}

/** Options for creating an entity. */
export interface CreateSheet<Values, Variables, Result> extends Sending<Values, Variables, Result> {
  title: string;
  description?: ReactNode;
  toVariables: (values: NoInfer<Values>) => NoInfer<Variables>;
  /** Page whose drafts prefill the form. Default: none. */
  draftOf?: DraftPage;
}

/** Options for editing an entity. */
export interface EditSheet<Entity, Values, Variables, Result> extends Sending<Values, Variables, Result> {
  title: (entity: NoInfer<Entity>) => string;
  description?: ReactNode;
  /** Refetches the entity before the save, so that changes of other users are kept. */
  latest?: (entity: NoInfer<Entity>) => BoundQuery<NoInfer<Entity>>;
  /** Renders the current value if another user changed the same fields. Default: the texts that differ. */
  now?: (entity: NoInfer<Entity>) => ReactNode;
  /**
   * Returns the variables. `changes` contains the fields that differ from `entity`, the one loaded by `latest`;
   * `values` contains all.
   */
  toVariables: (
    changes: Partial<NoInfer<Values>>,
    entity: NoInfer<Entity>,
    values: NoInfer<Values>,
  ) => NoInfer<Variables>;
}

interface SharedProps<Entity, Input extends FieldValues, Values> extends Pick<DrawerProps, 'size'> {
  open: boolean;
  onClose: () => void;
  schema: $ZodType<Values, Input>;
  /** Returns the initial values of the edited entity, or of a new one. */
  toInput: (entity: NoInfer<Entity> | undefined) => DefaultValues<NoInfer<Input>>;
  /** Returns the confirmation for these values; undefined saves without one. */
  confirmation?: (values: NoInfer<Values>) => Confirmation | undefined;
  /** Returns the label of a part of a mutation with several calls, for the list of completed and failed ones. */
  partLabel?: PartLabel;
  /** Rendered at the start of the button row. */
  footer?: ReactNode;
  /** Fields of the form. */
  children: ReactNode;
}

export interface FormSheetProps<Entity, Input extends FieldValues, Values, New, Created, Change, Changed>
  extends SharedProps<Entity, Input, Values> {
  /** Entity to edit. Without it an entity is created. */
  entity?: Entity;
  create?: CreateSheet<Values, New, Created>;
  edit?: EditSheet<Entity, Values, Change, Changed>;
}

/**
 * Renders a side sheet with one form for creating and editing. It sends only changed fields; after an error the input
 * is kept; Ctrl+Enter or ⌘+Enter saves.
 */
export function FormSheet<Entity, Input extends FieldValues, Values, New, Created, Change, Changed>({
  entity,
  create,
  edit,
  ...shared
}: FormSheetProps<Entity, Input, Values, New, Created, Change, Changed>) {
  // Keeps the entity while the sheet closes.
  const last = useRef(entity);
  if (shared.open) last.current = entity;
  const edited = last.current;
  if (edited !== undefined && edit) return <Editing {...shared} edit={edit} entity={edited} />;
  return create ? <Creating<Entity, Input, Values, New, Created> {...shared} create={create} /> : null;
}

function Creating<Entity, Input extends FieldValues, Values, Variables, Result>({
  create: { title, description, submitLabel, mutation, toVariables, toast, onDone, draftOf },
  onClose,
  toInput,
  ...shared
}: SharedProps<Entity, Input, Values> & { create: CreateSheet<Values, Variables, Result> }) {
  const submit = useSubmit(mutation);
  const draft = useDraft(draftOf);
  const saved = useRef<Values>(undefined);
  return (
    <Sheet<Entity, Input, Values>
      {...shared}
      {...{ title, description, submitLabel, toast }}
      toInput={(entity) => withDraft(toInput(entity), draft.values)}
      onClose={() => {
        onClose();
        draft.settle(saved.current);
        saved.current = undefined;
      }}
      send={async (values) => {
        const result = await submit(toVariables(values));
        saved.current = values;
        return () => onDone?.(result, values);
      }}
    />
  );
}

function Editing<Entity, Input extends FieldValues, Values, Variables, Result>({
  edit: { title, description, submitLabel, mutation, latest, now, toVariables, toast, onDone },
  entity,
  ...shared
}: SharedProps<Entity, Input, Values> & { entity: Entity; edit: EditSheet<Entity, Values, Variables, Result> }) {
  const submit = useSubmit(mutation);
  const freshen = useFreshEdits();
  const valuesOf = (known: Entity) => {
    const parsed = safeParse(shared.schema, shared.toInput(known));
    return parsed.success ? parsed.data : undefined;
  };
  return (
    <Sheet<Entity, Input, Values>
      {...shared}
      {...{ entity, description, submitLabel, toast }}
      title={title(entity)}
      send={async (typed, ask) => {
        const saved = latest ? await latest(entity).queryFn({}) : entity;
        const before = valuesOf(saved);
        const edited = { base: valuesOf(entity), mine: typed, theirs: before, now: now?.(saved) };
        const values = await freshen(edited, ask);
        if (values === undefined) return undefined;
        const result = await submit(toVariables(changesOf(before, values), saved, values));
        return () => onDone?.(result, values);
      }}
    />
  );
}

interface SheetProps<Entity, Input extends FieldValues, Values> extends SharedProps<Entity, Input, Values> {
  entity?: Entity;
  title: string;
  description?: ReactNode;
  submitLabel: ReactNode;
  toast?: (values: Values) => string;
  /**
   * Resolves with a function to run once the sheet is closed; with undefined if a declined confirmation keeps it open.
   */
  send: (values: Values, ask: (confirmation: Confirmation) => Promise<boolean>) => Promise<(() => void) | undefined>;
}

/** Returns the field that an error belongs to, if the provider names one of this form. */
const fieldOf = (thrown: unknown, values: object): string | undefined => {
  const name = toIdentityError(thrown).errorContext?.name;
  return typeof name === 'string' && Object.hasOwn(values, name) ? name : undefined;
};

function Sheet<Entity, Input extends FieldValues, Values>({
  open,
  onClose,
  size,
  schema,
  toInput,
  confirmation,
  partLabel,
  footer,
  children,
  entity,
  title,
  description,
  submitLabel,
  toast,
  send,
}: SheetProps<Entity, Input, Values>) {
  const kit = useKitTexts();
  const toaster = useToast();
  const { ask, dialog } = useConfirmation();
  const [isBusy, setIsBusy] = useState(false);
  const [isDirty, setIsDirty] = useState(false);

  const submit = async (values: Values): Promise<(() => void) | undefined> => {
    const requested = confirmation?.(values);
    if (requested && !(await ask(requested))) return undefined;
    setIsBusy(true);
    try {
      return await send(values, ask);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Drawer
      {...{ open, title, description, size }}
      onOpenChange={(next) => !next && onClose()}
      unsaved={isDirty}
      locked={isBusy}
    >
      <DrawerForm
        schema={schema}
        defaultValues={toInput(entity)}
        explain={(thrown) => partsOf(thrown, partLabel)}
        onSubmit={async (values, form) => {
          try {
            const done = await submit(values);
            if (!done) return;
            setIsDirty(false);
            onClose();
            if (toast) toaster.success(toast(values));
            done();
          } catch (thrown) {
            const field = fieldOf(thrown, form.getValues());
            if (!field) throw thrown;
            form.setError(
              field as Path<Input>,
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
          <SaveButton isEdit={entity !== undefined} onDirty={setIsDirty}>
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
