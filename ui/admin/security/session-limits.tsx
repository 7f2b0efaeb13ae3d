'use client';
import { providerNow } from '@gatehouse/sdk';
import * as sessions from '@gatehouse/sdk/sessions';
import { boolean, number, object, refine } from 'zod/mini';
import { DurationField } from '../../kit/form/duration-field';
import { NumberField } from '../../kit/form/fields';
import { SwitchField } from '../../kit/form/switch';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';
import { useFieldAppearance } from '../archetypes/page/appearance';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import { useDurationText } from './figures';
import { Limited } from './limited';

const { seconds, maxSessions } = sessions.sessionLimits;

interface LimitProps {
  mayWrite: boolean;
}

/** Schema of a limit with its switch, which reveals the number. */
const limitSchema = (message: string, { min, max }: { min: number; max: number }) =>
  object({
    enabled: boolean(),
    amount: number({ error: message }).check(
      refine((amount) => Number.isInteger(amount) && amount >= min && amount <= max, message),
    ),
  });

const secondsOf = (limit: sessions.TimeLimit): number => sessions.toSeconds(limit);

/** Returns the seconds since the user signed in; undefined if the token does not contain the time. */
const useSignedInFor = (): number | undefined => {
  const session = useSession();
  const { environment } = useIdentity();
  const claims = session.status === 'authenticated' ? session.claims : undefined;
  const since = claims?.auth_time;
  return typeof since === 'number' ? Math.max(0, providerNow(claims, environment.now()) / 1000 - since) : undefined;
};

/** Renders the session limits of all members; each limit saves independently. */
export function SessionLimits({ mayWrite }: LimitProps) {
  const { sessions: texts, policies, off } = useAdminTexts('security');
  const { policy, savePolicy } = useCapability(sessions);
  const appearance = useFieldAppearance('sessionManagement');
  const durationText = useDurationText();
  const signedInFor = useSignedInFor();
  const time = limitSchema(texts.timeRange, seconds);
  const count = limitSchema(policies.countRange(maxSessions.max), maxSessions);
  const formatLimit = (limit: sessions.TimeLimit) => (limit.enabled ? durationText(secondsOf(limit)) : off);
  const shared = { query: policy(), mutation: savePolicy(), mayWrite, undo: true };

  return (
    <>
      <SettingsSection
        {...shared}
        title={texts.idleTitle}
        text={texts.idleText}
        appearance={appearance('idleSessionTimeout')}
        schema={time}
        toInput={({ idleTimeout }) => ({ enabled: idleTimeout.enabled, amount: secondsOf(idleTimeout) })}
        toVariables={({ enabled, amount }) => ({ idleTimeout: { enabled, ...sessions.fromSeconds(amount) } })}
        details={({ idleTimeout }) => [{ label: texts.idleTitle, value: formatLimit(idleTimeout) }]}
      >
        <SwitchField name="enabled" label={texts.idleSwitch} />
        <Limited name="idle" field="amount">
          <DurationField name="amount" label={texts.idleAmount} />
        </Limited>
      </SettingsSection>
      <SettingsSection
        {...shared}
        title={texts.reloginTitle}
        text={texts.reloginText}
        appearance={appearance('forceReLogin')}
        schema={time}
        toInput={({ forceReLogin }) => ({ enabled: forceReLogin.enabled, amount: secondsOf(forceReLogin) })}
        toVariables={({ enabled, amount }) => ({ forceReLogin: { enabled, ...sessions.fromSeconds(amount) } })}
        details={({ forceReLogin }) => [{ label: texts.reloginTitle, value: formatLimit(forceReLogin) }]}
        confirmation={({ enabled, amount }) =>
          enabled && signedInFor !== undefined && signedInFor > amount
            ? { title: texts.endsYoursTitle, text: texts.endsYours, confirm: texts.endsYoursConfirm }
            : undefined
        }
      >
        <SwitchField name="enabled" label={texts.reloginSwitch} />
        <Limited name="relogin" field="amount">
          <DurationField
            name="amount"
            label={texts.reloginAmount}
            hint={signedInFor === undefined ? undefined : texts.signedInFor(durationText(signedInFor))}
          />
        </Limited>
      </SettingsSection>
      <SettingsSection
        {...shared}
        title={texts.countTitle}
        text={texts.countText}
        appearance={appearance('maximumConcurrentSessions')}
        schema={count}
        toInput={({ maxConcurrentSessions }) => maxConcurrentSessions}
        toVariables={(maxConcurrentSessions) => ({ maxConcurrentSessions })}
        details={({ maxConcurrentSessions: { enabled, amount } }) => [
          { label: texts.countTitle, value: enabled ? texts.countFact(amount) : off },
        ]}
      >
        <SwitchField name="enabled" label={texts.countSwitch} />
        <Limited name="count" field="amount">
          <NumberField name="amount" label={texts.countAmount} className="gh:[&_input]:max-w-40" />
        </Limited>
      </SettingsSection>
    </>
  );
}
