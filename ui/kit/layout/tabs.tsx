'use client';
import * as TabsPrimitive from '@radix-ui/react-tabs';
import type { ComponentPropsWithoutRef } from 'react';
import { cn } from '../cn';
import { useDirection, useElementClass } from '../root';
import { scrollEdges } from './scroll-edges';

/** Renders tabs with their panels. */
export function Tabs({ className, ...props }: ComponentPropsWithoutRef<typeof TabsPrimitive.Root>) {
  const dir = useDirection();
  return <TabsPrimitive.Root data-slot="tabs" dir={dir} className={cn('gh:grid gh:gap-6', className)} {...props} />;
}

/** Renders the tab list; give it an `aria-label`. */
export function TabsList({ className, ...props }: ComponentPropsWithoutRef<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      className={cn(
        'gh:flex gh:shrink-0 gh:gap-3 gh:overflow-x-auto gh:border-b gh:border-line',
        scrollEdges,
        className,
      )}
      {...props}
    />
  );
}

/** Renders a tab. */
export function TabsTrigger({ className, ...props }: ComponentPropsWithoutRef<typeof TabsPrimitive.Trigger>) {
  const hostClass = useElementClass('tab');
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        'gh:inline-flex gh:h-10 gh:shrink-0 gh:items-center gh:gap-2 gh:border-b-2 gh:border-transparent gh:px-1 gh:text-sm gh:font-medium gh:text-subtle gh:transition-colors',
        'gh:hover:text-body gh:data-[state=active]:border-primary gh:data-[state=active]:text-body gh:disabled:cursor-not-allowed gh:disabled:opacity-50',
        'gh:forced-colors:data-[state=inactive]:border-[Canvas] gh:focus-visible:rounded-sm gh:focus-visible:-outline-offset-2 gh:[&_svg]:size-4',
        hostClass,
        className,
      )}
      {...props}
    />
  );
}

/** Renders the panel of a tab. */
export function TabsContent({ className, ...props }: ComponentPropsWithoutRef<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" className={cn('gh:rounded-sm', className)} {...props} />;
}
