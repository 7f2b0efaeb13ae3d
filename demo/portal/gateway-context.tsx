import { createContext, type ReactNode, use } from 'react';
import type { GatewayClient } from './gateway-client';

const GatewayContext = createContext<GatewayClient | null>(null);

export function GatewayProvider({ gateway, children }: { gateway: GatewayClient; children: ReactNode }) {
  return <GatewayContext value={gateway}>{children}</GatewayContext>;
}

export const useGateway = (): GatewayClient => {
  const gateway = use(GatewayContext);
  if (!gateway) throw new Error('useGateway needs a GatewayProvider above it.');
  return gateway;
};
