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
import { useAdminTexts } from '../text-parts';
import { changesOf } from './changes';
import type { DraftPage } from './drafts';
import { type PartLabel, partsOf } from './partly-done';
import { useDraft, withDraft } from './use-draft';
import { useFreshEdits } from './use-fresh-edits';
import { type Question, useQuestion } from './use-question';
import { useSubmit } from './use-submit';
import './form-chunk';

interface Sending<Values, Variables, Result> {
  submitLabel: ReactNode;
  mutation: BoundMutation<Variables, Result>;
  /** Announced when it is done; leave it out where something else says so. */
  toast?: (values: NoInfer<Values>) => string;
  onDone?: (result: NoInfer<Result>, values: NoInfer<Values>) => void;
}

/** How something new is made. */
export interface CreateSheet<Values, Variables, Result> extends Sending<Values, Variables, Result> {
  title: string;
  description?: ReactNode;
  toVariables: (values: NoInfer<Values>) => NoInfer<Variables>;
  /** The page whose drafts fill in this form. Default none. */
  draftOf?: DraftPage;
}

/** How something is changed. */
export interface EditSheet<Entity, Values, Variables, Result> extends Sending<Values, Variables, Result> {
  title: (entity: NoInfer<Entity>) => string;
  description?: ReactNode;
  /** Reads it as it is when it is saved, so that the save undoes nothing that another user saved meanwhile. */
  latest?: (entity: NoInfer<Entity>) => BoundQuery<NoInfer<Entity>>;
  /** What is saved now, in words, where another user changed the same. Default: the texts that differ. */
  now?: (entity: NoInfer<Entity>) => ReactNode;
  /** `changes` has only what differs from `entity`, which is that of `latest`; `values` has everything. */
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
  /** What the fields start with: of the entity that is edited, or of a new one. */
  toInput: (entity: NoInfer<Entity> | undefined) => DefaultValues<NoInfer<Input>>;
  /** Confirmation before these values are sent; undefined sends them at once. */
  question?: (values: NoInfer<Values>) => Question | undefined;
  /** What a part of a mutation of several calls is called, for the list of those that were made and those that were not. */
  partLabel?: PartLabel;
  /** At the start of the row of buttons. */
  footer?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

export interface FormSheetProps<Entity, Input extends FieldValues, Values, New, Created, Change, Changed>
  extends SharedProps<Entity, Input, Values> {
  /** What is edited; without it something new is made. */
  entity?: Entity;
  create?: CreateSheet<Values, New, Created>;
  edit?: EditSheet<Entity, Values, Change, Changed>;
}

/**
 * Renders a side sheet with one form for creating and for editing. It sends only what differs; a failure stays inside
 * with everything that was typed; Ctrl+Enter or ⌘+Enter saves.
 */
export function FormSheet<Entity, Input extends FieldValues, Values, New, Created, Change, Changed>({
  entity,
  create,
  edit,
  ...shared
}: FormSheetProps<Entity, Input, Values, New, Created, Change, Changed>) {
  // While it closes it stays what it was.
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
  /** Resolves with what follows once the sheet is closed; with undefined where the answer to a question keeps it open. */
  send: (values: Values, ask: (question: Question) => Promise<boolean>) => Promise<(() => void) | undefined>;
}

/** The field that an error is about, where the provider names one of this form. */
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
  question,
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
  const { ask, dialog } = useQuestion();
  const [isBusy, setIsBusy] = useState(false);
  const [isDirty, setIsDirty] = useState(false);

  const submit = async (values: Values): Promise<(() => void) | undefined> => {
    const asked = question?.(values);
    if (asked && !(await ask(asked))) return undefined;
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
