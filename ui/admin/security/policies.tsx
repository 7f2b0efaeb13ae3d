'use client';
import * as securityPolicy from '@gatehouse/sdk/security-policy';
import { useFormContext, useWatch } from 'react-hook-form';
import { boolean, enum as enumOf, number, object, refine } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { RadioGroupField } from '../../kit/form/choice-fields';
import { NumberField } from '../../kit/form/fields';
import { SwitchField } from '../../kit/form/switch';
import { useCapability } from '../../react/capability';
import { useFieldAppearance } from '../archetypes/page/appearance';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { Limited, Proposed } from './limited';

type EnforceMFAType = securityPolicy.EnforceMFAType;

const Mfa = object({ enforceMFAType: enumOf(securityPolicy.enforceMFATypes) });

const isMfaType = (text: string | undefined): text is EnforceMFAType =>
  securityPolicy.enforceMFATypes.some((type) => type === text);

const mfaTypeOf = (policy: securityPolicy.MfaPolicy | null): EnforceMFAType =>
  isMfaType(policy?.enforceMFAType) ? policy.enforceMFAType : 'DontForce';

const { maxAttempts, historySize } = securityPolicy.policyLimits;

const counted = (message: string, { min, max }: { min: number; max: number }) =>
  object({
    enabled: boolean(),
    count: number({ error: message }).check(
      refine((count) => Number.isInteger(count) && count >= min && count <= max, message),
    ),
  });

interface VendorDefaultProps {
  /** The vendor's values as form values. */
  values: Readonly<Record<string, unknown>> | undefined;
  text: string;
}

/** Renders the vendor's default, with a button that applies it. */
function VendorDefault({ values, text }: VendorDefaultProps) {
  const { policies: texts } = useAdminTexts('security');
  const { setFocus, setValue } = useFormContext();
  const now = useWatch();
  if (!values) return null;
  // The other values of a disabled policy are irrelevant.
  const isOff = values.enabled === false && now.enabled === false;
  const isInUse = isOff || Object.entries(values).every(([name, value]) => now[name] === value);
  const use = () => {
    for (const [name, value] of Object.entries(values)) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
    // The button is unmounted once its values are applied, so the focus moves.
    const [first] = Object.keys(values);
    if (first) setFocus(first);
  };
  return (
    <p className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-3 gh:text-sm gh:text-subtle">
      {texts.vendor(text)}
      {!isInUse && (
        <Button variant="link" size="sm" onClick={use}>
          {texts.useVendor}
        </Button>
      )}
    </p>
  );
}

/** Renders the sign-in policies for all users of the account: second factor, lockout and password history. */
export function Policies({ mayWrite }: { mayWrite: boolean }) {
  const { policies: texts, off } = useAdminTexts('security');
  const { mfa, lockout, passwordHistory, saveMfa, saveLockout, savePasswordHistory } = useCapability(securityPolicy);
  const appearance = useFieldAppearance('generalSettings');
  const attempts = (policy: securityPolicy.LockoutPolicy | null) =>
    policy?.enabled ? texts.attempts(policy.maxAttempts ?? 1) : off;
  const size = (policy: securityPolicy.PasswordHistoryPolicy | null) =>
    policy?.enabled ? texts.passwords(policy.historySize ?? 1) : off;

  return (
    <>
      <SettingsSection
        undo
        title={texts.mfaTitle}
        text={texts.mfaText}
        appearance={appearance('mfa')}
        mayWrite={mayWrite}
        query={mfa()}
        mutation={saveMfa()}
        schema={Mfa}
        toInput={({ effective }) => ({ enforceMFAType: mfaTypeOf(effective) })}
        toVariables={(values, _changes, { own }) => ({ ...values, id: own?.id })}
        details={({ effective }) => [{ label: texts.mfaTitle, value: texts.mfaTypes[mfaTypeOf(effective)].label }]}
        confirmation={({ enforceMFAType }, { effective }) =>
          enforceMFAType !== 'DontForce' && mfaTypeOf(effective) === 'DontForce'
            ? { title: texts.forceTitle, text: texts.force, confirm: texts.forceConfirm }
            : undefined
        }
      >
        {({ vendor }) => (
          <>
            <RadioGroupField
              name="enforceMFAType"
              label={texts.mfaLabel}
              options={securityPolicy.enforceMFATypes.map((value) => ({ value, ...texts.mfaTypes[value] }))}
            />
            <VendorDefault
              values={vendor ? { enforceMFAType: mfaTypeOf(vendor) } : undefined}
              text={texts.mfaTypes[mfaTypeOf(vendor)].label}
            />
            <Proposed
              name="mfa"
              values={(type) => (isMfaType(type) ? { enforceMFAType: type } : undefined)}
              focus="enforceMFAType"
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection
        undo
        title={texts.lockoutTitle}
        text={texts.lockoutText}
        appearance={appearance('userLockout')}
        mayWrite={mayWrite}
        query={lockout()}
        mutation={saveLockout()}
        schema={counted(texts.countRange(maxAttempts.max), maxAttempts)}
        toInput={({ effective }) => ({ enabled: effective?.enabled ?? false, count: effective?.maxAttempts ?? 5 })}
        toVariables={({ enabled, count }, _changes, { own }) => ({ id: own?.id, enabled, maxAttempts: count })}
        details={({ effective }) => [{ label: texts.lockoutTitle, value: attempts(effective) }]}
      >
        {({ vendor }) => (
          <>
            <SwitchField name="enabled" label={texts.lockoutSwitch} />
            <Limited name="lockout" field="count">
              <NumberField name="count" label={texts.lockoutCount} className="gh:[&_input]:max-w-40" />
            </Limited>
            <VendorDefault
              values={vendor ? { enabled: vendor.enabled, count: vendor.maxAttempts ?? 5 } : undefined}
              text={attempts(vendor)}
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection
        undo
        title={texts.historyTitle}
        text={texts.historyText}
        appearance={appearance('passwordHistory')}
        mayWrite={mayWrite}
        query={passwordHistory()}
        mutation={savePasswordHistory()}
        schema={counted(texts.countRange(historySize.max), historySize)}
        toInput={({ effective }) => ({ enabled: effective?.enabled ?? false, count: effective?.historySize || 1 })}
        toVariables={({ enabled, count }, _changes, { own }) => ({ id: own?.id, enabled, historySize: count })}
        details={({ effective }) => [{ label: texts.historyTitle, value: size(effective) }]}
      >
        {({ vendor }) => (
          <>
            <SwitchField name="enabled" label={texts.historySwitch} />
            <Limited name="history" field="count">
              <NumberField name="count" label={texts.historyCount} className="gh:[&_input]:max-w-40" />
            </Limited>
            <VendorDefault
              values={vendor ? { enabled: vendor.enabled, count: vendor.historySize || 1 } : undefined}
              text={size(vendor)}
            />
          </>
        )}
      </SettingsSection>
    </>
  );
}
