'use client';
import { isColor, loginColors, lookLimits, readLoginLook, withLoginLook } from '@gatehouse/sdk/login-look';
import * as metadata from '@gatehouse/sdk/metadata';
import { useWatch } from 'react-hook-form';
import { maxLength, object, refine, string, trim } from 'zod/mini';
import { SelectField } from '../../kit/form/choice-fields';
import { TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { ColorField } from './color-field';
import { LoginPreview } from './login-preview';
import { isPicture, LogoField } from './logo-field';
import { type LookInput, lookFallback, lookLanguages, toLook, toLookInput } from './look-input';
import { useActiveTenantName } from './use-active-tenant-name';

const { max: MAX_TITLE_LENGTH } = lookLimits.title;
const radii = ['0px', '4px', '8px', '12px', '20px'] as const;

/** Renders the form for colors, corners, logo and title of the account's login box, with a preview. */
export function LoginLookSection({ mayWrite }: { mayWrite: boolean }) {
  const { look: texts } = useAdminTexts('account').login;
  const company = useActiveTenantName();
  const { tenantAdminBox, updateTenantAdminBox } = useCapability(metadata);
  const color = string().check(
    trim(),
    refine((text) => text === '' || isColor(text), texts.colorWrong),
  );
  const title = string().check(trim(), maxLength(MAX_TITLE_LENGTH, texts.tooLong(MAX_TITLE_LENGTH)));
  const schema = object({
    primary: color,
    onPrimary: color,
    surface: color,
    text: color,
    radius: string(),
    logo: string().check(
      trim(),
      refine((text) => text === '' || isPicture(text), texts.logoWrong),
    ),
    en: title,
    de: title,
    fr: title,
    es: title,
    he: title,
    ja: title,
    ar: title,
  });
  const { language: locale } = useTexts();
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <SettingsSection
      undo
      wide
      title={texts.title}
      text={texts.text}
      mayWrite={mayWrite}
      query={tenantAdminBox()}
      mutation={updateTenantAdminBox()}
      schema={schema}
      toInput={(box) => toLookInput(readLoginLook(box))}
      toVariables={(values, _, before) => ({ before, after: withLoginLook(before, toLook(values, before)) })}
      details={(box) => {
        const look = toLookInput(readLoginLook(box));
        return [
          { label: texts.preview, value: <LoginPreview look={look} company={company} /> },
          ...loginColors.map((name) => ({ label: texts.colors[name], value: look[name] || texts.byDefault })),
        ];
      }}
    >
      <div className="gh:grid gh:gap-x-8 gh:gap-y-6 gh:@md:grid-cols-[minmax(0,1fr)_21.5rem]">
        <LivePreview company={company} />
        <div className="gh:grid gh:content-start gh:gap-5">
          <div className="gh:grid gh:grid-cols-[repeat(auto-fit,minmax(max(10rem,40%),1fr))] gh:items-start gh:gap-5">
            {loginColors.map((name) => (
              <ColorField key={name} name={name} label={texts.colors[name]} fallback={lookFallback[name]} />
            ))}
          </div>
          <SelectField
            name="radius"
            label={texts.radius}
            options={radii.map((value, at) => ({ value, label: texts.radii[at] ?? value }))}
            placeholder={texts.byDefault}
            optional
          />
          <LogoField name="logo" label={texts.logo} company={company} />
          {lookLanguages.map((language) => (
            <TextField
              key={language}
              name={language}
              lang={language}
              dir={language === 'ar' || language === 'he' ? 'rtl' : 'ltr'}
              label={texts.titleIn(languageNames.of(language) ?? language)}
              // An example of another language would be in the wrong one.
              placeholder={language === locale ? texts.titleExample(company) : undefined}
              optional
            />
          ))}
        </div>
      </div>
    </SettingsSection>
  );
}

/** Renders the preview: sticky beside the fields, and above them on narrow screens. */
function LivePreview({ company }: { company: string }) {
  return (
    <div className="gh:@md:order-last">
      <div className="gh:@md:sticky gh:@md:top-[calc(var(--gh-sticky-top,0px)+1.5rem)]">
        {/* The names are those of the schema around it. */}
        <LoginPreview look={useWatch() as LookInput} company={company} />
      </div>
    </div>
  );
}
