'use client';
import * as restrictions from '@gatehouse/sdk/restrictions';
import { readableDomain } from '@gatehouse/sdk/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Input } from '../../kit/form/input';
import { useCapability } from '../../react/capability';
import { useAdminTexts } from '../texts';

interface TestBoxProps {
  title: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  result: ReactNode;
}

function TestBox({ title, label, value, onChange, result }: TestBoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="gh:mt-3 gh:grid gh:gap-3">
      <h2 id={`${id}-title`} className="gh:text-sm gh:font-medium">
        {title}
      </h2>
      <div className="gh:grid gh:max-w-100 gh:gap-1.5">
        <label htmlFor={id} className="gh:text-sm gh:text-subtle">
          {label}
        </label>
        <Input
          id={id}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <p role="status" className="gh:min-h-5 gh:text-sm">
          {result}
        </p>
      </div>
    </section>
  );
}

/** Maximum number of entries that the test loads. */
const MAX_LENGTH = 200;

/** Renders whether the active list would admit an IP address, and why. */
export function IpTest({ config }: { config: restrictions.IpConfig }) {
  const { ips: texts } = useAdminTexts('security');
  const [ip, setIp] = useState('');
  const strategy = restrictions.restrictionTypeOf(config.strategy);
  const entries = useCapability(restrictions).listIps({ strategy, page: 0, pageSize: MAX_LENGTH });
  const { data } = useQuery({ ...entries, enabled: entries.enabled && ip !== '' });
  // The verdict covers the list even while it is disabled.
  const result = data && restrictions.ipVerdict(ip.trim(), { isActive: true, strategy }, data.items);
  const resultText = () => {
    if (ip.trim() === '' || !data) return '';
    if (!result) return texts.testInvalid;
    if (result.passes) return result.by ? texts.passesBy(result.by.ip) : texts.passes;
    return result.by ? texts.refusedBy(result.by.ip) : texts.refused;
  };
  return <TestBox title={texts.testTitle} label={texts.testLabel} value={ip} onChange={setIp} result={resultText()} />;
}

interface DomainTestProps {
  config: restrictions.DomainConfig;
  domains: readonly restrictions.DomainRestriction[];
}

/** Renders whether a user with an email address would be admitted, and why. */
export function DomainTest({ config, domains }: DomainTestProps) {
  const { domains: texts } = useAdminTexts('security');
  const [email, setEmail] = useState('');
  const listType = restrictions.restrictionTypeOf(config.listType);
  const result = restrictions.domainVerdict(email.trim(), { ...config, active: true, listType }, domains);
  const resultText = () => {
    if (email.trim() === '') return '';
    if (!result) return texts.testInvalid;
    if (result.passes) return result.by ? texts.passesBy(readableDomain(result.by.domain)) : texts.passes;
    return result.by ? texts.refusedBy(readableDomain(result.by.domain)) : texts.refused;
  };
  return (
    <TestBox title={texts.testTitle} label={texts.testLabel} value={email} onChange={setEmail} result={resultText()} />
  );
}
