import { useEffect, useState } from 'react';
import { frameBridge } from './bridge';

type Panels = typeof import('./theme/theme-panel') &
  typeof import('./exchange/exchange-panel') &
  typeof import('./code/code-panel');

const load = async (): Promise<Panels> => {
  const [{ ThemePanel }, { ExchangePanel }, { CodePanel }] = await Promise.all([
    import('./theme/theme-panel'),
    import('./exchange/exchange-panel'),
    import('./code/code-panel'),
  ]);
  return { ThemePanel, ExchangePanel, CodePanel };
};

/**
 * Returns the panels that are not open at first. Their code, with the color spaces, would delay the first screen: it is
 * loaded when that is there, or once a panel is chosen.
 */
export const usePanels = (isChosen: boolean): Partial<Panels> => {
  const [panels, setPanels] = useState<Partial<Panels>>({});
  const [isRendered, setRendered] = useState(false);
  useEffect(() => frameBridge.onRendered(() => setRendered(true)), []);
  const isWanted = isChosen || isRendered;
  useEffect(() => {
    if (isWanted) void load().then(setPanels);
  }, [isWanted]);
  return panels;
};
