'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as mfaDevices from '@gatehouse/sdk/mfa-devices';
import * as sessions from '@gatehouse/sdk/sessions';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { SubmitButton } from '../../kit/form/form';
import { Card } from '../../kit/layout/card';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { partsOf } from '../archetypes/form/partly-done';
import { useSubmit } from '../archetypes/form/use-submit';
import { ResourceHeader } from '../archetypes/page/resource-header';
import { type StepProps, Wizard } from '../archetypes/wizard/wizard';
import { useAdminTexts } from '../texts';
import { FactorDialogs, type FactorTask } from './factor-dialogs';
import { factorsOf } from './factor-rules';
import { PasswordForm } from './password-form';
import { useSessionName } from './use-session-name';

interface Done {
  hasEnded: boolean;
  hasPassword: boolean;
  hasFactor: boolean;
}

interface NotMeProps {
  page: AdminPageId;
  session: sessions.LoginSession;
  onFinish: () => void;
}

/**
 * Renders the steps against a session that the user does not recognize: end it, set a new password, add a second
 * factor.
 */
export default function NotMe({ page, session, onFinish }: NotMeProps) {
  const { notMe: texts } = useAdminTexts('privacy').notMe;
  const name = useSessionName();
  const [hasEnded, setHasEnded] = useState(false);
  const [hasPassword, setHasPassword] = useState(false);
  const { data: devices } = useQuery(useCapability(mfaDevices).devices());
  const done: Done = { hasEnded, hasPassword, hasFactor: devices !== undefined && factorsOf(devices).length > 0 };

  return (
    <section className="gh:@container gh:grid gh:gap-6">
      <ResourceHeader
        title={texts.title}
        description={texts.text(name(session), session.ipAddress ?? '')}
        actions={
          <Button variant="ghost" size="sm" onClick={onFinish}>
            {texts.leave}
          </Button>
        }
      />
      <Card className="gh:p-5 gh:@md:p-6">
        <Wizard
          page={page}
          title={texts.title}
          entity={done}
          onFinish={onFinish}
          steps={[
            {
              id: 'end',
              title: texts.steps.end,
              canSkip: true,
              isDone: (entity) => entity?.hasEnded ?? false,
              content: ({ next, footer }) => (
                <EndSessions
                  isDone={hasEnded}
                  next={next}
                  footer={footer}
                  onDone={() => {
                    setHasEnded(true);
                    next();
                  }}
                />
              ),
            },
            {
              id: 'password',
              title: texts.steps.password,
              canSkip: true,
              isDone: (entity) => entity?.hasPassword ?? false,
              content: ({ next, footer }) =>
                hasPassword ? (
                  <StepDone text={texts.passwordDone} next={next} footer={footer} />
                ) : (
                  <>
                    <p className="gh:text-sm gh:text-subtle">{texts.passwordText}</p>
                    <PasswordForm
                      onChanged={() => {
                        setHasPassword(true);
                        // Changing the password ends every other session.
                        setHasEnded(true);
                        next();
                      }}
                    >
                      <SubmitButton>{texts.passwordSave}</SubmitButton>
                      <FormFooter footer={footer} />
                    </PasswordForm>
                  </>
                ),
            },
            {
              id: 'factor',
              title: texts.steps.factor,
              canSkip: true,
              isDone: (entity) => entity?.hasFactor ?? false,
              content: ({ next, footer }) => <AddFactor isDone={done.hasFactor} next={next} footer={footer} />,
            },
            {
              id: 'summary',
              title: texts.steps.summary,
              isDone: () => false,
              content: ({ next, footer }) => (
                <>
                  <Summary done={done} />
                  {footer(<Button onClick={next}>{texts.finish}</Button>)}
                </>
              ),
            },
          ]}
        />
      </Card>
    </section>
  );
}

type StepEnd = Pick<StepProps<Done>, 'next' | 'footer'>;

function FormFooter({ footer }: Pick<StepEnd, 'footer'>) {
  return footer(undefined, useFormState().isSubmitting);
}

function StepDone({ text, next, footer }: StepEnd & { text: ReactNode }) {
  const { notMe: texts } = useAdminTexts('privacy').notMe;
  return (
    <>
      <Alert tone="success">{text}</Alert>
      {footer(<Button onClick={next}>{texts.next}</Button>)}
    </>
  );
}

interface EndSessionsProps extends StepEnd {
  isDone: boolean;
  onDone: () => void;
}

function EndSessions({ isDone, next, footer, onDone }: EndSessionsProps) {
  const { notMe: texts } = useAdminTexts('privacy').notMe;
  const { sessions: sessionTexts } = useAdminTexts('privacy');
  const kit = useKitTexts();
  const end = useSubmit(useCapability(sessions).removeOthers());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  if (isDone) return <StepDone text={texts.endDone} next={next} footer={footer} />;
  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await end();
      onDone();
    } catch (thrown) {
      setProblem(
        <>
          {kit.describeError(thrown)}
          {partsOf(thrown, () => sessionTexts.part)}
        </>,
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="gh:text-sm gh:text-subtle">{texts.endText}</p>
      <div role="alert" className={problem ? undefined : 'gh:sr-only'}>
        {problem && <Alert tone="danger">{problem}</Alert>}
      </div>
      <Button variant="danger" className="gh:justify-self-start" loading={busy} onClick={() => void run()}>
        {texts.end}
      </Button>
      {footer(undefined, busy)}
    </>
  );
}

function AddFactor({ isDone, next, footer }: StepEnd & { isDone: boolean }) {
  const { notMe: texts } = useAdminTexts('privacy').notMe;
  const [task, setTask] = useState<FactorTask>();
  return (
    <>
      {isDone ? (
        <StepDone text={texts.factorDone} next={next} footer={footer} />
      ) : (
        <>
          <p className="gh:text-sm gh:text-subtle">{texts.factorText}</p>
          <Button className="gh:justify-self-start" onClick={() => setTask({ do: 'add', choice: 'app', isOld: false })}>
            {texts.factorAdd}
          </Button>
          {footer()}
        </>
      )}
      <FactorDialogs task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

function Summary({ done }: { done: Done }) {
  const { notMe: texts } = useAdminTexts('privacy').notMe;
  const rows: [boolean, string, string][] = [
    [done.hasEnded, texts.summary.ended, texts.summary.notEnded],
    [done.hasPassword, texts.summary.password, texts.summary.noPassword],
    [done.hasFactor, texts.summary.factor, texts.summary.noFactor],
  ];
  return (
    <ul className="gh:grid gh:gap-2 gh:text-sm">
      {rows.map(([isDone, yes, no]) => (
        <li key={yes} className={isDone ? 'gh:flex gh:gap-2' : 'gh:flex gh:gap-2 gh:text-subtle'}>
          {isDone ? (
            <Check aria-hidden className="gh:mt-0.5 gh:size-4 gh:shrink-0 gh:text-success" />
          ) : (
            <Minus aria-hidden className="gh:mt-0.5 gh:size-4 gh:shrink-0" />
          )}
          {isDone ? yes : no}
        </li>
      ))}
    </ul>
  );
}
