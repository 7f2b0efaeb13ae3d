export { type LogOutContext, type LogOutDeps, type LogOutStep, logOutDeps, logOutFlow } from './flow';
