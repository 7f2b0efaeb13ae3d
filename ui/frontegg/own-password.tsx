'use client';
import { AdminRoot } from '../admin/admin-root';
import { PasswordForm } from '../admin/privacy/password-form';
import { FrameTexts, TextsOf, usePageTexts } from '../admin/texts';
import { useToast } from '../kit/feedback/toast';
import { SubmitButton } from '../kit/form/form';

export interface OwnPasswordProps {
  onChanged: () => void;
}

/** Renders the form for the user's own password, outside of the administration. */
export default function OwnPassword(props: OwnPasswordProps) {
  return (
    <AdminRoot className="gh:text-body">
      <FrameTexts>
        <Content {...props} />
      </FrameTexts>
    </AdminRoot>
  );
}

function Content({ onChanged }: OwnPasswordProps) {
  const { texts } = usePageTexts('privacy');
  const toaster = useToast();
  if (!texts) return null;
  return (
    <TextsOf part="privacy" texts={texts}>
      <PasswordForm
        onChanged={() => {
          toaster.success(texts.password.changed);
          onChanged();
        }}
      >
        <SubmitButton>{texts.password.save}</SubmitButton>
      </PasswordForm>
    </TextsOf>
  );
}
