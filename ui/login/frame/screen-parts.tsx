'use client';
import { type ComponentPropsWithoutRef, createContext, useContext, useEffect, useId, useRef } from 'react';
import { cn } from '../../kit/cn';
import { withProps } from '../../kit/with-props';
import type { BoxElement } from '../application/appearance';
import { useApplication } from '../application/application';
import { useBoxElement } from '../application/use-box-element';
import { useTakesFocus } from './flow-box';

/** Props of a part. `asChild` renders the single child with the part's attributes and class names; default false. */
export type PartProps<Tag extends 'section' | 'div' | 'h1' | 'p'> = ComponentPropsWithoutRef<Tag> & {
  asChild?: boolean;
};

/** Whether a dialog shows the title of its steps, whose own headings are then only announced. */
export const TitledOutside = createContext(false);

const IdContext = createContext('');
/** Returns the ids of the title and the text of the step. */
const useIds = () => {
  const id = useContext(IdContext);
  return { title: `${id}-title`, text: `${id}-text` };
};

const classesOf: Readonly<Record<'step' | 'header' | 'title' | 'text', string>> = {
  step: 'gh:grid gh:grid-cols-1 gh:gap-6',
  header: 'gh:grid gh:gap-1.5',
  title: 'gh:text-lg gh:font-medium gh:text-balance gh:outline-none',
  text: 'gh:text-sm gh:text-pretty gh:text-subtle gh:wrap-anywhere',
};

/** Returns the attributes of a part: its `data-slot` and class names. */
const usePart = (name: keyof typeof classesOf & BoxElement, className: string | undefined) => ({
  'data-slot': name,
  className: cn(classesOf[name], useBoxElement(name), className),
});

interface ScreenRootProps extends PartProps<'section'> {
  /** Whether there is a `ScreenText`, which then describes the step. Default false. */
  hasText?: boolean;
}

/**
 * Renders a step of a flow in a custom screen. After navigation from another step, the field marked with
 * `data-step-focus`, or else the heading, is focused. Name and description of the group are announced when the focus
 * enters it.
 */
export function ScreenRoot({ asChild = false, hasText = false, className, children, ...props }: ScreenRootProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const atStart = useRef(useTakesFocus());
  const { name, ownsPage } = useApplication();
  useEffect(() => {
    if (!atStart.current) return;
    const field = section.current?.querySelector<HTMLElement>('input[data-step-focus], [data-step-focus] input');
    (field ?? document.getElementById(`${id}-title`))?.focus();
  }, [id]);

  // Runs after each render, since the title may change within a step.
  useEffect(() => {
    const title = document.getElementById(`${id}-title`)?.textContent ?? '';
    if (ownsPage) document.title = name && !title.includes(name) ? `${title} · ${name}` : title;
  });

  const part = {
    ...usePart('step', className),
    role: 'group',
    'aria-labelledby': `${id}-title`,
    'aria-describedby': hasText ? `${id}-text` : undefined,
    ...props,
  };
  return (
    <IdContext.Provider value={id}>
      {asChild ? (
        withProps(children, part, section)
      ) : (
        <section ref={section} {...part}>
          {children}
        </section>
      )}
    </IdContext.Provider>
  );
}

/** Renders title and text of a step; not as `header`, which would be a second banner in a dialog. */
export function ScreenHeader({ asChild = false, className, children, ...props }: PartProps<'div'>) {
  const part = { ...usePart('header', className), ...props };
  return asChild ? withProps(children, part) : <div {...part}>{children}</div>;
}

/** Renders the heading, which names the step. */
export function ScreenTitle({ asChild = false, className, children, ...props }: PartProps<'h1'>) {
  const isHidden = useContext(TitledOutside);
  const part = {
    ...usePart('title', cn(isHidden && 'gh:sr-only', className)),
    id: useIds().title,
    tabIndex: -1,
    ...props,
  };
  return asChild ? withProps(children, part) : <h1 {...part}>{children}</h1>;
}

/** Renders the text below the heading. */
export function ScreenText({ asChild = false, className, children, ...props }: PartProps<'p'>) {
  const part = { ...usePart('text', className), id: useIds().text, ...props };
  return asChild ? withProps(children, part) : <p {...part}>{children}</p>;
}
