'use client';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button';
import { useCopy } from '../display/use-copy';
import { useKitTexts } from '../texts';
import { inGroups, type SetupKey } from './setup-key';

export interface SetupKeyCardProps {
  setupKey: SetupKey;
  texts: { key: string; copyKey: string; account: string; type: string; timeBased: string };
}

/** Renders the values for manual entry in an authenticator app: the key to copy, the account and the type of code. */
export function SetupKeyCard({ setupKey: { secret, account }, texts: setup }: SetupKeyCardProps) {
  const kit = useKitTexts();
  const code = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(secret, () => code.current && getSelection()?.selectAllChildren(code.current));
  return (
    <dl
      data-slot="setup-key"
      className="gh:grid gh:gap-3 gh:rounded gh:border gh:border-line gh:bg-muted gh:p-3 gh:text-sm"
    >
      <Entry term={setup.key}>
        <div className="gh:flex gh:items-start gh:justify-between gh:gap-3">
          {/* Aligned like the other values. */}
          <span>
            <code ref={code} dir="ltr" className="gh:font-mono gh:text-sm gh:select-all">
              {inGroups(secret)}
            </code>
          </span>
          <Button
            variant="secondary"
            size="icon-sm"
            aria-label={setup.copyKey}
            title={setup.copyKey}
            onClick={() => void copy()}
          >
            {state === 'copied' ? <Check aria-hidden className="gh:text-success" /> : <Copy aria-hidden />}
          </Button>
        </div>
        <span role="status" className={state === 'failed' ? 'gh:block gh:text-xs gh:text-danger' : 'gh:sr-only'}>
          {state === 'failed' ? kit.copyFailed : state === 'copied' ? kit.copied : null}
        </span>
      </Entry>
      {account && (
        <Entry term={setup.account}>
          <bdi className="gh:wrap-anywhere">{account}</bdi>
        </Entry>
      )}
      <Entry term={setup.type}>{setup.timeBased}</Entry>
    </dl>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="gh:min-w-0">
      <dt className="gh:text-xs gh:text-subtle">{term}</dt>
      <dd className="gh:m-0">{children}</dd>
    </div>
  );
}
