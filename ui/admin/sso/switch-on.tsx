'use client';
import { contract } from '@gatehouse/sdk/contracts/sso-login';
import * as sso from '@gatehouse/sdk/sso';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { useToast } from '../../kit/feedback/toast';
import { useKitTexts } from '../../kit/texts';
import { useIdentity } from '../../react/identity';
import { useConfirmation } from '../archetypes/form/use-confirmation';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { useSsoCalls } from './calls';

/** Renders the switch of a connection, and a test, which requires it to be enabled. */
export function SwitchOn({ connection, mayWrite }: { connection: sso.SsoConfiguration; mayWrite: boolean }) {
  const texts = useAdminTexts('sso').setup;
  const kit = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(useSsoCalls().save());
  const { call } = useIdentity();
  const { ask, dialog } = useConfirmation();
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const missing = sso.missingOf(connection);
  const verifiedDomain = (connection.domains ?? []).find(
    ({ validated }) => validated || connection.skipEmailDomainValidation,
  )?.domain;

  const run = async (action: () => Promise<unknown>) => {
    setError(undefined);
    setIsBusy(true);
    await action().catch(setError);
    setIsBusy(false);
  };
  const turn = async (enabled: boolean) => {
    const confirmation = { title: texts.offTitle, text: texts.offText, confirm: texts.switchOff };
    if (!enabled && !(await ask(confirmation))) return;
    await run(async () => {
      await submit({ ssoConfigId: connection.id, enabled });
      toaster.success(enabled ? texts.switchedOn : texts.switchedOff);
    });
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
          {texts.onText((connection.domains ?? []).flatMap(({ domain, validated }) => (validated ? domain : [])))}
        </Alert>
      ) : (
        <Alert tone={missing ? 'warning' : 'info'} title={missing ? texts.missingTitle : texts.isOff}>
          {missing ? texts.missing[missing] : texts.readyText}
        </Alert>
      )}
      {mayWrite && (
        <div className="gh:flex gh:flex-wrap gh:gap-2">
          {connection.enabled ? (
            <>
              {verifiedDomain && (
                <Button variant="secondary" loading={isBusy} onClick={() => void test()}>
                  <ExternalLink aria-hidden />
                  {texts.test}
                </Button>
              )}
              <Button variant="secondary" loading={isBusy} onClick={() => void turn(false)}>
                {texts.switchOffAgain}
              </Button>
            </>
          ) : (
            <Button loading={isBusy} disabledReason={missing && texts.missing[missing]} onClick={() => void turn(true)}>
              {texts.switchOn}
            </Button>
          )}
        </div>
      )}
      <div role="alert" className="gh:empty:sr-only">
        {error !== undefined && <Alert tone="danger">{kit.describeError(error)}</Alert>}
      </div>
      {dialog}
    </div>
  );
}
