'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { acceptInvitationDeps, acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import CircleCheck from 'lucide-react/icons/circle-check';
import Link2Off from 'lucide-react/icons/link-2-off';
import MailOpen from 'lucide-react/icons/mail-open';
import { useMemo } from 'react';
import { Alert } from '../../kit/feedback/alert';
import { useTexts } from '../../react/texts';
import { BoxForm } from '../form/box-form';
import { CodeForm } from '../form/code-form';
import {
  type CustomFields,
  CustomFieldsProvider,
  customFieldValues,
  fieldsIn,
  useCustomFields,
} from '../form/custom-fields';
import { CustomFieldsPart } from '../form/custom-fields-part';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useFlowDeps, useNavigation } from '../frame/flow-deps';
import { ScreenOutline } from '../frame/pending';
import { isLinkRefused, placeRefusal } from '../frame/refusal';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof acceptInvitationFlow>> = ScreenProps<typeof acceptInvitationFlow, Step>;

interface OtherUserProps {
  /** Email of the signed-in user. */
  email: string | undefined;
}

/** Renders the notice that another user is signed in, and the effect of accepting. */
function OtherUser({ email }: OtherUserProps) {
  const texts = useFlowTexts('acceptInvitation');
  return email === undefined ? null : <Alert tone="warning">{texts.otherUser(email)}</Alert>;
}

function Pending({ context, send, busy, errorText }: Props<'pending'>) {
  const texts = useFlowTexts('acceptInvitation');
  const { titleOf } = useFlowTexts('signUp');
  const { invitation } = useFlowTexts('box');
  const { account, signedInAs, otherUser } = context;
  const text = account ? undefined : texts.text;
  // The link is still being read from the URL.
  if (busy === 'after') return <ScreenOutline />;
  return (
    <ActionStep
      icon={MailOpen}
      title={account ? titleOf(account) : texts.title}
      text={signedInAs ? invitation.signedInAs(signedInAs) : text}
      error={errorText}
      notice={<OtherUser email={otherUser} />}
      action={account ? invitation.join : texts.submit}
      busy={busy === 'confirm'}
      onAction={() => void send('confirm')}
    >
      <LinkButton onClick={() => void send('toLogin')}>{texts.later}</LinkButton>
    </ActionStep>
  );
}

function Validate({ context, send, busy, error, errorText }: Props<'validate'>) {
  const texts = useFlowTexts('acceptInvitation');
  const { titleOf } = useFlowTexts('signUp');
  const { account } = context;
  return (
    <Step icon={MailOpen} title={account ? titleOf(account) : texts.codeTitle} text={texts.codeText}>
      <OtherUser email={context.otherUser} />
      <CodeForm
        error={error}
        errorText={errorText}
        submit={texts.submit}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', { code: input.code })}
      />
      <LinkButton onClick={() => void send('toLogin')}>{texts.later}</LinkButton>
    </Step>
  );
}

/** Renders the reason why an invitation was not accepted: rejected for good, or no response from the provider. */
function Failed({ send, busy, error, errorText }: Props<'failed'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('acceptInvitation');
  const { toLogin } = useFlowTexts('box');
  const isOver = error === null || isLinkRefused(error);
  return (
    <ActionStep
      icon={Link2Off}
      title={texts.failedTitle}
      text={isOver ? texts.failedText : undefined}
      error={errorText}
      action={isOver ? toLogin : common.tryAgain}
      busy={busy === 'retry'}
      onAction={() => void (isOver ? send('toLogin') : send('retry'))}
    >
      {!isOver && <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>}
    </ActionStep>
  );
}

/** Renders the error of an incomplete link. */
function Invalid({ send, errorText }: Props<'invalid'>) {
  const texts = useFlowTexts('acceptInvitation');
  const { toLogin } = useFlowTexts('box');
  return (
    <ActionStep
      icon={Link2Off}
      title={texts.failedTitle}
      text={texts.failedText}
      error={errorText}
      action={toLogin}
      onAction={() => void send('toLogin')}
    />
  );
}

function Accepted({ context, send, busy, error, errorText }: Props<'success'>) {
  const texts = useFlowTexts('acceptInvitation');
  const { invitation } = useFlowTexts('box');
  const customFields = useCustomFields();
  const { account, signedInAs } = context;
  const title = account ? invitation.joined(account) : texts.doneTitle;
  if (fieldsIn(customFields, 'invitation').length === 0) {
    return (
      <ActionStep
        icon={CircleCheck}
        title={title}
        text={signedInAs ? invitation.signedInAs(signedInAs) : texts.doneText}
        error={errorText}
        action={texts.continue}
        busy={busy === 'continue'}
        onAction={() => void send('continue')}
      />
    );
  }
  return (
    <Step icon={CircleCheck} title={title} error={placeRefusal(error, errorText).above}>
      <BoxForm
        error={error}
        errorText={errorText}
        submit={texts.continue}
        busy={busy === 'save'}
        onSubmit={(values) => send('save', { fields: customFieldValues(values, customFields, 'invitation') })}
      >
        <CustomFieldsPart place="invitation" isFirst />
      </BoxForm>
    </Step>
  );
}

const acceptInvitationView: FlowView<typeof acceptInvitationFlow> = {
  flow: acceptInvitationFlow,
  screens: { pending: Pending, validate: Validate, invalid: Invalid, failed: Failed, success: Accepted },
};

export interface AcceptInvitationBoxProps
  extends BoxSettings<typeof acceptInvitationFlow>,
    Pick<CustomFields, 'fields'> {
  /** Called for a signed-in user instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

/** Accepts an invitation by its emailed link, read from the page's URL, or on the code route by its code. */
export default function AcceptInvitationBox({ onSuccess, fields, ...settings }: AcceptInvitationBoxProps) {
  const flowDeps = useFlowDeps(acceptInvitationDeps);
  const deps = useNavigation(flowDeps, onSuccess);
  const customFields = useMemo(() => ({ fields }), [fields]);
  return (
    <CustomFieldsProvider value={customFields}>
      <Box view={acceptInvitationView} {...settings} deps={deps} />
    </CustomFieldsProvider>
  );
}
