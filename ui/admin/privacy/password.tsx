'use client';
import * as configurations from '@gatehouse/sdk/configurations';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { SectionRow, SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';

const dialog = lazyPart(async () => ({ default: (await import('./dialogs')).PasswordDialog }));

/** Renders the password section; nothing if the account has no passwords. */
export function Password() {
  const { password: texts } = useAdminTexts('privacy');
  const strategies = useQuery(useCapability(configurations).accountAuthStrategies());
  const tasks = useTask<'change'>();
  const isAbsent = strategies.data?.mainAuthStrategies.every(({ strategy }) => strategy === 'NoLocalAuthentication');
  if (isAbsent) return null;
  return (
    <SectionShell<configurations.AuthStrategies>
      title={texts.title}
      text={texts.text}
      holds="button"
      source={strategies}
    >
      {() => (
        <SectionRow
          action={
            <Button variant="secondary" size="sm" onClick={() => tasks.start('change')}>
              {texts.change}
            </Button>
          }
        >
          <span aria-hidden>••••••••</span>
          <Tasks part={dialog} of={tasks}>
            {(PasswordDialog, state) => <PasswordDialog {...state} />}
          </Tasks>
        </SectionRow>
      )}
    </SectionShell>
  );
}
