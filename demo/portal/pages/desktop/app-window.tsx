import { Tabs, TabsContent, TabsList, TabsTrigger } from '@gatehouse/ui/kit';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { type DesktopFeature, desktopFeatures } from '../../../research/progress';
import { useSeen } from '../../solutions/use-seen';
import { usePortalTexts } from '../../texts/provider';
import { tools } from './tools';
import { useWide } from './use-wide';

const isFeature = (value: string): value is DesktopFeature => desktopFeatures.some((feature) => feature === value);

interface AppWindowProps {
  isDone: (feature: DesktopFeature) => boolean;
  /** A tool was chosen. */
  onOpen: (feature: DesktopFeature) => void;
  /** Called when a tool was used, or chosen and visible for 1 s. */
  onSeen: (feature: DesktopFeature) => void;
}

/** Renders the interactive mockup of the application: a rail of seven tools and the open one. */
export function AppWindow({ isDone, onOpen, onSeen }: AppWindowProps) {
  const texts = usePortalTexts('desktop');
  const [open, setOpen] = useState<DesktopFeature>('applications');
  // The first tool is open without the user's choice.
  const [isChosen, setIsChosen] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const wide = useWide();
  useSeen(view, () => {
    if (isChosen) onSeen(open);
  });
  const use = () => onSeen(open);
  const choose = (value: string) => {
    if (!isFeature(value)) return;
    setOpen(value);
    setIsChosen(true);
    onOpen(value);
  };

  return (
    <Tabs value={open} onValueChange={choose} orientation={wide ? 'vertical' : 'horizontal'} className="app-window">
      <div className="app-bar">
        <span className="app-lights" aria-hidden>
          <i />
          <i />
          <i />
        </span>
        <p>Gatehouse Desktop</p>
      </div>
      <TabsList aria-label={texts.prototype.tools} className="app-rail">
        {desktopFeatures.map((feature) => {
          const Icon = tools[feature].icon;
          return (
            <TabsTrigger key={feature} value={feature} className="app-tool">
              <Icon aria-hidden />
              <span className="app-tool-name">{texts.tools[feature].name}</span>
              {isDone(feature) && <Check aria-label={texts.prototype.seen} className="app-tool-seen" />}
            </TabsTrigger>
          );
        })}
      </TabsList>
      <div ref={view} className="app-view" {...{ onClick: use, onInput: use }}>
        {desktopFeatures.map((feature) => {
          const { name, about } = texts.tools[feature];
          const { View } = tools[feature];
          return (
            // All of them stay, so that what was done in one is still there after a look at another.
            <TabsContent key={feature} value={feature} forceMount hidden={feature !== open} className="app-panel">
              <header>
                <h3>{name}</h3>
                <p className="small">{about}</p>
              </header>
              <View />
            </TabsContent>
          );
        })}
      </div>
    </Tabs>
  );
}
