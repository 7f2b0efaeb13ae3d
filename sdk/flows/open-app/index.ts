export {
  type AppAddress,
  isAppScheme,
  type OpenAppContext,
  type OpenAppDeps,
  type OpenAppStep,
  openAppDeps,
  openAppFlow,
} from './flow';
