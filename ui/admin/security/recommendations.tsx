'use client';
import type { Recommendation, RecommendationCode, Severity } from '@gatehouse/sdk/security-center';
import { useId } from 'react';
import { Button } from '../../kit/button/button';
import { SeverityBadge, type SeverityLevel } from '../archetypes/formats/severity-badge';
import { startOf, usePageAddress, usePortalAddress } from '../archetypes/page/address';
import { useFieldAppearance } from '../archetypes/page/appearance';
import { usePortalPages } from '../archetypes/page/portal-pages';
import { useAdminTexts } from '../texts';
import { useFigures } from './figures';
import { isKnownCode, type Proposal, proposalOf, toSearch } from './proposals';
import { type SecurityTab, tabPaths } from './tabs';

const levels: Readonly<Record<Severity, SeverityLevel>> = { SEVERE: 'high', WARNING: 'medium', INFO: 'low' };

interface RecommendationsProps {
  items: readonly Recommendation[];
  mayWrite: boolean;
  /** Tabs in which the user can change something. */
  editable: readonly SecurityTab[];
  /** Opens the confirmation before mail is sent to that number of users. */
  onResetBreached: (count: number) => void;
}

/** Renders the recommendations for the account, most urgent first, each with a link that resolves it. */
export function Recommendations({ items, mayWrite, editable, onResetBreached }: RecommendationsProps) {
  const { overview: texts } = useAdminTexts('security');
  const id = useId();
  const { go } = usePageAddress('security');
  const portal = usePortalAddress();
  const pages = usePortalPages();
  const sessionField = useFieldAppearance('sessionManagement');
  const signInField = useFieldAppearance('generalSettings');

  const isEditable = ({ tab, field }: Proposal) => {
    if (!editable.includes(tab)) return false;
    switch (field) {
      case undefined:
        return true;
      case 'mfa':
      case 'userLockout':
      case 'passwordHistory':
        return signInField(field) === 'edit';
      default:
        return sessionField(field) === 'edit';
    }
  };
  const actionOf = (item: Recommendation) => {
    const breached = item.metadata?.password?.breachedPasswordUsersCount;
    if (item.code === 'BREACHED_PASSWORDS_EXIST') {
      return mayWrite && breached ? { label: texts.reset, run: () => onResetBreached(breached) } : undefined;
    }
    if (item.code === 'CONFIGURE_SSO') {
      return pages.includes('sso') ? { label: texts.setUp, run: () => portal.go(startOf('sso')) } : undefined;
    }
    const proposal = proposalOf(item);
    if (!proposal || !isEditable(proposal)) return undefined;
    return { label: texts.review, run: () => go({ rest: tabPaths[proposal.tab], search: toSearch(proposal) }) };
  };

  return (
    <section
      aria-labelledby={id}
      className="gh:overflow-clip gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:shadow-low"
    >
      <h2 id={id} className="gh:px-5 gh:py-4 gh:text-sm gh:font-medium">
        {texts.title}
      </h2>
      <ul>
        {items.map((item) => (
          <Row key={item.code} item={item} action={actionOf(item)} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  item: Recommendation;
  action: { label: string; run: () => void } | undefined;
}

function Row({ item, action }: RowProps) {
  const { overview: texts } = useAdminTexts('security');
  const id = useId();
  const figures = useFigures();
  const findings: Readonly<Record<RecommendationCode, { title: string; text: string }>> = texts.findings;
  const { title, text } = isKnownCode(item.code)
    ? findings[item.code]
    : { title: texts.unknownTitle, text: texts.unknownText(item.code) };
  const details = [item.category && texts.categories[item.category], ...figures(item.metadata)].filter(Boolean);
  return (
    <li className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-6 gh:gap-y-3 gh:border-t gh:border-line gh:px-5 gh:py-4">
      <div className="gh:grid gh:min-w-0 gh:flex-[1_1_16rem] gh:gap-1">
        <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-2 gh:gap-y-1">
          <h3 id={`${id}-title`} className="gh:text-sm gh:font-medium gh:wrap-anywhere">
            {title}
          </h3>
          <SeverityBadge level={levels[item.severity]}>{texts.severities[item.severity]}</SeverityBadge>
        </div>
        <p className="gh:text-sm gh:text-subtle">{text}</p>
        {details.length > 0 && <p className="gh:text-xs gh:text-subtle">{details.join(' · ')}</p>}
      </div>
      {action && (
        <Button
          id={`${id}-action`}
          aria-labelledby={`${id}-action ${id}-title`}
          variant="secondary"
          size="sm"
          onClick={action.run}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}
