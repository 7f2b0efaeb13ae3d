'use client';
import * as flags from '@gatehouse/sdk/flags';
import * as mfaDevices from '@gatehouse/sdk/mfa-devices';
import * as securityPolicy from '@gatehouse/sdk/security-policy';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Plus from 'lucide-react/icons/plus';
import Smartphone from 'lucide-react/icons/smartphone';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../../kit/button/button';
import { Menu, MenuItem } from '../../kit/overlay/menu';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { SectionRow, SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';
import type { FactorTask } from './factor-dialogs';
import { choicesOf, factorsOf, isRemovable, useFactorName } from './factor-rules';
import { ItemList } from './item-list';

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).FactorDialogs }));

const icons = { app: <Smartphone />, phone: <MessageSquare />, key: <KeyRound />, email: <Mail /> };
const onlyApp: readonly string[] = ['AuthenticatorApp'];

/** Returns whether the account requires a second factor of every user; known only to users who may read its policy. */
const useIsForced = (): boolean => {
  const may = useRights('security');
  const policy = useCapability(securityPolicy).mfa();
  const { data } = useQuery({ ...policy, enabled: policy.enabled && may.read });
  const type = data?.effective?.enforceMFAType;
  return type === 'Force' || type === 'ForceExceptSAML';
};

/** Renders the user's second factors. */
export function Factors({ isEditable }: { isEditable: boolean }) {
  const { factors: texts } = useAdminTexts('privacy');
  const name = useFactorName();
  const { devices, strategies } = useCapability(mfaDevices);
  const devicesQuery = useQuery(devices());
  const offered = useQuery(strategies());
  const { data: flagValues } = useQuery(useCapability(flags).all());
  // Providers without this page support one app per user only.
  const isOld = flagValues !== undefined && !flags.isFlagOn(flagValues, 'new-mfa-pages');
  const isForced = useIsForced();
  const tasks = useTask<FactorTask>();

  // Without the strategies nothing can be added, which must not look like a policy of the account.
  const needsOffered = isEditable && !isOld;
  const source = {
    // The button that adds one comes with the list, and moves nothing.
    data: needsOffered && offered.isLoading ? undefined : devicesQuery.data,
    error: devicesQuery.error ?? (needsOffered ? offered.error : null),
    refetch: () => Promise.all([devicesQuery.refetch(), offered.refetch()]),
  };

  return (
    <SectionShell<mfaDevices.MfaDevices> title={texts.title} text={texts.text} holds="row" source={source}>
      {(all) => {
        const factors = factorsOf(all);
        const choices = choicesOf(isOld ? onlyApp : (offered.data ?? []));
        const isFull = isOld && factors.length > 0;
        const isLast = factors.length === 1;
        const lastReason = isLast && isForced ? texts.forced : undefined;
        const add = isEditable && !isFull && choices.length > 0 && (
          <Menu
            trigger={
              <Button variant="secondary" size="sm">
                <Plus aria-hidden />
                {texts.add}
              </Button>
            }
          >
            {choices.map((choice) => (
              <MenuItem key={choice} onSelect={() => tasks.start({ do: 'add', choice, isOld })}>
                {icons[choice]}
                {texts.choices[choice]}
              </MenuItem>
            ))}
          </Menu>
        );
        return (
          <>
            {factors.length === 0 ? (
              <SectionRow action={add}>
                <p className="gh:flex gh:gap-2">
                  <TriangleAlert aria-hidden className="gh:mt-0.5 gh:size-4 gh:shrink-0 gh:text-warning" />
                  {texts.emptyTitle}
                </p>
              </SectionRow>
            ) : (
              <>
                <ItemList
                  label={texts.title}
                  items={factors.map((factor) => ({
                    id: factor.id,
                    icon: icons[factor.kind],
                    title: <bdi>{name(factor)}</bdi>,
                    text: factor.name ? texts.kinds[factor.kind] : undefined,
                    action: isEditable && isRemovable(factor) && (
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={texts.removeNamed(name(factor))}
                        disabledReason={lastReason}
                        onClick={() => tasks.start({ do: 'remove', factor, isLast, isOld })}
                      >
                        {texts.remove}
                      </Button>
                    ),
                  }))}
                />
                {lastReason && <p className="gh:text-xs gh:text-subtle">{lastReason}</p>}
                {add && <SectionRow action={add} />}
              </>
            )}
            <Tasks part={dialogs} of={tasks}>
              {(Dialogs, state) => <Dialogs {...state} />}
            </Tasks>
          </>
        );
      }}
    </SectionShell>
  );
}
