'use client';
import * as sso from '@gatehouse/sdk/sso';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { Button } from '../../kit/button/button';
import { CopyFieldGroup } from '../../kit/display/copy-field';
import { Alert } from '../../kit/feedback/alert';
import { RetryButton } from '../../kit/feedback/retry-button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { saveText } from '../../kit/save-text';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useAdminTexts } from '../texts';

/** Renders the values that the identity provider needs, with instructions. */
export function ProviderValues({ connection }: { connection: sso.SsoConfiguration }) {
  const texts = useAdminTexts('sso').setup;
  const { instructions } = useAdminTexts('sso');
  const kit = useKitTexts();
  const { samlVendor, oidc } = useCapability(sso);
  const type = sso.ssoTypeOf(connection);
  const isOidc = type === 'oidc';
  const vendor = samlVendor();
  const saml = useQuery({ ...vendor, enabled: vendor.enabled && !isOidc });
  const redirects = oidc();
  const open = useQuery({ ...redirects, enabled: redirects.enabled && isOidc });
  const { error, refetch } = isOidc ? open : saml;
  const { acsUrl, spEntityId } = saml.data ?? {};
  const fields = isOidc
    ? [{ label: texts.redirectUri, value: open.data?.redirectUri ?? '' }]
    : [
        { label: texts.acsUrl, value: connection.acsUrl || acsUrl || '' },
        { label: texts.entityId, value: connection.spEntityId || spEntityId || '' },
      ];
  const isLoading = isOidc ? open.isPending : saml.isPending;
  const steps = instructions[type];
  const sheet = () =>
    saveText(
      texts.sheetName,
      [
        texts.sheetTitle,
        '',
        ...steps.map((step, at) => `${at + 1}. ${step}`),
        '',
        ...fields.map(({ label, value }) => `${label}: ${value}`),
      ].join('\n'),
    );
  if (error) {
    return (
      <Alert tone="danger" title={kit.loadFailed} actions={<RetryButton error={error} onRetry={refetch} />}>
        {kit.describeError(error)}
      </Alert>
    );
  }
  if (isLoading) return <Skeleton className="gh:h-32" />;
  return (
    <div className="gh:grid gh:gap-5 gh:@min-[42rem]:grid-cols-2">
      <ol className="gh:list-decimal gh:content-start gh:space-y-2 gh:ps-5 gh:text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="gh:grid gh:content-start gh:gap-3">
        <CopyFieldGroup label={texts.enterThese(fields.length)} fields={fields} />
        <Button variant="ghost" size="sm" className="gh:-ms-3 gh:justify-self-start" onClick={sheet}>
          <Download aria-hidden />
          {texts.sheet}
        </Button>
      </div>
    </div>
  );
}
