'use client';
import { type BoundMutation, type BoundQuery, isAbort } from '@gatehouse/sdk';
import type { FieldAppearance } from '@gatehouse/sdk/admin';
import { PartlyDoneError } from '@gatehouse/sdk/partly-done';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { Button } from '../../../kit/button/button';
import { cn } from '../../../kit/cn';
import { useToast } from '../../../kit/feedback/toast';
import { Form, SubmitButton } from '../../../kit/form/form';
import { useKitTexts } from '../../../kit/texts';
import { useAdminTexts } from '../../texts';
import { changesOf, editsOnCurrent } from '../form/changes';
import { type PartLabel, partsOf } from '../form/partly-done';
import { useUnsaved } from '../form/unsaved';
import { type Confirmation, useConfirmation } from '../form/use-confirmation';
import { useFreshEdits } from '../form/use-fresh-edits';
import { useSubmit } from '../form/use-submit';
import { SectionShell, twoColumns } from './section-shell';

/** A value of a section as text. */
export interface SettingDetail {
  label: string;
  value: ReactNode;
}

export interface SettingsSectionProps<Data, Values extends FieldValues, Variables> {
  title: string;
  /** Purpose of the setting in one sentence. */
  text?: ReactNode;
  query: BoundQuery<Data>;
  /** Refetches the data before the save, so that changes of other users are kept. Default: `query`. */
  latest?: () => Promise<NoInfer<Data>>;
  schema: $ZodType<Values, Values>;
  /** Returns the initial values of the fields. */
  toInput: (data: NoInfer<Data>) => DefaultValues<NoInfer<Values>>;
  mutation: BoundMutation<Variables, unknown>;
  /** Returns the variables of the mutation; `changes` contains only changed fields. */
  toVariables: (values: NoInfer<Values>, changes: Partial<NoInfer<Values>>, data: NoInfer<Data>) => NoInfer<Variables>;
  /** Returns the values as text, for read-only users. */
  details: (data: NoInfer<Data>) => readonly SettingDetail[];
  /** `hidden` neither renders nor loads it; `viewOnly` renders text. Default `edit`. */
  appearance?: FieldAppearance;
  /** Whether the user may change the setting. */
  mayWrite: boolean;
  /** Returns the confirmation for these values; undefined saves without one. */
  confirmation?: (values: NoInfer<Values>, data: NoInfer<Data>) => Confirmation | undefined;
  /** Returns the label of a part of a mutation with several calls. */
  partLabel?: PartLabel;
  /** Highlights a section with irreversible actions. Default false. */
  danger?: boolean;
  /** Number of fields of a long form: two columns below the title. Default: a short form beside the title. */
  fieldCount?: number;
  /** Gives the fields the full width, below the title. Default: only those of a long form. */
  wide?: boolean;
  /** Omits the card and the visible title, for the tab of a drawer. Default false. */
  bare?: boolean;
  /** Offers for ten seconds after a save to restore the previous values. Default false. */
  undo?: boolean;
  /** Fields of the section; a function receives the loaded data. */
  children: ReactNode | ((data: NoInfer<Data>) => ReactNode);
}

/** Renders one setting that loads, saves and fails independently. Save and Reset appear when a value differs. */
export function SettingsSection<Data, Values extends FieldValues, Variables>(
  props: SettingsSectionProps<Data, Values, Variables>,
) {
  return props.appearance === 'hidden' ? null : <Section {...props} />;
}

function Section<Data, Values extends FieldValues, Variables>(props: SettingsSectionProps<Data, Values, Variables>) {
  const { title, text, query, danger, fieldCount, bare, wide = fieldCount !== undefined } = props;
  const isEditable = props.mayWrite && (props.appearance ?? 'edit') === 'edit';
  return (
    <SectionShell<Data>
      title={title}
      text={text}
      danger={danger}
      holds={fieldCount}
      wide={wide}
      bare={bare}
      source={useQuery(query)}
    >
      {(data) =>
        isEditable ? (
          <Editor {...props} data={data} />
        ) : (
          <Details details={props.details(data)} isLong={fieldCount !== undefined} />
        )
      }
    </SectionShell>
  );
}

function Details({ details, isLong = false }: { details: readonly SettingDetail[]; isLong?: boolean }) {
  return (
    <dl className={cn('gh:grid gh:gap-3 gh:text-sm', isLong && twoColumns)}>
      {details.map(({ label, value }) => (
        <div key={label} className="gh:grid gh:gap-0.5">
          <dt className="gh:text-subtle">{label}</dt>
          <dd className="gh:whitespace-pre-line gh:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const UNDO_FOR = 10_000;

function Editor<Data, Values extends FieldValues, Variables>({
  title,
  query,
  // Bypasses the cache, so that the form keeps the values with which the edits started.
  latest: readNow = () => query.queryFn({}),
  undo = false,
  schema,
  toInput,
  mutation,
  toVariables,
  confirmation,
  partLabel,
  children,
  details,
  fieldCount,
  data,
}: SettingsSectionProps<Data, Values, Variables> & { data: Data }) {
  const { resource: texts } = useAdminTexts('frame');
  const kit = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(mutation);
  const { ask, dialog } = useConfirmation();
  const freshen = useFreshEdits();
  const input = toInput(data);
  const valuesOf = (defaults: DefaultValues<Values>) => {
    const parsed = safeParse(schema, defaults);
    return parsed.success ? parsed.data : undefined;
  };
  /** Values with which the fields were filled; the cache may be newer. */
  const filled = useRef(valuesOf(input));

  const writeBack = async (before: Values, values: Values) => {
    try {
      // The save may have created the entity, whose id is known only now.
      const saved = await readNow();
      const now = valuesOf(toInput(saved)) ?? values;
      const { values: restored } = editsOnCurrent(values, before, now);
      await submit(toVariables(restored, changesOf(now, restored), saved));
      toaster.success(texts.undone(title));
    } catch (thrown) {
      // The account was switched: the saved values belong to another account.
      if (isAbort(thrown)) return;
      toaster.error(texts.undoFailed(title), kit.describeError(thrown));
    }
  };
  const announceSaved = (before: Values | undefined, values: Values) => {
    const message = { tone: 'success', title: texts.saved(title) } as const;
    if (!undo || before === undefined) return toaster.show(message);
    const action = { label: texts.undo, run: () => void writeBack(before, values) };
    return toaster.show({ ...message, duration: UNDO_FOR, action });
  };
  return (
    <>
      <Form
        aria-label={title}
        className={fieldCount === undefined ? undefined : cn(twoColumns, 'gh:[&>[data-slot=form-error]]:col-span-full')}
        schema={schema}
        defaultValues={input}
        explain={(thrown) => partsOf(thrown, partLabel)}
        onSubmit={async (values, form) => {
          const now = await readNow();
          const before = valuesOf(toInput(now));
          const edits = { began: filled.current, values, current: before, now: <Details details={details(now)} /> };
          const merged = await freshen(edits, ask);
          if (merged === undefined) return;
          const requested = confirmation?.(merged, now);
          if (requested && !(await ask(requested))) return;
          try {
            await submit(toVariables(merged, changesOf(before, merged), now));
          } catch (thrown) {
            // Without it the next attempt would take the finished part for a change by someone else.
            if (thrown instanceof PartlyDoneError) {
              const left = await readNow().catch(() => undefined);
              if (left !== undefined) filled.current = valuesOf(toInput(left));
            }
            throw thrown;
          }
          // The saved values are the base of the next change.
          filled.current = values;
          form.reset(form.getValues());
          announceSaved(before, merged);
        }}
      >
        {typeof children === 'function' ? children(data) : children}
        <SaveBar
          title={title}
          input={input}
          onFilled={() => {
            filled.current = valuesOf(input);
          }}
        />
      </Form>
      {dialog}
    </>
  );
}

interface SaveBarProps {
  title: string;
  /** Last loaded values. */
  input: FieldValues;
  /** Called when the fields were filled with these values. */
  onFilled: () => void;
}

function SaveBar({ title, input, onFilled }: SaveBarProps) {
  const { resource: texts } = useAdminTexts('frame');
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  useUnsaved(isDirty ? title : undefined);

  const read = JSON.stringify(input);
  const lastRead = useRef(read);
  const latest = useRef({ input, onFilled });
  latest.current = { input, onFilled };
  useEffect(() => {
    // Another user changed the values: unsaved input is kept.
    if (isDirty || read === lastRead.current) return;
    lastRead.current = read;
    latest.current.onFilled();
    reset(latest.current.input);
  }, [read, isDirty, reset]);

  if (!isDirty) return null;
  return (
    <div className="gh:col-span-full gh:flex gh:flex-wrap gh:items-center gh:gap-2">
      <SubmitButton size="sm">{texts.save}</SubmitButton>
      <Button variant="ghost" size="sm" disabled={isSubmitting} onClick={() => reset()}>
        {texts.reset}
      </Button>
      <p className="gh:text-xs gh:text-subtle">{texts.notSaved}</p>
    </div>
  );
}
