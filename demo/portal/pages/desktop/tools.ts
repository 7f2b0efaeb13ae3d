import { Activity, AppWindow, BookOpen, Bot, LifeBuoy, type LucideIcon, Truck, Zap } from 'lucide-react';
import type { ComponentType } from 'react';
import type { DesktopFeature } from '../../../research/progress';
import { ApplicationsTool } from './applications-tool';
import { AutomationTool } from './automation-tool';
import { BotsTool } from './bots-tool';
import { KnowledgeTool } from './knowledge-tool';
import { MigrationsTool } from './migrations-tool';
import { StatusTool } from './status-tool';
import { TicketingTool } from './ticketing-tool';

interface Tool {
  readonly icon: LucideIcon;
  readonly View: ComponentType;
}

/** Tools of the mockup. */
export const tools: Readonly<Record<DesktopFeature, Tool>> = {
  applications: { icon: AppWindow, View: ApplicationsTool },
  knowledge: { icon: BookOpen, View: KnowledgeTool },
  automation: { icon: Zap, View: AutomationTool },
  'status-page': { icon: Activity, View: StatusTool },
  migrations: { icon: Truck, View: MigrationsTool },
  ticketing: { icon: LifeBuoy, View: TicketingTool },
  bots: { icon: Bot, View: BotsTool },
};
