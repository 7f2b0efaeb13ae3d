'use client';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { object, refine, string, trim } from 'zod/mini';
import { SelectField } from '../../kit/form/choice-fields';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { CurrencyField, TimeZoneField } from '../archetypes/form/format-fields';
import { isTimeZone } from '../archetypes/formats/time-zones';
import { useFieldAppearance } from '../archetypes/page/appearance';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { FormatExample } from './format-example';
import { VisibleField } from './visible-field';

/** Adds the current format to the options, since another tool may have written an unlisted one. */
const withCurrent = (supported: readonly string[], current: string | null | undefined): string[] =>
  current && !supported.includes(current) ? [current, ...supported] : [...supported];

/** Renders the form for time zone, currency, and date and time formats of the account. */
export function FormatSettings({ mayWrite }: { mayWrite: boolean }) {
  const { formats: texts } = useAdminTexts('account');
  const { language } = useTexts();
  const { environment } = useIdentity();
  const appearance = useFieldAppearance('account');
  const { get, update } = useCapability(accountSettings);
  const now = environment.now();
  const schema = object({
    timezone: string().check(
      trim(),
      refine((text) => text === '' || isTimeZone(text), texts.timezoneWrong),
    ),
    currency: string(),
    dateFormat: string(),
    timeFormat: string(),
  });
  const patterns = (supported: readonly string[], current: string | null | undefined, write: 'date' | 'time') =>
    withCurrent(supported, current).map((value) => {
      const sample = accountSettings.accountFormatter({ dateFormat: value, timeFormat: value }, language)[write](now);
      return { value, label: `${value} (${sample})` };
    });
  return (
    <SettingsSection
      fieldCount={5}
      undo
      title={texts.title}
      text={texts.text}
      mayWrite={mayWrite}
      query={get({})}
      mutation={update()}
      schema={schema}
      toInput={({ timezone, currency, dateFormat, timeFormat }) => ({
        timezone: timezone ?? '',
        currency: currency ?? '',
        dateFormat: dateFormat ?? '',
        timeFormat: timeFormat ?? '',
      })}
      toVariables={(_, changes) => changes}
      details={({ timezone, currency, dateFormat, timeFormat }) => [
        ...(appearance('timezone') === 'hidden' ? [] : [{ label: texts.timezone, value: timezone || texts.ofDevice }]),
        ...(appearance('currency') === 'hidden'
          ? []
          : [{ label: texts.currency, value: currency || texts.noCurrency }]),
        { label: texts.dateFormat, value: dateFormat || texts.ofLanguage },
        { label: texts.timeFormat, value: timeFormat || texts.ofLanguage },
      ]}
    >
      {({ timezone, currency, dateFormat, timeFormat }) => (
        <>
          <VisibleField name="timezone" label={texts.timezone} value={timezone || texts.ofDevice}>
            <TimeZoneField
              name="timezone"
              label={texts.timezone}
              hint={texts.timezoneHint}
              placeholder={texts.ofDevice}
              optional
            />
          </VisibleField>
          <VisibleField name="currency" label={texts.currency} value={currency || texts.noCurrency}>
            <CurrencyField name="currency" label={texts.currency} placeholder={texts.noCurrency} />
          </VisibleField>
          <SelectField
            name="dateFormat"
            label={texts.dateFormat}
            options={patterns(accountSettings.dateFormats, dateFormat, 'date')}
            placeholder={texts.ofLanguage}
            optional
          />
          <SelectField
            name="timeFormat"
            label={texts.timeFormat}
            options={patterns(accountSettings.timeFormats, timeFormat, 'time')}
            placeholder={texts.ofLanguage}
            optional
          />
          <FormatExample />
        </>
      )}
    </SettingsSection>
  );
}
