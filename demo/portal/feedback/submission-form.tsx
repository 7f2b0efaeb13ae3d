import { useIdentity, useUser } from '@gatehouse/ui';
import { Button, Card, Form, type FormProps, SubmitButton } from '@gatehouse/ui/kit';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import {
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'wouter';
import type { $ZodType } from 'zod/v4/core';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { useClientRecord, useRecordKey } from '../client-record';
import { GatewayError } from '../gateway-client';
import { useGateway } from '../gateway-context';
import type { Path } from '../paths';
import { translateMessage } from '../texts/describe-gateway-error';
import { usePortalTexts } from '../texts/provider';
import { createDraftAutosave, createDraftStore, type DraftState, type DraftStore, type DraftValues } from './draft';
import { rowsKey } from './own-rows';
import { SendProblem } from './send-problem';

/** Stores a form's draft while the form is mounted; pending values are stored before the page is hidden. */
const useDraft = <V,>(draft: DraftStore<V>) => {
  const { environment } = useIdentity();
  const [state, setState] = useState<DraftState>(() => (draft.read() ? 'saved' : 'empty'));
  const autosave = useMemo(() => createDraftAutosave(draft, setState, environment.after), [draft, environment]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && autosave.flush();
    const elsewhere = ({ key, oldValue, newValue }: StorageEvent) =>
      key === draft.storageKey && newValue === null && autosave.removedElsewhere(oldValue);
    window.addEventListener('storage', elsewhere);
    window.addEventListener('pagehide', autosave.flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('storage', elsewhere);
      window.removeEventListener('pagehide', autosave.flush);
      document.removeEventListener('visibilitychange', hidden);
      autosave.flush();
    };
  }, [draft, autosave]);
  return { autosave, state };
};

const localizedSchema = <Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
  translate: (message: string) => string,
): FormProps<Input, Output>['schema'] => ({
  '~standard': {
    version: 1,
    vendor: 'portal',
    validate: async (value) => {
      const result = await schema['~standard'].validate(value);
      if (!result.issues) return { value: result.value };
      return { issues: result.issues.map((issue) => ({ ...issue, message: translate(issue.message) })) };
    },
  },
});

/** Without fields, as on an empty list, the first focusable control. */
const FIRST_FIELD = 'form :is(input, textarea, button)';

interface SubmissionFormProps<Input extends FieldValues, Output, V extends Input & DraftValues> {
  kind: FeedbackKind;
  /** Distinguishes the drafts of several forms of one kind. */
  topic?: string;
  label: string;
  schema: $ZodType<Output, Input>;
  /** Initial form, with one entry per list. */
  empty: V;
  /** Initial values when there is no draft. Default: `empty`. */
  start?: V;
  /** Converts the parsed form to the request body. Default: unchanged. */
  toFeedback?: (output: Output) => unknown;
  /** Called before submission; `false` cancels it. */
  confirm?: (output: Output) => Promise<boolean>;
  /** Whether a draft is stored; false for consents. Default true. */
  keepsDraft?: boolean;
  submit: string;
  /** Next steps after the submission, as a sentence. */
  afterwards: ReactNode;
  /** Label of the button that opens the form again. Default: no button. */
  again?: string;
  /** Link after the submission. Default: to the home page. */
  onwards?: { href: Path; label: string };
  onSent?: (output: Output) => void;
  children: ReactNode;
}

/** Renders a form with a stored draft, idempotent submission, and confirmation. */
export function SubmissionForm<Input extends FieldValues, Output, V extends Input & DraftValues>(
  props: SubmissionFormProps<Input, Output, V>,
) {
  const { success, backToHome } = usePortalTexts('shell');
  const { kind, topic, empty, afterwards, again, onwards = { href: '/', label: backToHome }, onSent } = props;
  const { environment } = useIdentity();
  const user = useUser();
  const [sent, setSent] = useState(false);
  const { id = '', tenantId = '' } = user ?? {};
  const form = topic ? `${kind}/${topic}` : kind;
  const draft = useMemo(
    () => createDraftStore({ storage: environment.local, owner: { id, tenantId }, form }, empty),
    [environment, id, tenantId, form, empty],
  );
  const container = useRef<HTMLDivElement>(null);
  const done = (output: Output) => {
    setSent(true);
    onSent?.(output);
  };
  // The pressed button is removed after its action.
  const focusFirst = () => container.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  const openAgain = () => {
    flushSync(() => setSent(false));
    focusFirst();
  };
  return (
    <div ref={container}>
      <div role="status">
        {sent && (
          <FeedbackSent heading={success[kind]} text={afterwards}>
            {again && (
              <Button variant="secondary" onClick={openAgain}>
                {again}
              </Button>
            )}
            <Button asChild>
              <Link href={onwards.href}>{onwards.label}</Link>
            </Button>
          </FeedbackSent>
        )}
      </div>
      {!sent && (
        <OpenForm key={`${tenantId} ${id} ${form}`} {...props} draft={draft} onSent={done} onCleared={focusFirst} />
      )}
    </div>
  );
}

interface OpenFormProps<Input extends FieldValues, Output, V extends Input & DraftValues>
  extends SubmissionFormProps<Input, Output, V> {
  draft: DraftStore<V>;
  onSent: (output: Output) => void;
  onCleared: () => void;
}

function OpenForm<Input extends FieldValues, Output, V extends Input & DraftValues>({
  kind,
  label,
  schema,
  empty,
  start: from = empty,
  toFeedback = (output) => output,
  confirm,
  keepsDraft = true,
  submit,
  onSent,
  onCleared,
  draft,
  children,
}: OpenFormProps<Input, Output, V>) {
  const texts = usePortalTexts('feedback');
  const draftNotes: Record<DraftState, string> = { empty: '', saved: texts.draftSaved, unsaved: texts.draftUnsaved };
  const localized = useMemo(
    () => localizedSchema(schema, (message) => translateMessage(texts, message)),
    [schema, texts],
  );
  const gateway = useGateway();
  const client = useQueryClient();
  const { record } = useClientRecord();
  const recordKey = useRecordKey();
  const user = useUser();
  const { autosave, state } = useDraft(draft);
  const [problem, setProblem] = useState<GatewayError>();
  const [start] = useState(() => (keepsDraft ? draft.read() : undefined) ?? from);
  const complete = useCallback((values: Input): V => ({ ...empty, ...values }), [empty]);
  const schedule = useCallback((values: Input) => autosave.schedule(complete(values)), [autosave, complete]);

  return (
    <Form<Input, Output>
      schema={localized}
      // The form's own type of the same values.
      defaultValues={start as DefaultValues<Input>}
      className="gap-7 rounded-lg border border-line bg-surface p-[clamp(1.25rem,4vw,2rem)]"
      aria-label={label}
      onSubmit={async (output, form) => {
        setProblem(undefined);
        autosave.flush();
        const sending = complete(form.getValues());
        if (confirm && !(await confirm(output))) return;
        try {
          // A query would pause silently while offline; the submission reports its own errors.
          if (!record) client.setQueryData(recordKey, await gateway.syncUser().catch(() => undefined));
          await gateway.submit(kind, toFeedback(output), draft.keyFor(sending));
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error;
          setProblem(error);
          for (const [name, message] of Object.entries(error.fields))
            if (name in empty)
              form.setError(
                name as FieldPath<Input>,
                { type: 'server', message: translateMessage(texts, message) },
                { shouldFocus: true },
              );
          return;
        }
        autosave.discard();
        const left = complete(form.getValues());
        // Other parts of the screen may change the form during the submission: those changes remain a draft.
        if (keepsDraft && JSON.stringify(left) !== JSON.stringify(sending)) {
          autosave.schedule(left);
          autosave.flush();
        }
        void client.invalidateQueries({ queryKey: rowsKey(kind) });
        onSent(output);
      }}
    >
      {(form) => (
        <>
          {keepsDraft && <ChangeObserver onChange={schedule} />}
          <FieldsAtRest>{children}</FieldsAtRest>
          <SendProblem problem={problem} onLeave={autosave.flush} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <SubmitButton>{submit}</SubmitButton>
            {state !== 'empty' && (
              <Button
                variant="ghost"
                onClick={() => {
                  form.reset(from as DefaultValues<Input>);
                  autosave.discard();
                  setProblem(undefined);
                  onCleared();
                }}
              >
                {texts.clear}
              </Button>
            )}
            <p className="ms-auto text-xs text-subtle" role="status">
              {draftNotes[state]}
            </p>
          </div>
          <p className="-mt-4 text-xs wrap-anywhere text-subtle">{texts.sentAs(user?.email ?? '')}</p>
        </>
      )}
    </Form>
  );
}

/** Calls `onChange` with the values after every change of the surrounding form. */
function ChangeObserver<Input extends FieldValues>({ onChange }: { onChange: (values: Input) => void }) {
  const { subscribe } = useFormContext<Input>();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
  return null;
}

/** Renders the fields of a form, read-only during submission, so that they keep the focus. */
function FieldsAtRest({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const field of container.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])
      field.readOnly = isSubmitting;
  }, [isSubmitting]);
  // Radio buttons and checkboxes have no read-only state.
  const refuse = (event: SyntheticEvent) => {
    if (!isSubmitting) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={container}
      className="contents data-sending:[&_:is(input,textarea,label)]:cursor-progress [&_textarea]:read-only:bg-muted"
      data-sending={isSubmitting || undefined}
      onClickCapture={refuse}
    >
      {children}
    </div>
  );
}

interface FeedbackSentProps {
  /** Confirmation text of the specification for this kind. */
  heading: string;
  /** Next steps, as a sentence. */
  text: ReactNode;
  /** Buttons and links to further screens. */
  children: ReactNode;
}

function FeedbackSent({ heading, text, children }: FeedbackSentProps) {
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // With its buttons: the focus alone would show only the heading of a card at the end of a long page.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} className="scroll-mt-20 scroll-mb-6">
      <Card className="justify-items-center gap-3 py-14 text-center">
        <SentMark />
        <h2 ref={title} tabIndex={-1} className="mt-2 text-xl tracking-[-0.02em] outline-none">
          {heading}
        </h2>
        <p className="text-balance text-subtle">{text}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
      </Card>
    </div>
  );
}

export function SentMark() {
  return (
    <span className="grid size-14 flex-none place-items-center rounded-full bg-success/14 text-success">
      <Check aria-hidden className="size-6.5" />
    </span>
  );
}
