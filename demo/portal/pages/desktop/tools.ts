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
  /** What one does with it, in a sentence; also the hint of its question. */
  readonly about: string;
  readonly View: ComponentType;
}

/** What the picture of the application shows for each of its tools. */
export const tools: Readonly<Record<DesktopFeature, Tool>> = {
  applications: {
    icon: AppWindow,
    about: 'Ask for software and see where the request stands.',
    View: ApplicationsTool,
  },
  knowledge: { icon: BookOpen, about: 'Find the article that answers the question.', View: KnowledgeTool },
  automation: { icon: Zap, about: 'Switch on what nobody should do by hand.', View: AutomationTool },
  'status-page': { icon: Activity, about: 'See what works, and hear when the rest is back.', View: StatusTool },
  migrations: { icon: Truck, about: 'Follow a move step by step, and take a step back.', View: MigrationsTool },
  ticketing: { icon: LifeBuoy, about: 'Read, answer and close tickets.', View: TicketingTool },
  bots: { icon: Bot, about: 'Ask, and get an answer without waiting for a person.', View: BotsTool },
};
