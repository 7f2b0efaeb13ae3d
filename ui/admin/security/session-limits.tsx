'use client';
import * as sessions from '@gatehouse/sdk/sessions';
import { boolean, maximum, minimum, number, object, refine } from 'zod/mini';
import { DurationField } from '../../kit/duration-field';
import { NumberField } from '../../kit/fields';
import { SwitchField } from '../../kit/switch';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';
import { useFieldAppearance } from '../resource/appearance';
import { SettingsSection } from '../resource/settings-section';
import { useAdminTexts } from '../texts';
import { useDurationText } from './use-duration-text';

const MINUTE = 60;

interface LimitProps {
  mayWrite: boolean;
}

/** A number that counts only while its switch is on. */
const limitSchema = (tooSmall: string, least: number, most: number) =>
  object({
    enabled: boolean(),
    amount: number({ error: tooSmall }).check(
      refine(Number.isFinite, tooSmall),
      minimum(least, tooSmall),
      maximum(most, tooSmall),
    ),
  });

const secondsOf = (limit: sessions.TimeLimit): number => sessions.toSeconds(limit);

/** Seconds since this user signed in, undefined where the token does not say. */
const useSignedInFor = (): number | undefined => {
  const session = useSession();
  const { environment } = useIdentity();
  const since = session.status === 'authenticated' ? session.claims.auth_time : undefined;
  return typeof since === 'number' ? Math.max(0, environment.now() / 1000 - since) : undefined;
};

/** What all members of the account are asked of their sessions; each limit saves by itself. */
export function SessionLimits({ mayWrite }: LimitProps) {
  const { sessions: texts, off } = useAdminTexts('security');
  const { policy, savePolicy } = useCapability(sessions);
  const appearance = useFieldAppearance('sessionManagement');
  const durationText = useDurationText();
  const signedInFor = useSignedInFor();
  const time = limitSchema(texts.tooShort, MINUTE, 3650 * 86_400);
  const count = limitSchema(texts.tooFew, 1, 1000);
  const inWords = (limit: sessions.TimeLimit) => (limit.enabled ? durationText(secondsOf(limit)) : off);
  const shared = { query: policy(), mutation: savePolicy(), mayWrite };

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
        facts={({ idleTimeout }) => [{ label: texts.idleTitle, value: inWords(idleTimeout) }]}
      >
        <SwitchField name="enabled" label={texts.idleSwitch} />
        <DurationField name="amount" label={texts.idleAmount} />
      </SettingsSection>
      <SettingsSection
        {...shared}
        title={texts.reloginTitle}
        text={texts.reloginText}
        appearance={appearance('forceReLogin')}
        schema={time}
        toInput={({ forceReLogin }) => ({ enabled: forceReLogin.enabled, amount: secondsOf(forceReLogin) })}
        toVariables={({ enabled, amount }) => ({ forceReLogin: { enabled, ...sessions.fromSeconds(amount) } })}
        facts={({ forceReLogin }) => [{ label: texts.reloginTitle, value: inWords(forceReLogin) }]}
        question={({ enabled, amount }) =>
          enabled && signedInFor !== undefined && signedInFor > amount
            ? { title: texts.endsYoursTitle, text: texts.endsYours, confirm: texts.endsYoursConfirm }
            : undefined
        }
      >
        <SwitchField name="enabled" label={texts.reloginSwitch} />
        <DurationField
          name="amount"
          label={texts.reloginAmount}
          hint={signedInFor === undefined ? undefined : texts.signedInFor(durationText(signedInFor))}
        />
      </SettingsSection>
      <SettingsSection
        {...shared}
        title={texts.countTitle}
        text={texts.countText}
        appearance={appearance('maximumConcurrentSessions')}
        schema={count}
        toInput={({ maxConcurrentSessions }) => maxConcurrentSessions}
        toVariables={(maxConcurrentSessions) => ({ maxConcurrentSessions })}
        facts={({ maxConcurrentSessions: { enabled, amount } }) => [
          { label: texts.countTitle, value: enabled ? texts.countFact(amount) : off },
        ]}
      >
        <SwitchField name="enabled" label={texts.countSwitch} />
        <NumberField name="amount" label={texts.countAmount} />
      </SettingsSection>
    </>
  );
}
