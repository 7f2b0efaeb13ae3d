'use client';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Spinner } from '../../kit/feedback/spinner';
import { LinkButton } from '../frame/step';
import { useFlowTexts } from '../texts';

interface ChoiceButtonProps {
  icon: LucideIcon;
  label: string;
  /** Reason why the option cannot be chosen, rendered below the label. */
  unavailable?: string;
  busy?: boolean;
  onChoose: () => void;
}

/** Renders a full-width button for one of several options. */
export function ChoiceButton({ icon: Icon, label, unavailable, busy = false, onChoose }: ChoiceButtonProps) {
  const usable = unavailable === undefined;
  return (
    <button
      type="button"
      aria-disabled={!usable}
      aria-busy={busy}
      onClick={usable ? onChoose : undefined}
      className="gh:flex gh:min-h-12 gh:w-full gh:items-center gh:gap-3 gh:rounded gh:border gh:border-line gh:bg-surface gh:px-3 gh:py-2 gh:text-start gh:text-sm gh:shadow-low gh:transition-colors gh:hover:bg-muted gh:aria-disabled:cursor-not-allowed gh:aria-disabled:bg-muted gh:aria-disabled:shadow-none"
    >
      <Icon aria-hidden className="gh:size-4 gh:text-subtle" />
      <span className="gh:grid gh:min-w-0 gh:flex-1">
        <bdi className={usable ? 'gh:font-medium' : 'gh:text-subtle'}>{label}</bdi>
        {unavailable && <span className="gh:text-xs gh:text-subtle">{unavailable}</span>}
      </span>
      {busy && <Spinner className="gh:text-subtle" />}
      {usable && !busy && <ChevronRight aria-hidden className="gh:size-4 gh:text-subtle gh:rtl:rotate-180" />}
    </button>
  );
}

interface ChooseAnotherProps {
  methods: readonly string[];
  onChoose: () => void;
}

/** Renders the button back to the method selection if there are several methods. */
export function ChooseAnother({ methods, onChoose }: ChooseAnotherProps) {
  const mfa = useFlowTexts('mfa');
  if (methods.length < 2) return null;
  return <LinkButton onClick={onChoose}>{mfa.other}</LinkButton>;
}
