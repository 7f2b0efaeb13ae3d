'use client';
import * as profile from '@gatehouse/sdk/profile';
import { readableEmail } from '@gatehouse/sdk/text';
import { useMemo } from 'react';
import { maxLength, minLength, object, string, trim } from 'zod/mini';
import { TextareaField, TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { useFieldAppearance } from '../archetypes/page/appearance';
import type { PageProps } from '../archetypes/page/page-props';
import { useRights } from '../archetypes/page/use-rights';
import { SectionGroup } from '../archetypes/settings/section-shell';
import { SettingsPage } from '../archetypes/settings/settings-page';
import { type SettingDetail, SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { LockedField } from './locked-field';
import { OwnPhone } from './own-phone';
import { PhoneNumbers } from './phone-numbers';
import { Picture } from './picture';

const { profileLimits } = profile;

const fields = ['name', 'jobTitle', 'address'] as const;

/** Renders the profile: picture, name, details and phone numbers. */
export default function ProfilePage({ page, title }: PageProps) {
  const texts = useAdminTexts('profile');
  const appearance = useFieldAppearance('profile');
  const { me, update } = useCapability(profile);
  const isAdministrator = useRights('users').update;
  const schema = useMemo(
    () =>
      object({
        name: string().check(
          trim(),
          minLength(1, texts.nameMissing),
          maxLength(profileLimits.name, texts.tooLong(profileLimits.name)),
        ),
        jobTitle: string().check(trim(), maxLength(profileLimits.jobTitle, texts.tooLong(profileLimits.jobTitle))),
        address: string().check(trim(), maxLength(profileLimits.address, texts.tooLong(profileLimits.address))),
      }),
    [texts],
  );
  const valuesOf = (user: profile.Me) => ({ name: user.name ?? '', ...profile.detailsOf(user) });
  const detailsOf = (user: profile.Me): SettingDetail[] => [
    { label: texts.email, value: readableEmail(user.email) },
    ...fields
      .filter((field) => appearance(field) !== 'hidden')
      .map((field) => ({ label: texts[field], value: valuesOf(user)[field] || '–' })),
  ];
  const isEditable = fields.some((field) => appearance(field) === 'edit');

  const details = (
    <SettingsSection
      // Four fields: the note of one and the second line of another are about as high as a fifth.
      fieldCount={5}
      wide={false}
      undo
      title={texts.detailsTitle}
      text={texts.detailsText}
      mayWrite={isEditable}
      query={me()}
      mutation={update()}
      schema={schema}
      toInput={valuesOf}
      toVariables={(_values, changes) => changes}
      details={detailsOf}
    >
      {(user) => (
        <>
          <LockedField
            label={texts.email}
            value={readableEmail(user.email)}
            note={texts.emailKeeper(user.provider ?? 'local', isAdministrator)}
          />
          {fields.map((name) => {
            const label = texts[name];
            const value = valuesOf(user)[name];
            if (appearance(name) === 'hidden') return null;
            if (name === 'name' && profile.isKeptByDirectory(user)) {
              return <LockedField key={name} label={label} value={value} note={texts.keptByDirectory} />;
            }
            if (appearance(name) === 'viewOnly') {
              return (
                <LockedField key={name} label={label} value={value} note={texts.keptByAdministrator(isAdministrator)} />
              );
            }
            return name === 'address' ? (
              <TextareaField key={name} name={name} label={label} rows={2} autoComplete="street-address" optional />
            ) : (
              <TextField
                key={name}
                name={name}
                label={label}
                autoComplete={name === 'name' ? 'name' : 'organization-title'}
                optional={name !== 'name'}
              />
            );
          })}
        </>
      )}
    </SettingsSection>
  );
  const hasPhones = appearance('phoneNumber') !== 'hidden';
  const content = (
    <>
      <SectionGroup>
        <Picture />
        {details}
        {hasPhones && <OwnPhone isEditable={appearance('phoneNumber') === 'edit'} />}
      </SectionGroup>
      {hasPhones && <PhoneNumbers page={page} isEditable={appearance('phoneNumber') === 'edit'} />}
    </>
  );
  return <SettingsPage page={page} title={title} description={texts.text} tabs={[{ path: '', title, content }]} />;
}
