'use client';
import * as securityCenter from '@gatehouse/sdk/security-center';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCapability } from '../../react/capability';
import { useAdminTexts } from '../texts';
import { useFigures } from './use-figures';

/** Renders further findings of the provider; nothing if they cannot be loaded. */
export function Insights() {
  const { overview: texts } = useAdminTexts('security');
  const id = useId();
  const figures = useFigures();
  const { data = [] } = useQuery({ ...useCapability(securityCenter).insights(), refetchOnMount: 'always' });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="gh:grid gh:gap-3 gh:rounded-lg gh:border gh:border-line gh:p-5">
      <h2 id={id} className="gh:text-sm gh:font-medium">
        {texts.insights}
      </h2>
      <dl className="gh:grid gh:gap-3 gh:text-sm">
        {data.map((insight) => {
          const category = securityCenter.categoryOf(insight);
          return (
            <div key={insight.code} className="gh:grid gh:gap-0.5">
              <dt className="gh:text-subtle">{category ? texts.categories[category] : texts.other}</dt>
              <dd className="gh:wrap-anywhere">{figures(insight.metadata).join(' ') || insight.code}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
