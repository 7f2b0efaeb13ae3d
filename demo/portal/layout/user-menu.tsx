import { isAbort } from '@gatehouse/sdk';
import type { HostedPortalPlace } from '@gatehouse/sdk/embed';
import { readableEmail } from '@gatehouse/sdk/text';
import { useIdentity, useSession, useUser } from '@gatehouse/ui';
import { useHostedPortal } from '@gatehouse/ui/admin';
import {
  Alert,
  Avatar,
  Menu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  Skeleton,
  VisuallyHidden,
} from '@gatehouse/ui/kit';
import { Check, ExternalLink, LogOut, Palette, Settings } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { adminPageOf } from '../administration-page';
import { ADMINISTRATION } from '../paths';
import { languageNames, languages } from '../texts/language';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';
import { titleOf } from '../texts/title-of';
import { useAnnounce } from './announcer';
import { appearances, useAppearance } from './appearance';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** Maximum number of accounts in a list that does not scroll. */
const MANY = 6;
/** Names fade out at the end of a list that scrolls: a line through the middle of one looks like a mistake. */
const scrolling =
  'max-h-55 scroll-pb-8 overflow-y-auto pb-6 [mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)]';

/** Current page of the administration, so that the new tab opens there. */
const useAdministrationPlace = (): HostedPortalPlace => {
  const [path] = useLocation();
  const search = useSearch();
  const page = adminPageOf(path);
  return page ? { page, search } : {};
};

export function UserMenu({ onLogout }: { onLogout: () => void }) {
  const user = useUser();
  const session = useSession();
  const texts = usePortalTexts('shell');
  const { frame } = texts;
  const { language, locale, setLanguage } = usePortalLanguage();
  const [problem, setProblem] = useState<string>();
  const announce = useAnnounce();
  const [, navigate] = useLocation();
  const { appearance, choose } = useAppearance();
  const administration = useHostedPortal();
  const place = useAdministrationPlace();
  // The preview is for local development only.
  const identity = useIdentity();
  const isLocal = LOOPBACK.test(identity.baseUrl('/').hostname);
  const tenants = session.status === 'authenticated' ? session.tenants : undefined;
  const accounts = useMemo(() => {
    const collator = new Intl.Collator(locale, { numeric: true });
    return [...(tenants?.tenants ?? [])].sort((a, b) => collator.compare(a.name, b.name));
  }, [tenants, locale]);
  if (!user) return null;
  const { name, email, profilePictureUrl: picture } = user;
  const isSwitching = session.status === 'authenticated' && session.switchingTo !== undefined;
  const account = tenants?.activeTenant?.name;
  const switchTo = async (tenantId: string, accountName: string) => {
    setProblem(undefined);
    try {
      await identity.session.switchTenant(tenantId);
      announce(frame.switched(accountName));
    } catch (error) {
      if (!isAbort(error)) setProblem(frame.switchFailed(accountName));
    }
  };
  const changeLanguage = (value: string) => {
    const wanted = languages.find((tag) => tag === value);
    setProblem(undefined);
    if (wanted) setLanguage(wanted).catch(() => setProblem(frame.languageFailed));
  };
  const change = (value: string) => choose(appearances.find((option) => option === value) ?? 'system');
  return (
    <>
      <Menu
        className="w-62"
        trigger={
          <button
            type="button"
            className="grid size-10 place-items-center rounded-full hover:bg-muted aria-expanded:bg-muted"
            aria-label={frame.account(name)}
          >
            <Avatar name={name} src={picture} />
          </button>
        }
      >
        <div className="p-2 wrap-anywhere" data-user>
          <p className="font-medium">{name}</p>
          <p className="text-subtle">{readableEmail(email)}</p>
          {isSwitching ? (
            <div className="text-subtle">
              <VisuallyHidden role="status">{frame.switching}</VisuallyHidden>
              <Skeleton />
            </div>
          ) : (
            // Several accounts are listed below, with a mark at this one.
            accounts.length === 1 && account && <p className="text-subtle">{account}</p>
          )}
        </div>
        {accounts.length > 1 && !isSwitching && (
          <>
            <MenuSeparator />
            <MenuLabel>{frame.accounts}</MenuLabel>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu */}
            <div role="group" aria-label={frame.accounts} className={accounts.length > MANY ? scrolling : undefined}>
              {accounts.map(({ tenantId, name: accountName }) => (
                <AccountItem
                  key={tenantId}
                  name={accountName}
                  isActive={tenantId === tenants?.activeTenant?.tenantId}
                  onSwitch={() => void switchTo(tenantId, accountName)}
                />
              ))}
            </div>
          </>
        )}
        <MenuSeparator />
        <MenuItem onSelect={() => navigate(ADMINISTRATION)}>
          <Settings aria-hidden />
          {titleOf(texts, ADMINISTRATION)}
        </MenuItem>
        <MenuItem onSelect={() => administration.open(place)}>
          <ExternalLink aria-hidden />
          {frame.inNewTab}
        </MenuItem>
        {isLocal && (
          <MenuItem onSelect={() => location.assign('/preview')}>
            <Palette aria-hidden />
            {frame.preview}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuLabel>{frame.language}</MenuLabel>
        <MenuRadioGroup value={language} onValueChange={changeLanguage}>
          {languages.map((name) => (
            <MenuRadioItem key={name} value={name}>
              <span lang={name}>{languageNames[name]}</span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuLabel>{frame.appearance}</MenuLabel>
        <MenuRadioGroup value={appearance} onValueChange={change}>
          {appearances.map((name) => (
            <MenuRadioItem key={name} value={name}>
              {frame.appearances[name]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem onSelect={onLogout}>
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          {frame.logout}
        </MenuItem>
      </Menu>
      <div role="alert" className="fixed end-4 bottom-4 z-70 max-w-[min(22.5rem,100vw-2rem)] empty:hidden">
        {problem && <Alert tone="danger">{problem}</Alert>}
      </div>
      {administration.dialog}
    </>
  );
}

interface AccountItemProps {
  name: string;
  isActive: boolean;
  onSwitch: () => void;
}

/** Renders an account of the user; unlike a radio item it closes the menu. */
function AccountItem({ name, isActive, onSwitch }: AccountItemProps) {
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={isActive}
      onSelect={() => {
        if (!isActive) onSwitch();
      }}
    >
      <Check aria-hidden className={isActive ? undefined : 'invisible'} />
      <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
    </MenuItem>
  );
}
