'use client';
import type { AnyFlow, ContextOf, StepOf } from '@gatehouse/sdk/flows';
import { useMemo } from 'react';
import { chunk, useChunk } from '../kit/chunk';
import { cn } from '../kit/cn';
import { useIdentity } from '../react/identity';
import { useRequestSource } from '../react/request-source';
import { type Application, type ApplicationInfo, ApplicationProvider, type LegalAddresses } from './application';
import { BoxFrame, type BoxFrameProps } from './box-frame';
import { FlowBox, type FlowBoxProps, type FlowView, type Screens, type Slots } from './flow-box';
import { useApplicationInfo } from './use-application-info';

/** What the box of every flow takes. */
export interface BoxSettings<F extends AnyFlow> extends Omit<BoxFrameProps, 'children' | 'variables' | 'theme'> {
  /** Starts at this step and does nothing by itself: for previews and tests. */
  step?: StepOf<F>;
  /** What is known at the start, e.g. `{ email }` of an invitation. */
  context?: Partial<ContextOf<F>>;
  /** For pages that consist of the box: focuses the first field at once, and names the document after each step. */
  autoFocus?: boolean;
  /** Name and logo above the form. Default: `appName` of the identity, and what the provider knows of the application. */
  application?: Application;
  /** Replaces the screens of single steps and keeps the others. Keep the object the same between renders. */
  screens?: Partial<Screens<F>>;
  /** Additions to single steps, above and below their forms. Keep the object the same between renders. */
  slots?: Slots<F>;
  /** Called after each step, with what the flow remembers. */
  onStep?: (step: StepOf<F>, context: ContextOf<F>) => void;
}

interface BoxProps<F extends AnyFlow> extends BoxSettings<F>, Pick<FlowBoxProps<F>, 'deps'> {
  view: FlowView<F>;
  /** What the screens know of their surroundings beside the application. */
  surroundings?: Pick<ApplicationInfo, 'resetsPassword' | 'signsUp'>;
}

/** A flow in its frame: what the box of each flow is made of. */
export function Box<F extends AnyFlow>({
  view,
  deps,
  screens,
  slots,
  appearance,
  surroundings,
  step,
  context,
  autoFocus = false,
  application,
  onStep,
  header,
  footer,
}: BoxProps<F>) {
  useRequestSource('login-box');
  const info = useApplicationInfo(useIdentity(), application, !application && !step);
  const { name, logo, allowSignups, takesPassword, problem, variables, theme, titles, links, retext } = info;
  const { account, unknownAlias } = info;
  const own = appearance?.layout;
  const vendors = info.layout;
  const layout = useMemo(() => ({ ...vendors, ...own }), [vendors, own]);
  const shown = useMemo(
    () => ({
      name,
      allowSignups,
      takesPassword,
      problem,
      titles,
      account,
      unknownAlias,
      layout,
      retext,
      ownsPage: autoFocus,
      ...surroundings,
    }),
    [
      name,
      allowSignups,
      takesPassword,
      problem,
      titles,
      account,
      unknownAlias,
      layout,
      retext,
      autoFocus,
      surroundings,
    ],
  );
  const all = useMemo(() => ({ ...view.screens, ...screens }), [view, screens]);
  return (
    <ApplicationProvider value={shown}>
      <BoxFrame
        header={
          header ??
          (logo && layout.showLogo !== false && <Logo address={logo} className={appearance?.elements?.logo} />)
        }
        footer={footer ?? (links && <Legal links={links} />)}
        {...{ appearance, variables, theme }}
      >
        <FlowBox {...view} {...{ deps, step, context, autoFocus, onStep, slots }} screens={all} />
      </BoxFrame>
    </ApplicationProvider>
  );
}

const legal = chunk(() => import('./legal-links'));

/** Few vendors have them: their code comes when they are there. */
function Legal({ links }: { links: LegalAddresses }) {
  const { Part } = useChunk(legal);
  return Part ? <Part links={links} /> : null;
}

/** Without words: the title below names the application. */
function Logo({ address, className }: { address: string; className: string | undefined }) {
  return (
    <img
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      data-slot="logo"
      className={cn('gh:h-10 gh:max-w-full gh:justify-self-center gh:object-contain', className)}
    />
  );
}
