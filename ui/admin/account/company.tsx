'use client';
import type { BoundQuery } from '@gatehouse/sdk';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { accountLimits } from '@gatehouse/sdk/contracts/account-settings';
import * as profile from '@gatehouse/sdk/profile';
import { useQuery } from '@tanstack/react-query';
import { maxLength, minLength, object, refine, string, trim } from 'zod/mini';
import { TextareaField, TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useFieldAppearance } from '../archetypes/page/appearance';
import { type SettingDetail, SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { isPicture, LogoField } from './logo-field';
import { useActiveTenantName } from './use-active-tenant-name';
import { VisibleField } from './visible-field';

const { name: nameLimit, address: addressLimit, url: urlLimit } = accountLimits;

/** The session provides the account's name, so only a save refetches it with the settings. */
type Company = accountSettings.AccountSettings & { companyName?: string };

const fields = ['companyName', 'website', 'address'] as const;

/** Renders the form for name, website, address and logo of the account. */
export function Company({ mayWrite }: { mayWrite: boolean }) {
  const { company: texts } = useAdminTexts('account');
  const appearance = useFieldAppearance('account');
  const { isTenantPerTab: perTab } = useIdentity();
  const { get, update } = useCapability(accountSettings);
  const { tenants } = useCapability(profile);
  const accounts = tenants({ perTab });
  // A save refetches what is observed: the session takes the new name from the response.
  useQuery(accounts);
  const name = useActiveTenantName();
  const query: BoundQuery<Company> = get({});
  const latest = async (): Promise<Company> => {
    const [settings, all] = await Promise.all([query.queryFn({}), accounts.queryFn({})]);
    return { ...settings, companyName: all.find(({ active }) => active)?.name };
  };
  const schema = object({
    companyName: string().check(
      trim(),
      minLength(1, texts.nameMissing),
      maxLength(nameLimit.max, texts.tooLong(nameLimit.max)),
    ),
    website: string().check(
      trim(),
      maxLength(urlLimit.max, texts.tooLong(urlLimit.max)),
      refine((text) => text === '' || accountSettings.webUrl(text) !== undefined, texts.websiteWrong),
    ),
    address: string().check(trim(), maxLength(addressLimit.max, texts.tooLong(addressLimit.max))),
    logo: string().check(
      trim(),
      refine((text) => text === '' || isPicture(text), texts.logoWrong),
    ),
  });
  const details = ({ companyName = name, ...settings }: Company): SettingDetail[] => {
    const values = { companyName, website: settings.website, address: settings.address };
    return fields
      .filter((field) => appearance(field) !== 'hidden' && (field !== 'website' || settings.website !== undefined))
      .map((field) => ({ label: texts[field], value: values[field] || '–' }));
  };
  return (
    <SettingsSection
      fieldCount={5}
      undo
      title={texts.title}
      text={texts.text}
      mayWrite={mayWrite}
      query={query}
      latest={latest}
      mutation={update()}
      schema={schema}
      toInput={({ companyName = name, website, address, logo }) => ({
        companyName,
        website: website ?? '',
        address: address ?? '',
        logo: logo ?? '',
      })}
      toVariables={(_, { companyName, ...changes }) => ({
        ...changes,
        ...(companyName !== undefined && { name: companyName }),
      })}
      details={details}
    >
      {(settings) => (
        <>
          <VisibleField name="companyName" label={texts.companyName} value={name}>
            <TextField name="companyName" label={texts.companyName} autoComplete="organization" />
          </VisibleField>
          {/* Providers without a website field leave it out. */}
          {settings.website !== undefined && (
            <VisibleField name="website" label={texts.website} value={settings.website}>
              <TextField
                name="website"
                label={texts.website}
                type="url"
                dir="ltr"
                placeholder="https://"
                autoComplete="url"
                optional
              />
            </VisibleField>
          )}
          <VisibleField name="address" label={texts.address} value={settings.address}>
            <TextareaField name="address" label={texts.address} rows={3} autoComplete="street-address" optional />
          </VisibleField>
          <LogoField name="logo" label={texts.logo} company={name} />
        </>
      )}
    </SettingsSection>
  );
}
