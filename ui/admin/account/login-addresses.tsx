'use client';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { accountLimits } from '@gatehouse/sdk/contracts/account-settings';
import { object, refine, string, trim } from 'zod/mini';
import { CopyField } from '../../kit/display/copy-field';
import { TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';

interface LoginAddressesProps {
  mayWrite: boolean;
  alias: string | undefined;
}

/** Renders the URLs at which users of the account sign in, and to which they are redirected afterwards. */
export function LoginAddresses({ mayWrite, alias }: LoginAddressesProps) {
  const { addresses: texts } = useAdminTexts('account').login;
  const { get, update } = useCapability(accountSettings);
  const address = string().check(
    trim(),
    refine(
      (text) => text === '' || (text.length <= accountLimits.url.max && accountSettings.webUrl(text) !== undefined),
      texts.wrong,
    ),
  );
  return (
    <SettingsSection
      undo
      title={texts.title}
      text={texts.text}
      mayWrite={mayWrite}
      query={get({})}
      mutation={update()}
      schema={object({ loginUrl: address, applicationUrl: address })}
      toInput={({ loginUrl, applicationUrl }) => ({ loginUrl: loginUrl ?? '', applicationUrl: applicationUrl ?? '' })}
      toVariables={(_, changes) => changes}
      details={({ loginUrl, applicationUrl }) => [
        { label: texts.alias, value: alias ?? texts.noAlias },
        ...[
          { label: texts.loginUrl, value: loginUrl },
          { label: texts.applicationUrl, value: applicationUrl },
        ].map(({ label, value }) => ({ label, value: value ? <bdi dir="ltr">{value}</bdi> : '–' })),
      ]}
    >
      {alias ? (
        <CopyField label={texts.alias} value={alias} />
      ) : (
        <p className="gh:text-sm gh:text-subtle">{texts.noAlias}</p>
      )}
      <TextField
        name="loginUrl"
        label={texts.loginUrl}
        hint={texts.loginUrlHint}
        type="url"
        dir="ltr"
        placeholder="https://"
        optional
      />
      <TextField
        name="applicationUrl"
        label={texts.applicationUrl}
        hint={texts.applicationUrlHint}
        type="url"
        dir="ltr"
        placeholder="https://"
        optional
      />
    </SettingsSection>
  );
}
