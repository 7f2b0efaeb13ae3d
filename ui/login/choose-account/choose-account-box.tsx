'use client';
import { type ChooseAccountContext, chooseAccountDeps, chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import { findTenants } from '@gatehouse/sdk/profile';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Avatar } from '../../kit/display/avatar';
import { Spinner } from '../../kit/feedback/spinner';
import { Input } from '../../kit/form/input';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useNavigation } from '../frame/flow-deps';
import { ScreenOutline } from '../frame/pending';
import { LinkButton, Step } from '../frame/step';
import { LastUsed } from '../sign-in/last-used';
import { useFlowTexts } from '../texts';

type Account = NonNullable<ChooseAccountContext['accounts']>[number];

/** Maximum number of accounts without a search box. */
const MANY = 7;

/** Moves the focus between the search and the accounts with arrow keys. */
const move = (event: KeyboardEvent<HTMLElement>) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-account]')];
  const place = items.findIndex((item) => item.matches(':focus'));
  items[(place + step + items.length) % items.length]?.focus();
};

function Choosing({ context, send, busy, errorText }: ScreenProps<typeof chooseAccountFlow, 'choosing'>) {
  const texts = useFlowTexts('chooseAccount');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { accounts, lastUsed } = context;
  if (!accounts && !errorText) return <ScreenOutline />;
  if (!accounts) {
    return (
      <ListFailed error={errorText} busy={busy} onRetry={() => void send('retry')} onKeep={() => void send('keep')} />
    );
  }

  const choose = ({ tenantId }: Account) => {
    setChosen(tenantId);
    void send('choose', tenantId);
  };
  const matches = findTenants(accounts, search);
  const useOther = () => void send('useOther');
  return (
    <Step title={texts.title} text={texts.text} error={errorText}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
      <div className="gh:grid gh:gap-3" onKeyDown={move}>
        {accounts.length > MANY && (
          <Input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            data-step-focus=""
          />
        )}
        <ul className="gh:-mx-2 gh:grid gh:max-h-96 gh:gap-px gh:overflow-y-auto gh:px-2 gh:py-1">
          {matches.map((account) => (
            <li key={account.tenantId}>
              <Choice
                account={account}
                isLast={account.tenantId === lastUsed}
                busy={busy === 'choose' && chosen === account.tenantId}
                onChoose={() => choose(account)}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="gh:text-sm gh:text-subtle gh:empty:sr-only">
          {matches.length === 0 && texts.none}
        </p>
        <LinkButton loading={busy === 'useOther'} onClick={useOther}>
          {texts.useOther}
        </LinkButton>
      </div>
    </Step>
  );
}

interface ChoiceProps {
  account: Account;
  isLast: boolean;
  busy: boolean;
  onChoose: () => void;
}

function Choice({ account, isLast, busy, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      data-account={account.tenantId}
      aria-busy={busy || undefined}
      onClick={onChoose}
      className="gh:flex gh:min-h-12 gh:w-full gh:items-center gh:gap-3 gh:rounded gh:px-3 gh:py-2 gh:text-start gh:text-sm gh:text-body gh:hover:bg-muted gh:focus-visible:-outline-offset-2"
    >
      <Avatar name={account.name} className="gh:rounded" />
      {/* Where both do not fit on one line, the mark moves below the name. */}
      <span className="gh:flex gh:min-w-0 gh:flex-1 gh:flex-wrap gh:items-center gh:gap-x-3 gh:gap-y-1">
        <span className="gh:min-w-0 gh:flex-auto gh:font-medium gh:wrap-anywhere">
          <bdi>{account.name}</bdi>
        </span>
        {isLast && <LastUsed />}
      </span>
      {busy && <Spinner />}
    </button>
  );
}

interface ListFailedProps {
  error: string | undefined;
  busy: string | null;
  onRetry: () => void;
  onKeep: () => void;
}

/** Renders the error of loading the list, which must not end a sign-in: the last used account is still offered. */
function ListFailed({ error, busy, onRetry, onKeep }: ListFailedProps) {
  const { common } = useTexts();
  const texts = useFlowTexts('chooseAccount');
  return (
    <Step title={texts.title} error={error}>
      <div className="gh:grid gh:gap-3">
        <Button loading={busy === 'retry'} onClick={onRetry}>
          {common.tryAgain}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {texts.keep}
        </Button>
      </div>
    </Step>
  );
}

const chooseAccountView: FlowView<typeof chooseAccountFlow> = {
  flow: chooseAccountFlow,
  screens: { choosing: Choosing, success: ScreenOutline },
};

export interface ChooseAccountBoxProps extends BoxSettings<typeof chooseAccountFlow> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
  /** Called instead of navigating to the login, after the user chose to sign in as another user. */
  onOther?: () => void;
}

/** Lets a user with several accounts choose one; continues immediately with a single account. */
export default function ChooseAccountBox({ onSuccess, onOther, ...settings }: ChooseAccountBoxProps) {
  const identity = useIdentity();
  const latest = useRef(onOther);
  useEffect(() => {
    latest.current = onOther;
  });
  const deps = useMemo(() => {
    const flowDeps = chooseAccountDeps(identity);
    return { ...flowDeps, toLogin: () => (latest.current ?? flowDeps.toLogin)() };
  }, [identity]);
  return <Box view={chooseAccountView} {...settings} deps={useNavigation(deps, onSuccess)} />;
}
