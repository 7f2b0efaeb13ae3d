import { usePortalTexts } from '../texts/provider';

/** Renders mark and name in a row. The mark is two nested gates, the inner one in the accent color. */
export function Wordmark() {
  const { portalName } = usePortalTexts('shell');
  return (
    <span className="inline-flex items-center gap-2.5 text-sm/4.5 font-semibold tracking-[-0.015em]">
      <svg
        className="size-8 flex-none fill-none"
        viewBox="0 0 32 32"
        aria-hidden="true"
        strokeWidth="2.75"
        strokeLinecap="round"
      >
        <rect width="32" height="32" rx="8" fill="#0b5947" />
        <path d="M8 25V15.5a8 8 0 0 1 16 0V25" stroke="#ffffff" />
        <path d="M13 25v-9a3 3 0 0 1 6 0v9" stroke="#f2b84b" />
      </svg>
      <span className="text-balance">{portalName}</span>
    </span>
  );
}

export function Copyright({ className = '' }: { className?: string }) {
  const { frame } = usePortalTexts('shell');
  return <p className={`text-xs text-subtle ${className}`}>{frame.copyright(new Date().getFullYear())}</p>;
}
