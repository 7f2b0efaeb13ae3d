'use client';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { accountLimits } from '@gatehouse/sdk/contracts/account-settings';
import { useMemo } from 'react';
import { maxLength, object, refine, string, trim } from 'zod/mini';
import { TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { CurrencyField, TimeZoneField } from '../archetypes/form/format-fields';
import { isTimeZone } from '../archetypes/formats/time-zones';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import type { Access } from './inside';

const fields = ['website', 'address', 'timezone', 'currency'] as const;

/** Renders the settings of a sub-account, loaded and saved with its own token. */
export function InsideSettings({ access }: { access: Access }) {
  const texts = useAdminTexts('accounts');
  const may = useRights('account');
  const { get, update } = useCapability(accountSettings);
  const schema = useMemo(() => {
    const text = ({ max }: { max: number }) => string().check(trim(), maxLength(max, texts.nameLong(max)));
    const website = text(accountLimits.url).check(
      refine((value) => value === '' || accountSettings.webUrl(value) !== undefined, texts.websiteInvalid),
    );
    return object({
      website,
      address: text(accountLimits.address),
      timezone: string().check(
        trim(),
        refine((value) => value === '' || isTimeZone(value), texts.timezoneInvalid),
      ),
      currency: string(),
    });
  }, [texts]);
  return (
    <SettingsSection
      title={texts.inside}
      text={texts.insideText}
      query={get(access)}
      schema={schema}
      toInput={(data) => ({
        website: data.website ?? '',
        address: data.address ?? '',
        timezone: data.timezone ?? '',
        currency: data.currency ?? '',
      })}
      mutation={update()}
      toVariables={(_, changes) => ({ ...changes, authorization: access.authorization })}
      details={(data) => fields.map((field) => ({ label: texts[field], value: data[field] || texts.none }))}
      mayWrite={may.write}
    >
      <TextField name="website" type="url" dir="ltr" label={texts.website} autoComplete="off" optional />
      <TextField name="address" label={texts.address} autoComplete="off" optional />
      <TimeZoneField name="timezone" label={texts.timezone} placeholder={texts.ofDevice} optional />
      <CurrencyField name="currency" label={texts.currency} placeholder={texts.noCurrency} />
    </SettingsSection>
  );
}
