'use client';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useFormats } from '../archetypes/formats/formats';
import { writtenValue } from '../archetypes/formats/written-value';
import { useAdminTexts } from '../texts';
import type { AllowedCall } from './allowed-call';
import type { ToolCall } from './messages';
import { type CallOutcome, declined, notAllowed } from './outcome';
import { type Proposal, proposalOf } from './proposals';
import type { Chat } from './use-chat';

/**
 * Returns the call as an operation of the SDK's contracts; null if there is none, undefined while the contracts load.
 */
const useAllowed = (call: ToolCall): AllowedCall | null | undefined => {
  const [allowed, setAllowed] = useState<AllowedCall | null>();
  useEffect(() => {
    let isLeft = false;
    import('./allowed-call').then(
      (code) => !isLeft && setAllowed(code.allowedCall(call) ?? null),
      () => !isLeft && setAllowed(null),
    );
    return () => {
      isLeft = true;
    };
  }, [call]);
  return allowed;
};

interface CallCardProps {
  call: ToolCall;
  chat: Chat;
  mayReview: (proposal: Proposal) => boolean;
  onReview: (call: ToolCall, proposal: Proposal) => void;
}

/** Renders a pending call for approval, as described by its contract. */
export function CallCard({ call, chat, mayReview, onReview }: CallCardProps) {
  const texts = useAdminTexts('frame').assistant;
  const [first] = useState(call);
  const allowed = useAllowed(first);
  const [isSending, setIsSending] = useState(false);
  const report = (outcome: CallOutcome) => void chat.report(call, outcome);
  const approve = async () => {
    setIsSending(true);
    const outcome = await chat.run(call);
    setIsSending(false);
    if (outcome) report(outcome);
  };
  const proposal = allowed ? proposalOf(allowed.name, allowed.input) : undefined;
  const isForm = proposal !== undefined && mayReview(proposal);
  if (allowed === undefined) return <Skeleton className="gh:h-24 gh:rounded-lg" />;
  return (
    <section
      aria-label={texts.proposed}
      className="gh:grid gh:gap-3 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-4 gh:text-sm"
    >
      <h3 className="gh:font-medium">{allowed?.isRead ? texts.wantsToRead : texts.proposed}</h3>
      {allowed ? (
        <Details allowed={allowed} label={call.label} />
      ) : (
        <>
          <p className="gh:text-subtle">{texts.outside}</p>
          <code dir="ltr" className="gh:text-start gh:text-xs gh:wrap-anywhere">
            {call.method} {call.url}
          </code>
        </>
      )}
      {isForm && <p className="gh:text-subtle">{texts.reviewText}</p>}
      <div className="gh:flex gh:flex-wrap gh:gap-2">
        {isForm && (
          <Button size="sm" onClick={() => onReview(call, proposal)}>
            {texts.review}
          </Button>
        )}
        {allowed && !isForm && (
          <Button size="sm" loading={isSending} onClick={() => void approve()}>
            {allowed.isRead ? texts.read : texts.approve}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          disabled={isSending}
          onClick={() => report(allowed ? declined : notAllowed)}
        >
          {texts.decline}
        </Button>
      </div>
    </section>
  );
}

function Details({ allowed, label }: { allowed: AllowedCall; label: string }) {
  const formats = useFormats();
  const { name, endpoint, input } = allowed;
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  return (
    <>
      {label && (
        <p dir="auto" className="gh:text-subtle">
          {label}
        </p>
      )}
      <dl className="gh:grid gh:grid-cols-[auto_1fr] gh:gap-x-4 gh:gap-y-1.5">
        <dt className="gh:text-subtle">{endpoint.method}</dt>
        <dd>
          <code dir="ltr" className="gh:text-xs gh:wrap-anywhere">
            {name}
          </code>
        </dd>
        {fields.map(([field, value]) => (
          <div key={field} className="gh:contents">
            <dt dir="ltr" className="gh:text-subtle">
              {field}
            </dt>
            <dd dir="auto" className="gh:wrap-anywhere">
              {writtenValue(value, formats)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
