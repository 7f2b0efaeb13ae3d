'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { cn } from '../cn';

const avatar = cva(
  'gh:relative gh:inline-flex gh:shrink-0 gh:items-center gh:justify-center gh:overflow-hidden gh:rounded-full gh:border gh:border-line gh:bg-muted gh:font-medium gh:text-subtle gh:select-none',
  {
    variants: { size: { sm: 'gh:size-6 gh:text-xs', md: 'gh:size-8 gh:text-xs', lg: 'gh:size-12 gh:text-base' } },
    defaultVariants: { size: 'md' },
  },
);

/** Allowed picture URLs: no script URLs, and no relative ones, which would be requested from the host's own server. */
const isPicture = (src: string) => /^(https?:\/\/|data:image\/(png|jpeg|gif|webp|avif);)/i.test(src);

const initials = (name: string) => {
  const words = name
    .trim()
    .split(/[\s._@-]+/u)
    .filter(Boolean);
  return [words[0], words.length > 1 ? words[1] : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

export interface AvatarProps extends ComponentPropsWithoutRef<'span'>, VariantProps<typeof avatar> {
  /** Name of the user; also the source of the initials. */
  name: string;
  src?: string | null;
}

/** Renders a user's picture, or initials until it has loaded. It is decorative: render the name beside it. */
export function Avatar({ name, src, size, className, ...props }: AvatarProps) {
  const [state, setState] = useState<{ src?: string; status?: 'loaded' | 'failed' }>({});
  const status = state.src === src ? state.status : undefined;
  const visibleSrc = src && isPicture(src) && status !== 'failed' ? src : undefined;
  return (
    <span data-slot="avatar" aria-hidden className={cn(avatar({ size }), className)} {...props}>
      {status !== 'loaded' && <span>{initials(name)}</span>}
      {visibleSrc && (
        <img
          src={visibleSrc}
          alt=""
          referrerPolicy="no-referrer"
          className={cn('gh:absolute gh:inset-0 gh:size-full gh:object-cover', status !== 'loaded' && 'gh:opacity-0')}
          onLoad={() => setState({ src: visibleSrc, status: 'loaded' })}
          onError={() => setState({ src: visibleSrc, status: 'failed' })}
        />
      )}
    </span>
  );
}
