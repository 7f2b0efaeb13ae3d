'use client';
import { contract } from '@gatehouse/sdk/contracts/sso-login';
import * as sso from '@gatehouse/sdk/sso';
import { readableDomain } from '@gatehouse/sdk/text';
import * as users from '@gatehouse/sdk/users';
import { useQueryClient } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { useToast } from '../../kit/feedback/toast';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useConfirmation } from '../archetypes/form/use-confirmation';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { useSsoCalls } from './calls';

interface Place {
  title: string;
  open: () => void;
}

interface SwitchOnProps {
  connection: sso.SsoConfiguration;
  mayWrite: boolean;
  /** Place where a missing part is entered. */
  placeOf: (missing: sso.Missing) => Place;
  /** Renders the end around the button that turns the connection on, absent when it is on. Default: the button alone. */
  actions?: (switchOn: ReactNode) => ReactNode;
}

/** Returns a function that counts the users with an address at some domains; undefined when they cannot be read. */
const useUserCount = () => {
  const client = useQueryClient();
  const { list } = useCapability(users);
  return async (domains: readonly string[]): Promise<number | undefined> => {
    const counts = domains.map(async (domain) => {
      const query = list({ search: `@${domain}`, pageSize: 1, include: [] });
      return (await client.fetchQuery({ ...query, staleTime: 0 })).totalItems;
    });
    try {
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    } catch {
      return undefined;
    }
  };
};

/** Renders the switch of a connection, and a test, which requires it to be enabled. */
export function SwitchOn({ connection, mayWrite, placeOf, actions = (switchOn) => switchOn }: SwitchOnProps) {
  const texts = useAdminTexts('sso').setup;
  const kit = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(useSsoCalls().save());
  const { call } = useIdentity();
  const { ask, dialog } = useConfirmation();
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const missing = sso.missingOf(connection);
  const countUsers = useUserCount();
  const domains = (connection.domains ?? []).flatMap(({ domain, validated }) =>
    validated || connection.skipEmailDomainValidation ? domain : [],
  );
  const [verifiedDomain] = domains;
  const pending = (connection.domains ?? []).map(({ domain }) => readableDomain(domain));
  const reason = missing && (missing === 'proof' ? texts.missing.proof(pending) : texts.missing[missing]);
  const place = missing && placeOf(missing);

  const run = async (action: () => Promise<unknown>) => {
    setError(undefined);
    setIsBusy(true);
    await action().catch(setError);
    setIsBusy(false);
  };
  const turn = async (enabled: boolean) => {
    await run(async () => {
      await submit({ ssoConfigId: connection.id, enabled });
      toaster.success(enabled ? texts.switchedOn : texts.switchedOff);
    });
  };
  const switchOff = async () => {
    const confirmation = { title: texts.offTitle, text: texts.offText, confirm: texts.switchOff };
    if (await ask(confirmation)) await turn(false);
  };
  const switchOn = async () => {
    setIsBusy(true);
    const text = texts.turnOnText(await countUsers(domains), domains.map(readableDomain));
    setIsBusy(false);
    if (await ask({ title: texts.turnOnTitle, text, confirm: texts.switchOn })) await turn(true);
  };
  const test = () => {
    // Opened during the click: after the response the browser would block it as a pop-up.
    const opened = window.open('about:blank', '_blank');
    return run(async () => {
      const { address } = await call(contract.preLoginV2)({ email: `test@${verifiedDomain}` });
      if (!address || !sso.isWebAddress(address)) {
        opened?.close();
        return toaster.error(texts.noAddress);
      }
      if (!opened) return toaster.error(texts.windowBlocked);
      opened.opener = null;
      opened.location.href = address;
    }).then(() => undefined);
  };

  return (
    <div className="gh:grid gh:gap-4">
      {connection.enabled ? (
        <Alert tone="success" title={texts.isOn}>
          {texts.onText(domains.map(readableDomain))}
        </Alert>
      ) : (
        <Alert
          tone={missing ? 'warning' : 'info'}
          title={reason ?? texts.isOff}
          actions={
            mayWrite &&
            place && (
              <Button size="sm" variant="secondary" onClick={place.open}>
                {texts.goTo(place.title)}
              </Button>
            )
          }
        >
          {!missing && texts.readyText}
        </Alert>
      )}
      {mayWrite && connection.enabled && (
        <div className="gh:flex gh:flex-wrap gh:gap-2">
          {verifiedDomain && (
            <Button variant="secondary" loading={isBusy} onClick={() => void test()}>
              <ExternalLink aria-hidden />
              {texts.test}
            </Button>
          )}
          <Button variant="secondary" loading={isBusy} onClick={() => void switchOff()}>
            {texts.switchOff}
          </Button>
        </div>
      )}
      <div role="alert" className="gh:empty:sr-only">
        {error !== undefined && <Alert tone="danger">{kit.describeError(error)}</Alert>}
      </div>
      {dialog}
      {mayWrite && (
        <div className="gh:grid">
          {actions(
            connection.enabled ? undefined : (
              <Button
                className="gh:justify-self-start"
                loading={isBusy}
                disabledReason={reason}
                onClick={() => void switchOn()}
              >
                {texts.switchOn}
              </Button>
            ),
          )}
        </div>
      )}
    </div>
  );
}
