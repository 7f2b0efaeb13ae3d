'use client';
import type { IdentityError } from '@gatehouse/sdk';
import type { AnyFlow, ContextOf, StepOf } from '@gatehouse/sdk/flows';
import { useMemo } from 'react';
import { cn } from '../../kit/cn';
import { useIdentity } from '../../react/identity';
import { useRequestSource } from '../../react/request-source';
import { type Application, type ApplicationInfo, ApplicationProvider } from '../application/application';
import { useApplicationInfo } from '../application/use-application-info';
import { BoxFrame, type BoxFrameProps } from './box-frame';
import { FlowBox, type FlowBoxProps, type FlowView, type Screens, type Slots } from './flow-box';
import { LegalLinks } from './legal-links';

/** Props of every box. */
export interface BoxSettings<F extends AnyFlow> extends Omit<BoxFrameProps, 'children' | 'variables' | 'theme'> {
  /** Initial step, rendered without effects, for previews and tests. */
  step?: StepOf<F>;
  /** Initial context, e.g. `{ email }` from an invitation. */
  context?: Partial<ContextOf<F>>;
  /**
   * Focuses the first field, and sets the document title for each step; for pages that consist of the box. Default
   * false.
   */
  autoFocus?: boolean;
  /** Overrides single application settings, e.g. name and logo. Default: `appName` of the identity and the provider's. */
  application?: Application;
  /** Replaces the screens of single steps. Keep the object stable between renders. */
  screens?: Partial<Screens<F>>;
  /** Adds content above and below the forms of single steps. Keep the object stable between renders. */
  slots?: Slots<F>;
  /** Called once per step, and again for each failure of a step, with its error (`error.errorCode`). */
  onStep?: (step: StepOf<F>, context: ContextOf<F>, error?: IdentityError) => void;
}

interface BoxProps<F extends AnyFlow> extends BoxSettings<F>, Pick<FlowBoxProps<F>, 'deps'> {
  view: FlowView<F>;
  /** Application settings that depend on the page around the box. */
  surroundings?: Pick<ApplicationInfo, 'resetsPassword' | 'signsUp'>;
}

/** Renders a flow in its frame; shared by all boxes. */
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
  const info = useApplicationInfo(useIdentity(), application, !step);
  const { name, logo, allowSignups, takesPassword, problem, variables, theme, titles, links, retext } = info;
  const { account, unknownAlias } = info;
  const hostLayout = appearance?.layout;
  const vendorLayout = info.layout;
  const layout = useMemo(() => ({ ...vendorLayout, ...hostLayout }), [vendorLayout, hostLayout]);
  const visibleInfo = useMemo(
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
    <ApplicationProvider value={visibleInfo}>
      <BoxFrame
        header={
          header ??
          (logo && layout.showLogo !== false && <Logo address={logo} className={appearance?.elements?.logo} />)
        }
        footer={footer ?? (links && <LegalLinks links={links} />)}
        appearance={appearance}
        variables={variables}
        theme={theme}
      >
        <FlowBox
          {...view}
          deps={deps}
          step={step}
          context={context}
          autoFocus={autoFocus}
          onStep={onStep}
          slots={slots}
          screens={all}
        />
      </BoxFrame>
    </ApplicationProvider>
  );
}

/** Renders the logo without alternative text, since the title below names the application. */
export function Logo({ address, className }: { address: string; className: string | undefined }) {
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
